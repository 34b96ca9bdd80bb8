export const ROUTER_LIMITS_USD = [100, 1_000, 10_000] as const

/** Users limit exchange B's transfer fee, in dollars. */
export const EXCHANGE_FEE_LIMITS_USD = [1, 3, 5, 10, 25] as const

/** A transfer usually costs three dollars. */
export const USUAL_EXCHANGE_FEE_LIMIT_USD = 5
