import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { Currency } from '../../../../src/core/money/currency.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { currencyOf } from '../../../../src/core/profiles/profile.ts'
import { bytesToHex } from '../../../../src/lib/hex.ts'
import { createExchangeBClient, type ExchangeBClient } from '../../../../src/net/families/exchange-b/client.ts'
import { readExchangeBFacts } from '../../../../src/net/families/exchange-b/facts.ts'
import { readExchangeBReceived, readExchangeBTime } from '../../../../src/net/families/exchange-b/received.ts'
import { authTokenOf } from '../../../devnet/exchanges/exchange-b/auth-token.ts'
import { bytesOfQuintic } from '../../../devnet/exchanges/exchange-b/crypto/encoding.ts'
import { publicKeyOf } from '../../../devnet/exchanges/exchange-b/crypto/schnorr.ts'
import { FEE, form, KEY_INDEX, startExchangeBStand } from '../../../devnet/exchanges/exchange-b/stand.ts'
import { parseTransfer } from '../../../devnet/exchanges/exchange-b/transaction-body.ts'
import { MAIN_NETWORK, transferHash } from '../../../devnet/exchanges/exchange-b/transaction-hash.ts'
import { signTransfer } from '../../../devnet/exchanges/exchange-b/wallet.ts'

const { accounts, asked, clock, faults, newUser, perps, relayer, renew, setShape, stop, url } =
  await startExchangeBStand()
const authorization = async (accountIndex: number) => {
  const deadlineSeconds = Math.floor(clock.now() / 1_000) + 600
  const key = { accountIndex, apiKeyIndex: KEY_INDEX, secretKey: user.secretKey }
  return { ok: true, value: authTokenOf(key, deadlineSeconds) } as const
}
const exchange = createExchangeBClient({ fetch, url: `${url}/`, authorization })
const NOBODY = `0x${'22'.repeat(20)}`
const HASH = 'ab'.repeat(40)
const failed = { ok: false }
const USDC = currencyOf(devnet, 3_586_256, '0') as Currency
const MOVED = '{"ToAccountIndex":7,"AssetIndex":3,"ToRouteType":0,"Amount":5000000}'
let user = renew()

afterAll(() => stop())
beforeEach(() => {
  user = renew()
  faults.clear()
  setShape('sub_accounts')
})

async function signed() {
  const { tx_type, tx_info } = await signTransfer(user, asked())
  const hash = bytesOfQuintic(transferHash(parseTransfer(tx_info), MAIN_NETWORK))
  return { bytes: form({ tx_type, tx_info }).toString(), hash: bytesToHex(hash).slice(2) }
}

function exchangeOf(answer: (path: string, init: RequestInit | undefined) => unknown, status = 200): ExchangeBClient {
  const json = (body: unknown) =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  const fake = async (input: unknown, init?: RequestInit) =>
    json(answer(`${input}`.slice('http://b.invalid'.length), init))
  return createExchangeBClient({ fetch: fake as typeof fetch, url: 'http://b.invalid' })
}

describe('an exchange that is asked', () => {
  it('tells the accounts of a wallet, in both shapes, and that there are none', async () => {
    const { address } = user.wallet
    const second = accounts.open(address)
    expect(await exchange.accountsOf(address)).toEqual({ ok: true, value: [user.index, second] })
    setShape('accountIndex')
    expect(await exchange.accountsOf(address)).toEqual({ ok: true, value: [user.index] })
    expect(await exchange.accountsOf(NOBODY)).toEqual({ ok: true, value: [] })
    expect(await exchangeOf(() => ({ accountIndex: 7 })).accountsOf(address)).toEqual({ ok: true, value: [7] })
  })

  it('tells whose an account is and what it holds, in millionths', async () => {
    accounts.add({ accountIndex: user.index, assetIndex: 3, route: 0 }, 1n)
    expect(await exchange.account(user.index)).toEqual({
      ok: true,
      value: {
        index: user.index,
        l1Address: user.wallet.address.toLowerCase(),
        collateral: 100_000_001n,
        available: 100_000_001n,
      },
    })
    expect(await exchange.account(99)).toMatchObject(failed)
  })

  it('tells nonces, keys and fees', async () => {
    expect(await exchange.nextNonce(user.index, KEY_INDEX)).toEqual({ ok: true, value: 0n })
    expect(await exchange.nextNonce(user.index, 77)).toEqual({ ok: true, value: 0n })
    expect(await exchange.transferFee(user.index, relayer)).toEqual({ ok: true, value: FEE })
    const publicKey = bytesToHex(publicKeyOf(user.secretKey))
    expect(await exchange.apiKeys(user.index)).toEqual({
      ok: true,
      value: [{ accountIndex: user.index, apiKeyIndex: KEY_INDEX, nonce: 0n, publicKey }],
    })
  })

  it('tells the facts of a proof', async () => {
    const ownKey = { apiKeyIndex: KEY_INDEX, publicKey: bytesToHex(publicKeyOf(user.secretKey)) }
    const about = { exchange, depository: `${relayer}`, ownAddresses: [NOBODY, user.wallet.address], ownKey }
    expect(await readExchangeBFacts({ ...about, intent: { user: `${user.index}` } })).toEqual({
      family: 'exchangeB',
      l1Address: { known: true, value: user.wallet.address.toLowerCase(), from: url },
      ownAddress: user.wallet.address,
      balance: { known: true, value: 100_000_000n, from: url },
      transferFeeUsd: { known: true, value: FEE, from: url },
      apiKey: { known: true, value: 'ready', from: url },
    })
    const keyOf = async (own: typeof ownKey | undefined) =>
      (await readExchangeBFacts({ ...about, ownKey: own, intent: { user: `${user.index}` } })).apiKey
    expect(await keyOf(undefined)).toMatchObject({ value: 'none' })
    expect(await keyOf({ ...ownKey, apiKeyIndex: KEY_INDEX + 1 })).toMatchObject({ value: 'replaced' })
    expect(await keyOf({ ...ownKey, publicKey: bytesToHex(new Uint8Array(40)) })).toMatchObject({ value: 'replaced' })
    faults.set({ kind: 'html', path: '/api/v1/apikeys', times: 1 })
    expect(await keyOf(ownKey)).toMatchObject({ known: false })
    const none = await readExchangeBFacts({ ...about, intent: { user: '0x1' } })
    expect([none.l1Address, none.balance, none.transferFeeUsd].map(({ known }) => known)).toEqual([false, false, false])
  })

  it('counts what is bound to positions as not there', async () => {
    const account = (collateral: string, available_balance: string) => ({
      code: 200,
      accounts: [{ index: 7, l1_address: NOBODY, collateral, available_balance }],
      transfer_fee_usdc: 1,
    })
    const balanceOf = async (collateral: string, available: string) => {
      const about = {
        exchange: exchangeOf(() => account(collateral, available)),
        depository: '1',
        ownAddresses: [NOBODY],
      }
      return (await readExchangeBFacts({ ...about, ownKey: undefined, intent: { user: '7' } })).balance
    }
    expect(await balanceOf('10.5', '2.000001')).toMatchObject({ value: 2_000_001n })
    expect(await balanceOf('10.5', '12')).toMatchObject({ value: 10_500_000n })
  })

  it('that fails gives a failure and never a value', async () => {
    for (const path of ['accountsByL1Address', 'account', 'nextNonce', 'apikeys', 'transferFeeInfo', 'tx']) {
      faults.set({ kind: 'html', path: `/api/v1/${path}` })
    }
    const answers = [
      exchange.accountsOf(user.wallet.address),
      exchange.account(user.index),
      exchange.nextNonce(user.index, 5),
      exchange.apiKeys(user.index),
      exchange.transferFee(user.index, relayer),
      exchange.transaction(HASH),
    ]
    for (const answer of answers) expect(await answer).toMatchObject(failed)
  })
})

describe('a transaction', () => {
  it('is accepted, and found by its hash', async () => {
    const transfer = await signed()
    expect(await exchange.transaction(transfer.hash)).toEqual({ ok: true, value: undefined })
    expect(await exchange.send(transfer)).toEqual({ result: 'accepted', message: '' })
    expect(await exchange.transaction(transfer.hash)).toEqual({
      ok: true,
      value: {
        hash: transfer.hash,
        type: 12,
        progress: { is: 'executed' },
        accountIndex: user.index,
        transfer: { toAccountIndex: relayer, assetIndex: 3, toRouteType: 0, amount: 20_000_000n },
        executedAtMilliseconds: expect.any(Number),
      },
    })
    expect(perps(user.index)).toBe(77_000_000n)
  })

  it('is refused in the exchange’s own words', async () => {
    faults.set({ kind: 'refuse', status: 400, message: 'not today\u202e' })
    expect(await exchange.send(await signed())).toEqual({
      result: 'refused',
      message: 'The exchange refused it (code 29500): not today',
      reason: { code: 'EXCHANGE_REFUSED', number: '29500', words: 'not today' },
      code: 29_500,
    })
  })

  it('that was taken is refused because of its nonce when it comes again, and looked up all the same', async () => {
    const transfer = await signed()
    await exchange.send(transfer)
    expect(await exchange.send(transfer)).toMatchObject({ result: 'nonceUsed' })
    expect(await exchange.transaction(transfer.hash)).toMatchObject({ ok: true, value: { hash: transfer.hash } })
  })

  it.each([
    ['answered with 500 after it was taken', { kind: 'fail-after-accepting' }, true],
    ['answered with 429 after it was taken', { kind: 'fail-after-accepting', status: 429 }, true],
    ['taken, and the connection breaks', { kind: 'drop', when: 'after' }, true],
    ['not taken, and the connection breaks', { kind: 'drop' }, false],
    ['answered with a page', { kind: 'html', status: 200 }, false],
  ])('that is %s is unknown, and its hash tells', async (_name, fault, isTaken) => {
    const transfer = await signed()
    faults.set({ ...fault, times: 1, path: '/api/v1/sendTx' })
    expect(await exchange.send(transfer)).toMatchObject({ result: 'unknown' })
    const found = await exchange.transaction(transfer.hash)
    expect(found).toMatchObject({ ok: true })
    expect(found.ok && found.value !== undefined).toBe(isTaken)
    expect(perps(user.index)).toBe(isTaken ? 77_000_000n : 100_000_000n)
  })

  it.each<[string, unknown, number, string]>([
    ['no code', {}, 200, 'unknown'],
    ['success without a hash', { code: 200 }, 200, 'unknown'],
    ['success with another hash', { code: 200, tx_hash: 'cd'.repeat(40) }, 200, 'unknown'],
    ['success with its hash', { code: 200, tx_hash: HASH }, 200, 'accepted'],
    ['its hash beside another code', { code: 100, tx_hash: HASH }, 200, 'refused'],
    ['success with a failing status', { code: 200, tx_hash: HASH }, 400, 'unknown'],
    ['a code as a text', { code: '21104', message: 'no' }, 400, 'unknown'],
    ['a certain refusal', { code: 21_120, message: 'no' }, 400, 'rejected'],
    ['a nonce that was used', { code: 21_104, message: 'no' }, 400, 'nonceUsed'],
    ['a refusal of an unknown code', { code: 29_999, message: 'no' }, 400, 'refused'],
    ['a limit', { code: 23_000, message: 'Too Many Requests' }, 429, 'unknown'],
    ['a guard', { code: 20_000, message: 'no' }, 403, 'unknown'],
    ['a broken exchange', { code: 29_500, message: 'no' }, 503, 'unknown'],
  ])('that is answered with %s', async (_name, body, status, expected) => {
    const posted: unknown[] = []
    const fake = exchangeOf((path, init) => {
      posted.push(path, init?.body, new Headers(init?.headers).get('content-type'))
      return body
    }, status)
    expect((await fake.send({ bytes: 'tx_type=12&tx_info=x', hash: HASH })).result).toBe(expected)
    expect(posted).toEqual(['/api/v1/sendTx', 'tx_type=12&tx_info=x', 'application/x-www-form-urlencoded'])
  })

  it('that arrived is counted for whom it is, in the currency that it moved', async () => {
    const transfer = await signed()
    await exchange.send(transfer)
    const to = (recipient: string, change = {}) =>
      readExchangeBReceived(exchange, { hash: `0x${transfer.hash}`, currency: { ...USDC, ...change }, recipient })
    expect(await to(`${relayer}`)).toEqual({ ok: true, value: { value: 20_000_000n } })
    expect(await to(`${user.index}`)).toEqual({ ok: true, value: { value: 0n } })
    expect(await to(`${relayer}`, { address: '1' })).toMatchObject(failed)
    const time = await readExchangeBTime(exchange, transfer.hash)
    expect(time.ok && time.value).toBeGreaterThan(1_600_000_000)
  })

  it.each([
    ['is not executed yet', { status: 1 }, { ok: true, value: undefined }],
    ['is in a state that is not known', { status: 7 }, { ok: true, value: undefined }],
    ['failed', { status: 0 }, { ok: true, value: { value: 0n } }],
    [
      'moved another asset',
      { info: MOVED.replace('"AssetIndex":3', '"AssetIndex":1') },
      { ok: true, value: { value: 0n } },
    ],
    [
      'went to the spot side',
      { info: MOVED.replace('"ToRouteType":0', '"ToRouteType":1') },
      { ok: true, value: { value: 0n } },
    ],
    ['came from the recipient itself', { account_index: 7 }, { ok: true, value: { value: 0n } }],
    [
      'went to somebody else',
      { info: MOVED.replace('"ToAccountIndex":7', '"ToAccountIndex":8') },
      { ok: true, value: { value: 0n } },
    ],
    ['is no transfer', { type: 8 }, failed],
    ['does not say what it moved', { info: '{}' }, failed],
    ['says nothing that can be read', { info: 'no' }, failed],
    ['moved a broken number', { info: MOVED.replace('5000000', '0.5') }, failed],
  ])('that %s brought nothing yet, nothing, or nobody knows', async (_name, change, expected) => {
    const about = {
      code: 200,
      hash: HASH,
      type: 12,
      account_index: 1,
      nonce: 1,
      block_height: 1,
      status: 2,
      info: MOVED,
    }
    const received = async (body: unknown) =>
      readExchangeBReceived(
        exchangeOf(() => body),
        { hash: HASH, currency: USDC, recipient: '7' },
      )
    expect(await received(about)).toEqual({ ok: true, value: { value: 5_000_000n } })
    expect(await received({ ...about, ...change })).toMatchObject(expected)
    expect(await received({ code: 21_500, message: 'not found' })).toEqual({ ok: true, value: undefined })
  })

  it('in a state that is not known keeps its number', async () => {
    const about = { code: 200, hash: HASH, type: 12, account_index: 7, nonce: 1, block_height: 1 }
    const progressOf = async (status: number) => {
      const answer = await exchangeOf(() => ({ ...about, status })).transaction(HASH)
      return answer.ok ? answer.value?.progress : answer
    }
    expect(await progressOf(0)).toEqual({ is: 'failed' })
    expect(await progressOf(3)).toEqual({ is: 'final' })
    expect(await progressOf(9)).toEqual({ is: 'unknown', word: 9 })
    expect(await progressOf(-1)).toEqual({ is: 'unknown', word: -1 })
  })
})

describe('an answer about something else', () => {
  const account = { index: 7, l1_address: NOBODY, collateral: '1', available_balance: '1' }
  const key = { account_index: 7, api_key_index: 5, nonce: 0, public_key: 'ab'.repeat(40) }

  it('than the wallet, the account or the transaction is none', async () => {
    const other = newUser().wallet.address
    expect(await exchangeOf(() => ({ code: 200, sub_accounts: [account] })).accountsOf(other)).toMatchObject(failed)
    expect(
      await exchangeOf(() => ({ code: 200, accountIndex: 7, l1_address: NOBODY })).accountsOf(other),
    ).toMatchObject(failed)
    for (const list of [[], [account, { ...account, collateral: '2' }], [{ ...account, index: 8 }]]) {
      expect(await exchangeOf(() => ({ code: 200, accounts: list })).account(7)).toMatchObject(failed)
    }
    expect(await exchangeOf(() => ({ code: 200, api_keys: [key] })).apiKeys(8)).toMatchObject(failed)
    const about = { code: 200, hash: 'cd'.repeat(40), type: 12, account_index: 7, nonce: 1, block_height: 1, status: 2 }
    expect(await exchangeOf(() => about).transaction(HASH)).toMatchObject(failed)
  })

  it.each([
    [{ collateral: '1e3' }],
    [{ collateral: '--1' }],
    [{ collateral: 5 }],
    [{ available_balance: '1.0000001' }],
    [{ available_balance: '' }],
    [{ l1_address: '0x12' }],
    [{ index: 7.5 }],
  ])('with %o in it is not read', async (change) => {
    const answering = exchangeOf(() => ({ code: 200, accounts: [{ ...account, ...change }] }))
    expect(await answering.account(7)).toMatchObject({ ok: false, message: expect.stringContaining('cannot be read') })
  })

  it('that nothing is there is believed only by the exchange’s own code', async () => {
    const saying = (body: unknown, status: number) => exchangeOf(() => body, status).transaction(HASH)
    const nothing = { ok: true, value: undefined }
    expect(await saying({ code: 21_500, message: 'transaction not found' }, 400)).toEqual(nothing)
    expect(await saying({ code: 21_100, message: 'transaction not found' }, 400)).toMatchObject(failed)
    expect(await saying({ code: 21_500 }, 404)).toMatchObject(failed)
    expect(await saying({ code: 21_500 }, 500)).toMatchObject(failed)
    expect(await saying({ message: 'transaction not found' }, 400)).toMatchObject(failed)
    expect(await exchangeOf(() => ({ code: 21_500 }), 400).accountsOf(NOBODY)).toMatchObject(failed)
  })

  it('is not asked for with what is no address, index or hash', async () => {
    const paths: string[] = []
    const asking = exchangeOf((path) => {
      paths.push(path)
      return {}
    })
    expect(await asking.accountsOf(`${NOBODY}&x=1`)).toMatchObject(failed)
    expect(await asking.account(-1)).toMatchObject(failed)
    expect(await asking.account(2 ** 48)).toMatchObject(failed)
    expect(await asking.nextNonce(7, 255)).toMatchObject(failed)
    expect(await asking.nextNonce(Number.NaN, 5)).toMatchObject(failed)
    expect(await asking.apiKeys(1.5)).toMatchObject(failed)
    expect(await asking.transferFee(7, -1)).toMatchObject(failed)
    expect(await asking.transaction(`${HASH}0`)).toMatchObject(failed)
    expect(paths).toEqual([])
  })
})
