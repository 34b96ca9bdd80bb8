import * as v from 'valibot'
import { isAddress } from 'viem'
import { ERROR_CODES } from './error-codes.ts'
import { parsePath } from './lies.ts'

// Bitcoin addresses, and account indexes of exchange B.
const OTHER_ADDRESS = /^((bc1|[13])[0-9a-zA-Z]{20,90}|[0-9]{1,15})$/

const whole = (least: number) =>
  v.pipe(
    v.number('expected a number'),
    v.integer('expected an integer'),
    v.minValue(least, `expected ${least} or more`),
  )

/** Without it, until cleared. */
const times = v.optional(whole(1))
/** A path and its subpaths (`/quote` includes `/quote/v2`); all without it. */
const path = v.optional(v.pipe(v.string('expected a path'), v.startsWith('/', 'expected a path that begins with /')))
/** In a quote's body, or of the call's request. */
const user = v.optional(
  v.pipe(
    v.string('expected an address'),
    v.check((text) => isAddress(text) || OTHER_ADDRESS.test(text), 'expected an EVM address'),
  ),
)
const httpStatus = v.pipe(whole(200), v.maxValue(599, 'expected 200 to 599'))
const milliseconds = v.pipe(whole(0), v.maxValue(600_000, 'expected at most 600000'))

export const HTTP_KINDS = [
  v.pipe(
    v.strictObject({ kind: v.literal('delay'), path, user, times, ms: milliseconds }),
    v.description('Holds an answer back, in real milliseconds.'),
  ),
  v.pipe(
    v.strictObject({
      ...{ kind: v.literal('status'), path, user, times },
      status: httpStatus,
      body: v.optional(v.unknown()),
    }),
    v.description('Answers with an HTTP status, and with the body given or one in the shape of the status.'),
  ),
  v.pipe(
    v.strictObject({
      ...{ kind: v.literal('error'), path, user, times },
      errorCode: v.picklist(Object.keys(ERROR_CODES), 'expected an errorCode of the service'),
      message: v.optional(v.pipe(v.string('expected a sentence'), v.minLength(1, 'expected a sentence'))),
    }),
    v.description('Refuses with an errorCode, in its HTTP status and shape; the path is /quote unless given.'),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal('drop'), path, user, times }),
    v.description('Closes the socket without an answer.'),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal('html'), path, user, times, status: v.optional(httpStatus, 200) }),
    v.description('Answers with a page where JSON is due.'),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal('truncate'), path, user, times, bytes: v.optional(whole(0)) }),
    v.description('Cuts a good answer after so many characters, else in half.'),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal('duplicate'), path, user, times }),
    v.description('Serves a call twice, as a proxy that lost the first answer does: the caller gets the second.'),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal('reorder'), path, user, times, ms: v.optional(milliseconds, 2_000) }),
    v.description('Keeps an answer back until a later one has gone out, or for so many real milliseconds.'),
  ),
  v.pipe(
    v.strictObject({
      ...{ kind: v.literal('lie'), path, user, times },
      at: v.pipe(
        v.string('expected a JSON path'),
        v.check((text) => parsePath(text) !== undefined, 'expected a JSON path such as steps[0].items[0].data.to'),
      ),
      operation: v.optional(v.picklist(['set', 'remove', 'insert'], 'expected set, remove or insert'), 'set'),
      value: v.optional(v.unknown()),
      recompute: v.optional(v.boolean('expected true or false'), false),
    }),
    v.description(
      'Changes a good answer at a JSON path; the path of the call is /quote unless given, /stream lies to subscribers. With recompute the order itself is changed before it is hashed and signed, and is what the solver will fill.',
    ),
  ),
] as const

const word = v.pipe(v.string('expected a word'), v.minLength(1, 'expected a word'))

export const OTHER_KINDS = [
  v.pipe(
    v.strictObject({ kind: v.literal('miss-deposit'), user, times }),
    v.description('Automatic indexing overlooks a deposit until POST /transactions/index points at it.'),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal('status-word'), path, user, times, word }),
    v.description('Puts another word in place of a status, on both status paths and on /stream.'),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal('stream-silent'), user, times }),
    v.description('The stream stays connected and tells nothing; times counts updates that were kept back.'),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal('stream-close'), user, times }),
    v.description(
      'Closes the connections of the stream (code 1012), and new ones; with user, those subscribed to its requests.',
    ),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal('stream-duplicate'), user, times }),
    v.description('Sends each update of the stream twice.'),
  ),
  v.pipe(
    v.strictObject({ kind: v.literal('stream-reorder'), user, times }),
    v.description('Keeps an update of the stream back until the next one has gone out.'),
  ),
] as const
