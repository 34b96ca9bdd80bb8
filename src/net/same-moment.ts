/**
 * Has a question asked once for all who ask it at the same moment, before it is on its way; whoever asks later asks anew, so
 * that no answer is older than its question.
 *
 * @param ask answers a question by its words; the words say all of it
 * @returns the same, for many; a failure of `ask` is everybody's
 */
export function askedOnce<T>(ask: (words: string) => Promise<T>): (words: string) => Promise<T> {
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
