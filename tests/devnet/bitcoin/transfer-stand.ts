import { setTimeout as sleep } from 'node:timers/promises'
import { createPublicClient, createWalletClient, erc20Abi, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { only } from '../../made.ts'
import { DEV_ACCOUNTS } from '../accounts.ts'
import { type Hex, ZERO_ADDRESS } from '../chains.ts'
import type { StartPart } from '../parts.ts'
import { startWorld, type World } from '../world.ts'
import { BITCOIN_CHAIN_ID, BTC } from './currency.ts'
import { type BitcoinLine, bitcoinOn } from './part.ts'

/** The used parts of interface.md, "Quote response". */
export type Quote = Readonly<{
  steps: readonly Readonly<{
    id: string
    requestId: Hex
    depositAddress: string
    items: readonly Readonly<{ data: Readonly<Record<string, unknown>>; check?: Readonly<{ endpoint: string }> }>[]
  }>[]
  fees: Readonly<{ gas: Readonly<{ amount: string; currency: Readonly<{ symbol: string }> }> }>
  details: Readonly<{
    operation: string
    currencyIn: Readonly<{ amount: string }>
    currencyOut: Readonly<{ amount: string }>
    userBalance: string
  }>
  protocol: Readonly<{ v2: Readonly<{ orderId: Hex; paymentDetails: Readonly<Record<string, string>> }> }>
}>
type Status = Readonly<{
  status: string
  inTxHashes: readonly string[]
  txHashes: readonly string[]
  failReason?: string
}>
type Json = Readonly<Record<string, unknown>>

export type TransferStand = Readonly<{
  world: World
  evmUser: Hex
  post: (path: string, body: Json) => Promise<Readonly<{ status: number; body: Json }>>
  quote: (body: Json) => Promise<Quote>
  /** POST below /bitcoin of the control server; must succeed. */
  bitcoin: (path: string, body?: Json) => Promise<Json>
  control: (path: string, body: Json) => Promise<Json>
  explorer: (path: string) => Promise<string>
  broadcast: (transaction: string) => Promise<string>
  status: (quote: Quote) => Promise<Status>
  untilStatus: (quote: Quote, word: string) => Promise<Status>
  untilWaiting: (count: number) => Promise<void>
  history: (quote: Quote) => readonly string[]
  sendEvm: (quote: Quote) => Promise<void>
  evmBalance: (chainId: number, currency: string, owner: Hex) => Promise<bigint>
  /** Confirmed satoshis. */
  confirmedSats: (address: string) => Promise<bigint>
  stop: () => Promise<void>
}>

/** Makes the body of a quote from Bitcoin, by default to ETH on chain 1. */
export function fromBitcoin(user: string, recipient: string, amount: bigint): Json {
  return {
    ...{ user, recipient, refundTo: user, amount: `${amount}`, tradeType: 'EXACT_INPUT' },
    ...{ originChainId: BITCOIN_CHAIN_ID, originCurrency: BTC.address },
    ...{ destinationChainId: 1, destinationCurrency: ZERO_ADDRESS },
  }
}

export function psbtOf(quote: Quote): string {
  const psbt = quote.steps[0]?.items[0]?.data['psbt']
  if (typeof psbt !== 'string') throw new Error('expected a PSBT')
  return psbt
}

/**
 * Starts a world on `program`, or on a chain in this process; blocks only on demand.
 *
 * `others` are further parts.
 */
export async function startTransfers(
  program: string | undefined,
  others: readonly StartPart[] = [],
): Promise<TransferStand> {
  const world = await startWorld({ parts: [bitcoinOn(program), ...others] })
  const { service, control } = world.line
  const { explorer } = world.line.bitcoin as BitcoinLine
  const [evmUser] = DEV_ACCOUNTS
  if (!evmUser) throw new Error('the devnet has no account')
  const call = async (url: string, body?: Json) => {
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(url, body && { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as Json }
  }
  const mustCall = async (url: string, body: Json) => {
    const answer = await call(url, body)
    if (answer.status !== 200) throw new Error(`${url}: HTTP ${answer.status} ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const status = async (quote: Quote) => {
    const { body } = await call(service + quote.steps.at(-1)?.items[0]?.check?.endpoint)
    return only<Status>(body)
  }
  const clientOf = (chainId: number) => {
    const transport = http(world.chains.find(({ id }) => id === chainId)?.rpcUrl)
    const account = privateKeyToAccount(evmUser.privateKey)
    const reader = createPublicClient({ transport, pollingInterval: 20 })
    return { reader, writer: createWalletClient({ account, transport }) }
  }
  const text = async (path: string, init?: RequestInit) => (await fetch(`${explorer}/api${path}`, init)).text()
  await mustCall(`${control}/bitcoin/interval`, { seconds: 0 })
  return {
    world,
    evmUser: evmUser.address,
    post: (path, body) => call(service + path, body),
    quote: async (body) => only<Quote>(await mustCall(`${service}/quote/v2`, body)),
    bitcoin: (path, body = {}) => mustCall(`${control}/bitcoin${path}`, body),
    control: (path, body) => mustCall(control + path, body),
    explorer: text,
    broadcast: async (transaction) => {
      const answer = await text('/tx', { method: 'POST', body: transaction })
      if (!/^[0-9a-f]{64}$/.test(answer)) throw new Error(answer)
      return answer
    },
    status,
    untilStatus: async (quote, word) => {
      for (;;) {
        const answer = await status(quote)
        if (answer.status === word) return answer
        await sleep(10)
      }
    },
    untilWaiting: async (count) => {
      for (;;) {
        const { body } = await call(`${control}/bitcoin/mempool`)
        if ((body['txids'] as readonly string[]).length >= count) return
        await sleep(10)
      }
    },
    history: (quote) => {
      const requestId = quote.steps[0]?.requestId
      const transfer = world.service.control.requests().find((each) => each.requestId === requestId)
      return transfer?.history.map((change) => change.status) ?? []
    },
    sendEvm: async ({ steps }) => {
      for (const { data } of steps.flatMap(({ items }) => items)) {
        const { reader, writer } = clientOf(Number(data['chainId']))
        const call = { to: data['to'] as Hex, data: data['data'] as Hex, value: BigInt(`${data['value']}`) }
        const hash = await writer.sendTransaction({ chain: null, ...call })
        await reader.waitForTransactionReceipt({ hash })
      }
    },
    evmBalance: (chainId, currency, owner) => {
      const { reader } = clientOf(chainId)
      if (currency === ZERO_ADDRESS) return reader.getBalance({ address: owner })
      const args = [owner] as const
      return reader.readContract({ address: currency as Hex, abi: erc20Abi, functionName: 'balanceOf', args })
    },
    confirmedSats: async (address) => {
      const { chain_stats: stats } = JSON.parse(await text(`/address/${address}`))
      return BigInt(stats.funded_txo_sum - stats.spent_txo_sum)
    },
    stop: world.stop,
  }
}
