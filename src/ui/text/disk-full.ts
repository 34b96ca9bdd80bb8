/** Doesn't import `core/reason/reason.ts`, for a fast first paint. */
export function isDiskFullError(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'STORE_FULL'
}
