import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'

/** Whose address it is, by the name of the account. */
export function OfAccount({ label }: { label: string }) {
  return (
    <p class="of-account" data-testid="receive-account">
      {m().home.account}
      {joins().colon}
      <strong>
        <bdi>{label}</bdi>
      </strong>
    </p>
  )
}
