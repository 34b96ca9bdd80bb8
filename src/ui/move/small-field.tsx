import type { Ref } from 'preact'
import { useId } from 'preact/hooks'
import { numberMarks } from '../messages/language.ts'
import { LineInput } from '../parts/line-input.tsx'

type SmallFieldProps = Readonly<{
  label: string
  /** A decimal with a point, as drafts keep it; it is shown with the mark of the language. */
  value: string
  /** What stands behind the number, where its name does not say it. */
  unit?: string
  /** How many letters fit. */
  most: number
  /** What is said of it, and how. */
  said: string
  tone: 'hint' | 'caution' | 'problem'
  onInput: (value: string) => void
  inputRef?: Ref<HTMLInputElement>
  testId: string
}>

/** A number to type, with its unit, and a sentence about it in a place of its own, so that nothing moves while it is typed. */
export function SmallField(props: SmallFieldProps) {
  const { label, value, unit, most, said, tone, onInput, inputRef, testId } = props
  const id = useId()
  const { point } = numberMarks()
  const isWrong = tone === 'problem'
  return (
    <div class="small-field field">
      <label for={id}>{label}</label>
      <div class={`field-box${isWrong ? ' wrong' : ''}`} dir="ltr">
        <LineInput
          id={id}
          value={value.replaceAll('.', point)}
          onInput={(typed) => onInput(typed.replaceAll(point, '.'))}
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
