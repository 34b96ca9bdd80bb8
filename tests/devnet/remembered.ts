/** Returns the same function of a text, with its last answers remembered: at most `most` of them. */
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
