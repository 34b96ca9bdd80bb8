import { Fragment } from 'preact'
import { UntrustedText } from '../display/untrusted-text.tsx'
import { AddressWithOwner } from './address-with-owner.tsx'
import type { DetailRow } from './detail-row.ts'

/** A longer value appears only among the bytes. */
const MOST_CHARACTERS = 400

const isNotMinor = ({ weight }: DetailRow) => weight !== 'minor'
const classes = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ') || undefined

export function DetailRows({ rows }: { rows: readonly DetailRow[] }) {
  if (rows.length === 0) return null
  const ordered = [...rows.filter(isNotMinor), ...rows.filter((row) => !isNotMinor(row))]
  return (
    <dl class="typed">
      {ordered.map((row, index) => (
        <Fragment key={`${index}${row.name}`}>
          <dt class={classes(row.isApart && 'apart', row.weight)}>{row.name}</dt>
          <dd class={classes(row.as === 'code' && 'mono', row.weight)}>
            {row.as === 'address' ? (
              <AddressWithOwner address={row.address} />
            ) : (
              <UntrustedText text={row.text} most={MOST_CHARACTERS} />
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}
