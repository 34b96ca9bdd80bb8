import type { Hex } from '../chain.ts'
import { ServiceError } from '../errors.ts'
import type { CallFailure } from '../raw-call.ts'

/** service-facts.md 2. */
export type ExecuteErrorBody =
  | Readonly<{ error: string }>
  | Readonly<{ error: string; message: string; requestId: Hex; details?: CallFailure }>

export class ExecuteError extends Error {
  override readonly name = 'ExecuteError'
  readonly code: string
  readonly status: number
  readonly body: ExecuteErrorBody

  constructor(status: number, body: ExecuteErrorBody) {
    super('message' in body ? body.message : body.error)
    this.code = body.error
    this.status = status
    this.body = body
  }
}

export function executeRefusal(sentence: string): ExecuteError {
  return new ExecuteError(400, { error: sentence })
}

/** Shapes any error for POST /execute; an unknown one is logged and answered 500. */
export function asExecuteError(error: unknown, log: (line: string) => void): ExecuteError {
  if (error instanceof ExecuteError) return error
  if (error instanceof ServiceError) {
    const sentence = error.status === 401 ? 'Unauthorized' : error.message
    return new ExecuteError(error.status, { error: sentence })
  }
  log(`unexpected: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  return new ExecuteError(500, { error: 'Internal server error' })
}
