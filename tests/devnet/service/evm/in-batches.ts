/** An item that somebody waits for. */
export type Waiting<Item, Result> = Readonly<{
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}>

/**
 * Returns what hands items over to `work`: the first at once, and what comes while that is at work together, in the
 * order that it came, at most `most` at a time. `work` settles each; when it rejects, so does what it has not settled.
 */
export function inBatches<Item, Result>(
  most: number,
  work: (batch: readonly Waiting<Item, Result>[]) => Promise<void>,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = []
  let isAtWork = false
  const run = async () => {
    isAtWork = true
    while (queue.length > 0) {
      const batch = queue.splice(0, most)
      await work(batch).catch((error: unknown) => {
        for (const { reject } of batch) reject(error)
      })
    }
    isAtWork = false
  }
  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject })
      if (!isAtWork) run()
    })
}
