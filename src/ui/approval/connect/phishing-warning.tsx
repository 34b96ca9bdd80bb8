import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { ApprovalView } from '../../../api/views/approvals.ts'
import type { Suspicion } from '../../../core/phishing/suspicion.ts'
import { Button } from '../../controls/button.tsx'
import { TextField } from '../../controls/field.tsx'
import { Icon } from '../../display/icons.tsx'
import { OriginText } from '../../display/site-origin-text.tsx'
import { UntrustedText } from '../../display/untrusted-text.tsx'
import { Fold } from '../../layout/fold.tsx'
import { Notice } from '../../layout/notice.tsx'
import { Screen } from '../../layout/screen-frame.tsx'
import { ofWindows } from '../../messages/app-messages.ts'
import { m } from '../../messages/messages.ts'
import { useApp } from '../../state/app.ts'
import { messageOf } from '../../text/reason-text.ts'

type ListedSiteProps = Readonly<{
  approval: Extract<ApprovalView, { kind: 'connect' }>
  suspicion: Extract<Suspicion, { kind: 'listed' }>
  queue: ComponentChildren
  onDone: () => void
  onInsist: (host: string) => void
}>

/** Leaving takes one click; continuing takes the site's name. */
export function PhishingWarning({ approval, suspicion, queue, onDone, onInsist }: ListedSiteProps) {
  const say = m().phishing
  const { client } = useApp()
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const leave = async () => {
    const { id, ticket } = approval
    setBusy(true)
    try {
      const { outcome } = await client.call('approvals.decide', { id, ticket, decision: 'reject' })
      if (outcome === 'elsewhere') setProblem(ofWindows().decidedText)
      else onDone()
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  const isSame = typed.trim().toLowerCase() === suspicion.host
  return (
    <Screen
      title={say.title}
      aside={queue}
      footer={
        <Button kind="primary" isWide isBusy={isBusy} onClick={() => void leave()} testId="reject">
          {say.leave}
        </Button>
      }
    >
      <div class="listed" data-testid="listed-site">
        <Icon name="danger" size={40} />
        <OriginText origin={approval.origin} />
        <strong>{say.steals}</strong>
        <p>{say.what}</p>
      </div>
      {problem && (
        <Notice kind="danger" title={m().review.failedTitle} isUrgent>
          <UntrustedText text={problem} />
        </Notice>
      )}
      <p class="card-note">{say.list({ made: new Date(suspicion.madeAtSeconds * 1_000) })}</p>
      <Fold title={say.goOn} testId="listed-go-on">
        <div class="listed-over">
          <p>{say.mistaken}</p>
          <p class="insist-phrase">
            {say.type} <code>{suspicion.host}</code>
          </p>
          <TextField label={say.label} value={typed} onInput={setTyped} isMono testId="listed-host" />
          <Button kind="danger" isWide isOff={!isSame} onClick={() => onInsist(suspicion.host)} testId="listed-insist">
            {say.insist}
          </Button>
        </div>
      </Fold>
    </Screen>
  )
}
