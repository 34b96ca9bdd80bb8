import type { Currency } from '../../service/chain.ts'

/** A token of the exchange's spot metadata. All have eight decimals on the ledger. */
export type Token = Readonly<{
  name: string
  fullName: string
  index: number
  tokenId: `0x${string}`
  szDecimals: number
  group: 'usdc' | 'hype' | 'usdt'
}>

/** Decimals of every balance on the ledger. */
export const LEDGER_DECIMALS = 8
/** Decimals of an amount in a transfer, at most; the service's steps have exactly these. interface.md, `sendAsset`. */
export const TRANSFER_DECIMALS = 6

/** The least part of a balance that a transfer can move, in units of 10^-8. */
export const TRANSFER_STEP = 10n ** BigInt(LEDGER_DECIMALS - TRANSFER_DECIMALS)

/** Spot USDC: also what perps accounts are kept in. Token ids are those of the public exchange. */
export const USDC: Token = {
  name: 'USDC',
  fullName: 'USD Coin',
  index: 0,
  tokenId: '0x6d1e7cde53ba9467b783cb7c530ce054',
  szDecimals: 8,
  group: 'usdc',
}
const HYPE: Token = {
  name: 'HYPE',
  fullName: 'Hyperliquid',
  index: 150,
  tokenId: '0x0d01dc56dcaaca66ad901c959b4011ec',
  szDecimals: 2,
  group: 'hype',
}
const USDT: Token = {
  name: 'USDT0',
  fullName: 'Tether USD',
  index: 268,
  tokenId: '0x25faedc3f054130dbb4e4203aca63567',
  szDecimals: 2,
  group: 'usdt',
}

export const TOKENS: readonly Token[] = [USDC, HYPE, USDT]

/** Where a balance is kept: the perps exchange (empty), the spot exchange, or a DEX by its name. */
export type Dex = string
export const PERPS: Dex = ''
export const SPOT: Dex = 'spot'
/** The DEX that others than the exchange itself run; like the perps exchange it takes USDC only. */
export const OTHER_DEX: Dex = 'xyz'

/** Whether a DEX holds a token: spot holds all, the others USDC. */
export function holds(dex: Dex, token: Token): boolean {
  return dex === SPOT || ((dex === PERPS || dex === OTHER_DEX) && token === USDC)
}

/** A currency of quotes, and where the ledger keeps it. */
export type LedgerCurrency = Currency & Readonly<{ dex: Dex; token: Token }>

/** interface.md, "Special currency identifiers": `0x` and 32 zeros. */
export const PERPS_USDC: LedgerCurrency = {
  ...spotCurrency(USDC),
  id: 'usdc-perps',
  name: 'USDC (Perps)',
  address: `0x${'0'.repeat(32)}`,
  dex: PERPS,
}

/** All currencies of chain 1337: spot ones by token id, USDC on the other DEX by the id and the DEX name in hex. */
export const CURRENCIES: readonly LedgerCurrency[] = [
  PERPS_USDC,
  ...TOKENS.map(spotCurrency),
  {
    ...spotCurrency(USDC),
    id: `usdc-${OTHER_DEX}`,
    name: `USDC (${OTHER_DEX})`,
    address: `${USDC.tokenId}${Buffer.from(OTHER_DEX, 'ascii').toString('hex')}`,
    dex: OTHER_DEX,
  },
]

function spotCurrency(token: Token): LedgerCurrency {
  return {
    id: token.name.toLowerCase(),
    group: token.group,
    symbol: token.name,
    name: `${token.fullName} (Spot)`,
    address: token.tokenId,
    decimals: LEDGER_DECIMALS,
    supportsPermit: false,
    supportsBridging: true,
    depositStep: TRANSFER_STEP,
    dex: SPOT,
    token,
  }
}
