import type { Currency, VmType } from '../chain.ts'
import type { Flags } from './incidents.ts'
import type { End } from './registry.ts'

type ChainCurrency = Readonly<{
  id: string
  symbol: string
  name: string
  address: string
  decimals: number
  supportsBridging: boolean
}>
type FeedCurrency = ChainCurrency & Readonly<{ metadata: Readonly<{ logoURI: string }> }>
type Erc20Currency = ChainCurrency &
  Readonly<{ supportsPermit: boolean; withdrawalFee: number; depositFee: number; surgeEnabled: boolean }>

/** interface.md, "Chain record". Fees in basis points, all zero here. */
export type ChainRecord = Readonly<{
  id: number
  name: string
  displayName: string
  httpRpcUrl: string
  wsRpcUrl: string
  explorerUrl: string
  explorerName: string
  depositEnabled: boolean
  tokenSupport: 'All' | 'Limited'
  disabled: boolean
  partialDisableLimit: number
  blockProductionLagging: boolean
  currency: ChainCurrency
  withdrawalFee: number
  depositFee: number
  surgeEnabled: boolean
  featuredTokens: readonly FeedCurrency[]
  erc20Currencies: readonly Erc20Currency[]
  solverCurrencies: readonly ChainCurrency[]
  iconUrl: string
  contracts: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  vmType: VmType
  baseChainId: number
  solverAddresses: readonly string[]
  tags: readonly string[]
  protocol: Readonly<{ v2: Readonly<{ chainId: string; depository: string }> }>
}>

/**
 * Makes a chain's record with its incident flags.
 *
 * `baseUrl` serves its icons and its explorer.
 */
export function chainRecord({ chain }: End, flags: Flags, baseUrl: string): ChainRecord {
  const icon = (id: string) => `${baseUrl}/icons/${id}.svg`
  const currencies = [chain.native, ...chain.tokens]
  return {
    id: chain.id,
    name: chain.name,
    displayName: chain.displayName,
    httpRpcUrl: chain.rpcUrl,
    wsRpcUrl: chain.rpcUrl.replace(/^http/, 'ws'),
    explorerUrl: `${baseUrl}/explorer/${chain.id}`,
    explorerName: 'Devnet Explorer',
    tokenSupport: 'Limited',
    ...flags,
    currency: currencyOf(chain.native),
    withdrawalFee: 0,
    depositFee: 0,
    featuredTokens: currencies.map((currency) => ({
      ...currencyOf(currency),
      metadata: { logoURI: icon(currency.id) },
    })),
    erc20Currencies: chain.tokens.map((token) => ({
      ...currencyOf(token),
      supportsPermit: token.supportsPermit,
      withdrawalFee: 0,
      depositFee: 0,
      surgeEnabled: flags.surgeEnabled,
    })),
    solverCurrencies: currencies.filter(({ supportsBridging }) => supportsBridging).map(currencyOf),
    iconUrl: icon(chain.name),
    contracts: chain.contracts,
    vmType: chain.vmType,
    baseChainId: chain.baseChainId,
    solverAddresses: chain.solverAddresses,
    tags: [],
    protocol: { v2: { chainId: chain.slug, depository: chain.depository } },
  }
}

function currencyOf({ id, symbol, name, address, decimals, supportsBridging }: Currency): ChainCurrency {
  return { id, symbol, name, address, decimals, supportsBridging }
}
