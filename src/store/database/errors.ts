import { CausewayError, isCausewayError } from '../../lib/errors.ts'

/** Recognizes the browser's report of a full disk or quota. */
export function isOutOfSpace(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

/** Recognizes failed file access, a full disk included. */
export function isUnknown(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'UnknownError'
}

/** Converts a failure to `STORE_NEWER`, `STORE_FULL` or `STORE_FAILED`. Errors of ours pass through. */
export function errorOf(error: unknown, isFull: boolean): CausewayError {
  if (isCausewayError(error)) return error
  if (error instanceof DOMException && error.name === 'VersionError') {
    return new CausewayError('STORE_NEWER', 'What is stored was written by a newer Causeway; update to go on.', {
      cause: error,
    })
  }
  if (isFull) return fullDiskError(error)
  return new CausewayError('STORE_FAILED', 'The browser could not read or write what Causeway stores.', {
    cause: error,
  })
}

/** Makes the error of a full disk. */
export function fullDiskError(cause?: unknown): CausewayError {
  return new CausewayError('STORE_FULL', 'The disk has no space left; nothing was written.', { cause })
}
