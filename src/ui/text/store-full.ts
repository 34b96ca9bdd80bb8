import { reasonOfError } from '../../core/reason.ts'

/** Whether the background could not answer for want of space on the disk. */
export function isStoreFull(error: unknown): boolean {
  return error !== undefined && reasonOfError(error).code === 'STORE_FULL'
}
