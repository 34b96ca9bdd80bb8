/** What an error can say beside its code; `got` must never hold a secret. */
export type ErrorDetail = Readonly<{
  /** The field or function at fault, such as `steps[0].items[0].data.value`. */
  where?: string
  /** What would have been accepted, such as `digits`. */
  expected?: string
  /** What came instead; shown quoted and shortened. */
  got?: unknown
  /** What the words for the user are made with, by their names. */
  values?: Readonly<Record<string, string>>
  /** The error that led to this one. */
  cause?: unknown
}>

/**
 * The one class that broken assumptions throw. Decide by `code`, never by `message`, which is for developers: what the
 * user is told is said of the code.
 *
 * The message is `where: expected X, got Y` from the detail, or the detail's text after a given sentence.
 * Source: house style 18 and 19.
 */
export class CausewayError extends Error {
  override readonly name: string = 'CausewayError'
  readonly code: string
  readonly where: string | undefined
  readonly values: Readonly<Record<string, string>> | undefined

  constructor(code: string, sentence: string | undefined, detail: ErrorDetail = {}) {
    super(messageOf(sentence, detail), 'cause' in detail ? { cause: detail.cause } : undefined)
    this.code = code
    this.where = detail.where
    this.values = detail.values
  }
}

/**
 * Makes a `CausewayError` that says `where: expected X, got Y`.
 * Takes the stable code, the place, what was expected and what came (any value; never a secret).
 */
export function unexpected(code: string, where: string, expected: string, got: unknown): CausewayError {
  return new CausewayError(code, undefined, { where, expected, got })
}

/** True for a `CausewayError`, and, when a code is given, only for one with that code. */
export function isCausewayError(value: unknown, code?: string): value is CausewayError {
  return value instanceof CausewayError && (code === undefined || value.code === code)
}

/** A short, one-line, quoted form of any value for a message: at most 80 characters of it. Never throws. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return 'a function'
  if (value instanceof Uint8Array) return `${value.length} bytes`
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

function messageOf(sentence: string | undefined, detail: ErrorDetail): string {
  const parts: string[] = []
  if (detail.expected !== undefined) parts.push(`expected ${detail.expected}`)
  if ('got' in detail) parts.push(`got ${show(detail.got)}`)
  const said = [sentence, parts.join(', ')].filter((part) => part !== undefined && part !== '').join('; ')
  return detail.where === undefined ? said : `${detail.where}: ${said}`
}
