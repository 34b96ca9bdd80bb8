/** Broken or foreign answers, such as a proxy's page, may be temporary. */
export const RETRYABLE_CODES: readonly string[] = [
  'TIMEOUT',
  'OFFLINE',
  'ABORTED',
  'NOT_JSON',
  'SERVICE_UNAVAILABLE',
  'PRICE_FETCH_FAILED',
  'REQUEST_TIMED_OUT',
  'RPC_HTTP_ERROR',
]
