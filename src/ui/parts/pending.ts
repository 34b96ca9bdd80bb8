import { useState } from 'preact/hooks'

/**
 * Whether what a press began is still under way, and what follows it: whatever a press gives is handed to it, and a promise
 * is pending until it is settled.
 */
export function usePending(): readonly [boolean, (begun: unknown) => void] {
  const [isPending, setPending] = useState(false)
  const follow = (begun: unknown) => {
    if (!(begun instanceof Promise)) return
    setPending(true)
    void begun.finally(() => setPending(false))
  }
  return [isPending, follow]
}
