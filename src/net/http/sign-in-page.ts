import { discardBody } from './body.ts'
import { SIGN_IN_STATUS } from './foreign-text.ts'
import { isRedirect } from './redirect.ts'
import type { Fetch } from './request.ts'

const TOGETHER_MILLISECONDS = 60_000

/** Answers 511 where two hosts send web pages or redirects within a minute. */
export function withSignInCheck(fetch: Fetch, nowMilliseconds: () => number): Fetch {
  const pages = new Map<string, number>()
  return async (input, init) => {
    const response = await fetch(input, init)
    const { host, hostname } = new URL(input instanceof Request ? input.url : input)
    if (!isWebPage(response) && !isRedirect(response)) {
      if (response.ok && !LOOPBACK.includes(hostname)) pages.clear()
      return response
    }
    const now = nowMilliseconds()
    pages.set(host, now)
    const together = [...pages.values()].filter((at) => Math.abs(now - at) < TOGETHER_MILLISECONDS)
    if (together.length < 2) return response
    await discardBody(response.body)
    return new Response(null, { status: SIGN_IN_STATUS })
  }
}

const LOOPBACK: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

function isWebPage(response: Response): boolean {
  return response.ok && /^text\/html\b/i.test(response.headers.get('content-type') ?? '')
}
