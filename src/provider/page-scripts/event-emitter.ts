import { bare } from './built-ins.ts'

/** EIP-1193, "Events". */
export type Listener = (...values: readonly never[]) => void

type Kept = readonly [event: string, listener: Listener, isOnce?: boolean | undefined]

/** Node's methods, as EIP-1193 requires. */
export type Emitter = Readonly<{
  add: (...kept: Kept) => void
  drop: (event: string, listener: Listener) => void
  clear: (event?: string) => void
  emit: (event: string, value: unknown) => void
}>

/**
 * Makes an emitter that survives throwing listeners.
 *
 * @param report gets their errors
 */
export function createEmitter(report: (error: unknown) => void): Emitter {
  const all = bare<Record<string, Kept>>()
  let count = 0
  const each = (event: string | undefined, act: (id: string) => void) => {
    for (const id in all) if (!event || (all[id] as Kept)[0] === event) act(id)
  }
  return {
    add: (...kept) => {
      if (typeof kept[1] !== 'function') throw new TypeError('not a function')
      all[count++] = kept
    },
    drop: (event, listener) => {
      let last: string | undefined
      each(event, (id) => {
        if ((all[id] as Kept)[1] === listener) last = id
      })
      delete all[last as string]
    },
    clear: (event) => each(event, (id) => delete all[id]),
    emit: (event, value) =>
      each(event, (id) => {
        const kept = all[id] as Kept
        if (kept[2]) delete all[id]
        try {
          ;(kept[1] as (value: unknown) => void)(value)
        } catch (error) {
          report(error)
        }
      }),
  }
}
