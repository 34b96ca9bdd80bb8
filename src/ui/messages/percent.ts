/**
 * How a language writes a percentage, by its sign, spaces and marks.
 *
 * @param tag of the language, as Intl takes it
 * @returns what writes hundredths of a percent, such as 201 as `2.01%`
 */
export function percentIn(tag: string): (basisPoints: number | string) => string {
  const format = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 10 })
  return (basisPoints) => format.format(Number(basisPoints) / 10_000).replace('-', '\u2212')
}
