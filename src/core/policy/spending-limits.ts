export const DAY_LIMITS_USD = [100, 500, 1_000, 5_000, 10_000] as const
