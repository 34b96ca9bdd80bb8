import type { Client } from '../../src/api/client.ts'
import type { ApiMethod, ApiParams, ApiResult, Topic } from '../../src/api/contract.ts'
import { CausewayError } from '../../src/lib/errors.ts'

/** A method without an answer is refused. */
export type Answers = { readonly [M in ApiMethod]?: (params: ApiParams<M>) => ApiResult<M> | Promise<ApiResult<M>> }

export type Call = Readonly<{ method: ApiMethod; params: unknown }>

/** A fake background in the page, with its recorded calls. */
export type FakeClient = Client & Readonly<{ calls: readonly Call[]; tell: (topic: Topic) => void }>

export function createFakeClient(answers: Answers): FakeClient {
  const calls: Call[] = []
  const listeners = new Map<Topic, Set<() => void>>()
  return {
    calls,
    call: async (method, params) => {
      calls.push({ method, params })
      const answer = answers[method]
      if (!answer) throw new CausewayError('NOT_SCRIPTED', `Nothing is scripted for ${method}.`)
      return answer(params)
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
  }
}

export function never<T>(): Promise<T> {
  return new Promise(() => undefined)
}

export function fails(code: string, message: string): Promise<never> {
  return Promise.reject(new CausewayError(code, message))
}
