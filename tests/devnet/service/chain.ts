import type { Group } from './prices.ts'

// What the service knows of chains, whatever their kind.

/** The kinds of chains, as chain records name them. service-facts.md 5. */
export type VmType = 'evm' | 'bvm' | 'hypevm' | 'lvm'

/** 0x and hex digits. */
export type Hex = `0x${string}`

/** A currency of a chain. Currencies of one `group` are worth the same and can be bridged without a swap. */
export type Currency = Readonly<{
  /** A short name for control calls and icons, unique on its chain: `usdc`. */
  id: string
  group: Group
  symbol: string
  name: string
  /** What quotes call it, in the family's own canonical form: it is compared as it stands. */
  address: string
  decimals: number
  /** EIP-3009. */
  supportsPermit: boolean
  /** Whether the solver takes and pays it; others are swapped first, or after. */
  supportsBridging: boolean
  /** Deposits come in whole multiples of it, in the smallest unit; of one unless given. */
  depositStep?: bigint
}>

/** A chain. `slug` is its short name in `protocol.v2`; `native` pays its fees and is never in `tokens`. */
export type FamilyChain = Readonly<{
  id: number
  name: string
  displayName: string
  slug: string
  vmType: VmType
  /** What a rollup settles on; its own id else. */
  baseChainId: number
  native: Currency
  tokens: readonly Currency[]
  /** `protocol.v2.depository` of the record and `paymentDetails.depository` of quotes. */
  depository: string
  solverAddresses: readonly string[]
  /** `httpRpcUrl` of the record: where a client of this chain asks. */
  rpcUrl: string
  /** `contracts` of the record; empty where the chain has none. */
  contracts: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}>

/** A currency on its chain. */
export type Asset = Readonly<{ chain: FamilyChain; currency: Currency }>

/** Who an address belongs to; some families allow other forms for a recipient than for a user. */
export type Role = 'user' | 'recipient' | 'refundTo'
