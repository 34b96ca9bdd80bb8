import { useEffect, useRef, useState } from 'preact/hooks'
import type { ApprovalView } from '../../api/views/approvals.ts'
import { ofWindows } from '../messages/app-messages.ts'
import { useApp } from '../state/app.ts'

type Elsewhere = Readonly<{
  /** Set by a request that another page decided, until one is decided here. */
  ending: 'decided' | 'over' | undefined
  decidedHere: (id: string) => void
}>

export function useDecidedElsewhere(approvals: readonly ApprovalView[]): Elsewhere {
  const { client, tell } = useApp()
  const [ending, setEnding] = useState<Elsewhere['ending']>(undefined)
  const seen = useRef<readonly string[]>([])
  const here = useRef(new Set<string>())
  const ids = approvals.map(({ id }) => id)
  useEffect(() => {
    const gone = seen.current.filter((id) => !ids.includes(id) && !here.current.has(id))
    seen.current = ids
    const last = gone.at(-1)
    if (last === undefined) return
    void client.call('ending.get', { id: last }).then(
      (answer) => {
        setEnding(answer.ending)
        // If another request follows, the news appears beside it.
        if (ids.length > 0) tell(answer.ending === 'decided' ? ofWindows().decided : ofWindows().over)
      },
      () => undefined,
    )
  }, [ids.join()])
  return {
    ending,
    decidedHere: (id) => {
      here.current.add(id)
      setEnding(undefined)
    },
  }
}
