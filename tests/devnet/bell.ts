/** Tells whoever waits that something has happened; it is one who waits, and what rings meanwhile is not missed. */
export type Bell = Readonly<{
  ring: () => void
  /** Waits until it rings, or has rung since the last wait; at most so many milliseconds. */
  wait: (mostMs: number) => Promise<void>
}>

/** A bell that has not rung. */
export function createBell(): Bell {
  let isRung = false
  let wake: (() => void) | undefined
  return {
    ring() {
      isRung = true
      wake?.()
    },
    async wait(mostMs) {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, mostMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      wake = undefined
      isRung = false
    },
  }
}
