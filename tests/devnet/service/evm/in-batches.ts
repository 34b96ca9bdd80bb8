/** `ready` returns the same prepared value each time. */
export type Waiting<Item, Ready, Result> = Readonly<{
  item: Item
  ready: () => Promise<Ready>
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}>

export type InBatches<Item, Ready, Result> = Readonly<{
  prepare: (item: Item) => Promise<Ready>
  /** Settles each; a rejection rejects the unsettled ones. */
  work: (batch: readonly Waiting<Item, Ready, Result>[]) => Promise<void>
}>

/**
 * Batches items in order, at most `most` per batch.
 *
 * The first starts at once; the next batch is prepared meanwhile.
 */
export function inBatches<Item, Ready, Result>(
  most: number,
  { prepare, work }: InBatches<Item, Ready, Result>,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Ready, Result>[] = []
  let isAtWork = false
  const lookAhead = () => {
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
