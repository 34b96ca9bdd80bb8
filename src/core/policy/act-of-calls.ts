import type { BundleCall } from '../bundle/bundle.ts'
import type { CurrencySum } from '../chain/facts.ts'
import { isSameAddress } from '../families/address.ts'
import type { Amount } from '../money/currency.ts'
import { callMeaningOf } from '../page/calls/decode-call.ts'
import { chainById, currencyOf, type Profile } from '../profiles/profile.ts'
import type { Act } from './act.ts'
import { callPartiesOf, hasNfts } from './call-parties.ts'

type Wish = Readonly<{ account: string; chainId: number; calls: readonly BundleCall[] }>

type Effects =
  | Readonly<{ changes: readonly CurrencySum[]; approvals: readonly (CurrencySum & Readonly<{ spender: string }>)[] }>
  | undefined

/**
 * The act of a site's calls, by their bytes, simulation and native money.
 *
 * If assets leave by an unreadable call, its contract is the payee.
 */
export function actOfCalls({ account, chainId, calls }: Wish, effects: Effects, profile: Profile): Act {
  const isMoving = !effects || calls.some(({ value }) => value > 0n) || isTaking(effects)
  const said = calls.map((call) => {
    const meaning = callMeaningOf(call, profile, chainId)
    return { to: call.to, ...callPartiesOf({ ...call, meaning }), isPriced: !hasNfts(meaning.act) }
  })
  const spenders = effects?.approvals.map(({ spender }) => spender) ?? []
  const named = [...said.flatMap(({ named: each }) => each), ...spenders]
  const unread = isMoving ? said.flatMap(({ to, others }) => (others === 'nobody' ? [] : [to])) : []
  if (named.length + unread.length === 0) return { what: 'transaction', account }
  const isWhole = said.every(({ isPriced }) => isPriced)
  return {
    what: 'payment',
    account,
    payees: [...named, ...unread],
    leaves: isWhole ? leavesOf({ chainId, calls }, effects, profile) : undefined,
  }
}

function isTaking({ changes, approvals }: NonNullable<Effects>): boolean {
  return approvals.length > 0 || changes.some(({ amount }) => amount < 0n)
}

// An allowance counts like a transfer, once for each token.
function leavesOf(
  { chainId, calls }: Omit<Wish, 'account'>,
  effects: Effects,
  profile: Profile,
): readonly Amount[] | undefined {
  const native = chainById(profile, chainId)?.native
  if (!effects || !native) return undefined
  const along = { currency: native.address, amount: calls.reduce((sum, { value }) => sum + value, 0n) }
  const taken = effects.changes.filter(({ amount }) => amount < 0n).map((each) => ({ ...each, amount: -each.amount }))
  const most = new Map<string, bigint>()
  for (const { currency, amount } of [...taken, ...effects.approvals, along]) {
    const known = [...most.keys()].find((each) => isSameAddress(each, currency)) ?? currency
    const before = most.get(known) ?? 0n
    most.set(known, amount > before ? amount : before)
  }
  const amounts = [...most].flatMap(([token, value]) => {
    if (value === 0n) return []
    const currency = currencyOf(profile, chainId, token)
    return [currency && { currency, value }]
  })
  return amounts.every((each) => each !== undefined) ? amounts : undefined
}
