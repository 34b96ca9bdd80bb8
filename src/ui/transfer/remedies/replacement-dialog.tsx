import { useState } from 'preact/hooks'
import type { ReplacementView } from '../../../api/views/transfers.ts'
import { said } from '../../../core/text/said.ts'
import { Button } from '../../controls/button.tsx'
import { AmountText } from '../../display/amount-text.tsx'
import { PricedAmount } from '../../display/priced-amount.tsx'
import { Line } from '../../layout/card.tsx'
import { m } from '../../messages/messages.ts'
import { ofActivity } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { useDataFeeNote } from '../../state/wallet/data-fee.ts'
import { exactText, groupThousands } from '../../text/amount.ts'
import { CpfpDialog } from './cpfp-button.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import type { ReplaceableRecord, ReplacementChoice } from './replacement-choices.ts'

type Props = Readonly<{ choice: ReplacementChoice; of: ReplaceableRecord; onClose: () => void }>
type Offer = Omit<Extract<ReplacementView, { available: true }>, 'available' | 'mark'>

export function ReplacementDialog({ choice, of, onClose }: Props) {
  const say = ofActivity().replacement
  const { client } = useApp()
  const { index, purpose, does } = choice
  const { id, pays } = of
  const isOfCalls = does === 'cancel' && pays === undefined
  const [isCpfp, setCpfp] = useState(false)
  if (isCpfp) return <CpfpDialog id={id} isOwn onClose={onClose} />
  // A bump pays for what it evicts.
  const otherwise = (offer: Offer | undefined) =>
    does === 'minerFee' &&
    (!offer || offer.evicted) && (
      <Button kind="quiet" onClick={() => setCpfp(true)} testId="replacement-cpfp">
        {say.cpfp.open}
      </Button>
    )
  return (
    <OfferDialog<Offer>
      title={isOfCalls ? say.calls.cancel : { ...say.open, ...say.title }[does]}
      testId="replacement"
      words={{
        keep: m().abandon.keep,
        confirm: isOfCalls ? say.open.cancel : say.confirm[does === 'cancel' ? 'cancel' : 'speedUp'],
        taken: say.taken[alike(does)],
      }}
      ask={() => client.call('replacement.ask', { id, index, purpose })}
      take={(mark, given) => client.call('replacement.take', { id, mark, ...given })}
      onClose={onClose}
      otherwise={otherwise}
    >
      {(offer) => <Terms {...{ offer, choice, of }} />}
    </OfferDialog>
  )
}

function Terms({ offer, choice, of }: Readonly<{ offer: Offer; choice: ReplacementChoice; of: ReplaceableRecord }>) {
  const say = ofActivity().replacement
  const { rates } = offer
  const onTop = useDataFeeNote(offer.most.currency.chainId)
  const rateText = (rate: string) => say.rate({ rate: groupThousands(rate) })
  // A miner's fee is exact, gas a maximum.
  const form = choice.does === 'minerFee' ? 'exact' : 'ceiling'
  const { pays, steps } = of
  const isPaying = choice.index === steps - 1
  const isOfCalls = choice.does === 'cancel' && pays === undefined
  // The earlier transaction can still be included, and other steps cost too.
  const text = offer.added ? say.withCoins.text : offer.arrives ? say.byRecipient.text : say.text[choice.does]
  const hasMore = choice.does !== 'minerFee' && offer.mostOfAll.value !== offer.most.value
  return (
    <>
      <p>{isOfCalls ? say.calls.cancelText : said(text, { amount: pays ? exactText(pays) : '', isPaying })}</p>
      <dl class="lines" data-testid="replacement-terms">
        <Line
          name={say.before[choice.does === 'minerFee' ? 'minerFee' : 'speedUp']}
          hint={rates && rateText(rates.before)}
        >
          <AmountText amount={offer.before} form={form} />
        </Line>
        <Line name={say.after[alike(choice.does)]} hint={rates ? rateText(rates.after) : onTop}>
          <PricedAmount amount={offer.most} rounding="cost" form={form} class="strong" />
        </Line>
        {offer.evicted && (
          <Line name={say.evicted}>
            <AmountText amount={offer.evicted} />
          </Line>
        )}
        {offer.added && (
          <>
            <Line name={say.withCoins.coins}>
              <AmountText amount={offer.added.coins} />
            </Line>
            <Line name={say.withCoins.change}>
              <AmountText amount={offer.added.change} />
            </Line>
          </>
        )}
        {offer.arrives && (
          <Line
            name={say.byRecipient.arrives}
            hint={say.byRecipient.before({ amount: exactText(offer.arrives.before) })}
          >
            <AmountText amount={offer.arrives.after} form="exact" class="strong" />
          </Line>
        )}
        {choice.does === 'minerFee' && !offer.added && !offer.arrives && (
          <Line name={say.lessChange}>
            <AmountText amount={{ ...offer.most, value: offer.most.value - offer.before.value }} />
          </Line>
        )}
        {hasMore && (
          <Line name={steps > 1 ? say.ofAll : ofActivity().fees.whichever}>
            <AmountText amount={offer.mostOfAll} form="ceiling" />
          </Line>
        )}
      </dl>
    </>
  )
}

function alike(does: ReplacementChoice['does']): Exclude<ReplacementChoice['does'], 'speedUpCancel'> {
  return does === 'speedUpCancel' ? 'speedUp' : does
}
