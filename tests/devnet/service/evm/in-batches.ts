/** An item that somebody waits for. `ready` is what it was made into on the way, whether it is awaited once or often. */
export type Waiting<Item, Ready, Result> = Readonly<{
  item: Item
  ready: () => Promise<Ready>
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}>

/** What is done with items: each is prepared by itself, and all of a batch are then worked on together. */
export type InBatches<Item, Ready, Result> = Readonly<{
  prepare: (item: Item) => Promise<Ready>
  /** Settles each; when it rejects, so does what it has not settled. */
  work: (batch: readonly Waiting<Item, Ready, Result>[]) => Promise<void>
}>

/**
 * Returns what hands items over to be worked on: the first at once, and what comes while that is at work together, in the
 * order that it came, at most `most` at a time. While a batch is at work, as many of those that wait are prepared.
 */
export function inBatches<Item, Ready, Result>(
  most: number,
  { prepare, work }: InBatches<Item, Ready, Result>,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Ready, Result>[] = []
  let isAtWork = false
  const lookAhead = () => {
    // Whoever works on it hears of a failure.
    for (const { ready } of queue.slice(0, most)) ready().catch(() => undefined)
  }
  const run = async () => {
    isAtWork = true
    while (queue.length > 0) {
      const batch = queue.splice(0, most)
      const working = work(batch).catch((error: unknown) => {
        for (const { reject } of batch) reject(error)
      })
      lookAhead()
      await working
    }
    isAtWork = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      let prepared: Promise<Ready> | undefined
      const ready = () => {
        prepared ??= prepare(item)
        return prepared
      }
      queue.push({ item, ready, resolve, reject })
      if (isAtWork) lookAhead()
      else run()
    })
}
