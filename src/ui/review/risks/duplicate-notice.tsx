import { Checkbox } from '../../controls/checkbox.tsx'
import { Notice } from '../../layout/notice.tsx'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { HOLDS_QUOTE } from '../../quote/use-hold.ts'
import { hrefOf } from '../../route.ts'
import { useApp } from '../../state/app.ts'
import { useNow } from '../../state/page/clock.ts'
import { agoText } from '../../text/time-ago.ts'
import type { Risks } from './use-risks.ts'

type SameProps = Readonly<{ risks: Risks; isElsewhere: boolean }>

/** The money would leave twice, so the user must accept. Before a payment from elsewhere it only informs. */
export function DuplicateNotice({ risks: { same }, isElsewhere }: SameProps) {
  const { host } = useApp()
  const now = useNow()
  if (!same) return null
  const { transfer, isTicked, tick } = same
  const say = ofFormDetails().same
  // A pending request stays open beside it.
  const target = host.place === 'approval' ? { target: '_blank' } : {}
  const look = (
    <p>
      <a href={hrefOf({ screen: 'transfer', id: transfer.id })} data-testid="duplicate-look" {...target}>
        {say.look}
      </a>
    </p>
  )
  const ago = agoText(transfer.approvedAtSeconds, now)
  if (isElsewhere) {
    return (
      <Notice kind="info" title={say.moved({ ago })} testId="duplicate-notice">
        <p>{say.paysToo}</p>
        {look}
      </Notice>
    )
  }
  return (
    <Notice kind="danger" title={say.title({ ago })} testId="duplicate-notice" isUrgent>
      <p>{say.text}</p>
      {look}
      <div class={HOLDS_QUOTE}>
        <Checkbox isOn={isTicked} onChange={tick} testId="accept-same">
          {say.accept}
        </Checkbox>
      </div>
    </Notice>
  )
}
