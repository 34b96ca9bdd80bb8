/** Memoizes a function of a text, with at most `most` answers. */
export function remembered<Answer>(work: (text: string) => Answer, most: number): (text: string) => Answer {
  const known = new Map<string, Readonly<{ answer: Answer }>>()
  return (text) => {
    const before = known.get(text)
    if (before) return before.answer
    const answer = work(text)
    known.set(text, { answer })
    const [oldest] = known.keys()
    if (known.size > most && oldest !== undefined) known.delete(oldest)
    return answer
  }
}
