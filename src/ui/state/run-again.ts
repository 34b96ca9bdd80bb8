/** Calls during the work cause one more run after it. Faster changes would otherwise overtake every answer. */
export function runAgain(work: () => Promise<void>): () => void {
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
