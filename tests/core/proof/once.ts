export function once<T>(known: Map<string, T>, key: string, work: () => T): T {
  if (!known.has(key)) known.set(key, work())
  return known.get(key) as T
}
