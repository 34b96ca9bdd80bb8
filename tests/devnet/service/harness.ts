import { setTimeout as sleep } from 'node:timers/promises'
import { createPublicClient, createWalletClient, erc20Abi, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type Account, DEV_ACCOUNTS } from '../accounts.ts'
import { DEPOSITORY, type Hex, ZERO_ADDRESS } from '../chains.ts'
import { mineForgotten } from '../forgotten.ts'
import { startWorld, type World, type WorldChain } from '../world.ts'
import type { TransactionData } from './evm/steps.ts'
import type { Step } from './origin.ts'
import type { QuoteAnswer } from './quote/quote.ts'
import type { StatusAnswer } from './requests/status.ts'
import type { Service } from './server.ts'

/** A devnet client written against interface.md alone. */
export type Harness = Readonly<{
  world: World
  service: Service
  user: Account
  chain: (id: number) => WorldChain
  call: (path: string, init?: RequestInit) => Promise<Readonly<{ status: number; headers: Headers; text: string }>>
  post: (path: string, body: unknown) => Promise<Readonly<{ status: number; body: unknown }>>
  /** A successful quote; `changes` apply to a bridge of 0.1 ETH from chain 1 to chain 8453. */
  quote: (changes?: Readonly<Record<string, unknown>>) => Promise<QuoteAnswer>
  /** Sends a step with the user's key and awaits its receipt. */
  send: (step: Step | undefined, changes?: Readonly<{ value?: bigint; data?: Hex; gas?: bigint }>) => Promise<Hex>
  /** Sends all steps in order; returns the deposit's hash. */
  carryOut: (quote: QuoteAnswer) => Promise<Hex>
  status: (quote: QuoteAnswer) => Promise<StatusAnswer>
  /** Polls until the status is one of the words. */
  untilStatus: (quote: QuoteAnswer, ...words: readonly string[]) => Promise<StatusAnswer>
  history: (quote: QuoteAnswer) => readonly string[]
  balance: (chainId: number, currency: string, owner: Hex) => Promise<bigint>
  allowance: (chainId: number, token: Hex, owner: Hex) => Promise<bigint>
  stop: () => Promise<void>
}>

/** The default body of `quote`. */
export function bridgeBody(user: Hex): Readonly<Record<string, unknown>> {
  return {
    user,
    originChainId: 1,
    destinationChainId: 8453,
    originCurrency: ZERO_ADDRESS,
    destinationCurrency: ZERO_ADDRESS,
    amount: '100000000000000000',
    tradeType: 'EXACT_INPUT',
  }
}

/** The transaction of a step's first item. */
export function transactionOf(step: Step | undefined): TransactionData {
  const data = step?.items[0]?.data
  if (!data) throw new Error('the step has no item')
  return data as TransactionData
}

const LOOKS_BEFORE_HELP = 100

/** Polls until `look` returns a value; the runner's time limit ends it. `help` is called at times. */
export async function until<Value>(
  look: () => Promise<Value | undefined> | Value | undefined,
  help?: () => Promise<void>,
): Promise<Value> {
  for (let looks = 1; ; looks += 1) {
    const value = await look()
    if (value !== undefined) return value
    if (looks % LOOKS_BEFORE_HELP === 0) await help?.()
    await sleep(10)
  }
}

/** Starts a whole world; `accountIndex` selects the user's account. */
export async function startHarness(accountIndex = 0): Promise<Harness> {
  const world = await startWorld({})
  const { service } = world
  const user = DEV_ACCOUNTS[accountIndex]
  if (!user) throw new Error(`the devnet has no account ${accountIndex}`)
  const chain = (id: number) => {
    const found = world.chains.find((each) => each.id === id)
    if (!found) throw new Error(`the world has no chain ${id}`)
    return found
  }
  const help = () => mineForgotten(world.chains.map(({ nodeUrl }) => nodeUrl))
  const reader = (id: number) => createPublicClient({ transport: http(chain(id).rpcUrl), pollingInterval: 20 })
  const account = privateKeyToAccount(user.privateKey)

  const call: Harness['call'] = async (path, init) => {
    const response = await fetch(service.url + path, init)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const post: Harness['post'] = async (path, body) => {
    const headers = { 'content-type': 'application/json' }
    const { status, text } = await call(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status, body: JSON.parse(text) }
  }
  const quote: Harness['quote'] = async (changes = {}) => {
    const { status, body } = await post('/quote/v2', { ...bridgeBody(user.address), ...changes })
    if (status !== 200) throw new Error(`quote: HTTP ${status} ${JSON.stringify(body)}`)
    return body as QuoteAnswer
  }
  const send: Harness['send'] = async (step, changes = {}) => {
    const data = transactionOf(step)
    const wallet = createWalletClient({ account, transport: http(chain(data.chainId).rpcUrl) })
    const value = changes.value ?? BigInt(data.value)
    const hash = await wallet.sendTransaction({
      chain: null,
      to: data.to,
      data: changes.data ?? data.data,
      value,
      ...(changes.gas === undefined ? {} : { gas: changes.gas }),
    })
    await until(
      () =>
        reader(data.chainId)
          .getTransactionReceipt({ hash })
          .catch(() => undefined),
      help,
    )
    return hash
  }
  const status: Harness['status'] = async (quote) => {
    const check = quote.steps.at(-1)?.items[0]?.check
    const { status: code, text } = await call(check?.endpoint ?? '')
    if (code !== 200) throw new Error(`status: HTTP ${code} ${text}`)
    return JSON.parse(text)
  }
  return {
    world,
    service,
    user,
    chain,
    call,
    post,
    quote,
    send,
    async carryOut(quote) {
      for (const step of quote.steps.slice(0, -1).filter(({ items }) => items.length > 0)) await send(step)
      return send(quote.steps.at(-1))
    },
    status,
    untilStatus: (quote, ...words) =>
      until(async () => {
        const answer = await status(quote)
        return words.includes(answer.status) ? answer : undefined
      }, help),
    history(quote) {
      const transfer = service.control.requests().find(({ requestId }) => requestId === quote.requestId)
      return transfer?.history.map((change) => change.status) ?? []
    },
    balance(chainId, currency, owner) {
      const client = reader(chainId)
      if (currency === ZERO_ADDRESS) return client.getBalance({ address: owner })
      const args = [owner] as const
      return client.readContract({ address: currency as Hex, abi: erc20Abi, functionName: 'balanceOf', args })
    },
    allowance(chainId, token, owner) {
      const args = [owner, DEPOSITORY] as const
      return reader(chainId).readContract({ address: token, abi: erc20Abi, functionName: 'allowance', args })
    },
    stop: world.stop,
  }
}
