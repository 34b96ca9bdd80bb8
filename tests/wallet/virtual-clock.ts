/** Timers fire in order, each with its consequences. */
export function virtualClock(start = 1_700_000_000_000) {
  let now = start
  const timers = new Set<{ at: number; call: () => void }>()
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    now: () => now,
    after: (milliseconds: number, call: () => void): (() => void) => {
      const timer = { at: now + milliseconds, call }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    pass: async (milliseconds: number): Promise<void> => {
      const end = now + milliseconds
      await settle()
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)
        if (!next) break
        timers.delete(next)
        now = Math.max(now, next.at)
        next.call()
        await settle()
      }
      now = end
    },
  }
}
