import { CausewayError } from '../lib/errors.ts'
import type { ToPage } from './contract.ts'

/** The answer to a question that could not be answered: never silence. `id` is the question's. */
export function failure(id: number, error: unknown): ToPage {
  if (error instanceof CausewayError) {
    const { code, message, values } = error
    return { id, ok: false, code, message, ...(values ? { values } : {}) }
  }
  const message = error instanceof Error ? error.message : 'something unexpected happened'
  return { id, ok: false, code: 'INTERNAL', message }
}
