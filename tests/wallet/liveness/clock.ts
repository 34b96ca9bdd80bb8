/** Every `setTimeout` follows this clock. */
export type Clock = Readonly<{
  now: () => number
  after: (milliseconds: number, call: () => void) => () => void
  /** Advances timer by timer to a moment, or until `isOver`. */
  until: (endMilliseconds: number, isOver: () => boolean) => Promise<void>
}>

type Timer = { readonly at: number; readonly order: number; readonly call: () => void; isStopped: boolean }

export function createClock(startMilliseconds: number): Clock {
  let now = startMilliseconds
  let order = 0
  const timers: Timer[] = []

  function after(milliseconds: number, call: () => void): () => void {
    const timer = { at: now + Math.max(milliseconds, 0), order: order++, call, isStopped: false }
    let place = timers.length
    while (place > 0 && (timers[place - 1] as Timer).at > timer.at) place -= 1
    timers.splice(place, 0, timer)
    return () => {
      timer.isStopped = true
    }
  }

  return {
    now: () => now,
    after,
    until: async (end, isOver) => {
      await settled()
      for (let next = timers[0]; next && next.at <= end && !isOver(); next = timers[0]) {
        timers.shift()
        if (next.isStopped) continue
        now = Math.max(now, next.at)
        next.call()
        await settled()
      }
      if (!isOver()) now = Math.max(now, end)
    },
  }
}

// Pending work finishes before the next timer.
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

/** Network time limits follow this clock too. */
export async function timedBy<T>(clock: Clock, work: () => Promise<T>): Promise<T> {
  const { setTimeout: set, clearTimeout: clear } = globalThis
  const stops = new Map<unknown, () => void>()
  let names = 0
  const own = {
    setTimeout: (call: () => void, milliseconds = 0) => {
      const name = ++names
      stops.set(
        name,
        clock.after(milliseconds, () => {
          stops.delete(name)
          call()
        }),
      )
      return name
    },
    clearTimeout: (name: unknown) => {
      stops.get(name)?.()
      stops.delete(name)
    },
  }
  Object.assign(globalThis, own)
  try {
    return await work()
  } finally {
    Object.assign(globalThis, { setTimeout: set, clearTimeout: clear })
  }
}
