import { ofGuidance } from '../messages/screen-messages.ts'
import { TextField, type TextFieldProps } from './field.tsx'

const MOST = 40

/** Stops at the stored length, and says so when full. */
export function NameField(props: Omit<TextFieldProps, 'most' | 'hint'>) {
  return <TextField {...props} most={MOST} hint={props.value.length >= MOST && ofGuidance().longestName(MOST)} />
}
