export const OUTPOINT = /^[0-9a-f]{64}:\d{1,10}$/
export const MOST_COINS = 200
