import * as v from 'valibot'
import { isAddress } from 'viem'
import { parsePath } from './lies.ts'

const times = v.optional(
  v.pipe(v.number('expected a number'), v.integer('expected an integer'), v.minValue(1, 'expected 1 or more')),
)
const path = v.optional(v.pipe(v.string('expected a path'), v.startsWith('/', 'expected a path that begins with /')))
const user = v.optional(
  v.pipe(
    v.string('expected an address'),
    v.check((text) => isAddress(text), 'expected an EVM address'),
  ),
)
const httpStatus = v.pipe(
  v.number('expected a number'),
  v.integer('expected an integer'),
  v.minValue(200, 'expected 200 to 599'),
  v.maxValue(599, 'expected 200 to 599'),
)
const at = v.pipe(
  v.string('expected a JSON path'),
  v.check((text) => parsePath(text) !== undefined, 'expected a JSON path such as steps[0].items[0].data.to'),
)
const common = { path, user, times }

const FAULT = v.variant(
  'kind',
  [
    v.strictObject({
      kind: v.literal('delay'),
      ...common,
      ms: v.pipe(
        v.number('expected milliseconds'),
        v.minValue(0, 'expected 0 or more'),
        v.maxValue(600_000, 'expected at most 600000'),
      ),
    }),
    v.strictObject({ kind: v.literal('status'), ...common, status: httpStatus, body: v.optional(v.unknown()) }),
    v.strictObject({ kind: v.literal('drop'), ...common }),
    v.strictObject({ kind: v.literal('html'), ...common, status: v.optional(httpStatus, 200) }),
    v.strictObject({
      kind: v.literal('truncate'),
      ...common,
      bytes: v.optional(
        v.pipe(v.number('expected bytes'), v.integer('expected an integer'), v.minValue(0, 'expected 0 or more')),
      ),
    }),
    v.strictObject({
      kind: v.literal('lie'),
      ...common,
      at,
      operation: v.optional(v.picklist(['set', 'remove', 'insert'], 'expected set, remove or insert'), 'set'),
      value: v.optional(v.unknown()),
      recompute: v.optional(v.boolean('expected true or false'), false),
    }),
    v.strictObject({ kind: v.literal('miss-deposit'), user, times }),
    v.strictObject({
      kind: v.literal('status-word'),
      ...common,
      word: v.pipe(v.string('expected a word'), v.minLength(1, 'expected a word')),
    }),
    v.strictObject({ kind: v.literal('stream-silent'), user, times }),
    v.strictObject({ kind: v.literal('stream-close'), user, times }),
  ],
  'expected delay, status, drop, html, truncate, lie, miss-deposit, status-word, stream-silent or stream-close',
)

/** A fault as it is set over the control port; without `times` it stays until cleared. */
export type Fault = v.InferOutput<typeof FAULT> & Readonly<{ id: number }>
type Kind = Fault['kind']
type OfKind<K extends Kind> = Extract<Fault, { kind: K }>

/** Where a fault could strike: the path asked and the wallet's address, as far as they are known. */
export type Where = Readonly<{ path?: string; user?: string | undefined }>

/** The faults now in force. */
export type Faults = Readonly<{
  set: (fault: unknown) => Fault
  clear: () => void
  list: () => readonly Fault[]
  /** The faults of a kind that strike here; each counts one of its `times`. */
  take: <K extends Kind>(kind: K, where: Where, also?: (fault: OfKind<K>) => boolean) => readonly OfKind<K>[]
}>

/** A fault that cannot be set: the message names the field. */
export class FaultError extends Error {
  override readonly name = 'FaultError'
  readonly code = 'INVALID_FAULT'
}

/** Where orders lie in an answer: a recomputed lie must point into it. */
export const ORDER_PATH = 'protocol.v2.orderData.'

/** A new, empty set of faults. */
export function faultSet(): Faults {
  let nextId = 1
  let faults: readonly Fault[] = []
  const spend = (fault: Fault) => {
    if (fault.times === undefined) return
    const left = { ...fault, times: fault.times - 1 }
    faults = faults.flatMap((other) => (other.id !== fault.id ? [other] : left.times > 0 ? [left] : []))
  }
  return {
    set(input) {
      const fault: Fault = { ...parseFault(input), id: nextId++ }
      faults = [...faults, fault]
      return fault
    },
    clear() {
      faults = []
    },
    list: () => faults,
    take<K extends Kind>(kind: K, where: Where, also: (fault: OfKind<K>) => boolean = () => true) {
      const isKind = (fault: Fault): fault is OfKind<K> => fault.kind === kind
      const struck = faults.filter(isKind).filter((fault) => strikes(fault, where) && also(fault))
      for (const fault of struck) spend(fault)
      return struck
    },
  }
}

function parseFault(input: unknown): v.InferOutput<typeof FAULT> {
  const parsed = v.safeParse(FAULT, input, { abortEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw new FaultError(`fault.${v.getDotPath(issue) ?? ''}: ${issue.message}`.replace('fault.:', 'fault:'))
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

// `/quote` strikes `/quote/v2` too. A lie without a path is about quotes.
function strikes(fault: Fault, where: Where): boolean {
  if (fault.user !== undefined && fault.user.toLowerCase() !== where.user?.toLowerCase()) return false
  if (!('path' in fault) && fault.kind !== 'lie') return true
  const path = fault.path ?? (fault.kind === 'lie' ? '/quote' : undefined)
  return path === undefined || where.path === path || (where.path?.startsWith(`${path}/`) ?? false)
}
