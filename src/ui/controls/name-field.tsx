import { ofGuidance } from '../messages/screen-messages.ts'
import { TextField, type TextFieldProps } from './field.tsx'

const MOST = 40

export function NameField(props: Omit<TextFieldProps, 'most' | 'hint'>) {
  return (
    <TextField {...props} most={MOST} hint={props.value.length >= MOST && ofGuidance().longestName({ most: MOST })} />
  )
}
