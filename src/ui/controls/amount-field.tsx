import type { ComponentChildren, RefObject } from 'preact'
import { useContext, useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { ofFormDetails } from '../messages/screen-messages.ts'
import { groupThousands } from '../text/amount.ts'
import { bothMeanings, decimalText } from '../text/typed-number.ts'
import { Button } from './button.tsx'
import { ReasonTarget } from './reason-target.ts'
import { useTypedDecimal } from './use-typed-decimal.ts'

type AmountFieldProps = Readonly<{
  label: string
  value: string
  isDerived?: boolean
  /** The other amount is known, and this one is loading. */
  isAwaited?: boolean | undefined
  /** The other amount is known, but no source tells this one. */
  isUnsaid?: boolean | undefined
  testId?: string
  onInput: (value: string) => void
  onLeave?: () => void
  problem?: string | undefined
  side: ComponentChildren
  valuation?: ComponentChildren
  below: ComponentChildren
  sign?: string | undefined
  shares?: ComponentChildren
  note?: ComponentChildren
  act?: ComponentChildren
  inputRef?: RefObject<HTMLInputElement | null>
}>

/**
 * Never rounds the typed text. `value` has a point even where the language shows a comma. A derived amount is shown in
 * groups of three.
 */
export function AmountField(props: AmountFieldProps) {
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  const input = props.inputRef ?? own
  const [isTyping, setTyping] = useState(false)
  const isDerived = props.isDerived === true
  const decimal = useTypedDecimal(props.value, props.onInput)
  const shown = isDerived && !isTyping ? groupThousands(props.value) : decimal.shown
  useLayoutEffect(() => {
    // A selection would steal the focus back from another field.
    if (isTyping && isDerived && document.activeElement === input.current) input.current?.select()
  }, [isTyping])
  return (
    <div class={`amount-field${props.problem ? ' wrong' : ''}`}>
      <div class="amount-head">
        <label for={id}>{props.label}</label>
        <div class="amount-has" id={`${id}-below`}>
          {props.below}
        </div>
      </div>
      <div class="amount-line">
        <div class="amount-typed">
          {props.sign && (
            <span class="amount-sign" aria-hidden="true">
              {props.sign}
            </span>
          )}
          {props.isAwaited && <span class="bone" aria-hidden="true" />}
          <input
            ref={input}
            id={id}
            type="text"
            inputMode="decimal"
            // An unknown amount must not look like zero, except while typing.
            placeholder={props.isAwaited ? '' : props.isUnsaid && !isTyping ? '–' : '0'}
            autocomplete="off"
            spellcheck={false}
            value={shown}
            data-size={sizeOf(shown)}
            style={{ '--length': Math.max(1, shown.length) }}
            data-derived={isDerived ? '' : undefined}
            data-testid={props.testId ?? 'amount'}
            aria-invalid={props.problem ? 'true' : undefined}
            aria-describedby={`${id}-below ${id}-problem`}
            onFocus={() => setTyping(true)}
            onBlur={() => {
              setTyping(false)
              decimal.settle()
              props.onLeave?.()
            }}
            onInput={(event) => decimal.input(event.currentTarget.value)}
          />
          {props.valuation}
        </div>
        {props.side}
      </div>
      {props.shares}
      {props.note}
      <p class="problem" id={`${id}-problem`} role="alert" data-reason-of={useContext(ReasonTarget)}>
        {props.problem ?? (bothMeanings(props.value) && ofFormDetails().notSure)}
      </p>
      {isDerived || <Meanings value={props.value} onChoose={props.onInput} />}
      {props.act}
    </div>
  )
}

function Meanings({ value, onChoose }: Readonly<{ value: string; onChoose: (value: string) => void }>) {
  const meanings = bothMeanings(value)
  if (!meanings) return null
  const [whole, fraction] = meanings
  return (
    <fieldset class="known-places" aria-label={ofFormDetails().notSure}>
      <Button onClick={() => onChoose(whole)} testId="means-whole">
        {whole}
      </Button>
      <Button onClick={() => onChoose(fraction)} testId="means-fraction">
        {/* Four decimals are no thousands in any language. */}
        {decimalText(`${fraction}0`)}
      </Button>
    </fieldset>
  )
}

function sizeOf(value: string): string {
  return value.length > 16 ? 'small' : value.length > 9 ? 'medium' : 'large'
}
