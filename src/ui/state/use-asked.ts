import { useEffect, useState } from 'preact/hooks'

/**
 * What the background answers to one question, and nothing for as long as there is no answer to this very one. An answer
 * that does not come changes nothing.
 *
 * @param about all that the question is about, of texts and numbers alone; nothing is asked where it is undefined
 * @param again asks the same once more when it is another one; what was answered stays meanwhile
 */
export function useAsked<About extends object, T>(
  about: About | undefined,
  ask: (about: About) => Promise<T>,
  again?: string,
): T | undefined {
  const [found, setFound] = useState<Readonly<{ key: string; answer: T }> | undefined>(undefined)
  const key = about && JSON.stringify(about)
  useEffect(() => {
    if (about === undefined || key === undefined) return
    let isHere = true
    ask(about).then(
      (answer) => isHere && setFound({ key, answer }),
      () => undefined,
    )
    return () => {
      isHere = false
    }
  }, [key, again])
  return found?.key === key ? found?.answer : undefined
}
