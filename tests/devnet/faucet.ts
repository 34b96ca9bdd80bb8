import { setTimeout as sleep } from 'node:timers/promises'
import { encodeFunctionData, parseAbi } from 'viem'
import type { DevnetCurrency, Hex } from './chains.ts'
import { ZERO_ADDRESS } from './chains.ts'
import { sendAsOwner } from './owner.ts'
import { rpc, toQuantity } from './rpc.ts'
import type { WorldChain } from './world-chain.ts'

/** `amount` in the smallest unit. */
export type Payment = Readonly<{ chain: WorldChain; currency: DevnetCurrency; amount: bigint }>

/** `mined` is false on a chain that mines later. */
export type Paid = Readonly<{ chainId: number; currency: string; amount: string; hash: Hex; mined: boolean }>

const MINT = parseAbi(['function mint(address to, uint256 amount)'])
const POLL_MS = 10
const WAIT_MS = 2_000

/** 10 of a native currency, 10,000 of a token. */
export function defaultAmount(currency: DevnetCurrency): bigint {
  return (isNative(currency) ? 10n : 10_000n) * 10n ** BigInt(currency.decimals)
}

export async function pay(recipient: Hex, payments: readonly Payment[]): Promise<readonly Paid[]> {
  const paid: Paid[] = []
  for (const payment of payments) paid.push(await payOne(recipient, payment))
  return paid
}

async function payOne(recipient: Hex, { chain, currency, amount }: Payment): Promise<Paid> {
  const transaction = isNative(currency)
    ? { to: recipient, value: toQuantity(amount) }
    : { to: currency.address, data: encodeFunctionData({ abi: MINT, args: [recipient, amount] }) }
  const hash = await sendAsOwner(chain.nodeUrl, transaction)
  const mined = await isMined(chain.nodeUrl, hash)
  return { chainId: chain.id, currency: currency.id, amount: `${amount}`, hash, mined }
}

export async function isMined(url: string, hash: Hex): Promise<boolean> {
  const deadline = Date.now() + WAIT_MS
  while (Date.now() < deadline) {
    if (await rpc(url, 'eth_getTransactionReceipt', [hash])) return true
    await sleep(POLL_MS)
  }
  return false
}

function isNative(currency: DevnetCurrency): boolean {
  return currency.address === ZERO_ADDRESS
}
