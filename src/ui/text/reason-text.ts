import { type Reason, reasonOfError } from '../../core/reason.ts'
import { sayReason } from '../../core/reason-words.ts'
import { ofReasons } from '../messages/reason-messages.ts'

/** A reason in the language in use. */
export function reasonText(reason: Reason): string {
  return sayReason(reason, ofReasons())
}

/** What an error means to the user, in the language in use. */
export function messageOf(error: unknown): string {
  return reasonText(reasonOfError(error))
}
