import { describe, expect, it } from 'vitest'
import { needsAllowance, pairsOfBundle, pairsOfTransfer, pinnedPairs } from '../../../src/core/allowances/pairs.ts'
import { revokeCall } from '../../../src/core/allowances/revoke.ts'
import type { Bundle, BundleCall } from '../../../src/core/bundle/bundle.ts'
import type { Execution, ItemState } from '../../../src/core/execution/execution.ts'
import { callMeaningOf } from '../../../src/core/page/calls/decode-call.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import { calldata, SELECTORS } from '../../../src/core/verify/evm/calldata.ts'
import { only } from '../../made.ts'
import { BEGAN, bundleOf } from '../bundle/bundles.ts'
import { STRANGER, USDC, USER } from '../honest.ts'
import { pinnedOn } from '../pinned.ts'

const BASE = 8453
const HOLDER = { account: USER, chainId: BASE }
const TOKEN = USDC[BASE]
const PAIR = { token: TOKEN, spender: STRANGER, at: 'token' } as const
const PERMIT2 = pinnedOn(BASE, 'permit2')
const CHAIN = { contracts: [{ kind: 'permit2', address: PERMIT2 } as const] }
const UNTIL = BigInt(BEGAN + 600)
const included = only<ItemState>({ phase: 'included', readAtSeconds: BEGAN + 9 })

const approve = (amount: bigint): BundleCall => ({
  to: TOKEN,
  data: calldata(SELECTORS.approve, STRANGER, amount),
  value: 0n,
  gas: undefined,
})
const approveInside = (amount: bigint): BundleCall => ({
  to: PERMIT2,
  data: calldata('0x87517c45', TOKEN, STRANGER, amount, UNTIL),
  value: 0n,
  gas: undefined,
})
const bundle = (calls: readonly BundleCall[], changes: Partial<Bundle> = {}): Bundle => ({
  ...bundleOf(1, { calls, account: USER }),
  items: calls.map(() => included),
  ...changes,
})
const permit = (standard: 'permit2' | 'eip3009', verifyingContract: string) => ({
  ...{ kind: 'evmSignature', standard, typedData: { domain: { verifyingContract } }, counterparty: USER },
})
const transfer = (changes: Partial<Execution> = {}) =>
  only<Execution>({
    plan: [
      {
        ...{ kind: 'evmTransaction', role: 'approve', chainId: BASE, from: USER, to: TOKEN, counterparty: STRANGER },
        ...{ data: '0x', value: 0n, currency: TOKEN, amount: 5n },
      },
    ],
    items: [included],
    stage: { stage: 'steps' },
    ...changes,
  })

describe('what the profile pins', () => {
  it('is each token with each contract that may ever be allowed to take one, each once', () => {
    const chain = chainById(devnet, BASE)
    const pairs = chain ? pinnedPairs(chain) : []
    expect(new Set(pairs.map(({ token }) => token)).size).toBe(2)
    expect(new Set(pairs.map(({ spender }) => spender.toLowerCase())).size).toBe(4)
    expect(pairs).toHaveLength(8)
  })
})

describe('what the records of the wallet name', () => {
  it('is what a transfer allowed, since when it was in a block', () => {
    expect(pairsOfTransfer(transfer(), HOLDER)).toEqual([{ ...PAIR, sinceSeconds: BEGAN + 9, origin: undefined }])
    // A block that is no longer there dates nothing.
    const reorged = { ...included, phase: 'broadcast' } as ItemState
    expect(pairsOfTransfer(transfer({ items: [reorged] }), HOLDER)).toMatchObject([{ sinceSeconds: undefined }])
    expect(pairsOfTransfer(transfer(), { ...HOLDER, chainId: 1 })).toEqual([])
    expect(pairsOfTransfer(transfer(), { ...HOLDER, account: STRANGER })).toEqual([])
    expect(pairsOfTransfer(transfer({ items: [{ phase: 'planned' }] }), HOLDER)).toEqual([])
  })

  it('is what a site’s calls allowed, and for which site', () => {
    const of = (calls: readonly BundleCall[], changes: Partial<Bundle> = {}) =>
      pairsOfBundle(bundle(calls, changes), HOLDER, devnet)
    expect(of([approve(2n ** 256n - 1n)])).toEqual([
      { ...PAIR, sinceSeconds: BEGAN + 9, origin: 'https://shop.example' },
    ])
    expect(of([approveInside(7n)])).toEqual([
      { ...PAIR, at: 'permit2', sinceSeconds: BEGAN + 9, origin: 'https://shop.example' },
    ])
    expect(of([approveInside(0n)])).toEqual([])
    expect(of([approve(1n)], { items: [{ phase: 'planned' }] })).toEqual([])
    expect(of([approve(0n)])).toEqual([])
    expect(of([approve(1n)], { chainId: 1 })).toEqual([])
    expect(of([approve(1n)], { account: STRANGER })).toEqual([])
  })

  it('keeps an allowance that a transfer at its steps still needs', () => {
    expect(needsAllowance(transfer(), HOLDER, PAIR)).toBe(true)
    expect(needsAllowance(transfer(), HOLDER, { ...PAIR, spender: USER })).toBe(false)
    expect(needsAllowance(transfer(), HOLDER, { ...PAIR, at: 'permit2' })).toBe(false)
    const over = { stage: 'failed', end: { reason: 'abandoned' } } as const
    expect(needsAllowance(transfer({ stage: over }), HOLDER, PAIR)).toBe(false)
  })

  it.each<readonly [string, object, boolean]>([
    ['a deposit', { role: 'deposit', to: STRANGER }, true],
    ['a router', { role: 'swap', to: STRANGER }, true],
    ['a transfer', { role: 'transfer', to: TOKEN }, false],
    ['a payment', { role: 'send', to: TOKEN }, false],
    ['another account’s deposit', { role: 'deposit', from: STRANGER }, false],
    ['a deposit on another chain', { role: 'deposit', chainId: 1 }, false],
    ['a deposit of another token', { role: 'deposit', currency: PERMIT2 }, false],
    ['a deposit elsewhere', { role: 'deposit', counterparty: USER }, false],
    ['a permit of Permit2', permit('permit2', STRANGER), true],
    ['a permit of another Permit2', permit('permit2', USER), false],
    ['a permit of the token itself', permit('eip3009', STRANGER), false],
  ])('keeps one from before for what takes the token through it: %s', (_name, changes, isNeeded) => {
    const [step] = transfer().plan
    const plan = only<Execution['plan']>([Object.assign({}, step, changes)])
    expect(needsAllowance(transfer({ plan }), HOLDER, PAIR)).toBe(isNeeded)
  })
})

describe('taking it back', () => {
  const meant = (call: BundleCall | undefined) =>
    call && callMeaningOf({ to: call.to, value: call.value, data: call.data }, devnet, BASE)

  it('is an approval of nothing, which the wallet reads as just that', () => {
    const call = revokeCall(PAIR, CHAIN)
    expect(meant(call)).toMatchObject({
      act: { kind: 'allowance', change: 'set', amount: 0n, spender: STRANGER },
      dangers: [],
    })
    expect([call?.to, call?.value]).toEqual([TOKEN, 0n])
  })

  it('is the same at Permit2 for what is kept inside of it, over at once', () => {
    const call = revokeCall({ ...PAIR, at: 'permit2' }, CHAIN)
    expect(meant(call)).toMatchObject({
      act: { kind: 'permit2', amount: 0n, untilSeconds: 0n, spender: STRANGER, token: { address: TOKEN } },
      dangers: [],
    })
    expect([call?.to, call?.value]).toEqual([PERMIT2, 0n])
    expect(revokeCall({ ...PAIR, at: 'permit2' }, { contracts: [] })).toBeUndefined()
  })
})
