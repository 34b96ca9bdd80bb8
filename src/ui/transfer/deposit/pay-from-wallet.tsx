import { useState } from 'preact/hooks'
import type { ExecutionView, PaymentView } from '../../../api/views/transfers.ts'
import { Button } from '../../controls/button.tsx'
import { FullAddress } from '../../display/address-text.tsx'
import { AmountText } from '../../display/amount-text.tsx'
import { RateSource } from '../../display/local-value.tsx'
import { Line } from '../../layout/card.tsx'
import { m } from '../../messages/messages.ts'
import { figuresText } from '../../review/costs/network-fee-line.tsx'
import { SpeedUpNote } from '../../review/speed-up-note.tsx'
import { useApp } from '../../state/app.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { useShownCurrency, valueText } from '../../state/wallet/local-rate.ts'
import { useValueToday } from '../../state/wallet/price.ts'
import { OfferDialog } from '../remedies/offer-dialog.tsx'

type Offer = Omit<Extract<PaymentView, { available: true }>, 'available' | 'mark'>

export function PayFromWallet({ execution }: { execution: ExecutionView }) {
  const say = m().payHere
  const { store } = useApp()
  const [isAsked, setAsked] = useState(false)
  const account = store.account.value?.address
  if (account === undefined) return null
  return (
    <div class="pay-here">
      <Button isWide onClick={() => setAsked(true)} testId="pay-here">
        {say.open}
      </Button>
      {isAsked && <PayHereDialog {...{ execution, account }} onClose={() => setAsked(false)} />}
    </div>
  )
}

function PayHereDialog(props: Readonly<{ execution: ExecutionView; account: string; onClose: () => void }>) {
  const say = m().payHere
  const { client } = useApp()
  const { execution, account, onClose } = props
  const { id } = execution
  const chain = useChainName()(execution.intent.originChainId)
  return (
    <OfferDialog<Offer>
      title={say.title}
      testId="pay-here"
      words={{ keep: say.keep, confirm: say.confirm, taken: say.taken }}
      ask={() => client.call('payment.ask', { id, account })}
      take={(mark, given) => client.call('payment.take', { id, mark, ...given })}
      pays={id}
      onClose={onClose}
    >
      {(offer) => <Terms {...{ offer, chain }} />}
    </OfferDialog>
  )
}

function Terms({ offer, chain }: Readonly<{ offer: Offer; chain: string }>) {
  const say = m().payHere
  const { pays, fee, bitcoin, address } = offer
  const shown = useShownCurrency()
  const [paysValue, feeValue] = [useValueToday(pays), useValueToday(fee)].map(
    (each) => each && valueText(each, shown, 'cost'),
  )
  return (
    <>
      <dl class="lines" data-testid="pay-here-terms">
        <Line name={m().review.worse.pays} hint={paysValue}>
          <AmountText amount={pays} class="strong" />
        </Line>
        {bitcoin ? (
          <Line name={m().review.minerFee} hint={[figuresText(bitcoin), feeValue].filter(Boolean).join(' · ')}>
            <AmountText amount={fee} />
          </Line>
        ) : (
          <Line name={m().review.networkFee} hint={feeValue}>
            {m().review.upTo} <AmountText amount={fee} form="ceiling" />
          </Line>
        )}
        {bitcoin?.change && (
          <Line name={m().bitcoinReview.change}>
            <AmountText amount={{ ...pays, value: bitcoin.change.valueSats }} />
          </Line>
        )}
      </dl>
      {bitcoin && <SpeedUpNote bitcoin={bitcoin} />}
      <div class="labelled">
        <h3 class="label">{say.to({ chain })}</h3>
        <FullAddress address={address} />
      </div>
      <p class="card-note">{say.once}</p>
      <RateSource />
    </>
  )
}
