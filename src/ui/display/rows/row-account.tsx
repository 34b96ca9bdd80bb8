import { AccountIcon } from '../../marks/account-icon.tsx'

export function RowAccount({ name, address }: Readonly<{ name: string; address: string }>) {
  return (
    <bdi class="transfer-account" data-testid="row-account">
      <AccountIcon address={address} size={14} />
      {name}
    </bdi>
  )
}
