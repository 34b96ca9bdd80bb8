/** A listener of a provider event; what it is given depends on the event (EIP-1193, "Events"). */
export type Listener = (...values: readonly never[]) => void

type Kept = Readonly<{ listener: Listener; isOnce: boolean }>

/** Listeners by event, with the words of Node's EventEmitter, as EIP-1193 wants them. */
export type Emitter = Readonly<{
  add: (event: string, listener: Listener, isOnce: boolean) => void
  remove: (event: string, listener: Listener) => void
  clear: (event?: string) => void
  emit: (event: string, value: unknown) => void
}>

/**
 * Makes an emitter in which a listener that throws stops nobody else.
 *
 * @param report is given what listeners throw
 */
export function createEmitter(report: (error: unknown) => void): Emitter {
  const listeners = new Map<string, readonly Kept[]>()
  const of = (event: string) => listeners.get(event) ?? []

  const drop = (event: string, gone: Kept | undefined) =>
    listeners.set(
      event,
      of(event).filter((kept) => kept !== gone),
    )

  return {
    add: (event, listener, isOnce) => {
      if (typeof listener !== 'function') throw new TypeError('expected a function as listener')
      listeners.set(event, [...of(event), { listener, isOnce }])
    },
    remove: (event, listener) =>
      void drop(
        event,
        of(event).findLast((kept) => kept.listener === listener),
      ),
    clear: (event) => {
      if (event === undefined) listeners.clear()
      else listeners.delete(event)
    },
    emit: (event, value) => {
      for (const kept of of(event)) {
        if (kept.isOnce) drop(event, kept)
        try {
          ;(kept.listener as (value: unknown) => void)(value)
        } catch (error) {
          report(error)
        }
      }
    },
  }
}
