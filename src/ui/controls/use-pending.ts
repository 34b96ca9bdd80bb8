import { useContext, useState } from 'preact/hooks'
import { m } from '../messages/messages.ts'
import { AppContext } from '../state/app.ts'

/** Reports a failure unless the caller handled it. */
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
