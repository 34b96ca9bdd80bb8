const fetching = new Set<Promise<unknown>>()

/** Wraps each `import()` of the page's code, as the gallery's build writes it. */
export function fetched<T>(part: Promise<T>): Promise<T> {
  const forget = () => void fetching.delete(part)
  fetching.add(part)
  part.then(forget, forget)
  return part
}

export function isFetching(): boolean {
  return fetching.size > 0
}
