import { type Reason, reasonOfError } from '../../core/reason/reason.ts'
import { sayReason } from '../../core/reason/sentences.ts'
import enReasons from '../messages/en/reasons.json'
import { lazyPart } from '../messages/lazy-part.ts'
import { inMarks } from './amount.ts'

const ofReasons = lazyPart('reasons', enReasons)

/** Localizes amounts; foreign words stay. */
export function reasonText(reason: Reason): string {
  const values = Object.entries<unknown>(reason).map(([name, value]) => [
    name,
    typeof value === 'string' && name !== 'words' ? inMarks(value) : value,
  ])
  return sayReason(Object.fromEntries(values) as Reason, ofReasons())
}

export function messageOf(error: unknown): string {
  return reasonText(reasonOfError(error))
}
