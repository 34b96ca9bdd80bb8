import { ofGuidance } from '../messages/guidance-messages.ts'
import { Field, type FieldProps } from './field.tsx'

/** The longest name that is kept, characters. */
const MOST = 40

/** A field for a name that the user gives: it takes no more than is kept, and says so when it is full. */
export function NameField(props: Omit<FieldProps, 'most' | 'hint'>) {
  return <Field {...props} most={MOST} hint={props.value.length >= MOST && ofGuidance().longestName(MOST)} />
}
