/** Something that is made when it is first wanted, and kept from then on. */
export type Once<T> = Readonly<{
  /** What was made; where that failed, it is made anew for whoever wants it next. */
  get: () => Promise<T>
  /** What is there or on its way, without making it. */
  begun: () => Promise<T> | undefined
}>

/** Makes something once, and again only where it could not be made: a failure is told to those who waited, and not kept. */
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
