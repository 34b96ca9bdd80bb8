import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'

export function AccountLabel({ label }: { label: string }) {
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
