import { CODES, ProviderRpcError } from './rpc-error.ts'

const MOST_REJECTIONS = 3
const COOL_DOWN_MILLISECONDS = 60_000
const MOST_PROMPTS = 5
const SHOWN_AGAIN_MILLISECONDS = 1_000

/** Opens prompts of one origin after the other. `question` is the same for the same question. */
export type PromptGate = <T>(origin: string, question: string, open: () => Promise<T>) => Promise<T>

type Site = Readonly<{
  pending: Readonly<{ question: string; answer: Promise<unknown>; shownAt: number }> | undefined
  rejections: number
  pausedUntil: number
}>

const UNKNOWN: Site = { pending: undefined, rejections: 0, pausedUntil: 0 }

/**
 * Makes a gate: one prompt at a time for each origin. The same question again joins the one that is open, and brings its
 * window to the front, at most once a second: a second click gives no second window and is not in vain. Another question
 * is refused with -32002. Three rejections in a row pause the origin for a minute: -32002 as well, since 4001 would say
 * that the user has seen the question. All origins together have at most five prompts open.
 *
 * @param now epoch milliseconds
 * @param show brings the window of open prompts to the front
 */
export function createPromptGate(now: () => number, show: () => Promise<void>): PromptGate {
  const sites = new Map<string, Site>()

  const change = (origin: string, part: Partial<Site>) =>
    void sites.set(origin, { ...(sites.get(origin) ?? UNKNOWN), ...part })

  const settle = (origin: string, rejections: number) => {
    const isPaused = rejections >= MOST_REJECTIONS
    change(origin, {
      pending: undefined,
      rejections: isPaused ? 0 : rejections,
      ...(isPaused ? { pausedUntil: now() + COOL_DOWN_MILLISECONDS } : {}),
    })
  }

  return <T>(origin: string, question: string, open: () => Promise<T>): Promise<T> => {
    const { pending, pausedUntil } = sites.get(origin) ?? UNKNOWN
    if (pending?.question === question) {
      if (now() - pending.shownAt >= SHOWN_AGAIN_MILLISECONDS) {
        change(origin, { pending: { ...pending, shownAt: now() } })
        void show()
      }
      return pending.answer as Promise<T>
    }
    if (pending || countPending(sites) >= MOST_PROMPTS) return Promise.reject(busy())
    if (now() < pausedUntil) return Promise.reject(paused())
    const answer = open()
    change(origin, { pending: { question, answer, shownAt: now() } })
    answer.then(
      () => settle(origin, 0),
      // Only an approval clears the count: a question that fails by itself must not buy new prompts.
      (error: unknown) => settle(origin, (sites.get(origin)?.rejections ?? 0) + (isRejection(error) ? 1 : 0)),
    )
    return answer
  }
}

function countPending(sites: ReadonlyMap<string, Site>): number {
  return [...sites.values()].filter(({ pending }) => pending).length
}

function isRejection(error: unknown): boolean {
  return error instanceof ProviderRpcError && error.code === CODES.userRejected
}

function busy(): ProviderRpcError {
  return new ProviderRpcError(CODES.unavailable, 'Causeway already waits for the user’s answer to another question.')
}

function paused(): ProviderRpcError {
  return new ProviderRpcError(
    CODES.unavailable,
    'The user rejected this site’s last questions. Causeway asks again after a minute.',
  )
}
