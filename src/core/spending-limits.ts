/** What can be chosen as the most that may go through a router in one crossing, in dollars. */
export const ROUTER_LIMITS_USD = [100, 1_000, 10_000] as const

/** What can be chosen as the most that a transfer on exchange B may cost, in dollars. */
export const EXCHANGE_FEE_LIMITS_USD = [1, 3, 5, 10, 25] as const

/** What is chosen for whoever has not chosen: some more than the three dollars that a transfer usually costs. */
export const USUAL_EXCHANGE_FEE_LIMIT_USD = 5
