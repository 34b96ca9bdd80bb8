import { useContext, useState } from 'preact/hooks'
import { m } from '../messages/messages.ts'
import { AppContext } from '../state/app.ts'

/**
 * Whether what a press began is still under way, and what follows it: whatever a press gives is handed to it, and a promise
 * is pending until it is settled. That it failed is said, where whoever was pressed has not said it better.
 */
export function usePending(): readonly [boolean, (begun: unknown) => void] {
  const app = useContext(AppContext)
  const [isPending, setPending] = useState(false)
  const follow = (begun: unknown) => {
    if (!(begun instanceof Promise)) return
    const end = () => setPending(false)
    setPending(true)
    begun.catch(() => app?.tell(m().common.notDone)).then(end)
  }
  return [isPending, follow]
}
