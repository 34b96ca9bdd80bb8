import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'

/** What becomes of a payment that is not the one that was asked for, and that it is the service's word. */
export function ByWord({ text }: { text: string }) {
  return (
    <p>
      {text}
      {joins().after}
      {m().deposit.rulesSaid}
    </p>
  )
}
