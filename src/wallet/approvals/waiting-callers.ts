import type { PromptResult } from './prompt-results.ts'

export type WaitingCallers = Readonly<{
  wait: (promptId: string) => Promise<PromptResult>
  resolve: (promptId: string, result: PromptResult) => void
}>

/** Makes the callers that wait in this background for an answer. */
export function createWaitingCallers(): WaitingCallers {
  const waiting = new Map<string, Set<(result: PromptResult) => void>>()
  return {
    wait: (id) =>
      new Promise<PromptResult>((resolve) => {
        const resolvers = waiting.get(id) ?? new Set()
        waiting.set(id, resolvers.add(resolve))
      }),
    resolve: (id, result) => {
      for (const resolve of waiting.get(id) ?? []) resolve(result)
      waiting.delete(id)
    },
  }
}
