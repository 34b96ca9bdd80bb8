import { describe, expect, it } from 'vitest'
import type { Act } from '../../../src/core/policy/act.ts'
import { type Safeguards, USUAL_SAFEGUARDS } from '../../../src/core/policy/safeguards.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { currencyOf } from '../../../src/core/profiles/profile.ts'
import { createPasswordCheck, type PastPayment } from '../../../src/wallet/policy/password-check.ts'
import { NOW, STRANGER, USDC, USER } from '../../core/honest.ts'

const OWN = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const PASSWORD = 'four unrelated words today'
const usdc = currencyOf(devnet, 1, USDC[1])
if (!usdc) throw new Error('expected a currency of the profile')
const dollars = (value: bigint) => [{ currency: usdc, value: value * 1_000_000n }]
const payTo = (payee: string | undefined, value = 60n): Act => {
  return { what: 'payment', account: USER, payees: [payee], leaves: dollars(value) }
}

function stand(safeguards: Partial<Safeguards> = {}) {
  const state = {
    safeguards: { ...USUAL_SAFEGUARDS, askPassword: 'somebodyNew', ...safeguards } as Safeguards,
    paid: [] as readonly PastPayment[],
    transfers: [] as readonly string[],
    price: (10n ** 18n) as bigint | undefined,
    prices: 0,
    owner: USER as string | undefined,
    tried: [] as string[],
    nowSeconds: NOW,
  }
  const guard = createPasswordCheck({
    safeguards: async () => state.safeguards,
    isOwn: async (address) => [USER, OWN].includes(address),
    accountOf: async () => state.owner,
    paidByTransfers: async () => state.transfers,
    paid: {
      list: async () => state.paid,
      add: async (paid) => {
        state.paid = [paid, ...state.paid]
      },
      replace: async (before, after) => {
        state.paid = state.paid.flatMap((each) => (each !== before ? [each] : after ? [after] : []))
      },
    },
    priceOf: async () => {
      state.prices += 1
      return state.price
    },
    confirm: async (password) => {
      state.tried.push(password)
      return password === PASSWORD
        ? { ok: true }
        : { ok: false, reason: 'wrongPassword', attempts: state.tried.length, waitSeconds: 4 }
    },
    nowSeconds: () => state.nowSeconds,
  })
  const done: string[] = []
  const pass = (act: Act, password?: string, outcome = 'approved') =>
    guard.pass(
      { act, password },
      async () => {
        done.push('done')
        if (outcome === 'torn') throw new Error('torn')
        return outcome
      },
      (each) => each === 'approved',
    )
  return { state, guard, pass, done }
}

const missing = { why: 'missing', reasons: ['somebodyNew'], waitSeconds: 0, failedAttempts: 0 }

describe('what the safeguards hold up', () => {
  it('is not done without the password, nor with a wrong one, and is with the right one', async () => {
    const { state, pass, done } = stand()
    expect(await pass(payTo(STRANGER))).toEqual({ passed: false, refusal: missing })
    expect(state.tried).toEqual([])
    expect(await pass(payTo(STRANGER), 'not this one')).toEqual({
      passed: false,
      refusal: { why: 'wrongPassword', reasons: ['somebodyNew'], waitSeconds: 4, failedAttempts: 1 },
    })
    expect([done, state.paid]).toEqual([[], []])
    expect(await pass(payTo(STRANGER), PASSWORD)).toEqual({ passed: true, value: 'approved' })
    expect(done).toEqual(['done'])
  })

  it('is somebody new until they were paid, and still where nothing came of it', async () => {
    const { pass } = stand()
    await pass(payTo(STRANGER), PASSWORD, 'expired')
    expect(await pass(payTo(STRANGER))).toMatchObject({ passed: false })
    await pass(payTo(STRANGER.toLowerCase()), PASSWORD)
    expect(await pass(payTo(STRANGER))).toMatchObject({ passed: true })
    expect(await pass({ ...payTo(STRANGER), payees: [STRANGER, undefined] } as Act)).toMatchObject({ passed: false })
  })

  it('is still somebody new where the work was torn off, whose sum counts all the same', async () => {
    const { state, pass, guard } = stand({ dayLimitUsd: 100 })
    await expect(pass(payTo(STRANGER), PASSWORD, 'torn')).rejects.toThrow('torn')
    expect(state.paid).toEqual([{ atSeconds: NOW, payees: [], valuation: 60_000_000n }])
    expect(await guard.why(payTo(STRANGER, 60n))).toEqual(['somebodyNew', 'aboveLimit'])
  })

  it('is still somebody new while the work goes on, whose sum counts already', async () => {
    const { state, guard } = stand({ askPassword: 'never', dayLimitUsd: 100 })
    const during: (readonly PastPayment[])[] = []
    const work = async () => void during.push(state.paid)
    await guard.pass({ act: payTo(STRANGER), password: undefined }, work, () => true)
    expect(during).toEqual([[{ atSeconds: NOW, payees: [], valuation: 60_000_000n }]])
    expect(state.paid).toEqual([{ atSeconds: NOW, payees: [STRANGER], valuation: 60_000_000n }])
  })

  it('is nobody whom a transfer paid before, and no account of the wallet’s own words', async () => {
    const { state, pass } = stand()
    state.transfers = [STRANGER]
    expect(await pass(payTo(STRANGER))).toMatchObject({ passed: true })
    expect(await pass(payTo(OWN))).toMatchObject({ passed: true })
    expect(state.tried).toEqual([])
  })

  it('is a cold account, and any key of which nobody knows whose it is while there is one', async () => {
    const { state, guard } = stand({ askPassword: 'never', coldAccounts: [USER.toLowerCase()] })
    const message: Act = { what: 'message', account: USER }
    expect(await guard.why(message)).toEqual(['coldAccount'])
    state.owner = undefined
    expect(await guard.why(message)).toEqual(['coldAccount'])
    state.owner = OWN
    expect(await guard.why(message)).toEqual([])
    state.safeguards = { ...state.safeguards, coldAccounts: [] }
    state.owner = undefined
    expect(await guard.why(message)).toEqual([])
  })
})

describe('a limit for a day', () => {
  const limited = { askPassword: 'never', dayLimitUsd: 100 } as const

  it('counts what left to others in the last 24 hours', async () => {
    const { state, pass, guard } = stand(limited)
    await pass(payTo(OWN, 500n))
    await pass(payTo(STRANGER, 60n))
    expect(await guard.why(payTo(STRANGER, 40n))).toEqual([])
    expect(await guard.why(payTo(STRANGER, 41n))).toEqual(['aboveLimit'])
    state.nowSeconds += 24 * 3_600
    expect(await guard.why(payTo(STRANGER, 100n))).toEqual([])
  })

  it('lets no two through at the same time of which it has room for one', async () => {
    const { pass, done } = stand(limited)
    const both = await Promise.all([pass(payTo(STRANGER, 60n)), pass(payTo(STRANGER, 60n))])
    expect(both.map(({ passed }) => passed)).toEqual([true, false])
    expect(done).toEqual(['done'])
  })

  it('counts nothing of what was not done', async () => {
    const { pass, guard } = stand(limited)
    await pass(payTo(STRANGER, 60n), undefined, 'stale')
    expect(await guard.why(payTo(STRANGER, 100n))).toEqual([])
  })

  it('is passed by what has no price, or of which nobody knows what it takes', async () => {
    const { state, guard } = stand(limited)
    expect(await guard.why({ ...payTo(STRANGER), leaves: undefined } as Act)).toEqual(['noPrice'])
    state.price = undefined
    expect(await guard.why(payTo(STRANGER, 1n))).toEqual(['noPrice'])
  })

  it('alone asks the service for prices', async () => {
    const { state, guard } = stand({ askPassword: 'always' })
    await guard.why(payTo(STRANGER))
    expect(state.prices).toBe(0)
  })
})
