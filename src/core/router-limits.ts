/** What can be chosen as the most that may go through a router in one crossing, in dollars. */
export const ROUTER_LIMITS_USD = [100, 1_000, 10_000] as const
