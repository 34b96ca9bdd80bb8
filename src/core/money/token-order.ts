/** How a list of held tokens is sorted. */
export const TOKEN_ORDERS = ['value', 'name'] as const
