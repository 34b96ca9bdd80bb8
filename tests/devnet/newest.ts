export type Newest<Key, Value> = Readonly<{
  set: (key: Key, value: Value) => void
  get: (key: Key) => Value | undefined
}>

export function newest<Key, Value>(most: number): Newest<Key, Value> {
  const kept = new Map<Key, Value>()
  return {
    set(key, value) {
      // Setting again renews an entry.
      kept.delete(key)
      kept.set(key, value)
      const [oldest] = kept.keys()
      if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    },
    get: (key) => kept.get(key),
  }
}
