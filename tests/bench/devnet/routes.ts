import { randomBytes } from 'node:crypto'
import { type Hex, ZERO_ADDRESS } from '../../devnet/chains.ts'
import type { ReadyLine } from '../../devnet/world.ts'
import { posted } from './load.ts'

/** Bodies use fresh addresses where the origin allows it. */
export type RouteKind = Readonly<{ name: string; body: () => Readonly<Record<string, unknown>> }>

const USDC_1 = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const USDC_8453 = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const BITCOIN = 8_253_038
const EXCHANGE_A = 1_337
const EXCHANGE_B = 3_586_256
// BIP-173's example address.
const BITCOIN_USER = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

export function newAddress(): Hex {
  return `0x${randomBytes(20).toString('hex')}`
}

/** Native currency, chain 1 to chain 8453. */
export function nativeBody(user = newAddress()): Readonly<Record<string, unknown>> {
  return {
    user,
    ...{ recipient: newAddress(), refundTo: user, tradeType: 'EXACT_INPUT' },
    ...{ originChainId: 1, originCurrency: ZERO_ADDRESS, amount: `${10n ** 16n + BigInt(`0x${user.slice(-8)}`)}` },
    ...{ destinationChainId: 8_453, destinationCurrency: ZERO_ADDRESS },
  }
}

/** Prepares a funded Bitcoin address and an exchange B account; returns each kind. */
export async function routeKinds(world: ReadyLine): Promise<readonly RouteKind[]> {
  await posted(`${world.control}/fund`, { chainId: BITCOIN, address: BITCOIN_USER, amount: '100000000' })
  const toUsdc = { destinationCurrency: USDC_8453 }
  const bitcoin = await currencyOf(world, BITCOIN)
  const dollarsOfA = await currencyOf(world, EXCHANGE_A)
  const accountOfB = await accountOf(world)
  return [
    { name: 'EVM, native', body: () => nativeBody() },
    {
      name: 'EVM, ERC-20',
      body: () => ({ ...nativeBody(), originCurrency: USDC_1, ...toUsdc, amount: '50000000' }),
    },
    { name: 'EVM, with a swap', body: () => ({ ...nativeBody(), originCurrency: USDC_1, amount: '50000000' }) },
    {
      name: 'Bitcoin',
      body: () => ({
        ...nativeBody(),
        ...{ user: BITCOIN_USER, refundTo: BITCOIN_USER, amount: '100000' },
        ...{ originChainId: BITCOIN, originCurrency: bitcoin },
      }),
    },
    {
      name: 'exchange A',
      body: () => ({
        ...nativeBody(),
        ...{ originChainId: EXCHANGE_A, originCurrency: dollarsOfA, amount: '5000000000', ...toUsdc },
        protocolVersion: 'v2',
      }),
    },
    {
      name: 'exchange B',
      body: () => ({
        ...nativeBody(),
        ...{ user: accountOfB, refundTo: accountOfB, amount: '20000000' },
        ...{ originChainId: EXCHANGE_B, originCurrency: '0', ...toUsdc },
      }),
    },
  ]
}

async function currencyOf(world: ReadyLine, chainId: number): Promise<string> {
  type Chains = Readonly<{ chains: readonly Readonly<{ id: number; currency: Readonly<{ address: string }> }>[] }>
  const { chains } = (await (await fetch(`${world.service}/chains`)).json()) as Chains
  const found = chains.find(({ id }) => id === chainId)
  if (!found) throw new Error(`the service has no chain ${chainId}`)
  return found.currency.address
}

async function accountOf({ control, accounts }: ReadyLine): Promise<string> {
  const address = accounts[1]?.address
  const { accountIndex } = await posted<{ accountIndex: number }>(`${control}/exchangeB/accounts`, { address })
  await posted(`${control}/exchangeB/fund`, { accountIndex })
  return `${accountIndex}`
}
