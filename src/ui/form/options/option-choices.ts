/** Dollars; the second is the default (interface, `topupGasAmount`). */
export const TOPUPS = ['1', '2', '5'] as const

/** Seconds until the service refunds. */
export const TIME_LIMITS = ['automatic', '300', '600', '1800'] as const
