import { useState } from 'preact/hooks'
import type { CpfpView, ExecutionView } from '../../../api/views/transfers.ts'
import { claimedArrivalOf, ownParentOf } from '../../../core/execution/cpfp.ts'
import { FAMILIES } from '../../../core/families/families.ts'
import { Button } from '../../controls/button.tsx'
import { AmountText } from '../../display/amount-text.tsx'
import { PricedAmount } from '../../display/priced-amount.tsx'
import { Line } from '../../layout/card.tsx'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { ofActivity } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { useFamily } from '../../state/wallet/family.ts'
import { ReasonOfParty } from '../status/reason-of-party.tsx'
import { OfferDialog } from './offer-dialog.tsx'

type Offer = Omit<Extract<CpfpView, { available: true }>, 'available' | 'mark'>

/** The fee's dialog offers an own payment's first child. */
export function CpfpButton({ execution }: { execution: ExecutionView }) {
  const say = m().cpfp
  const familyOf = useFamily()
  const [isAsked, setAsked] = useState(false)
  const { id, cpfpChildren = [] } = execution
  const arriving = claimedArrivalOf(execution)
  const parent = arriving ?? (cpfpChildren.length > 0 ? ownParentOf(execution) : undefined)
  if (!parent || !FAMILIES[familyOf(parent.chainId)].hasUtxos) return null
  const refused = cpfpChildren[0]?.refused
  return (
    <>
      {refused && (
        <p class="timeline-detail">
          {say.refused}
          {joins().after}
          <ReasonOfParty asked={undefined} reason={refused} />
        </p>
      )}
      <div class="timeline-actions">
        <Button kind="quiet" onClick={() => setAsked(true)} testId="cpfp">
          {arriving ? say.open : ofActivity().replacement.cpfp.open}
        </Button>
      </div>
      {isAsked && <CpfpDialog id={id} isOwn={!arriving} onClose={() => setAsked(false)} />}
    </>
  )
}

type Asked = Readonly<{ id: string; isOwn: boolean; onClose: () => void }>

export function CpfpDialog({ id, isOwn, onClose }: Asked) {
  const say = m().cpfp
  const { client } = useApp()
  const { cpfp } = ofActivity().replacement
  return (
    <OfferDialog<Offer>
      title={isOwn ? cpfp.open : say.title}
      testId="cpfp"
      words={{ keep: m().abandon.keep, confirm: say.confirm, taken: say.taken }}
      ask={() => client.call('cpfp.ask', { id })}
      take={(mark, given) => client.call('cpfp.take', { id, mark, ...given })}
      onClose={onClose}
    >
      {(offer) => <Terms offer={offer} words={isOwn ? cpfp : say} />}
    </OfferDialog>
  )
}

function Terms({ offer, words }: Readonly<{ offer: Offer; words: Readonly<{ text: string; arrives: string }> }>) {
  const say = m().cpfp
  return (
    <>
      <p>{words.text}</p>
      <dl class="lines" data-testid="cpfp-terms">
        <Line name={words.arrives}>
          <AmountText amount={offer.arrives} />
        </Line>
        <Line name={m().bitcoinReview.miner}>
          <PricedAmount amount={offer.fee} rounding="cost" />
        </Line>
        <Line name={say.left}>
          <PricedAmount amount={offer.left} rounding="receipt" class="strong" />
        </Line>
      </dl>
    </>
  )
}
