import type { Review, ReviewStep } from '../../core/review/review.ts'
import { FullAddress } from '../display/address-text.tsx'
import { AmountText } from '../display/amount-text.tsx'
import { Chip } from '../display/chip.tsx'
import { Card } from '../layout/card.tsx'
import { m } from '../messages/messages.ts'
import { ofProof } from '../messages/screen-messages.ts'
import { SpeedUpNote } from './speed-up-note.tsx'

export function BitcoinTransaction({ review }: { review: Review }) {
  return review.steps.map((step, index) => (
    <Flow key={`${index}${step.word}`} step={step} isChosen={review.hasChosenCoins === true} />
  ))
}

function Flow({ step, isChosen }: Readonly<{ step: ReviewStep; isChosen: boolean }>) {
  const say = m().bitcoinReview
  const { bitcoin, amount } = step
  if (!bitcoin) return null
  const money = (value: bigint) => ({ ...amount, value })
  return (
    <Card title={say.title}>
      <p class="card-note">
        {(isChosen ? say.spendsChosen : say.spends)({ coins: bitcoin.coins })}{' '}
        <AmountText amount={money(bitcoin.spendsSats)} />
      </p>
      <ul class="flow" data-testid="bitcoin-transaction">
        <li>
          <div class="flow-head">
            <span>{step.word === 'send' ? ofProof().sign.kind.send : say.deposit}</span>
            <AmountText amount={amount} class="strong" />
          </div>
          <FullAddress address={step.counterparty} />
        </li>
        <li>
          {bitcoin.change ? (
            <>
              <div class="flow-head">
                <span class="flow-name">
                  {say.change} <Chip tone="good">{m().review.yourAccount}</Chip>
                </span>
                <AmountText amount={money(bitcoin.change.valueSats)} class="strong" />
              </div>
              <FullAddress address={bitcoin.change.address} />
              <SpeedUpNote bitcoin={bitcoin} />
            </>
          ) : (
            <>
              <p class="flow-none">{say.noChange}</p>
              <SpeedUpNote bitcoin={bitcoin} />
            </>
          )}
        </li>
        <li>
          <div class="flow-head">
            <span>{say.miner}</span>
            <AmountText amount={money(bitcoin.feeSats)} class="strong" />
          </div>
        </li>
      </ul>
      {bitcoin.orderId && (
        <div class="flow-order">
          <p class="card-note">{say.order}</p>
          <code data-testid="bitcoin-order">{bitcoin.orderId}</code>
        </div>
      )}
    </Card>
  )
}
