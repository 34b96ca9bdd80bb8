import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { ApprovalView } from '../../../api/views/approvals.ts'
import { ConnectPrompt } from './connect-prompt.tsx'
import { PhishingWarning } from './phishing-warning.tsx'

type ConnectGateProps = Readonly<{
  approval: Extract<ApprovalView, { kind: 'connect' }>
  queue: ComponentChildren
  onDone: () => void
}>

/** A known thief is stopped by a warning, unless the user types its name. */
export function ConnectGate(props: ConnectGateProps) {
  const { suspicion } = props.approval
  const [insisted, setInsisted] = useState('')
  if (suspicion?.kind === 'listed' && insisted !== suspicion.host) {
    return <PhishingWarning {...props} suspicion={suspicion} onInsist={setInsisted} />
  }
  return <ConnectPrompt {...props} phrase={insisted} />
}
