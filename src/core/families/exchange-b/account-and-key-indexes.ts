/** Reference: 48 bits; 0 is the exchange's own. */
export const MOST_ACCOUNT_INDEX = 2 ** 48 - 2

/** Reference: 255 means all keys. */
export const MOST_API_KEY_INDEX = 254

/** Lower indexes belong to the exchange's front ends (reference, "Exchange B"). */
export const FIRST_API_KEY_INDEX = 4
