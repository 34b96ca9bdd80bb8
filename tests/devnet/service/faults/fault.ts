import * as v from 'valibot'
import { HTTP_KINDS, OTHER_KINDS } from './fault-kinds.ts'

const KINDS = [...HTTP_KINDS, ...OTHER_KINDS] as const
const NAMES = KINDS.map(({ entries }) => entries.kind.literal)

const FAULT = v.variant('kind', KINDS, `expected ${NAMES.slice(0, -1).join(', ')} or ${NAMES.at(-1)}`)

export type FaultInput = v.InferOutput<typeof FAULT>

export type FaultKind = Readonly<{ kind: string; does: string; fields: readonly string[] }>

/** Lists every kind of fault. */
export function faultKinds(): readonly FaultKind[] {
  return KINDS.map((schema) => ({
    kind: schema.entries.kind.literal,
    does: v.getDescription(schema) ?? '',
    fields: Object.keys(schema.entries).filter((field) => field !== 'kind'),
  }))
}

/** The message names the field. */
export class FaultError extends Error {
  override readonly name = 'FaultError'
  readonly code = 'INVALID_FAULT'
}

/** A recomputed lie must be below this path. */
export const ORDER_PATH = 'protocol.v2.orderData.'

/** Parses a fault; throws a FaultError that names the field. */
export function parseFault(input: unknown): FaultInput {
  const parsed = v.safeParse(FAULT, input, { abortEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    const field = v.getDotPath(issue)
    throw new FaultError(`fault${field ? `.${field}` : ''}: ${issue.message}`)
  }
  const fault = parsed.output
  if (fault.kind === 'lie' && fault.operation !== 'remove' && fault.value === undefined) {
    throw new FaultError('fault.value: is required unless operation is remove')
  }
  if (fault.kind === 'lie' && fault.recompute && !fault.at.startsWith(ORDER_PATH)) {
    throw new FaultError(`fault.at: a recomputed lie must point into ${ORDER_PATH.slice(0, -1)}`)
  }
  return fault
}
