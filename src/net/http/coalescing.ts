/**
 * Merges equal calls that start together. Later calls ask anew, so no answer predates its call.
 */
export function coalesced<T>(ask: (words: string) => Promise<T>): (words: string) => Promise<T> {
  const waiting = new Map<string, Promise<T>>()
  return (words) => {
    const same = waiting.get(words)
    if (same) return same
    const answer = Promise.resolve().then(() => {
      waiting.delete(words)
      return ask(words)
    })
    waiting.set(words, answer)
    return answer
  }
}
