import type { MaximumView } from '../../../api/views/balances.ts'
import { AmountField } from '../../controls/amount-field.tsx'
import { AmountText } from '../../display/amount-text.tsx'
import { m } from '../../messages/messages.ts'
import { ofAmounts, ofFormDetails } from '../../messages/screen-messages.ts'
import { hrefOf } from '../../route.ts'
import { CurrencySelect } from '../currency/currency-select.tsx'
import { isOwnPayment } from '../draft.ts'
import { LearnedMinimumLine } from '../limits/learned-minimum.tsx'
import { LimitsLine } from '../limits/limits-line.tsx'
import { lacksBalance } from './amount-problem.ts'
import { TurnedAmount } from './amount-value.tsx'
import { BalanceLine, Shares } from './balance-line.tsx'
import { ChosenCoins } from './chosen-coins.tsx'
import { FeeReserve } from './fee-reserve.tsx'
import { useProtectedCoins } from './protected-coins.ts'
import { amountOf, amountState, derivedOf } from './side-amount.ts'
import { currencyRef, hasRoute, type SidesProps, selectable, useHidesAmounts } from './side-props.ts'
import { useDollars } from './use-dollars.ts'

export function InputSide({ form, maximum, onMaximum, typedRef }: SidesProps) {
  const { draft, change, data, sides, read } = form
  const isTyped = draft.trade === 'EXACT_INPUT'
  const isHidden = useHidesAmounts()
  const { dollars, turn, input, leave } = useDollars(form)
  const isDollars = dollars !== undefined
  const label = ofFormDetails().youSend[draft.trade]
  const isOwn = isOwnPayment(draft.payment)
  const protectedCoins = useProtectedCoins(form)
  const answered = (answer: MaximumView | undefined) => {
    leave()
    onMaximum(answer)
  }
  return (
    <AmountField
      label={isDollars ? ofAmounts().dollarsOf({ label }) : label}
      value={dollars ?? (isTyped ? draft.amount : derivedOf(form, 'pays'))}
      sign={isDollars ? '$' : undefined}
      {...amountState(form, isTyped)}
      {...(isTyped && { inputRef: typedRef })}
      valuation={<TurnedAmount currency={sides.from} value={amountOf(form, 'pays')} {...{ isDollars }} onTurn={turn} />}
      onInput={(amount) => {
        onMaximum(undefined)
        if (isDollars) input(amount)
        else change({ amount, trade: 'EXACT_INPUT' })
      }}
      side={
        <CurrencySelect
          {...selectable(data, isHidden)}
          label={m().form.from}
          side="from"
          chosen={sides.from}
          onChoose={(from) => {
            answered(undefined)
            change({ from, to: currencyRef(form, sides.to) })
          }}
          testId="from"
        />
      }
      below={sides.from && isOwn && <BalanceLine {...{ form, isHidden, protectedCoins }} currency={sides.from} />}
      shares={sides.from && isOwn && isTyped && <Shares form={form} onMaximum={answered} currency={sides.from} />}
      note={
        <>
          <ChosenCoins form={form} isHidden={isHidden} onClear={() => answered(undefined)} />
          {protectedCoins && (
            <p class="field-note" data-testid="protected-coins">
              {ofFormDetails().protectedCoins} <AmountText amount={protectedCoins} isHidden={isHidden} />
            </p>
          )}
          {maximum && isOwn && <FeeReserve maximum={maximum} chains={data.chains} />}
          {isTyped && hasRoute(form) && <LimitsLine form={form} />}
          <LearnedMinimumLine form={form} />
        </>
      }
      act={
        lacksBalance(read) && (
          <a class="button secondary" href={hrefOf({ screen: 'receive' })} data-testid="to-receive">
            {m().home.receive}
          </a>
        )
      }
    />
  )
}
