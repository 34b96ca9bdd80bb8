import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { ExchangeBTransferItem } from '../../../../../src/core/execution/item.ts'
import { ownSigner } from '../../../../../src/core/families/exchange-b/signer.ts'
import type { Act } from '../../../../../src/core/policy/act.ts'
import { sign } from '../../../../../src/core/sign/sign.ts'
import { bytesToHex } from '../../../../../src/lib/hex.ts'
import { createApiKeyActions } from '../../../../../src/wallet/families/exchange-b/api-key/key-actions.ts'
import type { PasswordCheck } from '../../../../../src/wallet/policy/password-check.ts'
import { honestB } from '../../../../core/honest/exchanges.ts'
import { judge } from '../../../../core/proof/judge.ts'
import { ACCEPTED } from '../../../../devnet/exchanges/exchange-b/stand.ts'
import { startKeyStand } from './key-stand.ts'

const stand = await startKeyStand()
const { accounts, clock, faults, lock, newAccount, owner, posted, registered, rowOf, sealedOf, unlock, worker } = stand
const REFUSE = { kind: 'refuse', status: 400, message: 'Not today' } as const
const MINUTE = 60_000
let account = 0

afterAll(() => stand.stop())
beforeEach(async () => {
  faults.clear()
  await unlock()
  account = newAccount()
  posted.length = 0
})

const make = () => worker().keys.make(account, undefined)
const revoke = () => worker().keys.revoke(account)
const someKey = async () => {
  const secretKey = await ownSigner.makeKey(crypto.getRandomValues(new Uint8Array(32)))
  return { secretKey, publicKey: await ownSigner.publicKeyOf(secretKey) }
}

describe('making a key', () => {
  it('seals and registers it at the first index that is free, once, and not again', async () => {
    const { publicKey } = await someKey()
    for (const index of [0, 4, 5]) accounts.setApiKey(account, index, { publicKey, nextNonce: 7 })
    expect(await make()).toEqual({ outcome: 'active' })
    expect(registered(account)[6]).toEqual({ publicKey: await sealedOf(account), nextNonce: 1 })
    expect(await rowOf(account)).toStrictEqual({
      accountIndex: account,
      l1Address: owner.address,
      apiKeyIndex: 6,
      publicKey: await sealedOf(account),
      sinceSeconds: Math.floor(clock.now() / 1_000),
      state: 'active',
    })
    expect(await make()).toEqual({ outcome: 'active' })
    expect(posted).toHaveLength(1)
  })

  it('never takes the index of a key that cannot be read, and none where an index is unread', async () => {
    const makeBeside = (apiKeyIndex: number | undefined) => {
      const { ports } = worker()
      const apiKeys: typeof ports.exchange.apiKeys = async (index) => {
        const listed = await ports.exchange.apiKeys(index)
        return listed.ok ? { ...listed, unread: [{ apiKeyIndex }] } : listed
      }
      return createApiKeyActions({ ...ports, exchange: { ...ports.exchange, apiKeys } }).make(account, undefined)
    }
    expect(await makeBeside(undefined)).toEqual({ outcome: 'refused', why: { code: 'UNREADABLE' } })
    expect(posted).toEqual([])
    expect(await makeBeside(4)).toEqual({ outcome: 'active' })
    expect(Object.keys(registered(account))).toEqual(['5'])
  })

  it('signs nothing without the password where the owner’s safeguards want it, and goes on with it', async () => {
    const wanted = { why: 'missing', reasons: ['coldAccount'], waitSeconds: 0, failedAttempts: 0 } as const
    const asked: Act[] = []
    const guard: Pick<PasswordCheck, 'pass'> = {
      pass: async ({ act, password }, work) => {
        asked.push(act)
        return password === 'the right one' ? { passed: true, value: await work() } : { passed: false, refusal: wanted }
      },
    }
    const keys = createApiKeyActions({ ...worker().ports, guard })
    expect(await keys.make(account, undefined)).toEqual({ outcome: 'password', ...wanted })
    expect(posted).toEqual([])
    expect(await rowOf(account)).toBeUndefined()
    expect(registered(account)).toEqual({})
    expect(await keys.make(account, 'the right one')).toEqual({ outcome: 'active' })
    const act = { what: 'data', account: owner.address }
    expect(asked).toEqual([act, act])
    expect(posted).toHaveLength(1)
  })

  it('gives what signs a transfer that the exchange takes', async () => {
    await make()
    const judged = judge(honestB())
    const [item] = judged.verdict === 'accept' ? judged.proven.plan : []
    const transfer = { ...(item as ExchangeBTransferItem), from: `${account}` }
    accounts.add({ accountIndex: account, assetIndex: 3, route: 0 }, 10_000_000_000n)
    const { ports } = worker()
    const nonce = await ports.exchange.nextNonce(account, 4)
    const signed = await ports.withOwnerKey(owner.address, (l1Key) =>
      ports.sealed.withExchangeBKey(account, (apiKey) =>
        sign(transfer, {
          purpose: 'step',
          privateKey: { l1Key, apiKey, entropy: ports.random(32) },
          terms: {
            ...{ terms: 'exchangeB', networkId: 304, l1Address: owner.address, apiKeyIndex: 4 },
            ...{ nonce: nonce.ok ? nonce.value : -1n, expiresAtMs: clock.now() + MINUTE },
          },
        }),
      ),
    )
    if (!signed?.lent) throw new Error('expected a key')
    expect(await stand.post(new URLSearchParams(signed.value.bytes))).toMatchObject(ACCEPTED)
  })

  it('waits in the exchange’s words where it is refused, and posts the same bytes again', async () => {
    faults.set(REFUSE)
    expect(await make()).toEqual({
      outcome: 'waiting',
      why: { code: 'EXCHANGE_REFUSED', number: expect.any(String), words: 'Not today' },
    })
    expect(await rowOf(account)).toMatchObject({ state: 'registering' })
    const publicKey = await sealedOf(account)
    faults.clear()
    expect(await make()).toEqual({ outcome: 'active' })
    expect(new Set(posted).size).toBe(1)
    expect(posted).toHaveLength(2)
    expect(registered(account)).toEqual({ 4: { publicKey, nextNonce: 1 } })
  })

  it('says what the exchange is silent about, and begins nothing', async () => {
    faults.set({ kind: 'drop', path: '/api/v1/apikeys' })
    expect(await make()).toMatchObject({ outcome: 'refused' })
    expect(await rowOf(account)).toBeUndefined()
    expect(await sealedOf(account)).toBeUndefined()
  })

  it('signs the same key anew once the time of its bytes is over', async () => {
    faults.set(REFUSE)
    await make()
    const publicKey = await sealedOf(account)
    await clock.advance(11 * MINUTE)
    faults.clear()
    expect(await make()).toEqual({ outcome: 'active' })
    expect(new Set(posted).size).toBe(2)
    expect(registered(account)).toEqual({ 4: { publicKey, nextNonce: 1 } })
  })

  it('goes to the next index where somebody else was first, whose key it leaves alone', async () => {
    faults.set(REFUSE)
    await make()
    const other = await someKey()
    accounts.setApiKey(account, 4, { publicKey: other.publicKey, nextNonce: 1 })
    faults.clear()
    expect(await make()).toEqual({ outcome: 'active' })
    expect(registered(account)).toEqual({
      4: { publicKey: bytesToHex(other.publicKey), nextNonce: 1 },
      5: { publicKey: await sealedOf(account), nextNonce: 1 },
    })
  })

  it('asks for the wallet to be unlocked, before anything and while it is under way', async () => {
    await lock()
    expect(await make()).toMatchObject({ outcome: 'unlock' })
    expect(await rowOf(account)).toBeUndefined()
    await unlock()
    faults.set({ kind: 'drop', when: 'before', times: 1 })
    await make()
    await lock()
    // A signed item needs no key.
    expect(await worker().keys.look()).toBe(true)
    expect(await rowOf(account)).toMatchObject({ state: 'active' })
    expect(await worker().keys.look()).toBe(false)
  })

  it('is refused for somebody else’s account, and where all indexes are taken', async () => {
    const other = accounts.open('0x2222222222222222222222222222222222222222')
    expect(await worker().keys.make(other, undefined)).toMatchObject({ outcome: 'refused' })
    const { publicKey } = await someKey()
    for (let index = 4; index <= 254; index += 1) accounts.setApiKey(account, index, { publicKey, nextNonce: 0 })
    expect(await make()).toMatchObject({ outcome: 'refused' })
    expect(posted).toEqual([])
  })

  it('says so where the exchange has another key in the place of ours', async () => {
    await make()
    const { publicKey } = await someKey()
    accounts.setApiKey(account, 4, { publicKey, nextNonce: 2 })
    expect(await make()).toMatchObject({ outcome: 'refused' })
    expect(await revoke()).toEqual({ outcome: 'removed' })
    expect(await make()).toEqual({ outcome: 'active' })
    expect(registered(account)[4]?.publicKey).toBe(bytesToHex(publicKey))
    expect(await rowOf(account)).toMatchObject({ apiKeyIndex: 5 })
  })
})

describe('taking a key over', () => {
  it('takes what the exchange lists, with or without 0x', async () => {
    const { secretKey, publicKey } = await someKey()
    accounts.setApiKey(account, 2, { publicKey, nextNonce: 3 })
    const typed = `  ${bytesToHex(secretKey).slice(2).toUpperCase()}\n`
    expect(await worker().keys.importKey(account, typed)).toEqual({ outcome: 'active' })
    expect(await rowOf(account)).toMatchObject({ state: 'active', apiKeyIndex: 2, publicKey: bytesToHex(publicKey) })
    expect(await worker().keys.importKey(account, typed)).toMatchObject({ outcome: 'refused' })
  })

  it('refuses what the exchange does not list, and what is no key', async () => {
    const { secretKey } = await someKey()
    const texts = [
      bytesToHex(secretKey),
      '',
      '0x',
      'zz',
      `0x${'00'.repeat(40)}`,
      `0x${'ff'.repeat(40)}`,
      '11'.repeat(32),
    ]
    for (const text of texts) {
      expect(await worker().keys.importKey(account, text), text).toMatchObject({ outcome: 'refused' })
    }
    expect(await sealedOf(account)).toBeUndefined()
    expect(await rowOf(account)).toBeUndefined()
  })

  it('refuses somebody else’s account, and waits for an unlock', async () => {
    const { secretKey, publicKey } = await someKey()
    const other = accounts.open('0x3333333333333333333333333333333333333333')
    accounts.setApiKey(other, 4, { publicKey, nextNonce: 0 })
    accounts.setApiKey(account, 4, { publicKey, nextNonce: 0 })
    expect(await worker().keys.importKey(other, bytesToHex(secretKey))).toMatchObject({ outcome: 'refused' })
    await lock()
    expect(await worker().keys.importKey(account, bytesToHex(secretKey))).toMatchObject({ outcome: 'unlock' })
  })
})

describe('revoking a key', () => {
  it('keeps it until the exchange shows another', async () => {
    await make()
    const publicKey = await sealedOf(account)
    faults.set(REFUSE)
    expect(await revoke()).toMatchObject({
      outcome: 'waiting',
      why: { code: 'EXCHANGE_REFUSED', number: expect.any(String), words: 'Not today' },
    })
    expect(await sealedOf(account)).toBe(publicKey)
    expect(await make()).toMatchObject({ outcome: 'refused' })
    faults.clear()
    expect(await revoke()).toEqual({ outcome: 'removed' })
    expect(registered(account)[4]?.publicKey).not.toBe(publicKey)
    expect(await sealedOf(account)).toBeUndefined()
    expect(new Set(posted).size).toBe(2)
    expect(await revoke()).toMatchObject({ outcome: 'refused' })
  })

  it('signs anew where the nonce went to something else meanwhile, and once its time is over', async () => {
    await make()
    faults.set(REFUSE)
    await revoke()
    const key = accounts.apiKey(account, 4)
    if (key) accounts.setApiKey(account, 4, { ...key, nextNonce: 2 })
    faults.clear()
    expect(await revoke()).toEqual({ outcome: 'removed' })
    expect(registered(account)[4]?.nextNonce).toBe(3)
    account = newAccount()
    await make()
    faults.set(REFUSE)
    await revoke()
    await clock.advance(11 * MINUTE)
    faults.clear()
    expect(await revoke()).toEqual({ outcome: 'removed' })
  })

  it('overtakes a registration that may still be taken', async () => {
    faults.set({ kind: 'drop', when: 'before' })
    await make()
    const [registration] = posted
    faults.clear()
    expect(await revoke()).toEqual({ outcome: 'removed' })
    expect(await stand.post(new URLSearchParams(registration))).toMatchObject({ status: 400 })
    expect(registered(account)[4]?.nextNonce).toBe(1)
  })

  it('posts nothing for a registration that can be taken no more', async () => {
    faults.set(REFUSE)
    await make()
    posted.length = 0
    await clock.advance(12 * MINUTE)
    expect(await revoke()).toEqual({ outcome: 'removed' })
    expect(posted).toEqual([])
    expect(await sealedOf(account)).toBeUndefined()
  })

  it('asks for the wallet to be unlocked, and goes on from there', async () => {
    await make()
    await lock()
    expect(await revoke()).toMatchObject({ outcome: 'unlock' })
    await unlock()
    faults.set({ kind: 'drop', when: 'before', times: 1 })
    await revoke()
    await lock()
    await worker().keys.look()
    expect(await rowOf(account)).toMatchObject({ state: 'revoking' })
    expect(registered(account)[4]?.nextNonce).toBe(2)
    await unlock()
    expect(await worker().keys.look()).toBe(true)
    expect(await rowOf(account)).toBeUndefined()
  })

  it('is looked at whenever the keys are listed while it is under way', async () => {
    const { keys } = worker()
    await make()
    faults.set({ kind: 'drop', when: 'before', times: 1 })
    await revoke()
    let moved = () => {}
    const hasMoved = new Promise<void>((resolve) => {
      moved = resolve
    })
    expect(await keys.listAndLook(() => moved())).toContainEqual(
      expect.objectContaining({ accountIndex: account, state: 'revoking' }),
    )
    await hasMoved
    expect(await rowOf(account)).toBeUndefined()
  })
})
