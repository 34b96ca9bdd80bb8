import type { ReasonCode } from './reason.ts'

/** Failures of one server that another server may not have. */
export const NO_ANSWER: readonly ReasonCode[] = [
  'TIMEOUT',
  'OFFLINE',
  'TOO_LARGE',
  'NOT_JSON',
  'REDIRECTED',
  'ABORTED',
  'TOO_OFTEN',
  'UNREADABLE',
  'OTHER_ANSWER',
  'NODE_BEHIND',
  'STATE_PRUNED',
]
