import { AmountField } from '../../controls/amount-field.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { hrefOf } from '../../route.ts'
import { CurrencySelect } from '../currency/currency-select.tsx'
import { isOwnPayment } from '../draft.ts'
import { LearnedMinimumLine } from '../limits/learned-minimum.tsx'
import { LimitsLine } from '../limits/limits-line.tsx'
import { lacksBalance } from './amount-problem.ts'
import { AmountValue } from './amount-value.tsx'
import { BalanceLine } from './balance-line.tsx'
import { FeeReserve } from './fee-reserve.tsx'
import { amountOf, amountState, derivedOf } from './side-amount.ts'
import { currencyRef, hasRoute, type SidesProps, selectable, useHidesAmounts } from './side-props.ts'

export function InputSide({ form, maximum, onMaximum, typedRef }: SidesProps) {
  const { draft, change, data, sides, read } = form
  const isTyped = draft.trade === 'EXACT_INPUT'
  const isHidden = useHidesAmounts()
  return (
    <AmountField
      label={ofFormDetails().youSend[draft.trade]}
      value={isTyped ? draft.amount : derivedOf(form, 'pays')}
      {...amountState(form, isTyped)}
      {...(isTyped && { inputRef: typedRef })}
      valuation={<AmountValue currency={sides.from} value={amountOf(form, 'pays')} />}
      onInput={(amount) => {
        onMaximum(undefined)
        change({ amount, trade: 'EXACT_INPUT' })
      }}
      side={
        <CurrencySelect
          {...selectable(data, isHidden)}
          label={m().form.from}
          side="from"
          chosen={sides.from}
          onChoose={(from) => {
            onMaximum(undefined)
            change({ from, to: currencyRef(form, sides.to) })
          }}
          testId="from"
        />
      }
      below={
        sides.from &&
        isOwnPayment(draft.payment) && <BalanceLine {...{ form, onMaximum, isHidden }} currency={sides.from} />
      }
      note={
        <>
          {maximum && isOwnPayment(draft.payment) && <FeeReserve maximum={maximum} chains={data.chains} />}
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
