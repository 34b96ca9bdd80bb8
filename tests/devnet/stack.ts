export type StopStack = Readonly<{ add: (stop: () => unknown) => void; stop: () => Promise<void> }>

/**
 * Makes an empty stack.
 *
 * `stop` runs each stop once, last first, and throws the first error at the end.
 */
export function createStopStack(): StopStack {
  const stops: (() => unknown)[] = []
  return {
    add: (stop) => {
      stops.push(stop)
    },
    stop: async () => {
      const errors: unknown[] = []
      for (let stop = stops.pop(); stop; stop = stops.pop()) {
        try {
          await stop()
        } catch (error) {
          errors.push(error)
        }
      }
      if (errors.length > 0) throw errors[0]
    },
  }
}
