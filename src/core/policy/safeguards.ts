import { isSameAddress } from '../families/address.ts'
import type { DAY_LIMITS_USD } from './spending-limits.ts'

/** From the loosest to the strictest. */
export const ASK_PASSWORD = ['never', 'somebodyNew', 'always'] as const

/** `dayLimitUsd`: dollars per 24 hours; null means no limit. */
export type Safeguards = Readonly<{
  askPassword: (typeof ASK_PASSWORD)[number]
  dayLimitUsd: (typeof DAY_LIMITS_USD)[number] | null
  coldAccounts: readonly string[]
}>

/** Every contract is new once, so asking is opt-in. */
export const USUAL_SAFEGUARDS: Safeguards = { askPassword: 'never', dayLimitUsd: null, coldAccounts: [] }

export type PasswordReason = 'coldAccount' | 'always' | 'somebodyNew' | 'noPrice' | 'aboveLimit'

/** `pays`: the least known party. `valuation` and `spent` (24 hours): millionths of a dollar. */
export type ActFigures = Readonly<{
  what: 'payment' | 'transaction' | 'data' | 'message'
  isCold: boolean
  pays: 'oneself' | 'somebodyKnown' | 'somebodyNew'
  valuation: bigint | undefined
  spent: bigint
}>

const MILLIONTHS = 1_000_000n

/** Reasons for a password, weightiest first. */
export function passwordReasonOf(
  known: ActFigures,
  { askPassword, dayLimitUsd }: Pick<Safeguards, 'askPassword' | 'dayLimitUsd'>,
): readonly PasswordReason[] {
  const { what, isCold, pays, valuation, spent } = known
  const isToOthers = what === 'payment' && pays !== 'oneself'
  const limit = dayLimitUsd === null || !isToOthers ? undefined : BigInt(dayLimitUsd) * MILLIONTHS
  const reasons: Readonly<Record<PasswordReason, boolean>> = {
    coldAccount: isCold,
    always: askPassword === 'always' && what !== 'message',
    somebodyNew: askPassword !== 'never' && what === 'payment' && pays === 'somebodyNew',
    noPrice: limit !== undefined && valuation === undefined,
    aboveLimit: limit !== undefined && valuation !== undefined && spent + valuation > limit,
  }
  return (Object.keys(reasons) as PasswordReason[]).filter((reason) => reasons[reason])
}

/** Whether safeguards loosen, which needs the password. */
export function areLooser(after: Safeguards, before: Safeguards): boolean {
  const strictness = ({ askPassword }: Safeguards) => ASK_PASSWORD.indexOf(askPassword)
  const limit = ({ dayLimitUsd }: Safeguards) => dayLimitUsd ?? Number.POSITIVE_INFINITY
  const isCold = (address: string) => after.coldAccounts.some((each) => isSameAddress(each, address))
  return strictness(after) < strictness(before) || limit(after) > limit(before) || !before.coldAccounts.every(isCold)
}
