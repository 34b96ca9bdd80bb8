import { DEPOSITORY, type DevnetCurrency, type Hex, MULTICALL3 } from '../../chains.ts'
import type { ServiceChain } from '../evm/nodes.ts'

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
  vmType: 'evm'
  baseChainId: number
  solverAddresses: readonly Hex[]
  tags: readonly string[]
  protocol: Readonly<{ v2: Readonly<{ chainId: string; depository: Hex }> }>
}>

// Addresses of the public deployments. Of these only multicall3 and the depository have code on the devnet; bridges
// need no other.
const CONTRACTS = {
  multicall3: MULTICALL3,
  multicaller: '0x0000000000002bdbf1bf3279983603ec279cc6df',
  onlyOwnerMulticaller: '0xb90ed4c123843cbfd66b11411ee7694ef37e6e72',
  relayReceiver: '0xa5f565650890fba1824ee0f21ebbbf660a179934',
  erc20Router: '0xf5042e6ffac5a625d4e7848e0b01373d8eb9e222',
  approvalProxy: '0xbbbfd134e9b44bfb5123898ba36b01de7ab93d98',
  v3: {
    erc20Router: '0xb92fe925dc43a0ecde6c8b1a2709c170ec4fff4f',
    approvalProxy: '0xccc88a9d1b4ed6b0eaba998850414b24f1c315be',
  },
}

// What a rollup settles on; other chains stand for themselves.
const BASE_CHAINS: Readonly<Record<number, number>> = { 8453: 1 }

/** The full record of a chain. `baseUrl` serves its icons and its explorer. */
export function chainRecord(chain: ServiceChain, at: Readonly<{ baseUrl: string; solver: Hex }>): ChainRecord {
  const icon = (id: string) => `${at.baseUrl}/icons/${id}.svg`
  const currencies = [chain.native, ...chain.tokens]
  return {
    id: chain.id,
    name: chain.name,
    displayName: chain.displayName,
    httpRpcUrl: chain.rpcUrl,
    wsRpcUrl: chain.rpcUrl.replace(/^http/, 'ws'),
    explorerUrl: `${at.baseUrl}/explorer/${chain.id}`,
    explorerName: 'Devnet Explorer',
    depositEnabled: true,
    tokenSupport: 'Limited',
    disabled: false,
    partialDisableLimit: 0,
    blockProductionLagging: false,
    currency: currencyOf(chain.native),
    withdrawalFee: 0,
    depositFee: 0,
    surgeEnabled: false,
    featuredTokens: currencies.map((currency) => ({
      ...currencyOf(currency),
      metadata: { logoURI: icon(currency.id) },
    })),
    erc20Currencies: chain.tokens.map((token) => ({
      ...currencyOf(token),
      supportsPermit: token.supportsPermit,
      withdrawalFee: 0,
      depositFee: 0,
      surgeEnabled: false,
    })),
    solverCurrencies: currencies.map(currencyOf),
    iconUrl: icon(chain.name),
    contracts: CONTRACTS,
    vmType: 'evm',
    baseChainId: BASE_CHAINS[chain.id] ?? chain.id,
    solverAddresses: [at.solver],
    tags: [],
    protocol: { v2: { chainId: chain.slug, depository: DEPOSITORY } },
  }
}

function currencyOf(currency: DevnetCurrency): ChainCurrency {
  const { id, symbol, name, address, decimals } = currency
  return { id, symbol, name, address, decimals, supportsBridging: true }
}
