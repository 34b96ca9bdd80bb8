import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'

/** The service alone says how an unexpected payment ends. */
export function ServiceWord({ text }: { text: string }) {
  return (
    <p>
      {text}
      {joins().after}
      {m().deposit.rulesSaid}
    </p>
  )
}
