import type { ComponentChildren, RefObject } from 'preact'
import { useContext, useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { numberMarks } from '../messages/language.ts'
import { groupThousands } from '../text/amount.ts'
import { typedDecimal } from '../text/typed.ts'
import { ReasonOf } from './reason-of.ts'

/**
 * A large line for an amount; it is kept as typed, and never rounded. Where numbers are written with a decimal comma, a
 * comma is typed and shown, and `value` has a point all the same. What follows from another amount is shown in groups
 * of three until it is typed over.
 */
export function AmountField(
  props: Readonly<{
    label: string
    value: string
    /** The amount follows from another one, and is typed over to take its place. */
    isDerived?: boolean
    /** The amount that it follows from is known, and it is not there yet. */
    isAwaited?: boolean | undefined
    /** The amount that it follows from is known, and nobody says what it is. */
    isUnsaid?: boolean | undefined
    testId?: string
    onInput: (value: string) => void
    problem?: string | undefined
    side: ComponentChildren
    /** What the amount comes to, under its digits. */
    worth?: ComponentChildren
    below: ComponentChildren
    note?: ComponentChildren
    /** What can be done about the problem. */
    act?: ComponentChildren
    inputRef?: RefObject<HTMLInputElement | null>
  }>,
) {
  const id = useId()
  const { point } = numberMarks()
  const own = useRef<HTMLInputElement>(null)
  const input = props.inputRef ?? own
  const [isTyping, setTyping] = useState(false)
  const isDerived = props.isDerived === true
  const shown = isDerived && !isTyping ? groupThousands(props.value) : props.value.replaceAll('.', point)
  useLayoutEffect(() => {
    // A selection would bring the focus back to a field that was left meanwhile.
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
          {props.isAwaited && <span class="bone" aria-hidden="true" />}
          <input
            ref={input}
            id={id}
            type="text"
            inputMode="decimal"
            // What is not known is no nought, unless somebody is about to type it.
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
            onBlur={() => setTyping(false)}
            onInput={(event) => props.onInput(typedDecimal(event.currentTarget.value))}
          />
          {props.worth}
        </div>
        {props.side}
      </div>
      {props.note}
      <p class="problem" id={`${id}-problem`} role="alert" data-reason-of={useContext(ReasonOf)}>
        {props.problem}
      </p>
      {props.act}
    </div>
  )
}

function sizeOf(value: string): string {
  return value.length > 16 ? 'small' : value.length > 9 ? 'medium' : 'large'
}
