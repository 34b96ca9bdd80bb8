/** `got` must never hold a secret. */
export type ErrorDetail = Readonly<{
  /** Such as `steps[0].items[0].data.value`. */
  where?: string
  /** Such as `digits`. */
  expected?: string
  /** Shown quoted and shortened. */
  got?: unknown
  /** For the user's message, by name. */
  values?: Readonly<Record<string, string>>
  cause?: unknown
}>

/**
 * Broken assumptions throw this class. Decide by `code`; `message` is for developers: `where: expected X, got Y`.
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

/** Makes a `CausewayError` of `where: expected X, got Y`. `got` must never be a secret. */
export function unexpected(code: string, where: string, expected: string, got: unknown): CausewayError {
  return new CausewayError(code, undefined, { where, expected, got })
}

/** Tests for a `CausewayError`, of a code if given. */
export function isCausewayError(value: unknown, code?: string): value is CausewayError {
  return value instanceof CausewayError && (code === undefined || value.code === code)
}

/** Quotes any value in one line of at most 80 characters. Never throws. */
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
