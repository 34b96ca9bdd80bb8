import type { AccountView } from '../../api/views/wallet.ts'
import { AccountIcon } from '../marks/account-icon.tsx'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'

export function AccountLabel({ account: { address, label } }: Readonly<{ account: AccountView }>) {
  return (
    <p class="of-account" data-testid="receive-account">
      {m().home.account}
      {joins().colon}
      <AccountIcon address={address} size={14} />
      <strong>
        <bdi>{label}</bdi>
      </strong>
    </p>
  )
}
