import { useMemo } from 'preact/hooks'
import { identiconOf } from './identicon.ts'

/** Sizes are multiples of seven, so that cells end on whole pixels. */
export function AccountIcon({ address, size = 28 }: Readonly<{ address: string; size?: 14 | 28 }>) {
  const { tint, full, half } = useMemo(() => identiconOf(address), [address])
  return (
    <svg
      class={`account-icon ${tint}`}
      width={size}
      height={size}
      viewBox="0 0 7 7"
      fill="currentColor"
      shape-rendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <path d={full} />
      <path d={half} opacity=".45" />
    </svg>
  )
}
