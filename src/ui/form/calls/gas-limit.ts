import { LEAST_ARRIVAL_GAS, MOST_ARRIVAL_GAS } from '../../../core/intent/arrival-gas-limits.ts'
import type { Draft } from '../draft.ts'

/** Undefined where the service works it out. */
export function arrivalGasLimit({
  calls,
  callsGas,
}: Pick<Draft, 'calls' | 'callsGas'>): { ok: true; limit: number | undefined } | { ok: false } {
  const typed = callsGas.trim()
  if (calls.length === 0 || typed === '') return { ok: true, limit: undefined }
  const limit = /^[0-9]{1,9}$/.test(typed) ? Number(typed) : 0
  return limit >= LEAST_ARRIVAL_GAS && limit <= MOST_ARRIVAL_GAS ? { ok: true, limit } : { ok: false }
}
