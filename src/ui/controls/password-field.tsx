import type { ComponentChildren, Ref } from 'preact'
import { useState } from 'preact/hooks'
import { m } from '../messages/messages.ts'
import { IconButton } from './button.tsx'
import { TextField } from './field.tsx'

export function PasswordField(
  props: Readonly<{
    label: string
    value: string
    onInput: (value: string) => void
    hint?: ComponentChildren
    problem?: string | undefined
    roomFor?: string
    autocomplete?: string
    isOff?: boolean
    isFirst?: boolean
    testId?: string
    inputRef?: Ref<HTMLInputElement>
  }>,
) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      isSecret
      isShown={isShown}
      // A browser may store the value of a text field that allows completion.
      autocomplete={isShown ? 'off' : (props.autocomplete ?? 'off')}
      trailing={
        <IconButton
          icon={isShown ? 'eyeOff' : 'eye'}
          name={isShown ? m().common.hidePassword : m().common.showPassword}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
