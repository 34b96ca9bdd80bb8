import type { Profile } from '../../core/profiles/profile.ts'
import { type Fetch, type HttpAnswer, type HttpRequest, requestJson } from '../http/request.ts'

export type ServicePorts = Readonly<{
  fetch: Fetch
  profile: Pick<Profile, 'service'>
  /** Read before each request. */
  apiKey?: () => Promise<string | undefined>
  /** Gets the HTTP status of each request with the key. */
  keyAnswered?: (status: number) => void
}>

/** `path` is constant, or has own ids only. */
export type AskService = (path: string, question: Omit<HttpRequest, 'url' | 'headers'>) => Promise<HttpAnswer>

/** A quote waits for these answers but can do without them. */
export const SHORT_TIMEOUT_MILLISECONDS = 5_000

/** Makes requests to the profile's service, with the user's key. */
export function createAskService(ports: ServicePorts): AskService {
  const base = ports.profile.service.url.replace(/\/+$/, '')

  return async (path, question) => {
    const key = await ports.apiKey?.()
    const headers = key === undefined ? {} : { [ports.profile.service.keyHeader]: key }
    const answer = await requestJson(ports.fetch, { ...question, headers, url: `${base}${path}` })
    if (key !== undefined && answer.status !== undefined) ports.keyAnswered?.(answer.status)
    return answer
  }
}

/** Recognizes an answer of HTTP status 2xx. */
export function isSuccess(answer: HttpAnswer): answer is Extract<HttpAnswer, { ok: true }> {
  return answer.ok && answer.status >= 200 && answer.status < 300
}
