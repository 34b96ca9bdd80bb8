import type { Chain, PinnedContract } from '../chain/chain.ts'
import type { Currency } from '../money/currency.ts'
import type { PriceFeed } from '../money/price-feed.ts'

/** On most EVM chains of the public service. */
const DEPOSITORY = '0x4cD00E387622C35bDDB9b4c962C136462338BC31'

const NATIVE_ADDRESS = '0x0000000000000000000000000000000000000000'

const ROUTER = '0xb92fe925DC43a0ECdE6c8b1a2709c170Ec4fFf4f'

/** `contracts.v3` of a chain record, and the canonical Permit2. */
const CONTRACTS: readonly PinnedContract[] = [
  { kind: 'router', address: ROUTER, version: 'v3' },
  { kind: 'approvalProxy', address: '0xCcC88a9d1B4ED6b0EABA998850414b24f1c315bE', router: ROUTER, version: 'v3' },
  { kind: 'permit2', address: '0x000000000022D473030F116dDEE9F6B43aC78BA3' },
]

/** Makes a pinned ERC-20 currency; `address` in EIP-55 form. */
export function token(chainId: number, symbol: string, name: string, decimals: number, address: string): Currency {
  return { chainId, address, symbol, name, decimals, isNative: false }
}

type EvmChain = Omit<Chain, 'vm' | 'native' | 'depositories' | 'contracts'> &
  Readonly<{
    nativeSymbol: string
    nativeName: string
    depository?: string
    depositAddresses?: string
    wrappedNative?: string
  }>

/** Makes a pinned EVM chain with usual contracts and an 18-decimal native currency. */
export function evmChain(facts: EvmChain): Chain {
  const { nativeSymbol, nativeName, depository = DEPOSITORY, depositAddresses, wrappedNative, ...chain } = facts
  return {
    ...chain,
    vm: 'ethereum-vm',
    depositories: [depository],
    contracts: [
      ...CONTRACTS,
      ...(depositAddresses ? [{ kind: 'depositAddressFactory', address: depositAddresses } as const] : []),
      ...(wrappedNative ? [{ kind: 'wrappedNative', address: wrappedNative } as const] : []),
    ],
    native: {
      chainId: chain.id,
      address: NATIVE_ADDRESS,
      symbol: nativeSymbol,
      name: nativeName,
      decimals: 18,
      isNative: true,
    },
  }
}

/** Makes a dollar feed of eight decimals with an hourly heartbeat. */
export function feed(asset: string, address: string, range: readonly [least: string, most: string]): PriceFeed {
  const [least, most] = range
  return { asset, address, description: `${asset} / USD`, decimals: 8, heartbeatSeconds: 3_600, least, most }
}
