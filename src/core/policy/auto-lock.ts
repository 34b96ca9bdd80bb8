/** Minutes without the user, after which the wallet locks. */
export const AUTO_LOCK_MINUTES = [1, 5, 15, 60, 240] as const

/** Only in Firefox. */
export const COMPUTER_IDLE_MINUTES = [1, 5, 15, 60] as const

/** No touch extends a session further. */
export const MOST_SESSION_SECONDS = 8 * 60 * 60
