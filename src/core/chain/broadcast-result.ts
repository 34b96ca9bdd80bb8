import type { Reason } from '../reason/reason.ts'

/** `nonceTooLow` and `conflict` may come from the same bytes; `unknown` means a time-out or new words. */
export type BroadcastResult =
  | Readonly<{ result: 'accepted'; message: string }>
  | Readonly<{ result: 'known'; message: string }>
  | Readonly<{
      result: 'nonceTooLow' | 'conflict' | 'underpriced' | 'rejected' | 'unknown'
      message: string
      reason: Reason
    }>
