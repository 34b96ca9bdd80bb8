const NATIVE = '0x0000000000000000000000000000000000000000'
const BITCOIN = 8253038
const EXCHANGE = 1337

const CHAINS = {
  1: { name: 'Ethereum', native: 'ETH', USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' },
  8453: { name: 'Base', native: 'ETH', USDC: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913' },
  999: { name: 'HyperEVM', native: 'HYPE', USDC: '0xb88339CB7199b77E23DB6E890353E22632Ba630f' },
  [BITCOIN]: { name: 'Bitcoin', native: 'BTC' },
  [EXCHANGE]: { name: 'exchange A', native: 'USDC' },
}

// What stands for a native currency where it is not the zero address.
const NATIVES = { [BITCOIN]: 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8', [EXCHANGE]: `0x${'0'.repeat(32)}` }

/** Wrapped native currency: the vault of this demo, which keeps what is deposited for whoever deposits it. */
export const VAULTS = {
  1: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  8453: '0x4200000000000000000000000000000000000006',
  999: '0x5555555555555555555555555555555555555555',
}

/** The asset of a symbol on a chain, as `wallet_sendIntent` takes it; any other symbol than USDC is the chain's own. */
export function assetOf(chainId, symbol) {
  const token = symbol === 'USDC' ? CHAINS[chainId]?.USDC : undefined
  return { chainId, address: token ?? NATIVES[chainId] ?? NATIVE }
}

export function chainName(chainId) {
  return CHAINS[chainId]?.name ?? `chain ${chainId}`
}

/** What a chain calls its native currency. */
export function nativeSymbol(chainId) {
  return CHAINS[chainId]?.native ?? 'native'
}

/** The symbol of a currency of a chain, by its identifier; undefined for one that this page does not know. */
export function symbolOf(chainId, address) {
  const isToken = address.toLowerCase() === CHAINS[chainId]?.USDC?.toLowerCase()
  return isToken ? 'USDC' : address === assetOf(chainId).address ? nativeSymbol(chainId) : undefined
}

export function decimalsOf(symbol, chainId) {
  if (chainId === BITCOIN || chainId === EXCHANGE) return 8
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
