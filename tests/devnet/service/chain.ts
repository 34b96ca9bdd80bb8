import type { Group } from './prices.ts'

/** service-facts.md 5. */
export type VmType = 'evm' | 'bvm' | 'hypevm' | 'lvm'

export type Hex = `0x${string}`

/** Currencies of one `group` have one price and bridge without a swap. */
export type Currency = Readonly<{
  /** For control calls and icons, unique on its chain: `usdc`. */
  id: string
  group: Group
  symbol: string
  name: string
  /** In the family's canonical form. */
  address: string
  decimals: number
  /** EIP-3009. */
  supportsPermit: boolean
  /** Otherwise swapped before or after the bridge. */
  supportsBridging: boolean
  /** Deposits are whole multiples of it, in the smallest unit; default 1. */
  depositStep?: bigint
}>

/** `slug` is its name in `protocol.v2`; `native` is never in `tokens`. */
export type FamilyChain = Readonly<{
  id: number
  name: string
  displayName: string
  slug: string
  vmType: VmType
  /** A rollup's settlement chain, else its own id. */
  baseChainId: number
  native: Currency
  tokens: readonly Currency[]
  /** `protocol.v2.depository` of the record and `paymentDetails.depository` of quotes. */
  depository: string
  solverAddresses: readonly string[]
  /** `httpRpcUrl` of the record. */
  rpcUrl: string
  contracts: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}>

export type Asset = Readonly<{ chain: FamilyChain; currency: Currency }>

export type Role = 'user' | 'recipient' | 'refundTo'
