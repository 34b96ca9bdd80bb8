import type { TradeType } from '../../../core/intent/intent.ts'
import { AmountField } from '../../controls/amount-field.tsx'
import { Segmented } from '../../controls/segmented.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { CurrencySelect } from '../currency/currency-select.tsx'
import { LimitsLine } from '../limits/limits-line.tsx'
import { localInputProps, SideValue } from '../local-input/local-input-props.tsx'
import { useLocalInput } from '../local-input/use-local-input.ts'
import { isDirectSend } from './chosen-currencies.ts'
import { amountState, derivedOf } from './side-amount.ts'
import { currencyRef, hasRoute, type SidesProps, selectable, useHidesAmounts } from './side-props.ts'

export function OutputSide({ form, onMaximum, typedRef }: SidesProps) {
  const { draft, change, data, sides } = form
  const isTyped = draft.trade !== 'EXACT_INPUT'
  const isHidden = useHidesAmounts()
  const isDirect = isDirectSend(draft, data)
  // As in the review.
  const isExact = isDirect ? sides.to?.isNative : draft.trade === 'EXACT_OUTPUT'
  const localInput = useLocalInput(form, 'expected')
  return (
    <AmountField
      value={isTyped ? draft.amount : derivedOf(form, 'expected')}
      {...amountState(form, isTyped)}
      {...localInputProps(localInput, { form, label: isExact ? m().review.exactly : m().review.worse.expected })}
      {...(isTyped && { inputRef: typedRef })}
      valuation={<SideValue {...{ form, localInput }} side="expected" />}
      onInput={(amount) => {
        onMaximum(undefined)
        if (localInput.text !== undefined) localInput.input(amount)
        else change({ amount, trade: isTyped ? draft.trade : 'EXACT_OUTPUT' })
      }}
      side={
        <CurrencySelect
          {...selectable(data, isHidden)}
          label={m().form.to}
          side="to"
          chosen={sides.to}
          onChoose={(to) => change({ to, from: currencyRef(form, sides.from) })}
          testId="to"
        />
      }
      below={isTyped && !isDirect && <HowExact trade={draft.trade} onChange={(trade) => change({ trade })} />}
      note={
        <>
          {form.beyond && (
            <p class="field-note" data-testid="beyond">
              {m().review.byService}
            </p>
          )}
          {isTyped && hasRoute(form) && <LimitsLine form={form} />}
          {draft.trade === 'EXPECTED_OUTPUT' && !isDirect && <p class="field-note">{ofFormDetails().aboutNote}</p>}
        </>
      }
      testId="arrives"
    />
  )
}

function HowExact({ trade, onChange }: Readonly<{ trade: TradeType; onChange: (trade: TradeType) => void }>) {
  const { exact, howExact } = ofFormDetails()
  return (
    <div class="how-exact">
      <Segmented
        label={howExact}
        choices={(['EXACT_OUTPUT', 'EXPECTED_OUTPUT'] as const).map((value) => ({ value, label: exact[value] }))}
        chosen={trade === 'EXPECTED_OUTPUT' ? trade : 'EXACT_OUTPUT'}
        onChoose={onChange}
        testId="exact"
      />
    </div>
  )
}
