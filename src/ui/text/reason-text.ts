import { type Reason, reasonOfError } from '../../core/reason.ts'
import { ofReasons } from '../messages/reason-messages.ts'

/** A reason in the language in use. */
export function reasonText(reason: Reason): string {
  const words = ofReasons()[reason.code] as string | ((values: Reason) => string)
  return typeof words === 'string' ? words : words(reason)
}

/** What an error means to the user, in the language in use. */
export function messageOf(error: unknown): string {
  return reasonText(reasonOfError(error))
}
