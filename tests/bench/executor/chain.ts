import type { Hex } from 'viem'
import { keccak256, parseTransaction } from 'viem/utils'
import { INPUT, TOKENS } from './quotes.ts'
import type { Terms } from './terms.ts'

const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const BLOCK_HASH = `0x${'0b'.repeat(32)}`
const NUMBER = 1_000n
/** The height is past reorgs and grows every 50 ms, because some subjects check new blocks only. */
const height = () => 2_000 + Math.floor(performance.now() / 50)

type Sent = Readonly<{ hash: Hex; to: string; data: string; nonce: number; isApproval: boolean; includedAtMs: number }>

export type Chain = Readonly<{
  send: (raw: Hex, terms: Terms, deposited: (data: string) => void) => Hex
  fill: (hash: string, amount: bigint) => void
  answer: (method: string, params: readonly unknown[], terms: Terms) => unknown
}>

export function createChain(): Chain {
  const sent = new Map<string, Sent>()
  const fills = new Map<string, bigint>()
  const sentBefore = () => [...sent.values()]
  const isIn = (each: Sent) => each.includedAtMs <= performance.now()

  function allowance(terms: Terms): bigint {
    if (terms.steps === 1) return INPUT.amount
    const last = sentBefore().filter(isIn).at(-1)
    return last?.isApproval ? approvedIn(last.data) : 0n
  }

  function receiptOf(hash: string): unknown {
    const filled = fills.get(hash)
    if (filled !== undefined) return receipt(hash, [transfer(filled)])
    const found = sent.get(hash)
    return found && isIn(found) ? receipt(hash, [logOf(found)]) : null
  }

  return {
    send: (raw, { inclusionMs }, deposited) => {
      const hash = keccak256(raw)
      if (sent.has(hash)) return hash
      const { to, data = '0x', nonce = 0 } = parseTransaction(raw)
      const isApproval = data.startsWith('0x095ea7b3')
      const now = performance.now()
      const includedAtMs = Math.max(
        now + (isApproval ? inclusionMs : 0),
        ...sentBefore().map((each) => each.includedAtMs),
      )
      sent.set(hash, { hash, to: to ?? '', data, nonce, isApproval, includedAtMs })
      if (!isApproval) later(includedAtMs - now, () => deposited(data))
      return hash
    },
    fill: (hash, amount) => void fills.set(hash, amount),
    answer: (method, params, terms) => {
      if (method === 'eth_getTransactionCount') return quantity(sent.size)
      if (method === 'eth_getTransactionReceipt') return receiptOf(String(params[0]))
      if (method === 'eth_getTransactionByHash') return transactionOf(sent.get(String(params[0])))
      if (method === 'eth_call') return callOf(params[0], allowance(terms))
      return CONSTANTS[method]?.()
    },
  }
}

const CONSTANTS: Readonly<Record<string, () => unknown>> = {
  eth_chainId: () => quantity(INPUT.originChainId),
  eth_blockNumber: () => quantity(height()),
  eth_getCode: () => '0x60',
  eth_getLogs: () => [],
  eth_getBalance: () => quantity(10n ** 19n),
  eth_estimateGas: () => quantity(60_000),
  eth_maxPriorityFeePerGas: () => quantity(1_000_000_000),
  eth_getBlockByNumber: () => ({
    hash: BLOCK_HASH,
    number: quantity(height()),
    timestamp: quantity(Math.floor(Date.now() / 1_000)),
    baseFeePerGas: quantity(500_000_000),
    transactions: [],
  }),
}

function callOf(call: unknown, allowance: bigint): unknown {
  const { data = '' } = call as { data?: string }
  if (data.startsWith('0x313ce567')) return `0x${word(6n)}`
  if (data.startsWith('0x95d89b41')) return `0x${word(32n)}${word(4n)}${'55534443'.padEnd(64, '0')}`
  return `0x${word(data.startsWith('0xdd62ed3e') ? allowance : 10n ** 12n)}`
}

function logOf({ to, data, isApproval }: Sent) {
  const owner = topic(INPUT.user)
  if (isApproval)
    return { address: to, topics: [APPROVAL, owner, `0x${data.slice(10, 74)}`], data: `0x${word(approvedIn(data))}` }
  return { address: to, topics: [], data: `0x${word(0n)}${data.slice(-64)}` }
}

// approve(address,uint256): a selector and two words.
function approvedIn(data: string): bigint {
  return BigInt(`0x${data.slice(74, 138)}`)
}

function transfer(amount: bigint) {
  return {
    address: TOKENS.into,
    topics: [TRANSFER, topic(TOKENS.from), topic(INPUT.recipient)],
    data: `0x${word(amount)}`,
  }
}

function receipt(
  hash: string,
  logs: readonly Readonly<{ address: string; topics: readonly string[]; data: string }>[],
) {
  const place = { transactionHash: hash, blockHash: BLOCK_HASH, blockNumber: quantity(NUMBER), transactionIndex: '0x0' }
  return {
    ...{ ...place, status: '0x1', type: '0x2', from: INPUT.user, to: TOKENS.from, contractAddress: null },
    ...{ gasUsed: quantity(60_000), cumulativeGasUsed: quantity(60_000), effectiveGasPrice: quantity(1_000_000_000) },
    logs: logs.map((log) => ({ ...log, ...place, logIndex: '0x0', removed: false })),
    logsBloom: `0x${'00'.repeat(256)}`,
  }
}

function transactionOf(found: Sent | undefined) {
  return found ? { hash: found.hash, from: INPUT.user, to: found.to, value: '0x0', input: found.data } : null
}

export function quantity(value: number | bigint): string {
  return `0x${value.toString(16)}`
}

function topic(address: string): string {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
}

function word(value: bigint): string {
  return value.toString(16).padStart(64, '0')
}

/** Runs synchronously for zero milliseconds. */
export function later(milliseconds: number, act: () => void): void {
  if (milliseconds <= 0) act()
  else setTimeout(act, milliseconds)
}
