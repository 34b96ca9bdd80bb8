import { useState } from 'preact/hooks'
import type { ApprovalView } from '../../api/approval-views.ts'
import { ConnectPrompt } from './connect-prompt.tsx'
import { ListedSite } from './listed-site.tsx'

type ConnectGateProps = Readonly<{
  approval: Extract<ApprovalView, { kind: 'connect' }>
  queue: string
  onDone: () => void
}>

/** A page wants to see accounts; one that is known to steal gets no further than a warning, unless its name is typed. */
export function ConnectGate(props: ConnectGateProps) {
  const { suspicion } = props.approval
  const [insisted, setInsisted] = useState('')
  if (suspicion?.kind === 'listed' && insisted !== suspicion.host) {
    return <ListedSite {...props} suspicion={suspicion} onInsist={setInsisted} />
  }
  return <ConnectPrompt {...props} phrase={insisted} />
}
