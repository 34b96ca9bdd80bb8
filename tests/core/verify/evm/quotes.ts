import { concat, encodeFunctionData, parseAbi } from 'viem/utils'
import { type ContractFacts, type EvmFacts, type Facts, knownFact } from '../../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { ETH, honestFacts, honestQuote, type QuoteJson, STRANGER, USDC, USER, usdcInput } from '../../honest.ts'

/** The tests must not read these from the profile under test. */
export const DEPOSITORY = '0x4cd00e387622c35bddb9b4c962c136462338bc31'
export const ROUTER = '0xb92fe925dc43a0ecde6c8b1a2709c170ec4fff4f'
export const PROXY = '0xccc88a9d1b4ed6b0eaba998850414b24f1c315be'
export const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
export const SOLVER = '0xa0ee7a142d267c1f36714e4a8f75612f20a79720'
export const USDT = '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2'

const ABI = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
])

export function approveData(spender: string, amount: bigint): Hex {
  return encodeFunctionData({ abi: ABI, functionName: 'approve', args: [spender as Hex, amount] })
}

/** `behind` follows the calldata. */
export function transferData(to: string, amount: bigint, behind: Hex = '0x'): Hex {
  return concat([encodeFunctionData({ abi: ABI, functionName: 'transfer', args: [to as Hex, amount] }), behind])
}

type Data = Record<string, unknown>
type StepJson = Record<string, unknown> & { id: string; kind: string; items: Record<string, unknown>[] }

export function transactionStep(input: IntentInput, id: string, to: string, data: Hex, value = 0n): StepJson {
  return step(id, 'transaction', {
    from: input.user.toLowerCase(),
    to,
    data,
    value: value.toString(),
    chainId: input.originChainId,
    gas: '73112',
    maxFeePerGas: '6500000',
    maxPriorityFeePerGas: '1000000',
  })
}

export function step(id: string, kind: 'transaction' | 'signature', data: Data): StepJson {
  const { requestId } = honestQuote(usdcInput)
  return { id, action: 'Confirm', description: 'words', kind, requestId, items: [{ status: 'incomplete', data }] }
}

export function quoteOf(input: IntentInput, steps: readonly StepJson[]): QuoteJson {
  return Object.assign(honestQuote(input), { steps: [...steps] })
}

export function dataOf(quote: QuoteJson, at = 0): Data {
  const item = quote.steps.at(at)?.items[0]
  if (!item) throw new Error(`expected an item in step ${at}`)
  return item.data
}

export function approveStep(input: IntentInput, spender: string, amount = input.amount): StepJson {
  return transactionStep(input, 'approve', input.originCurrency, approveData(spender, amount))
}

export function depositStep(input: IntentInput): StepJson {
  const last = honestQuote(input).steps.at(-1)
  if (!last) throw new Error('expected a step')
  return { ...last, items: last.items.map((item) => ({ ...item })) }
}

export function factsFor(input: IntentInput, changes: Partial<EvmFacts> = {}): Facts {
  const chain = devnet.chains.find(({ id }) => id === input.originChainId)
  const currency = [chain?.native, ...(chain?.tokens ?? []), ...(input.currencies ?? [])].find(
    (each) => each?.address.toLowerCase() === input.originCurrency.toLowerCase(),
  )
  if (!currency) throw new Error('expected a pinned currency')
  return honestFacts({
    nodeChainId: knownFact(input.originChainId, 'test'),
    tokenDecimals: knownFact(currency.decimals, 'test'),
    tokenSymbol: knownFact(currency.symbol, 'test'),
    balance: knownFact(10n ** 24n, 'test'),
    contracts: contractsWith({}),
    ...changes,
  })
}

/** Unnamed contracts keep the default facts. */
export function contractsWith(named: Readonly<Record<string, Partial<ContractFacts>>>): EvmFacts['contracts'] {
  const usual = { hasCode: knownFact(true, 'test'), allowance: knownFact(0n, 'test') }
  const all = [DEPOSITORY, ROUTER, PROXY, PERMIT2]
  return Object.fromEntries(all.map((address) => [address, { ...usual, ...named[address] }]))
}

/** Both pay another address on the same chain. */
export const sendEth: IntentInput = {
  user: USER,
  originChainId: 1,
  originCurrency: ETH,
  destinationChainId: 1,
  destinationCurrency: ETH,
  amount: 5_000_000_000_000_000n,
  tradeType: 'EXACT_INPUT',
  recipient: STRANGER,
  refundTo: USER,
}
export const sendUsdc: IntentInput = {
  ...sendEth,
  originChainId: 8453,
  destinationChainId: 8453,
  originCurrency: USDC[8453],
  destinationCurrency: USDC[8453],
  amount: 10_000_000_000n,
}
