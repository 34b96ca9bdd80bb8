import { discardBody } from './body.ts'
import { SIGN_IN_STATUS } from './foreign-text.ts'
import { isRedirect } from './redirect.ts'
import type { Fetch } from './request.ts'

const TOGETHER_MILLISECONDS = 60_000
const ANSWERED_MILLISECONDS = 10_000
const FORBIDDEN = 403

/** Answers 511 where two hosts send web pages or redirects within a minute. */
export function withSignInCheck(fetch: Fetch, nowMilliseconds: () => number): Fetch {
  const pages = new Map<string, number>()
  let answeredAt = Number.NEGATIVE_INFINITY
  return async (input, init) => {
    const response = await fetch(input, init)
    const { host, hostname } = new URL(input instanceof Request ? input.url : input)
    const now = nowMilliseconds()
    if (!isRedirect(response) && !(await isWebPage(response))) {
      if (response.ok && !LOOPBACK.includes(hostname)) {
        pages.clear()
        answeredAt = now
      }
      return response
    }
    pages.set(host, now)
    const together = [...pages.values()].filter((at) => Math.abs(now - at) < TOGETHER_MILLISECONDS)
    const isRefusal = response.status === FORBIDDEN && Math.abs(now - answeredAt) < ANSWERED_MILLISECONDS
    if (together.length < 2 || isRefusal) return response
    await discardBody(response.body)
    return new Response(null, { status: SIGN_IN_STATUS })
  }
}

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

async function isWebPage(response: Response): Promise<boolean> {
  if (!response.ok && response.status !== FORBIDDEN) return false
  const type = response.headers.get('content-type')
  return type ? /^text\/html\b/i.test(type) : beginsAsPage(response.clone())
}

async function beginsAsPage({ body }: Response): Promise<boolean> {
  const reader = body?.getReader()
  const first = await reader?.read()
  void reader?.cancel().catch(() => undefined)
  return /^\s*</.test(new TextDecoder().decode(first?.value))
}
