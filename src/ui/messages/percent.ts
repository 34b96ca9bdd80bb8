/**
 * @param tag of the language, for Intl
 *
 * @returns a formatter of basis points: 201 becomes `2.01%`
 */
export function percentIn(tag: string): (basisPoints: number | string) => string {
  const format = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 10 })
  return (basisPoints) => format.format(Number(basisPoints) / 10_000).replace('-', '\u2212')
}
