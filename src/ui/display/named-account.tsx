import { AccountIcon } from '../marks/account-icon.tsx'
import { ShortAddress } from './address-text.tsx'

type NamedProps = Readonly<{
  name: string
  account: string
  /** Undefined where it has none on a family of chains. */
  address: string | undefined
  testId?: string
}>

export function NamedAccount({ name, account, address, testId }: NamedProps) {
  return (
    <span class="named-account">
      <AccountIcon address={account} size={14} />
      <bdi title={name} data-testid={testId}>
        {name}
      </bdi>{' '}
      {address && <ShortAddress address={address} />}
    </span>
  )
}
