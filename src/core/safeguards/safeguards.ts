import { isSameAddress } from '../address.ts'

/** What can be chosen as the most that leaves in a day without the password, in dollars. */
export const DAY_LIMITS_USD = [100, 500, 1_000, 5_000, 10_000] as const

/** From the loosest to the strictest. */
export const ASK_PASSWORD = ['never', 'somebodyNew', 'always'] as const

/**
 * When an unlocked wallet asks for its password again: before a payment, when more than `dayLimitUsd` dollars would leave
 * within 24 hours (null is no limit), and before whatever one of `coldAccounts` signs, by their EVM addresses.
 */
export type Safeguards = Readonly<{
  askPassword: (typeof ASK_PASSWORD)[number]
  dayLimitUsd: (typeof DAY_LIMITS_USD)[number] | null
  coldAccounts: readonly string[]
}>

/**
 * What holds for whoever has chosen nothing: the password is asked for once, at the unlock. Every contract that a site calls
 * is somebody new the first time; who wants to be asked then, chooses to be.
 */
export const USUAL_SAFEGUARDS: Safeguards = { askPassword: 'never', dayLimitUsd: null, coldAccounts: [] }

/** Why the password is asked for; the user is told in words by the page that asks. */
export type PasswordReason = 'coldAccount' | 'always' | 'somebodyNew' | 'noPrice' | 'aboveLimit'

/**
 * What is known of something that is about to be signed. `what`: a `payment` lets money leave, or somebody take it; of a
 * `transaction` or `data` nobody knows that they do; a `message` moves nothing by itself. `pays` is the strangest of all
 * who get something. `worth` is what leaves to others, and `spent` what left in the last 24 hours: millionths of a dollar
 * by the service's word, `worth` undefined where it says no price.
 */
export type Known = Readonly<{
  what: 'payment' | 'transaction' | 'data' | 'message'
  isCold: boolean
  pays: 'oneself' | 'somebodyKnown' | 'somebodyNew'
  worth: bigint | undefined
  spent: bigint
}>

const MILLIONTHS = 1_000_000n

/**
 * The rule of the safeguards: why something may only be signed with the password, the weightiest reason first.
 *
 * @returns no reasons where it needs none
 */
export function whyPassword(
  known: Known,
  { askPassword, dayLimitUsd }: Pick<Safeguards, 'askPassword' | 'dayLimitUsd'>,
): readonly PasswordReason[] {
  const { what, isCold, pays, worth, spent } = known
  const isToOthers = what === 'payment' && pays !== 'oneself'
  const limit = dayLimitUsd === null || !isToOthers ? undefined : BigInt(dayLimitUsd) * MILLIONTHS
  const reasons: Readonly<Record<PasswordReason, boolean>> = {
    coldAccount: isCold,
    always: askPassword === 'always' && what !== 'message',
    somebodyNew: askPassword !== 'never' && what === 'payment' && pays === 'somebodyNew',
    noPrice: limit !== undefined && worth === undefined,
    aboveLimit: limit !== undefined && worth !== undefined && spent + worth > limit,
  }
  return (Object.keys(reasons) as PasswordReason[]).filter((reason) => reasons[reason])
}

/** Whether safeguards let more through than others did, so that whoever wants them must show the password. */
export function areLooser(after: Safeguards, before: Safeguards): boolean {
  const strictness = ({ askPassword }: Safeguards) => ASK_PASSWORD.indexOf(askPassword)
  const limit = ({ dayLimitUsd }: Safeguards) => dayLimitUsd ?? Number.POSITIVE_INFINITY
  const isCold = (address: string) => after.coldAccounts.some((each) => isSameAddress(each, address))
  return strictness(after) < strictness(before) || limit(after) > limit(before) || !before.coldAccounts.every(isCold)
}
