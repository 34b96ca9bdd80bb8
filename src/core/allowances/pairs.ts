import { type Bundle, siteRequesterOf } from '../bundle/bundle.ts'
import type { Chain, PinnedContract } from '../chain/chain.ts'
import { kindsWith } from '../chain/contract-grants.ts'
import { type Execution, effectiveAtSeconds, type ItemState } from '../execution/execution.ts'
import type { Item } from '../execution/item.ts'
import { isSameAddress } from '../families/address.ts'
import { isEvmTransaction, isPermit } from '../families/evm/items.ts'
import { callMeaningOf } from '../page/calls/decode-call.ts'
import type { CallMeaning } from '../page/calls/meaning.ts'
import type { Profile } from '../profiles/profile.ts'

/** Permit2 may itself spend the token. */
export type AllowanceContract = 'token' | 'permit2'

export type AllowancePair = Readonly<{ token: string; spender: string; at: AllowanceContract }>

/** From the wallet's records; epoch seconds. */
export type PastAllowancePair = AllowancePair &
  Readonly<{ sinceSeconds: number | undefined; origin: string | undefined }>

export type AllowanceOwner = Readonly<{ account: string; chainId: number }>

/** Every pinned token of a chain with every contract that the wallet may approve. */
export function pinnedPairs({ tokens, depositories, contracts }: Chain): readonly AllowancePair[] {
  const each = [...depositories, ...contracts.filter(isSpender).map(({ address }) => address)]
  return tokens.flatMap(({ address: token }) => each.map((spender) => ({ token, spender, at: 'token' })))
}

// A router counts: it may still hold an allowance given elsewhere.
function isSpender({ kind }: PinnedContract): boolean {
  return kind === 'router' || kindsWith('allowance').includes(kind)
}

export function pairsOfTransfer(
  { plan, items }: Pick<Execution, 'plan' | 'items'>,
  { account, chainId }: AllowanceOwner,
): readonly PastAllowancePair[] {
  return plan.flatMap((item, index) => {
    if (!isEvmTransaction(item) || item.role !== 'approve' || item.chainId !== chainId) return []
    if (!isSameAddress(item.from, account) || !wasBegun(items[index])) return []
    const sinceSeconds = effectiveAtSeconds(items[index])
    return [{ token: item.to, spender: item.counterparty, at: 'token', sinceSeconds, origin: undefined }]
  })
}

/** The allowances in a bundle's calls, nested ones included. */
export function pairsOfBundle(
  bundle: Bundle,
  { account, chainId }: AllowanceOwner,
  profile: Profile,
): readonly PastAllowancePair[] {
  if (bundle.chainId !== chainId || !isSameAddress(bundle.account, account)) return []
  const origin = siteRequesterOf(bundle)?.origin
  return bundle.calls.flatMap(({ to, value, data }, index) => {
    if (!wasBegun(bundle.items[index])) return []
    const sinceSeconds = effectiveAtSeconds(bundle.items[index])
    return pairsIn(callMeaningOf({ to, value, data }, profile, chainId), account).map((pair) => ({
      ...pair,
      sinceSeconds,
      origin,
    }))
  })
}

/** Whether a transfer at its steps still needs an allowance. Such an allowance isn't revoked. */
export function needsAllowance(
  execution: Pick<Execution, 'plan' | 'stage'>,
  { account, chainId }: AllowanceOwner,
  { token, spender, at }: AllowancePair,
): boolean {
  if (execution.stage.stage !== 'steps' || at !== 'token') return false
  const isOwn = (item: Item) => item.chainId === chainId && 'from' in item && isSameAddress(item.from, account)
  return execution.plan.some((item) => {
    const use = isOwn(item) ? allowanceUsedBy(item) : undefined
    return use !== undefined && isSameAddress(use.token, token) && isSameAddress(use.spender, spender)
  })
}

// Deposits and routers spend an allowance; a transfer and EIP-3009 need none.
function allowanceUsedBy(item: Item): Readonly<{ token: string; spender: string }> | undefined {
  if (isPermit(item)) {
    const { verifyingContract } = item.typedData.domain
    const isKept = item.standard === 'permit2' && typeof verifyingContract === 'string'
    return isKept ? { token: item.currency, spender: verifyingContract } : undefined
  }
  if (!isEvmTransaction(item)) return undefined
  const { role, to, currency, counterparty: spender } = item
  if (role === 'approve') return { token: to, spender }
  return role === 'deposit' || role === 'swap' ? { token: currency, spender } : undefined
}

export function isSameAllowancePair(a: AllowancePair, b: AllowancePair): boolean {
  return a.at === b.at && isSameAddress(a.token, b.token) && isSameAddress(a.spender, b.spender)
}

function pairsIn({ act }: CallMeaning, account: string): readonly AllowancePair[] {
  if (act.kind === 'batch') return act.calls.flatMap((each) => pairsIn(each, account))
  if (act.kind === 'permit2' && act.amount > 0n)
    return [{ token: act.token.address, spender: act.spender, at: 'permit2' }]
  const isAllowing = act.kind === 'allowance' && act.change !== 'lower' && act.amount > 0n
  const isPermit = act.kind === 'permit' && isSameAddress(act.owner, account)
  return isAllowing || isPermit ? [{ token: act.token.address, spender: act.spender, at: 'token' }] : []
}

function wasBegun(state: ItemState | undefined): boolean {
  return state !== undefined && state.phase !== 'planned' && state.phase !== 'reserved'
}
