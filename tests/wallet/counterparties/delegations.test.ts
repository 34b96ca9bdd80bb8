import { describe, expect, it } from 'vitest'
import { KNOWN_DELEGATES, knownDelegate } from '../../../src/core/counterparty/known-delegates.ts'
import { parseAddress } from '../../../src/core/families/address.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import { createDelegations, type DelegationPorts } from '../../../src/wallet/counterparties/delegations.ts'
import { STRANGER, USER } from '../../core/honest.ts'

const PLACE = { account: USER, chainId: 8453 }
const [METAMASK = ''] = Object.keys(KNOWN_DELEGATES)
type Said = Awaited<ReturnType<DelegationPorts['delegate']>>

function reader(first: Said) {
  const state = { said: first, reads: 0, now: 0, book: [] as { address: string; name: string }[] }
  const delegations = createDelegations({
    delegate: async () => {
      state.reads += 1
      return state.said
    },
    book: async () => state.book,
    nowMilliseconds: () => state.now,
  })
  return { state, on: () => delegations.on(PLACE), forget: () => delegations.forget(PLACE) }
}

const by = (value: string | undefined): Said => ({ ok: true, value })

it('knows delegates by their checksummed addresses, in any letters', () => {
  for (const address of Object.keys(KNOWN_DELEGATES)) {
    expect(parseAddress('evm', address)).toMatchObject({ ok: true, address })
    expect(knownDelegate(address.toLowerCase())).toBe(KNOWN_DELEGATES[address])
  }
})

describe('the delegate of an account', () => {
  it('is named if its maker or the user names it, and unknown otherwise', async () => {
    expect(await reader(by(undefined)).on()).toEqual({ state: 'none' })
    expect(await reader(by(METAMASK.toLowerCase())).on()).toMatchObject({ state: 'delegated', name: 'MetaMask' })
    const { state, on } = reader(by(STRANGER))
    expect(await on()).toEqual({ state: 'delegated', delegate: STRANGER, name: null })
    state.book = [{ address: STRANGER, name: 'My own' }]
    expect(await on()).toMatchObject({ name: 'My own' })
  })

  it('is read once in half a minute, and again when asked to', async () => {
    const { state, on, forget } = reader(by(STRANGER))
    await Promise.all([on(), on()])
    state.now = 29_999
    await on()
    expect(state.reads).toBe(1)
    state.now = 30_000
    state.said = by(undefined)
    expect(await on()).toEqual({ state: 'none' })
    forget()
    await on()
    expect(state.reads).toBe(3)
  })

  it('is unread after a failed read, never absent, and the next question reads again', async () => {
    const { state, on } = reader(failedSaying('no answer in time'))
    expect(await on()).toMatchObject({ state: 'unread' })
    state.said = by(STRANGER)
    expect(await on()).toMatchObject({ state: 'delegated' })
  })
})
