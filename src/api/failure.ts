import { CausewayError } from '../lib/errors.ts'
import type { ToPage } from './contract.ts'

export function failureAnswer(id: number, error: unknown): ToPage {
  if (error instanceof CausewayError) {
    const { code, message, values } = error
    return { id, ok: false, code, message, ...(values ? { values } : {}) }
  }
  const message = error instanceof Error ? error.message : 'something unexpected happened'
  return { id, ok: false, code: 'INTERNAL', message }
}
