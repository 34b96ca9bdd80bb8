import { describe, expect, it } from 'vitest'
import { policyHandlers } from '../../entrypoints/background/handlers/policy.ts'
import { openPolicy } from '../../entrypoints/background/wiring/policy.ts'
import { openStores } from '../../entrypoints/background/wiring/stores.ts'
import type { Execution } from '../../src/core/execution/execution.ts'
import type { IntentInput } from '../../src/core/intent/intent.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import type { Signed } from '../../src/core/sign/signed.ts'
import { createQuoteDecisions } from '../../src/wallet/approvals/quote-decisions.ts'
import { createServicePrices } from '../../src/wallet/prices/service-prices.ts'
import { openApprovalOf } from '../../src/wallet/quotes/proven-quote.ts'
import { ethInput, honestFacts, honestQuote, NOW, STRANGER, USER } from '../core/honest.ts'
import { approved, withEmptyDisk } from '../store/stand.ts'
import { openTestStores } from './stores.ts'

withEmptyDisk()

const PASSWORD = 'four unrelated words today'
const IMPORTED = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const CALLER = {} as never

const SIGNED = { kind: 'evmTransaction', purpose: 'step', chainId: 1, bytes: '0x02', hash: `0x${'cd'.repeat(32)}` }
const TERMS = { terms: 'evm', nonce: 0, gasLimit: 1n, maxFeePerGasWei: 1n, maxPriorityFeePerGasWei: 1n } as const

/** The paying last step was broadcast. */
function handedOut(execution: Execution): Execution {
  const sending = {
    phase: 'broadcast',
    broadcastAtSeconds: 1,
    terms: TERMS,
    signed: SIGNED as Signed,
    earlier: [],
  } as const
  return { ...execution, items: [...execution.items.slice(0, -1), sending] }
}

/** Stores, policy and decisions are real; the vault knows one password. */
async function wallet() {
  const stores = await openTestStores()
  await stores.accounts.set([
    { id: 'evm-0', index: 0, label: 'Daily', address: USER },
    { id: 'key-90', label: 'Imported', address: IMPORTED },
  ])
  await stores.safeguards.set({ askPassword: 'somebodyNew', dayLimitUsd: null, coldAccounts: [] })
  const tried: string[] = []
  const begun: Execution[] = []
  const prices = createServicePrices({
    ask: async () => ({ price: 2_000n * 10n ** 18n }),
    load: stores.prices.list,
    save: stores.prices.set,
    changed: () => {},
    nowSeconds: () => NOW,
  })
  const confirm = async (password: string) => {
    tried.push(password)
    if (password === PASSWORD) return { ok: true, value: undefined } as const
    return { ok: false, reason: 'wrongPassword', attempts: tried.length, waitSeconds: 0 } as const
  }
  const parts = { stores, confirm, bitcoin: undefined, exchangeB: undefined, prices, after: () => () => {} }
  const guard = openPolicy(parts)
  let names = 0
  let input = ethInput
  const decisions = createQuoteDecisions({
    profile: devnet,
    quote: async () => {
      const body = honestQuote(input)
      return { ok: true, text: JSON.stringify(body), body }
    },
    facts: async ({ receivedAtSeconds }) => ({ ...honestFacts(), receivedAtSeconds }),
    ownAddresses: async () => [USER],
    watched: async () => [],
    nowSeconds: () => NOW,
    randomName: () => `name-${++names}`,
    isUnlocked: async () => true,
    isExpert: async () => false,
    prices: async () => [],
    limits: async () => ({}),
    begin: async (execution) => void begun.push(execution),
    wake: () => {},
    noncesOf: async () => [],
    prefetch: () => {},
    chainList: async () => ({ chains: honestFacts().chains, skewSeconds: 0 }),
    guard,
    newest: async () => [],
  })
  const handlers = policyHandlers({
    stores,
    custody: { confirm, attempts: async () => ({ failed: tried.length, waitSeconds: 0 }) },
    openPrompts: { actOf: async () => undefined },
    wallet: { guard, ownPayments: { actOf: async () => undefined } },
  })
  const ask = async (change: Partial<IntentInput>, from: 'popup' | 'bundle' = 'popup') => {
    input = { ...ethInput, ...change }
    const open = openApprovalOf(
      await decisions.ask(input, from === 'popup' ? { from } : { from, bundleId: 'bundle:1' }),
    )
    if (!open) throw new Error('expected a proven quote')
    const { id, ticket, quote } = open
    return { id, yes: { ticket, planHash: quote.planHash, decision: 'approve' } as const }
  }
  const set = (change: Parameters<(typeof handlers)['safeguards.set']>[0]) => handlers['safeguards.set'](change, CALLER)
  return { stores, guard, decisions, handlers, tried, begun, ask, set }
}

describe('a yes that the safeguards hold up', () => {
  it('begins nothing without the password, and one transfer with it', async () => {
    const { decisions, ask, begun, tried } = await wallet()
    const { id, yes } = await ask({ recipient: STRANGER })
    expect(await decisions.decide(id, yes)).toMatchObject({ outcome: 'password', why: 'missing' })
    expect(await decisions.decide(id, { ...yes, password: 'wrong' })).toMatchObject({
      outcome: 'password',
      why: 'wrongPassword',
      failedAttempts: 1,
    })
    expect(begun).toEqual([])
    const both = [PASSWORD, PASSWORD].map((password) => decisions.decide(id, { ...yes, password }))
    expect((await Promise.all(both)).map(({ outcome }) => outcome)).toEqual(['approved', 'stale'])
    expect(begun).toHaveLength(1)
    // The record holds no trace of it.
    expect(JSON.stringify(begun, (_, each) => (typeof each === 'bigint' ? `${each}` : each))).not.toContain(PASSWORD)
    expect(tried.slice(0, 2)).toEqual(['wrong', PASSWORD])
  })

  it('tries no password where there is nothing to say yes to, or it is a no', async () => {
    const { decisions, ask, tried } = await wallet()
    const { id, yes } = await ask({ recipient: STRANGER })
    const wrong = { ...yes, planHash: '0x00', password: PASSWORD }
    expect(await decisions.decide(id, wrong)).toEqual({ outcome: 'stale' })
    expect(await decisions.decide(id, { ...yes, decision: 'reject', password: PASSWORD })).toEqual({
      outcome: 'rejected',
    })
    expect(tried).toEqual([])
  })

  it.each([
    ['a recipient', { recipient: STRANGER }],
    ['a refund', { refundTo: STRANGER }],
    ['an account whose key somebody has brought in', { recipient: IMPORTED }],
  ])('is one to somebody new: %s', async (_name, change) => {
    const { decisions, ask } = await wallet()
    const { id, yes } = await ask(change)
    expect(await decisions.decide(id, yes)).toMatchObject({ outcome: 'password', reasons: ['somebodyNew'] })
  })

  it('is none to oneself, and none to whom a transfer went before', async () => {
    const { decisions, ask, stores } = await wallet()
    const own = await ask({})
    expect(await decisions.decide(own.id, own.yes)).toMatchObject({ outcome: 'approved' })
    const earlier = approved({}, { ...ethInput, recipient: STRANGER })
    await stores.executions.begin(earlier)
    const again = await ask({ recipient: STRANGER })
    expect(await decisions.decide(again.id, again.yes)).toMatchObject({ outcome: 'password', reasons: ['somebodyNew'] })
    await stores.executions.begin(handedOut({ ...earlier, id: 'another' }))
    expect(await decisions.decide(again.id, again.yes)).toMatchObject({ outcome: 'approved' })
  })

  it('is still one where a record was put on the disk from outside', async () => {
    const { decisions, ask } = await wallet()
    await openStores().executions.begin(handedOut(approved({}, { ...ethInput, recipient: STRANGER })))
    const { id, yes } = await ask({ recipient: STRANGER })
    expect(await decisions.decide(id, yes)).toMatchObject({ outcome: 'password', reasons: ['somebodyNew'] })
  })

  it('is still one where the earlier transfer was to be paid by other means, which took no password', async () => {
    const { decisions, ask, stores } = await wallet()
    const earlier = approved({}, { ...ethInput, recipient: STRANGER })
    await stores.executions.begin(handedOut({ ...earlier, intent: { ...earlier.intent, paidElsewhere: true } }))
    const { id, yes } = await ask({ recipient: STRANGER })
    expect(await decisions.decide(id, yes)).toMatchObject({ outcome: 'password' })
  })

  it('is one of a cold account, also for the part of calls that a page of ours would decide by itself', async () => {
    const { decisions, ask, set } = await wallet()
    await set({ cold: { account: USER, isOn: true } })
    const own = await ask({})
    expect(await decisions.decide(own.id, own.yes)).toMatchObject({ outcome: 'password', reasons: ['coldAccount'] })
    expect(await decisions.decidePart(own.id, own.yes)).toEqual({ outcome: 'stale' })
    const part = await ask({}, 'bundle')
    expect(await decisions.decide(part.id, part.yes)).toMatchObject({ outcome: 'password' })
    expect(await decisions.decidePart(part.id, part.yes)).toMatchObject({ outcome: 'approved' })
  })

  it('is one above the limit of a day, whatever price stands on the disk', async () => {
    const { decisions, ask, set, stores } = await wallet()
    await set({ askPassword: 'never', password: PASSWORD })
    await set({ dayLimitUsd: 100 })
    const asked = { saidAtSeconds: NOW, askedAtSeconds: NOW }
    await stores.prices.set([{ chainId: 1, address: ethInput.originCurrency, price: 1n, ...asked }])
    const { id, yes } = await ask({ recipient: STRANGER })
    expect(await decisions.decide(id, yes)).toMatchObject({ outcome: 'password', reasons: ['aboveLimit'] })
  })

  it('is one above the limit of a day, by the service’s price', async () => {
    const { decisions, ask, set, stores } = await wallet()
    await set({ askPassword: 'never', password: PASSWORD })
    await set({ dayLimitUsd: 500 })
    const first = await ask({ recipient: STRANGER })
    expect(await decisions.decide(first.id, first.yes)).toMatchObject({ outcome: 'approved' })
    expect(await stores.paid.list()).toMatchObject([{ valuation: 200_000_000n, payees: [STRANGER, USER] }])
    const second = await ask({ recipient: STRANGER })
    expect(await decisions.decide(second.id, second.yes)).toMatchObject({ outcome: 'approved' })
    const third = await ask({ recipient: STRANGER })
    expect(await decisions.decide(third.id, third.yes)).toMatchObject({ outcome: 'password', reasons: ['aboveLimit'] })
  })
})

describe('the safeguards', () => {
  it('are made stricter at once, and looser with the password alone', async () => {
    const { handlers, set, tried } = await wallet()
    const strict = { askPassword: 'always', dayLimitUsd: 100, coldAccounts: [USER] }
    await set({ askPassword: 'always', dayLimitUsd: 100 })
    expect(await set({ cold: { account: USER.toLowerCase(), isOn: true } })).toEqual({ ok: true, safeguards: strict })
    expect(tried).toEqual([])
    for (const change of [
      { askPassword: 'somebodyNew' },
      { dayLimitUsd: null },
      { dayLimitUsd: 500 },
      { cold: { account: USER, isOn: false } },
    ] as const) {
      expect(await set(change)).toMatchObject({ ok: false })
      expect(await set({ ...change, password: 'wrong' })).toMatchObject({ ok: false })
      expect(await handlers['safeguards.get']({}, CALLER)).toEqual(strict)
    }
    expect(await set({ cold: { account: USER, isOn: false }, password: PASSWORD })).toMatchObject({ ok: true })
    expect(await handlers['safeguards.get']({}, CALLER)).toEqual({ ...strict, coldAccounts: [] })
  })

  it('keep what was made stricter while the password for something looser was tried', async () => {
    const { handlers, set } = await wallet()
    const looser = set({ askPassword: 'never', password: PASSWORD })
    const stricter = set({ cold: { account: USER, isOn: true } })
    expect([await looser, await stricter]).toMatchObject([{ ok: true }, { ok: true }])
    expect(await handlers['safeguards.get']({}, CALLER)).toMatchObject({ askPassword: 'never', coldAccounts: [USER] })
  })

  it('know no account that is not the wallet’s', async () => {
    const { set } = await wallet()
    expect(await set({ cold: { account: STRANGER, isOn: true } })).toMatchObject({ safeguards: { coldAccounts: [] } })
  })
})
