import type { ReasonCode } from '../../core/reason/codes.ts'
import type { Failure } from '../../core/reason/reason.ts'
import { parseStrictJson } from '../../lib/strict-json.ts'
import { discardBody, MAX_BYTES, readBody } from './body.ts'
import { malformedReason } from './foreign-text.ts'
import { isRedirect } from './redirect.ts'

export type Fetch = typeof globalThis.fetch

/** For the whole exchange. Lies A14. */
export const TIMEOUT_MILLISECONDS = 20_000

/** `body` is sent as JSON, `text` as it is. */
export type HttpRequest = Readonly<{
  method: 'GET' | 'POST'
  url: string
  body?: unknown
  text?: string
  headers?: Readonly<Record<string, string>>
  timeoutMilliseconds?: number
  maxBytes?: number
  parse?: typeof parseStrictJson
  /** Aborts as `aborted`. */
  signal?: AbortSignal
}>

export type HttpFailureKind = 'timeout' | 'offline' | 'tooLarge' | 'notJson' | 'redirected' | 'aborted'

/** `status` is undefined where no response began. */
export type HttpFailure = Failure & Readonly<{ kind: HttpFailureKind; status: number | undefined }>

/** Of any HTTP status. `dateMilliseconds`: the `Date` header, epoch milliseconds. */
export type HttpAnswer =
  | Readonly<{ ok: true; status: number; body: unknown; text: string; dateMilliseconds: number | undefined }>
  | HttpFailure

/** Of any HTTP status. */
export type TextAnswer = Readonly<{ ok: true; status: number; text: string }> | HttpFailure

const SENTENCES: Readonly<Record<HttpFailureKind, string>> = {
  timeout: 'No whole answer came in time',
  offline: 'It could not be reached, or the connection broke',
  tooLarge: 'The answer was larger than an answer can be',
  notJson: 'The answer was not JSON',
  redirected: 'It wanted to send the question to another address',
  aborted: 'The question was given up',
}

export const HTTP_REASONS = {
  timeout: 'TIMEOUT',
  offline: 'OFFLINE',
  tooLarge: 'TOO_LARGE',
  notJson: 'NOT_JSON',
  redirected: 'REDIRECTED',
  aborted: 'ABORTED',
} as const satisfies Readonly<Record<HttpFailureKind, ReasonCode>>

/**
 * Reads JSON without credentials, referrer, cache or redirects: one deadline, a capped body, strict UTF-8
 * (lib/strict-json.ts). Servers cannot make it throw.
 */
export function requestJson(fetch: Fetch, ask: HttpRequest): Promise<HttpAnswer> {
  return exchange(fetch, ask, (response, maxBytes) => jsonOf(response, maxBytes, ask.parse ?? parseStrictJson))
}

/** Sends a request and reads strict UTF-8 text of any content type. */
export function requestText(fetch: Fetch, ask: HttpRequest): Promise<TextAnswer> {
  return exchange(fetch, { ...ask, headers: { accept: 'text/plain', ...ask.headers } }, textOf)
}

type Read<Answer> = (response: Response, maxBytes: number) => Promise<Answer>

async function exchange<Answer>(fetch: Fetch, ask: HttpRequest, read: Read<Answer>): Promise<Answer | HttpFailure> {
  let status: number | undefined
  const limit = limitOf(ask, (kind) => failure(kind, status))
  const answered = async (): Promise<Answer | HttpFailure> => {
    try {
      const response = await fetch(ask.url, initOf(ask, limit.signal))
      status = response.status
      if (isRedirect(response)) {
        await discardBody(response.body)
        return failure('redirected', status)
      }
      return await read(response, ask.maxBytes ?? MAX_BYTES)
    } catch {
      return limit.signal.aborted ? limit.ended : failure('offline', status)
    }
  }
  try {
    return await Promise.race([limit.ended, answered()])
  } finally {
    limit.stop()
  }
}

// The deadline holds even if the platform ignores the abort.
function limitOf(
  { timeoutMilliseconds, signal: outside }: HttpRequest,
  failed: (kind: 'timeout' | 'aborted') => HttpFailure,
): Readonly<{ signal: AbortSignal; ended: Promise<HttpFailure>; stop: () => void }> {
  const controller = new AbortController()
  let end: (kind: 'timeout' | 'aborted') => void = () => undefined
  const ended = new Promise<HttpFailure>((resolve) => {
    end = (kind) => {
      controller.abort()
      resolve(failed(kind))
    }
  })
  const timer = setTimeout(() => end('timeout'), timeoutMilliseconds ?? TIMEOUT_MILLISECONDS)
  const abandon = () => end('aborted')
  outside?.addEventListener('abort', abandon)
  if (outside?.aborted) abandon()
  const stop = () => {
    clearTimeout(timer)
    outside?.removeEventListener('abort', abandon)
  }
  return { signal: controller.signal, ended, stop }
}

function initOf({ method, body, text, headers }: HttpRequest, signal: AbortSignal): RequestInit {
  const content = body === undefined ? text : JSON.stringify(body)
  const type = body === undefined ? 'text/plain' : 'application/json'
  return {
    method,
    headers: {
      accept: 'application/json',
      ...(content === undefined ? {} : { 'content-type': type }),
      ...headers,
    },
    ...(content === undefined ? {} : { body: content }),
    redirect: 'manual',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  }
}

async function jsonOf(response: Response, maxBytes: number, parse: typeof parseStrictJson): Promise<HttpAnswer> {
  const { status } = response
  if (!isJsonType(response.headers.get('content-type'))) {
    await discardBody(response.body)
    return notJson(status)
  }
  const read = await readBody(response, maxBytes)
  if (!read.ok) return read.kind === 'tooLarge' ? failure('tooLarge', status) : notJson(status)
  const parsed = parse(read.text)
  if (!parsed.ok) return { ...notJson(status, read.text), message: parsed.message }
  const date = Date.parse(response.headers.get('date') ?? '')
  const dateMilliseconds = Number.isNaN(date) ? undefined : date
  return { ok: true, status, body: parsed.value, text: read.text, dateMilliseconds }
}

async function textOf(response: Response, maxBytes: number): Promise<TextAnswer> {
  const { status } = response
  const read = await readBody(response, maxBytes)
  if (read.ok) return { ok: true, status, text: read.text }
  if (read.kind === 'tooLarge') return failure('tooLarge', status)
  return { ...notJson(status), message: 'The answer was not text' }
}

function isJsonType(contentType: string | null): boolean {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  const charset = parameters.map((each) => each.trim()).find((each) => each.startsWith('charset='))
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset)
  return isUtf8 && /^application\/([a-z0-9.-]+\+)?json$/.test(type.trim())
}

function notJson(status: number, text?: string): HttpFailure {
  return { ...failure('notJson', status), reason: malformedReason(status, text) }
}

function failure(kind: HttpFailureKind, status: number | undefined): HttpFailure {
  return { ok: false, kind, status, message: SENTENCES[kind], reason: { code: HTTP_REASONS[kind] } }
}
