import { ofGuidance } from '../messages/guidance-messages.ts'
import { Field, type FieldProps } from './field.tsx'

const MOST = 40

/** Stops at the stored length, and says so when full. */
export function NameField(props: Omit<FieldProps, 'most' | 'hint'>) {
  return <Field {...props} most={MOST} hint={props.value.length >= MOST && ofGuidance().longestName(MOST)} />
}
