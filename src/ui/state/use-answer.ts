import { useEffect, useState } from 'preact/hooks'

/**
 * Undefined until this very question is answered; a failure changes nothing.
 *
 * @param about the arguments, texts and numbers only; undefined asks nothing
 *
 * @param again a new value asks again and keeps the answer meanwhile
 */
export function useAnswer<About extends object, T>(
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
