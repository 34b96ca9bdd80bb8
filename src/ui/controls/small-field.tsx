import type { Ref } from 'preact'
import { useId } from 'preact/hooks'
import { LineInput } from './line-input.tsx'
import { useTypedDecimal } from './use-typed-decimal.ts'

type SmallFieldProps = Readonly<{
  label: string
  /** A decimal with a point, as drafts store it; shown with the language's own mark. */
  value: string
  unit?: string
  /** In characters. */
  most: number
  said: string
  tone: 'hint' | 'caution' | 'problem'
  onInput: (value: string) => void
  inputRef?: Ref<HTMLInputElement>
  testId: string
}>

export function SmallField(props: SmallFieldProps) {
  const { label, value, unit, most, said, tone, onInput, inputRef, testId } = props
  const id = useId()
  const decimal = useTypedDecimal(value, onInput)
  const isWrong = tone === 'problem'
  return (
    <div class="small-field field">
      <label for={id}>{label}</label>
      <div class={`field-box${isWrong ? ' wrong' : ''}`} dir="ltr">
        <LineInput
          id={id}
          value={decimal.shown}
          onInput={decimal.input}
          most={most}
          isDecimal
          isWrong={isWrong}
          describedBy={`${id}-said`}
          {...(inputRef ? { inputRef } : {})}
          testId={testId}
        />
        {unit !== undefined && <span aria-hidden="true">{unit}</span>}
      </div>
      <p id={`${id}-said`} class={tone} role="status" data-testid={`${testId}-said`}>
        {said}
      </p>
    </div>
  )
}
