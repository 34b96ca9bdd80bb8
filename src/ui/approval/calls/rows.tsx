import { Fragment } from 'preact'
import { isSameAddress } from '../../../core/address.ts'
import { m } from '../../messages/messages.ts'
import { FullAddress } from '../../parts/address-text.tsx'
import { Chip } from '../../parts/chip.tsx'
import { OutsideText } from '../../parts/outside-text.tsx'
import type { ShownRow } from './shown-row.ts'

/** No value that is shown by itself is longer; all of it stands among the bytes. */
const MOST_CHARACTERS = 400

/** Names and values; an address in every letter, and said to be yours where it is the account that sends. */
export function Rows({ rows, account }: Readonly<{ rows: readonly ShownRow[]; account: string }>) {
  if (rows.length === 0) return null
  return (
    <dl class="typed">
      {rows.map((row, index) => (
        <Fragment key={`${index}${row.name}`}>
          <dt class={row.isApart ? 'apart' : undefined}>{row.name}</dt>
          <dd class={row.as === 'code' ? 'mono' : undefined}>
            {row.as === 'address' ? (
              <Address address={row.address} isOwn={isSameAddress(row.address, account)} />
            ) : (
              <OutsideText text={row.text} most={MOST_CHARACTERS} />
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

function Address({ address, isOwn }: { address: string; isOwn: boolean }) {
  return (
    <>
      <FullAddress address={address} />
      {isOwn && <Chip tone="good">{m().review.yourAccount}</Chip>}
    </>
  )
}
