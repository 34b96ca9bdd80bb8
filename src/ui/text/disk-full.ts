/** Tells whether the background's answer failed because the disk is full. Without `core/reason/reason.ts`, for the first paint. */
export function isDiskFullError(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'STORE_FULL'
}
