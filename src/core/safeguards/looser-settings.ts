/** The settings that say how much is let through; amounts in dollars, null is no limit. */
export type Leniency = Readonly<{
  /** May insist on a plan that something speaks against. */
  expert: boolean
  routerLimitUsd: number | null
  exchangeFeeLimitUsd: number
}>

/** What of it is to be otherwise; what is not named stays as it is. */
export type LeniencyChange = Readonly<{ [K in keyof Leniency]?: Leniency[K] | undefined }>

/**
 * Whether a change of the settings lets more through than before, so that whoever sits at an unlocked wallet must show the
 * password (threat model 3.5).
 */
export function isLoosening(
  before: Leniency,
  { expert, routerLimitUsd, exchangeFeeLimitUsd }: LeniencyChange,
): boolean {
  const becomesExpert = expert === true && !before.expert
  const raisesLimit = routerLimitUsd !== undefined && (routerLimitUsd ?? Infinity) > (before.routerLimitUsd ?? Infinity)
  const raisesFee = (exchangeFeeLimitUsd ?? 0) > before.exchangeFeeLimitUsd
  return becomesExpert || raisesLimit || raisesFee
}
