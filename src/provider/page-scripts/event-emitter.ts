/** EIP-1193, "Events". */
export type Listener = (...values: readonly never[]) => void

type Kept = readonly [event: string, listener: Listener, isOnce?: boolean | undefined]

/** Node's methods, as EIP-1193 requires. */
export type Emitter = Readonly<{
  add: (...kept: Kept) => void
  remove: (event: string, listener: Listener) => void
  clear: (event?: string) => void
  emit: (event: string, value: unknown) => void
}>

/**
 * Makes an emitter that survives throwing listeners.
 *
 * @param report gets their errors
 */
export function createEmitter(report: (error: unknown) => void): Emitter {
  let all: readonly Kept[] = []
  const drop = (gone: Kept | undefined) => {
    all = all.filter((each) => each !== gone)
  }
  return {
    add: (...kept) => {
      if (typeof kept[1] !== 'function') throw new TypeError('expected a function')
      all = [...all, kept]
    },
    remove: (event, listener) => drop(all.findLast((each) => each[0] === event && each[1] === listener)),
    clear: (event) => {
      all = all.filter((each) => event && each[0] !== event)
    },
    emit: (event, value) => {
      for (const kept of all) {
        if (kept[0] !== event) continue
        if (kept[2]) drop(kept)
        try {
          ;(kept[1] as (value: unknown) => void)(value)
        } catch (error) {
          report(error)
        }
      }
    },
  }
}
