const ASSETS = {
  1: { native: 'ETH', USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
  8453: { native: 'ETH', USDC: '0x833589fCD6eDb6E08f4c7C32D4f71b54bda02913' },
  999: { native: 'HYPE', USDC: '0xb88339CB7199b77E23DB6E890353E22632Ba630f' },
}
const NATIVE = '0x0000000000000000000000000000000000000000'

/** The asset of a symbol on a chain, as `wallet_sendIntent` takes it; `ETH` is the chain's native currency. */
export function assetOf(chainId, symbol) {
  return { chainId, address: symbol === 'USDC' ? ASSETS[chainId].USDC : NATIVE }
}

/** What a chain calls its native currency. */
export function nativeSymbol(chainId) {
  return ASSETS[chainId]?.native ?? 'native'
}

export function decimalsOf(symbol) {
  return symbol === 'USDC' ? 6 : 18
}

/** `1.5` with 6 decimals as hex of 1500000; throws a sentence for what is not an amount. */
export function toUnits(text, decimals) {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(text.trim())
  if (!match) throw new Error(`Amount: expected digits, such as 0.1; got "${text}"`)
  const fraction = match[2] ?? ''
  if (fraction.length > decimals) throw new Error(`Amount: expected at most ${decimals} digits after the point`)
  return `0x${BigInt(match[1] + fraction.padEnd(decimals, '0')).toString(16)}`
}

/** Smallest units as a decimal text, exactly. */
export function fromUnits(value, decimals) {
  const digits = BigInt(value)
    .toString()
    .padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return `${digits.slice(0, -decimals)}${fraction && `.${fraction}`}`
}
