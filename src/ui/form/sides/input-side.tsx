import type { MaximumView } from '../../../api/views/balances.ts'
import { AmountField } from '../../controls/amount-field.tsx'
import { AmountText } from '../../display/amount-text.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { hrefOf } from '../../route.ts'
import { CurrencySelect } from '../currency/currency-select.tsx'
import { isOwnPayment } from '../draft.ts'
import { LearnedMinimumLine } from '../limits/learned-minimum-line.tsx'
import { LimitsLine } from '../limits/limits-line.tsx'
import { localInputProps, SideValue } from '../local-input/local-input-props.tsx'
import { LocalInputPrice } from '../local-input/local-rate-line.tsx'
import { useLocalInput } from '../local-input/use-local-input.ts'
import { lacksBalance } from './amount-problem.ts'
import { BalanceLine, Shares } from './balance-line.tsx'
import { ChosenCoins } from './chosen-coins.tsx'
import { FeeReserve } from './fee-reserve.tsx'
import { useProtectedCoins } from './protected-coins.ts'
import { amountState, derivedOf } from './side-amount.ts'
import { currencyRef, hasRoute, type SidesProps, selectable, useHidesAmounts } from './side-props.ts'

export function InputSide({ form, maximum, onMaximum, typedRef }: SidesProps) {
  const { draft, change, data, sides, read } = form
  const isTyped = draft.trade === 'EXACT_INPUT'
  const isHidden = useHidesAmounts()
  const localInput = useLocalInput(form, 'pays')
  const isOwn = isOwnPayment(draft.payment)
  const protectedCoins = useProtectedCoins(form)
  const answered = (answer: MaximumView | undefined) => {
    form.setLocalInput(undefined)
    onMaximum(answer)
  }
  const limits = isTyped && hasRoute(form) && <LimitsLine form={form} />
  const beside = form.localInput ? <LocalInputPrice form={form} /> : limits
  return (
    <AmountField
      value={isTyped ? draft.amount : derivedOf(form, 'pays')}
      {...amountState(form, isTyped)}
      {...localInputProps(localInput, { form, label: m().review.worse.pays })}
      {...(isTyped && { inputRef: typedRef })}
      valuation={<SideValue {...{ form, localInput }} side="pays" />}
      onInput={(amount) => {
        onMaximum(undefined)
        if (localInput.text !== undefined) localInput.input(amount)
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
      shares={
        sides.from &&
        isTyped &&
        (isOwn ? (
          <Shares form={form} onMaximum={answered} currency={sides.from}>
            {beside}
          </Shares>
        ) : (
          beside
        ))
      }
      note={
        <>
          <ChosenCoins form={form} isHidden={isHidden} onClear={() => answered(undefined)} />
          {protectedCoins && (
            <p class="field-note" data-testid="protected-coins">
              {ofFormDetails().protectedCoins} <AmountText amount={protectedCoins} isHidden={isHidden} />
            </p>
          )}
          {maximum && isOwn && <FeeReserve maximum={maximum} chains={data.chains} />}
          {form.localInput && limits}
          <LearnedMinimumLine form={form} />
        </>
      }
      act={
        lacksBalance(read) && (
          <a class="button secondary" href={hrefOf({ screen: 'receive' })} data-testid="to-receive">
            {m().receive.title}
          </a>
        )
      }
    />
  )
}
