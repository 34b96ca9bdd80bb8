import { useState } from 'preact/hooks'
import type { CpfpView, ExecutionView } from '../../../api/views/transfers.ts'
import { claimedArrivalOf } from '../../../core/execution/cpfp.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { Button } from '../../controls/button.tsx'
import { AmountText } from '../../display/amount-text.tsx'
import { Line } from '../../layout/card.tsx'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { ofActivity } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { useFamily } from '../../state/wallet/family.ts'
import { ReasonOfParty } from '../status/reason-of-party.tsx'
import { OfferDialog } from './offer-dialog.tsx'

type Offer = Omit<Extract<CpfpView, { available: true }>, 'available' | 'mark'>

export function CpfpButton({ execution }: { execution: ExecutionView }) {
  const say = m().cpfp
  const { client } = useApp()
  const familyOf = useFamily()
  const [isAsked, setAsked] = useState(false)
  const arriving = claimedArrivalOf(execution)
  if (!arriving || !FAMILIES[familyOf(arriving.chainId)].hasUtxos) return null
  const { id } = execution
  const refused = execution.cpfpChildren?.[0]?.refused
  return (
    <>
      {refused && (
        <p class="timeline-detail" data-testid="cpfp-refused">
          {say.refused}
          {joins().after}
          <ReasonOfParty asked={undefined} reason={refused} />
        </p>
      )}
      <div class="timeline-actions">
        <Button kind="quiet" onClick={() => setAsked(true)} testId="cpfp">
          {say.open}
        </Button>
      </div>
      {isAsked && (
        <OfferDialog<Offer>
          title={say.title}
          testId="cpfp"
          words={{ keep: ofActivity().replacement.keep, confirm: say.confirm, taken: say.taken }}
          ask={() => client.call('cpfp.ask', { id })}
          take={(mark, given) => client.call('cpfp.take', { id, mark, ...given })}
          onClose={() => setAsked(false)}
        >
          {(offer) => <Terms offer={offer} />}
        </OfferDialog>
      )}
    </>
  )
}

function Terms({ offer: { arrives, fee, left } }: { offer: Offer }) {
  const say = m().cpfp
  return (
    <>
      <p>{say.text}</p>
      <dl class="lines" data-testid="cpfp-terms">
        <Line name={say.arrives}>
          <AmountText amount={arrives} />
        </Line>
        <Line name={say.fee}>
          <AmountText amount={fee} />
        </Line>
        <Line name={say.left}>
          <AmountText amount={left} class="strong" />
        </Line>
      </dl>
    </>
  )
}
