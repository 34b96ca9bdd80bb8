import type { ComponentChildren, Ref } from 'preact'
import { useContext, useId } from 'preact/hooks'
import { LineInput } from './line-input.tsx'
import { ReasonTarget } from './reason-target.ts'

export type TextFieldProps = Readonly<{
  label: string
  value: string
  onInput: (value: string) => void
  isSecret?: boolean
  isShown?: boolean
  hint?: ComponentChildren
  problem?: string | undefined
  /** Reserves room, so that nothing jumps. */
  roomFor?: string | undefined
  placeholder?: string
  /** In characters. */
  most?: number
  autocomplete?: string
  isMono?: boolean
  isOff?: boolean
  isFirst?: boolean
  trailing?: ComponentChildren
  testId?: string
  inputRef?: Ref<HTMLInputElement>
}>

export function TextField(props: TextFieldProps) {
  const id = useId()
  const { label, hint, problem, roomFor, trailing, isMono, ...input } = props
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <div class={`field-box${problem ? ' wrong' : ''}`}>
        <LineInput
          {...input}
          id={id}
          class={isMono ? 'mono' : undefined}
          isWrong={problem !== undefined}
          describedBy={described || undefined}
        />
        {trailing}
      </div>
      {hint && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p
        class="problem"
        id={`${id}-problem`}
        role="alert"
        data-room={roomFor}
        data-reason-of={useContext(ReasonTarget)}
      >
        {problem}
      </p>
    </div>
  )
}
