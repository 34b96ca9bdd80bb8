import { Chip } from '../display/chip.tsx'
import { AccountIcon } from '../marks/account-icon.tsx'
import { useAccountName } from '../state/wallet/account-name.ts'

export function AccountChip({ address }: { address: string }) {
  const name = useAccountName()(address)
  return name === undefined ? null : (
    <Chip tone="plain">
      <AccountIcon address={address} size={14} />
      <bdi data-testid="account-chip">{name}</bdi>
    </Chip>
  )
}
