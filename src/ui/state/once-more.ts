/**
 * Makes work that may be called for again before it has ended: then it is done once more, after its end, however often
 * it was called for. Changes that come faster than they can be read would otherwise overtake every answer.
 */
export function onceMore(work: () => Promise<void>): () => void {
  let isWorking = false
  let isWanted = false

  async function go(): Promise<void> {
    isWorking = true
    try {
      do {
        isWanted = false
        await work()
      } while (isWanted)
    } finally {
      isWorking = false
    }
  }

  return () => {
    isWanted = true
    if (!isWorking) void go()
  }
}
