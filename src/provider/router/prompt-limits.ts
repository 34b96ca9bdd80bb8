import { originsOf } from '../../core/page/site-of-frame.ts'
import { siteNameOf } from '../../core/phishing/site-name.ts'
import type { WaitingPrompt } from '../ports.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'

const MOST_OF_ORIGIN = 10
const MOST_PROMPTS = 50

/** True if the origin may add none. */
export function isQueueFull(waiting: readonly WaitingPrompt[], origin: string): boolean {
  return isOriginFull(waiting, origin) || waiting.length >= MOST_PROMPTS
}

/** Lists a full origin's newest, else larger domains'. `waiting` begins with the oldest. */
export function displaceableFor(origin: string, waiting: readonly WaitingPrompt[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const each of waiting) counts.set(domainOf(each.origin), countOf(each.origin) + 1)
  function countOf(site: string): number {
    return counts.get(domainOf(site)) ?? 0
  }
  const isOwn = isOriginFull(waiting, origin)
  return waiting
    .filter((each) => (isOwn ? each.origin === origin : countOf(each.origin) > countOf(origin)))
    .reverse()
    .sort((a, b) => countOf(b.origin) - countOf(a.origin) || (b.createdAtSeconds ?? 0) - (a.createdAtSeconds ?? 0))
    .flatMap(({ id }) => id ?? [])
}

function isOriginFull(waiting: readonly WaitingPrompt[], origin: string): boolean {
  return waiting.filter((each) => each.origin === origin).length >= MOST_OF_ORIGIN
}

export function queueFullError(): ProviderRpcError {
  return new ProviderRpcError(RPC_ERROR_CODES.unavailable, 'Too many requests wait for the user’s answer already.')
}

// A page can have many frames.
function domainOf(site: string): string {
  return siteNameOf(originsOf(site).at(-1) ?? site)
}
