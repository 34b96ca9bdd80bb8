import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ownSigner } from '../../../../../src/core/families/exchange-b/signer.ts'
import { bytesToHex } from '../../../../../src/lib/hex.ts'
import type { RegisteredApiKey } from '../../../../../src/wallet/families/exchange-b/api-key/ports.ts'
import { count } from '../../../../count.ts'
import { type Kill, Killed, startKeyStand } from './key-stand.ts'

const { accounts, faults, newAccount, posted, registered, rowOf, sealedOf, stop, worker } = await startKeyStand()
type Worker = ReturnType<typeof worker>

afterAll(() => stop())
beforeEach(() => {
  faults.clear()
  turn = undefined
})

/** With a fault, one of this many kills, in turn; without one, and in a deep run, all. */
const ONE_OF = count('CAUSEWAY_CALLS_ONE_OF', { usual: 10, deep: 1 })
let turn: number | undefined
const whenStruck = (call: number) =>
  (['before', 'after'] as const).filter((_, at) => turn === undefined || (call + turn + at) % ONE_OF === 0)

/** Returns the number of port calls. Calls before a post behave as without a posting fault. */
async function killedEverywhere(
  prepare: () => Promise<number>,
  act: (by: Worker, accountIndex: number) => Promise<unknown>,
  check: (accountIndex: number, kill: Kill) => Promise<void>,
): Promise<number> {
  const whole = worker()
  if (faults.list().length > 0) await act(whole, await prepare())
  for (let call = whole.life.sentAt || 1; ; call += 1) {
    for (const when of whenStruck(call)) {
      const accountIndex = await prepare()
      const by = worker({ call, when })
      const ended = await act(by, accountIndex).catch((error: unknown) => error)
      if (by.life.calls < call) return call - 1
      expect(ended, `killed ${when} call ${call}`).toBeInstanceOf(Killed)
      await check(accountIndex, { call, when })
    }
  }
}

async function done(act: () => Promise<RegisteredApiKey>): Promise<RegisteredApiKey> {
  const outcome = await act()
  return outcome.outcome === 'waiting' ? act() : outcome
}

// A busy machine needs over a minute for all kills.
const LONG = { timeout: 300_000 }

const FAULTS = [
  undefined,
  { kind: 'fail-after-accepting', times: 1 },
  { kind: 'drop', when: 'after', times: 1 },
  { kind: 'drop', when: 'before', times: 1 },
  { kind: 'duplicate', times: 1 },
] as const

describe.each(FAULTS)('killed before and after each call of a port, with the exchange’s fault %j', LONG, (fault) => {
  const setFault = () => {
    faults.clear()
    if (!fault) return
    faults.set(fault)
    turn = FAULTS.indexOf(fault)
  }

  it('making a key ends with exactly one, registered once', async () => {
    setFault()
    const kills = await killedEverywhere(
      async () => {
        setFault()
        return newAccount()
      },
      (by, accountIndex) => by.keys.make(accountIndex, undefined),
      async (accountIndex, { call, when }) => {
        const where = `killed ${when} call ${call}`
        const begun = await sealedOf(accountIndex)
        await worker().keys.look()
        expect(await done(() => worker().keys.make(accountIndex, undefined)), where).toEqual({ outcome: 'active' })
        const publicKey = await sealedOf(accountIndex)
        if (begun) expect(publicKey, where).toBe(begun)
        expect(registered(accountIndex), where).toEqual({ 4: { publicKey, nextNonce: 1 } })
        expect(await rowOf(accountIndex), where).toMatchObject({ state: 'active', apiKeyIndex: 4, publicKey })
      },
    )
    expect(kills).toBeGreaterThan(12)
  })

  it('revoking a key ends with another in its place, put there once, and none here', async () => {
    setFault()
    const before = new Map<number, unknown>()
    const kills = await killedEverywhere(
      async () => {
        faults.clear()
        const accountIndex = newAccount()
        expect(await worker().keys.make(accountIndex, undefined)).toEqual({ outcome: 'active' })
        before.set(accountIndex, registered(accountIndex)[4]?.publicKey)
        setFault()
        return accountIndex
      },
      (by, accountIndex) => by.keys.revoke(accountIndex),
      async (accountIndex, { call, when }) => {
        const where = `killed ${when} call ${call}`
        const shown = registered(accountIndex)[4]
        // Our key stays as long as the exchange has it.
        if (shown?.publicKey === before.get(accountIndex)) {
          expect(await sealedOf(accountIndex), where).toBe(shown?.publicKey)
        }
        await worker().keys.look()
        if (await rowOf(accountIndex)) {
          expect(await done(() => worker().keys.revoke(accountIndex)), where).toEqual({ outcome: 'removed' })
        }
        expect(registered(accountIndex), where).toEqual({ 4: { publicKey: expect.any(String), nextNonce: 2 } })
        expect(registered(accountIndex)[4]?.publicKey, where).not.toBe(before.get(accountIndex))
        expect(await sealedOf(accountIndex), where).toBeUndefined()
        expect(await rowOf(accountIndex), where).toBeUndefined()
      },
    )
    expect(kills).toBeGreaterThan(8)
  })
})

it('taking a key over ends with it and posts nothing, wherever it is killed', LONG, async () => {
  const secretKey = await ownSigner.makeKey(crypto.getRandomValues(new Uint8Array(32)))
  const publicKey = await ownSigner.publicKeyOf(secretKey)
  posted.length = 0
  const kills = await killedEverywhere(
    async () => {
      const accountIndex = newAccount()
      accounts.setApiKey(accountIndex, 9, { publicKey, nextNonce: 3 })
      return accountIndex
    },
    (by, accountIndex) => by.keys.importKey(accountIndex, bytesToHex(secretKey)),
    async (accountIndex) => {
      if (!(await rowOf(accountIndex))) await worker().keys.importKey(accountIndex, bytesToHex(secretKey))
      expect(await rowOf(accountIndex)).toMatchObject({ state: 'active', apiKeyIndex: 9 })
      expect(await sealedOf(accountIndex)).toBe(bytesToHex(publicKey))
    },
  )
  expect(kills).toBeGreaterThan(5)
  expect(posted).toEqual([])
})
