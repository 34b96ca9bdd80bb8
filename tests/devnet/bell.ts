/** Wakes one waiter; earlier rings aren't lost. */
export type Bell = Readonly<{
  ring: () => void
  wait: (mostMs: number) => Promise<void>
}>

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
