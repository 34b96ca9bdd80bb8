import { Fragment } from 'preact'
import { OutsideText } from '../../parts/outside-text.tsx'
import { AskedAddress } from '../asked-address.tsx'
import type { ShownRow } from './shown-row.ts'

/** No value that is shown by itself is longer; all of it stands among the bytes. */
const MOST_CHARACTERS = 400

/** Names and values; an address in every letter, and said to be yours where it is an account of the wallet. */
export function Rows({ rows }: { rows: readonly ShownRow[] }) {
  if (rows.length === 0) return null
  return (
    <dl class="typed">
      {rows.map((row, index) => (
        <Fragment key={`${index}${row.name}`}>
          <dt class={row.isApart ? 'apart' : undefined}>{row.name}</dt>
          <dd class={row.as === 'code' ? 'mono' : undefined}>
            {row.as === 'address' ? (
              <AskedAddress address={row.address} />
            ) : (
              <OutsideText text={row.text} most={MOST_CHARACTERS} />
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
