import type { Failure, ReasonCode } from '../core/reason.ts'
import { parseStrictJson } from '../lib/strict-json.ts'
import { discard, readBody } from './body.ts'

/** The fetch that everything in this folder is given. */
export type Fetch = typeof globalThis.fetch

/** From the first byte sent to the last byte read, milliseconds. Lies A14. */
export const TIMEOUT_MILLISECONDS = 20_000
/** The most that an answer may hold, bytes. Lies A01. */
export const MAX_BYTES = 2 * 1024 * 1024

/** One question over HTTP. `body` is written as JSON, `text` as it is; headers are added to those that these need. */
export type Ask = Readonly<{
  method: 'GET' | 'POST'
  url: string
  body?: unknown
  text?: string
  headers?: Readonly<Record<string, string>>
  timeoutMilliseconds?: number
  maxBytes?: number
  /** Ends the question from outside, as `aborted`. */
  signal?: AbortSignal
}>

export type HttpFailureKind = 'timeout' | 'offline' | 'tooLarge' | 'notJson' | 'redirected' | 'aborted'

/** Nothing that can be used came. `status` is there when the server had come as far as one. */
export type HttpFailure = Failure & Readonly<{ kind: HttpFailureKind; status: number | undefined }>

/** A JSON answer of any HTTP status: `text` as it came, `body` its value, the `Date` header in epoch milliseconds. */
export type HttpAnswer =
  | Readonly<{ ok: true; status: number; body: unknown; text: string; dateMilliseconds: number | undefined }>
  | HttpFailure

/** A text answer of any HTTP status. */
export type TextAnswer = Readonly<{ ok: true; status: number; text: string }> | HttpFailure

const SENTENCES: Readonly<Record<HttpFailureKind, string>> = {
  timeout: 'No whole answer came in time',
  offline: 'It could not be reached, or the connection broke',
  tooLarge: 'The answer was larger than an answer can be',
  notJson: 'The answer was not JSON',
  redirected: 'It wanted to send the question to another address',
  aborted: 'The question was given up',
}

/** What a failure means, as a reason's code. */
export const HTTP_REASONS = {
  timeout: 'TIMEOUT',
  offline: 'OFFLINE',
  tooLarge: 'TOO_LARGE',
  notJson: 'NOT_JSON',
  redirected: 'REDIRECTED',
  aborted: 'ABORTED',
} as const satisfies Readonly<Record<HttpFailureKind, ReasonCode>>

/**
 * Asks one question and reads the JSON answer. No credentials, no referrer, no cache, no redirect; one deadline over
 * everything; a capped body in strict UTF-8 and strict JSON (see lib/strict-json.ts). Never throws for what a server does.
 * Where the platform does not say that a redirect was the reason, one is reported as `offline`; it is never followed.
 */
export function request(fetch: Fetch, ask: Ask): Promise<HttpAnswer> {
  return exchange(fetch, ask, jsonOf)
}

/**
 * The same for an answer in plain text, of whatever type it says to be: it has to be strict UTF-8, and nothing else is
 * asked of it here.
 */
export function requestText(fetch: Fetch, ask: Ask): Promise<TextAnswer> {
  return exchange(fetch, { ...ask, headers: { accept: 'text/plain', ...ask.headers } }, textOf)
}

type Read<Answer> = (response: Response, maxBytes: number) => Promise<Answer>

async function exchange<Answer>(fetch: Fetch, ask: Ask, read: Read<Answer>): Promise<Answer | HttpFailure> {
  let status: number | undefined
  const limit = limitOf(ask, (kind) => failure(kind, status))
  const answered = async (): Promise<Answer | HttpFailure> => {
    try {
      const response = await fetch(ask.url, initOf(ask, limit.signal))
      status = response.status
      if (response.redirected || response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
        await discard(response.body)
        return failure('redirected', status)
      }
      return await read(response, ask.maxBytes ?? MAX_BYTES)
    } catch (error) {
      return limit.signal.aborted ? limit.ended : failure(isRedirect(error) ? 'redirected' : 'offline', status)
    }
  }
  try {
    return await Promise.race([limit.ended, answered()])
  } finally {
    limit.stop()
  }
}

// The time is over also where the platform takes no notice of it, or never gives a body up.
function limitOf(
  { timeoutMilliseconds, signal: outside }: Ask,
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
  const giveUp = () => end('aborted')
  outside?.addEventListener('abort', giveUp)
  if (outside?.aborted) giveUp()
  const stop = () => {
    clearTimeout(timer)
    outside?.removeEventListener('abort', giveUp)
  }
  return { signal: controller.signal, ended, stop }
}

function initOf({ method, body, text, headers }: Ask, signal: AbortSignal): RequestInit {
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
    redirect: 'error',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal,
  }
}

async function jsonOf(response: Response, maxBytes: number): Promise<HttpAnswer> {
  const { status } = response
  if (!isJsonType(response.headers.get('content-type'))) {
    await discard(response.body)
    return failure('notJson', status)
  }
  const read = await readBody(response, maxBytes)
  if (!read.ok) return failure(read.kind === 'tooLarge' ? 'tooLarge' : 'notJson', status)
  const parsed = parseStrictJson(read.text)
  if (!parsed.ok) return { ok: false, kind: 'notJson', status, message: parsed.message, reason: { code: 'NOT_JSON' } }
  const date = Date.parse(response.headers.get('date') ?? '')
  const dateMilliseconds = Number.isNaN(date) ? undefined : date
  return { ok: true, status, body: parsed.value, text: read.text, dateMilliseconds }
}

async function textOf(response: Response, maxBytes: number): Promise<TextAnswer> {
  const { status } = response
  const read = await readBody(response, maxBytes)
  if (read.ok) return { ok: true, status, text: read.text }
  if (read.kind === 'tooLarge') return failure('tooLarge', status)
  return { ok: false, kind: 'notJson', status, message: 'The answer was not text', reason: { code: 'NOT_JSON' } }
}

function isJsonType(contentType: string | null): boolean {
  const [type = '', ...parameters] = (contentType ?? '').toLowerCase().split(';')
  const charset = parameters.map((each) => each.trim()).find((each) => each.startsWith('charset='))
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset)
  return isUtf8 && /^application\/([a-z0-9.-]+\+)?json$/.test(type.trim())
}

// Node says why; browsers keep it to themselves. Both answers mean the same to the wallet: nothing came.
function isRedirect(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && cause.message === 'unexpected redirect'
}

function failure(kind: HttpFailureKind, status: number | undefined): HttpFailure {
  return { ok: false, kind, status, message: SENTENCES[kind], reason: { code: HTTP_REASONS[kind] } }
}
