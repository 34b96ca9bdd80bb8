import type { Answer } from './node-port.ts'

/** How old what was read may be that a signature rests on, milliseconds from when it was asked for. */
export const FRESH_MILLISECONDS = 2_000

type Kept<T> = Readonly<{ by: string; askedAtMilliseconds: number; answer: Promise<Answer<T>> }>

/** Answers to one kind of question that were asked for ahead, each good for one use. */
export type Recall<T> = Readonly<{
  /** Asks, unless the same was asked for a moment ago; `by` says for whom. */
  read: (name: string, by: string, ask: () => Promise<Answer<T>>) => void
  /** Asks in any case. */
  refresh: (name: string, by: string, ask: () => Promise<Answer<T>>) => void
  /** What was read ahead, if it is an answer and fresh when it is there; otherwise asks now. */
  take: (name: string, ask: () => Promise<Answer<T>>) => Promise<Answer<T>>
  /** What was read ahead, if it is an answer and fresh; otherwise asks now. It stays for its one use. */
  look: (name: string, by: string, ask: () => Promise<Answer<T>>) => Promise<Answer<T>>
  /** The same where that there is no answer says as much as one. */
  takeAny: (name: string, ask: () => Promise<Answer<T>>) => Promise<Answer<T>>
  /** Forgets what was asked for on behalf of anyone else. */
  forget: (name: string, exceptBy: string) => void
}>

/** Whether something asked for then is fresh now; a clock that was set back makes nothing fresh. */
export function isFresh(askedAtMilliseconds: number, nowMilliseconds: number): boolean {
  return Math.abs(nowMilliseconds - askedAtMilliseconds) < FRESH_MILLISECONDS
}

/** Makes a memory for one kind of question. */
export function createRecall<T>(nowMilliseconds: () => number): Recall<T> {
  const kept = new Map<string, Kept<T>>()

  function refresh(name: string, by: string, ask: () => Promise<Answer<T>>): void {
    const askedAtMilliseconds = nowMilliseconds()
    for (const [other, each] of kept) if (!isFresh(each.askedAtMilliseconds, askedAtMilliseconds)) kept.delete(other)
    const answer = ask()
    // What nobody comes for may fail unheard.
    answer.catch(() => undefined)
    kept.set(name, { by, askedAtMilliseconds, answer })
  }

  async function recalled(name: string): Promise<Answer<T> | undefined> {
    const before = kept.get(name)
    kept.delete(name)
    if (!before || !isFresh(before.askedAtMilliseconds, nowMilliseconds())) return undefined
    const answer = await before.answer.catch(() => undefined)
    return isFresh(before.askedAtMilliseconds, nowMilliseconds()) ? answer : undefined
  }

  function read(name: string, by: string, ask: () => Promise<Answer<T>>): void {
    const before = kept.get(name)
    if (!before || !isFresh(before.askedAtMilliseconds, nowMilliseconds())) refresh(name, by, ask)
  }

  return {
    refresh,
    read,
    look: async (name, by, ask) => {
      read(name, by, ask)
      const answer = await kept.get(name)?.answer
      return answer?.ok ? answer : ask()
    },
    take: async (name, ask) => {
      const answer = await recalled(name)
      return answer?.ok ? answer : ask()
    },
    takeAny: async (name, ask) => (await recalled(name)) ?? ask(),
    forget: (name, exceptBy) => {
      if (kept.get(name)?.by !== exceptBy) kept.delete(name)
    },
  }
}
