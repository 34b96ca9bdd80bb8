const fetching = new Set<Promise<unknown>>()

/** As the gallery's build writes each `import()`. */
export function fetched<T>(part: Promise<T>): Promise<T> {
  const forget = () => void fetching.delete(part)
  fetching.add(part)
  part.then(forget, forget)
  return part
}

export function isFetching(): boolean {
  return fetching.size > 0
}
