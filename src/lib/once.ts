export type Once<T> = Readonly<{
  /** A failure is retried at the next call. */
  get: () => Promise<T>
  /** Never starts it. */
  begun: () => Promise<T> | undefined
}>

/** Makes a value once and keeps it; failures are not kept. */
export function once<T>(make: () => Promise<T>): Once<T> {
  let made: Promise<T> | undefined
  return {
    get: () => {
      if (made) return made
      const making = make()
      made = making
      making.catch(() => {
        if (made === making) made = undefined
      })
      return making
    },
    begun: () => made,
  }
}
