import type { ReasonCode } from './codes.ts'

/** No word of the server arrived. */
export const UNREACHED: readonly ReasonCode[] = [
  'TIMEOUT',
  'OFFLINE',
  'ABORTED',
  'TOO_LARGE',
  'NOT_JSON',
  'CUT_OFF',
  'HOST_TROUBLE',
  'REDIRECTED',
]

/** Failures of one server that another server may not have. */
export const NO_ANSWER: readonly ReasonCode[] = [
  ...UNREACHED,
  'SIGN_IN',
  'TOO_OFTEN',
  'UNREADABLE',
  'OTHER_ANSWER',
  'NODE_BEHIND',
  'STATE_PRUNED',
]
