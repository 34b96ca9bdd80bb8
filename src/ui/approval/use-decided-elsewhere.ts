import { useEffect, useRef, useState } from 'preact/hooks'
import type { ApprovalView } from '../../api/views/approvals.ts'
import { ofWindows } from '../messages/app-messages.ts'
import { useApp } from '../state/app.ts'

type Elsewhere = Readonly<{
  /** Set by a request that another page decided, until one is decided here. */
  closed: 'decided' | 'over' | undefined
  decidedHere: (id: string) => void
}>

export function useDecidedElsewhere(approvals: readonly ApprovalView[]): Elsewhere {
  const { client, tell } = useApp()
  const [closed, setClosed] = useState<Elsewhere['closed']>(undefined)
  const seen = useRef<readonly string[]>([])
  const here = useRef(new Set<string>())
  const ids = approvals.map(({ id }) => id)
  useEffect(() => {
    const gone = seen.current.filter((id) => !ids.includes(id) && !here.current.has(id))
    seen.current = ids
    const last = gone.at(-1)
    if (last === undefined) return
    void client.call('approvals.closed', { id: last }).then(
      (answer) => {
        setClosed(answer.closed)
        // If another request follows, the news appears beside it.
        if (ids.length > 0) tell(answer.closed === 'decided' ? ofWindows().decided : ofWindows().over)
      },
      () => undefined,
    )
  }, [ids.join()])
  return {
    closed,
    decidedHere: (id) => {
      here.current.add(id)
      setClosed(undefined)
    },
  }
}
