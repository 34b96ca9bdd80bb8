import type { Logos } from './logos.ts'

declare const __CAUSEWAY_LOGOS__: Logos

const { of, drawings } = __CAUSEWAY_LOGOS__

export type Marked = Readonly<{ logo: string; name: string }>

export function LogoOrLetter({ logo, name }: Marked) {
  const drawing = of[logo]
  const paths = drawing === undefined ? undefined : drawings[drawing]
  if (!paths) return <span>{[...name][0] ?? '?'}</span>
  return (
    <svg class="logo" viewBox="0 0 24 24" aria-hidden="true" focusable="false" data-logo={drawing}>
      {paths.map(([fill, d, rule]) => (
        <path key={d} fill={fill} d={d} fill-rule={rule} />
      ))}
    </svg>
  )
}
