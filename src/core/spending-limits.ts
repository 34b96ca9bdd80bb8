/** Dollars through a router in one transfer. */
export const ROUTER_LIMITS_USD = [100, 1_000, 10_000] as const

/** Dollars that an exchange B transfer may cost. */
export const EXCHANGE_FEE_LIMITS_USD = [1, 3, 5, 10, 25] as const

/** A transfer usually costs three dollars. */
export const USUAL_EXCHANGE_FEE_LIMIT_USD = 5
