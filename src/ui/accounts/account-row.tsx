import { Chip } from '../display/chip.tsx'
import { Icon } from '../display/icons.tsx'
import { AccountIcon } from '../marks/account-icon.tsx'
import { hrefOf } from '../route.ts'
import { shortAddress } from '../text/address.ts'

export function AccountRow(
  props: Readonly<{ of: Readonly<{ id: string; label: string; address: string }>; chips: readonly string[] }>,
) {
  const { id, label, address } = props.of
  return (
    <li>
      <a class="link-row" href={hrefOf({ screen: 'account', id })} data-testid={`account-row-${id}`}>
        <AccountIcon address={address} />
        <span class="account-face">
          <strong>
            <bdi>{label}</bdi>
          </strong>
          <bdi class="mono" dir="ltr" title={address}>
            {shortAddress(address)}
          </bdi>
        </span>
        <span class="account-chips">
          {props.chips.map((chip) => (
            <Chip key={chip} tone="plain">
              {chip}
            </Chip>
          ))}
          <Icon name="chevron" size={16} />
        </span>
      </a>
    </li>
  )
}
