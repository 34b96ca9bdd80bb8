import * as v from 'valibot'
import { isAddress } from 'viem'
import { parsePath } from './lies.ts'

// Bitcoin addresses, and account indexes of exchange B.
const OTHER_ADDRESS = /^((bc1|[13])[0-9a-zA-Z]{20,90}|[0-9]{1,15})$/

const whole = (least: number) =>
  v.pipe(
    v.number('expected a number'),
    v.integer('expected an integer'),
    v.minValue(least, `expected ${least} or more`),
  )

/** How often it strikes; without it, until cleared. */
const times = v.optional(whole(1))
/** Which calls it strikes: a path and what lies below it (`/quote` strikes `/quote/v2` too); without it, all. */
const path = v.optional(v.pipe(v.string('expected a path'), v.startsWith('/', 'expected a path that begins with /')))
/** Which wallet it strikes: the address in a quote's body, or behind the request that a call asks about. */
const user = v.optional(
  v.pipe(
    v.string('expected an address'),
    v.check((text) => isAddress(text) || OTHER_ADDRESS.test(text), 'expected an EVM address'),
  ),
)
const httpStatus = v.pipe(whole(200), v.maxValue(599, 'expected 200 to 599'))

/** Holds an answer back, in real milliseconds. */
const delay = v.strictObject({
  kind: v.literal('delay'),
  path,
  user,
  times,
  ms: v.pipe(whole(0), v.maxValue(600_000, 'expected at most 600000')),
})
/** Answers with an HTTP status, and with the body given or one in the shape that belongs to the status. */
const status = v.strictObject({
  kind: v.literal('status'),
  path,
  user,
  times,
  status: httpStatus,
  body: v.optional(v.unknown()),
})
/** Closes the socket without an answer. */
const drop = v.strictObject({ kind: v.literal('drop'), path, user, times })
/** Answers with a page where JSON is due. */
const html = v.strictObject({ kind: v.literal('html'), path, user, times, status: v.optional(httpStatus, 200) })
/** Cuts a good answer after so many characters, else in half. */
const truncate = v.strictObject({ kind: v.literal('truncate'), path, user, times, bytes: v.optional(whole(0)) })
/**
 * Changes a good answer at a JSON path; the path of the call is `/quote` unless given, `/stream` lies to subscribers.
 * With `recompute` the order itself is changed before it is hashed and signed, and is what the solver will fill.
 */
const lie = v.strictObject({
  kind: v.literal('lie'),
  path,
  user,
  times,
  at: v.pipe(
    v.string('expected a JSON path'),
    v.check((text) => parsePath(text) !== undefined, 'expected a JSON path such as steps[0].items[0].data.to'),
  ),
  operation: v.optional(v.picklist(['set', 'remove', 'insert'], 'expected set, remove or insert'), 'set'),
  value: v.optional(v.unknown()),
  recompute: v.optional(v.boolean('expected true or false'), false),
})
/** Automatic indexing overlooks a deposit until POST /transactions/index points at it. */
const missDeposit = v.strictObject({ kind: v.literal('miss-deposit'), user, times })
/** Puts another word in place of a status, on both status paths and on `/stream`. */
const statusWord = v.strictObject({
  kind: v.literal('status-word'),
  path,
  user,
  times,
  word: v.pipe(v.string('expected a word'), v.minLength(1, 'expected a word')),
})
/** The stream stays connected and tells nothing; `times` counts updates that were kept back. */
const streamSilent = v.strictObject({ kind: v.literal('stream-silent'), user, times })
/** Closes the stream's connections (code 1012), and new ones; with `user`, those subscribed to that wallet's requests. */
const streamClose = v.strictObject({ kind: v.literal('stream-close'), user, times })
/** Sends each update of the stream twice. */
const streamDuplicate = v.strictObject({ kind: v.literal('stream-duplicate'), user, times })
/** Keeps an update of the stream back until the next one has gone out. */
const streamReorder = v.strictObject({ kind: v.literal('stream-reorder'), user, times })

const FAULT = v.variant(
  'kind',
  [
    delay,
    status,
    drop,
    html,
    truncate,
    lie,
    missDeposit,
    statusWord,
    streamSilent,
    streamClose,
    streamDuplicate,
    streamReorder,
  ],
  'expected delay, status, drop, html, truncate, lie, miss-deposit, status-word, stream-silent, stream-close, stream-duplicate or stream-reorder',
)

/** A fault as it is asked for over the control port, with its defaults filled in. */
export type FaultInput = v.InferOutput<typeof FAULT>

/** A fault that cannot be set: the message names the field. */
export class FaultError extends Error {
  override readonly name = 'FaultError'
  readonly code = 'INVALID_FAULT'
}

/** Where orders lie in an answer: a recomputed lie must point into it. */
export const ORDER_PATH = 'protocol.v2.orderData.'

/** Reads a fault from JSON; throws a FaultError that names the field. */
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
