import type { Client } from '../../src/api/client.ts'
import type { ApiMethod, ApiParams, ApiResult, Topic } from '../../src/api/contract.ts'
import { CausewayError } from '../../src/lib/errors.ts'

/** A method without an answer is refused. */
export type Answers = { readonly [M in ApiMethod]?: (params: ApiParams<M>) => ApiResult<M> | Promise<ApiResult<M>> }

export type Call = Readonly<{ method: ApiMethod; params: unknown }>

export type FakeClient = Client &
  Readonly<{
    calls: readonly Call[]
    tell: (topic: Topic) => void
    /** Ignores answers that the scene holds back. */
    isAnswering: () => boolean
  }>

const heldBack = new WeakSet<object>()

export function createFakeClient(answers: Answers): FakeClient {
  const calls: Call[] = []
  let answering = 0
  const listeners = new Map<Topic, Set<() => void>>()
  return {
    calls,
    call: async (method, params) => {
      calls.push({ method, params })
      const answer = answers[method]
      if (!answer) throw new CausewayError('NOT_SCRIPTED', `Nothing is scripted for ${method}.`)
      const answered = answer(params)
      if (!(answered instanceof Promise) || heldBack.has(answered)) return answered
      answering += 1
      return answered.finally(() => {
        answering -= 1
      })
    },
    on: (topic, listener) => {
      const known = listeners.get(topic) ?? new Set()
      known.add(listener)
      listeners.set(topic, known)
      return () => void known.delete(listener)
    },
    tell: (topic) => {
      for (const listener of listeners.get(topic) ?? []) listener()
    },
    isAnswering: () => answering > 0,
  }
}

/** Marks an answer that a drawn screen goes without. */
export function holdBack<T>(answer: Promise<T>): Promise<T> {
  heldBack.add(answer)
  return answer
}

export function never<T>(): Promise<T> {
  return holdBack(new Promise(() => undefined))
}

export function fails(code: string, message: string): Promise<never> {
  return Promise.reject(new CausewayError(code, message))
}
