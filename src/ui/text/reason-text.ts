import { type Reason, reasonOfError } from '../../core/reason.ts'
import { sayReason } from '../../core/reason-words.ts'
import { ofReasons } from '../messages/reason-messages.ts'
import { inMarks } from './amount.ts'

/** A reason in the language in use, its amounts as the language writes them; words of somebody else stay as they came. */
export function reasonText(reason: Reason): string {
  const values = Object.entries<unknown>(reason).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'words' ? inMarks(value) : value,
  ])
  return sayReason(Object.fromEntries(values) as Reason, ofReasons())
}

/** What an error means to the user, in the language in use. */
export function messageOf(error: unknown): string {
  return reasonText(reasonOfError(error))
}
