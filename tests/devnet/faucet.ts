import { setTimeout as sleep } from 'node:timers/promises'
import { encodeFunctionData, parseAbi } from 'viem'
import { OWNER } from './accounts.ts'
import type { DevnetCurrency, Hex } from './chains.ts'
import { ZERO_ADDRESS } from './chains.ts'
import { rpc, toQuantity } from './rpc.ts'
import type { WorldChain } from './world-chain.ts'

/** One payment of the faucet: `amount` in the smallest unit of the currency. */
export type Payment = Readonly<{ chain: WorldChain; currency: DevnetCurrency; amount: bigint }>

/** A payment that was sent. `mined` is false when the chain mines on demand or by interval and has not yet. */
export type Paid = Readonly<{ chainId: number; currency: string; amount: string; hash: Hex; mined: boolean }>

const MINT = parseAbi(['function mint(address to, uint256 amount)'])
const POLL_MS = 10
const WAIT_MS = 2_000

/** What the faucet gives unless told otherwise: 10 of a native currency, 10,000 of a token. */
export function defaultAmount(currency: DevnetCurrency): bigint {
  return (isNative(currency) ? 10n : 10_000n) * 10n ** BigInt(currency.decimals)
}

/** Pays the recipient, chain after chain and in order: native currency is sent, tokens are minted, all by the owner. */
export async function pay(recipient: Hex, payments: readonly Payment[]): Promise<readonly Paid[]> {
  const paid: Paid[] = []
  for (const payment of payments) paid.push(await payOne(recipient, payment))
  return paid
}

async function payOne(recipient: Hex, { chain, currency, amount }: Payment): Promise<Paid> {
  const transaction = isNative(currency)
    ? { to: recipient, value: toQuantity(amount) }
    : { to: currency.address, data: encodeFunctionData({ abi: MINT, args: [recipient, amount] }) }
  // The node keeps the owner's key and counts its nonces.
  const hash = await rpc<Hex>(chain.nodeUrl, 'eth_sendTransaction', [{ from: OWNER.address, ...transaction }])
  const mined = await isMined(chain.nodeUrl, hash)
  return { chainId: chain.id, currency: currency.id, amount: `${amount}`, hash, mined }
}

/** Whether a transaction is mined within two seconds: a chain may mine on demand or by interval. */
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
