const FILTER_METHODS = [
  'eth_newFilter',
  'eth_newBlockFilter',
  'eth_newPendingTransactionFilter',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_uninstallFilter',
  'eth_subscribe',
  'eth_unsubscribe',
] as const

export type FilterMethod = (typeof FILTER_METHODS)[number]

/** Tells whether a method is about filters or subscriptions. */
export function isFilterMethod(name: string): name is FilterMethod {
  return FILTER_METHODS.some((each) => each === name)
}
