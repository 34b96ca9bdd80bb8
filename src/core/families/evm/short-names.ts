/** EIP-3770. */
export const SHORT_NAMES: ReadonlyMap<string, number> = new Map([
  ['eth', 1],
  ['oeth', 10],
  ['bnb', 56],
  ['gno', 100],
  ['pol', 137],
  ['matic', 137],
  ['hyper_evm', 999],
  ['base', 8453],
  ['arb1', 42161],
  ['avax', 43114],
])
