/** Prints smallest units like exchanges: "1.5", "10.0". */
export function decimalText(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return `${digits.slice(0, -decimals)}.${fraction || '0'}`
}

/** Prints smallest units with all decimals: "1.500000". */
export function fixedText(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Parses a plain decimal to smallest units; undefined if malformed or too fine. */
export function amountOf(text: string, decimals: number): bigint | undefined {
  const match = /^(0|[1-9][0-9]{0,29})(?:\.([0-9]{1,30}))?$/.exec(text)
  if (!match) return undefined
  const fraction = match[2] ?? ''
  return fraction.length > decimals ? undefined : BigInt(`${match[1]}${fraction.padEnd(decimals, '0')}`)
}
