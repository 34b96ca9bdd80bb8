/** Amounts in dollars; null means no limit. */
export type Leniency = Readonly<{
  /** May override findings. */
  expert: boolean
  routerLimitUsd: number | null
  exchangeFeeLimitUsd: number
  autoLockMinutes: number
  computerIdleMinutes: number
}>

export type LeniencyChange = Readonly<{ [K in keyof Leniency]?: Leniency[K] | undefined }>

/** Whether a settings change allows more, so that it needs the password (threat model 3.5). */
export function isLoosening(
  before: Leniency,
  { expert, routerLimitUsd, exchangeFeeLimitUsd, autoLockMinutes, computerIdleMinutes }: LeniencyChange,
): boolean {
  const becomesExpert = expert === true && !before.expert
  const raisesLimit = routerLimitUsd !== undefined && (routerLimitUsd ?? Infinity) > (before.routerLimitUsd ?? Infinity)
  const raisesFee = (exchangeFeeLimitUsd ?? 0) > before.exchangeFeeLimitUsd
  const locksLater =
    (autoLockMinutes ?? 0) > before.autoLockMinutes || (computerIdleMinutes ?? 0) > before.computerIdleMinutes
  return becomesExpert || raisesLimit || raisesFee || locksLater
}
