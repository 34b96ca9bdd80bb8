export const SLOW_CHAIN_MILLISECONDS = 1_500
const KEPT_MILLISECONDS = 5_000

type SlowReadPorts = Readonly<{
  pause: (milliseconds: number) => Promise<void>
  answeredLate: () => void
}>

/** Gives `instead` for a slow read, and its late answer for some seconds: else two slow chains would wake each other. */
export function createSlowReads<T>({ pause, answeredLate }: SlowReadPorts) {
  const underWay = new Map<string, Promise<T>>()
  const missed = new Set<string>()
  const late = new Map<string, T>()

  const keep = (key: string, value: T) => {
    if (!missed.delete(key)) return
    late.set(key, value)
    void pause(KEPT_MILLISECONDS).then(() => late.get(key) === value && late.delete(key))
    answeredLate()
  }
  const start = (key: string, read: () => Promise<T>): Promise<T> => {
    const answer = read()
    underWay.set(key, answer)
    const ended = () => underWay.delete(key)
    void answer.then(ended, ended)
    void answer.then(
      (value) => keep(key, value),
      () => missed.delete(key),
    )
    return answer
  }

  return async (key: string, read: () => Promise<T>, instead: T): Promise<T> => {
    const kept = late.get(key)
    if (kept !== undefined) return kept
    const answer = underWay.get(key) ?? start(key, read)
    const first = await Promise.race([
      answer.then((value) => ({ value })),
      pause(SLOW_CHAIN_MILLISECONDS).then(() => undefined),
    ])
    if (first) return first.value
    missed.add(key)
    return instead
  }
}
