import type { Hex } from '../../../src/lib/hex.ts'
import type { Asked, Served, Server } from './adversary.ts'
import {
  advance,
  blockHashAt,
  type EvmChain,
  heightAt,
  isKnown,
  type Log,
  logsOf,
  minedAs,
  played,
  secondsAt,
  takeIn,
} from './chain.ts'

type Question = Readonly<{ id: number; method: string; params: readonly unknown[] }>

const quantity = (value: number | bigint): Hex => `0x${BigInt(value).toString(16)}`
const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`
const ALLOWANCE = '0xdd62ed3e'
const BALANCE = '0x70a08231'
const AUTHORIZATION_STATE = '0xe94a0102'
const NONCE_BITMAP = '0x4fe02b44'

export function nodeServer(chain: EvmChain, nowSeconds: () => number): Server {
  function answerTo({ id, method, params }: Question): object {
    const result = METHODS[method]?.(params)
    if (result === undefined) return { jsonrpc: '2.0', id, error: { code: -32601, message: 'no such method' } }
    return { jsonrpc: '2.0', id, ...(result instanceof Refused ? { error: result.error } : { result }) }
  }

  function height(name: unknown): number {
    const newest = heightAt(nowSeconds())
    return typeof name === 'string' && name.startsWith('0x') ? Number(BigInt(name)) : newest
  }

  const isHidden = () => nowSeconds() < chain.hiddenUntilSeconds

  function receiptOf(hash: string): unknown {
    if (isHidden()) return null
    const ours = minedAs(chain, hash)
    const other = chain.foreign.find((each) => each.hash === hash)
    const found = ours ? { height: ours.height, logs: logsOf(chain, ours) } : other
    if (!found) return null
    const isReverted = ours !== undefined && played(chain).reverted.has(hash)
    return {
      transactionHash: hash,
      status: isReverted ? '0x0' : '0x1',
      blockNumber: quantity(found.height),
      blockHash: blockHashAt(chain, found.height),
      gasUsed: quantity(50_000),
      effectiveGasPrice: quantity(1_000_000),
      logs: found.logs.map((log, at) => ({ ...log, logIndex: quantity(at) })),
    }
  }

  function transactionOf(hash: string): unknown {
    if (isHidden()) return null
    const other = chain.foreign.find((each) => each.hash === hash)
    if (other) return { hash, from: other.from, to: other.to, value: quantity(other.value) }
    return isKnown(chain, hash) ? { hash, from: chain.account, to: chain.account, value: '0x0' } : null
  }

  function transactionsAt(at: number): unknown {
    return chain.mined
      .filter((each) => each.height === at)
      .map(({ arrived: { hash, nonce, to, value, data } }) => ({
        ...{ hash, from: chain.account, nonce: quantity(nonce), value: quantity(value), input: data },
        ...(to === '' ? {} : { to }),
      }))
  }

  function call({ to, data }: Readonly<{ to: string; data: string }>, at: unknown): Hex {
    const upTo = height(at)
    if (data.startsWith(ALLOWANCE)) return word(played(chain, upTo).allowance)
    if (data.startsWith(BALANCE)) return word(chain.balances.get(`0x${data.slice(-40)}`.toLowerCase()) ?? 0n)
    const isUsed = (nonce: bigint) => (chain.usedPermits.get(`${nonce}`) ?? Number.POSITIVE_INFINITY) <= upTo
    const last = BigInt(`0x${data.slice(-64)}`)
    if (data.startsWith(AUTHORIZATION_STATE)) return word(isUsed(last) ? 1n : 0n)
    if (data.startsWith(NONCE_BITMAP)) {
      const used = [...chain.usedPermits.keys()].map(BigInt).filter((nonce) => nonce >> 8n === last && isUsed(nonce))
      return word(used.reduce((bits, nonce) => bits | (1n << (nonce & 0xffn)), 0n))
    }
    return to === '' ? '0x' : word(0n)
  }

  function logs(filter: Readonly<{ address: string; topics: readonly (string | readonly string[])[] }>): unknown {
    const all = [
      ...chain.mined.map((each) => ({ hash: each.arrived.hash, height: each.height, logs: logsOf(chain, each) })),
      ...chain.foreign,
    ]
    const isWanted = ({ address, topics }: Log) =>
      address.toLowerCase() === filter.address.toLowerCase() &&
      filter.topics.every((any, at) => [any].flat().some((topic) => topics[at]?.toLowerCase() === topic.toLowerCase()))
    return all.flatMap((each) =>
      each.logs
        .filter(isWanted)
        .map((log) => ({ ...log, blockNumber: quantity(each.height), transactionHash: each.hash })),
    )
  }

  const METHODS: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_chainId: () => quantity(chain.id),
    eth_blockNumber: () => quantity(heightAt(nowSeconds())),
    eth_getBlockByNumber: ([name, isWhole]) => {
      const at = height(name)
      if (at > heightAt(nowSeconds())) return null
      const base = quantity(chain.baseFeeWei)
      const timestamp = quantity(secondsAt(at))
      const transactions = isWhole && chain.listsTransactions ? { transactions: transactionsAt(at) } : {}
      return { hash: blockHashAt(chain, at), number: quantity(at), timestamp, baseFeePerGas: base, ...transactions }
    },
    eth_maxPriorityFeePerGas: () => quantity(1_000_000n),
    eth_getTransactionCount: ([, name]) => {
      const isAt = typeof name === 'string' && name.startsWith('0x')
      const mined = chain.mined.filter((each) => !isAt || each.height <= height(name)).length
      return quantity(name === 'pending' ? mined + chain.waiting.length : mined)
    },
    eth_estimateGas: () => quantity(60_000),
    eth_simulateV1: ([about]) => {
      if (!chain.canSimulate) return undefined
      const [{ calls }] = (about as { blockStateCalls: [{ calls: unknown[] }] }).blockStateCalls
      return [{ calls: calls.map(() => ({ status: '0x1', gasUsed: quantity(60_000) })) }]
    },
    eth_getBalance: () => quantity(10n ** 20n),
    eth_getCode: () => '0x',
    eth_getTransactionReceipt: ([hash]) => receiptOf(String(hash)),
    eth_getTransactionByHash: ([hash]) => transactionOf(String(hash)),
    eth_call: ([about, at]) => call(about as { to: string; data: string }, at),
    eth_getLogs: ([filter]) => logs(filter as { address: string; topics: readonly string[] }),
    eth_sendRawTransaction: ([raw]) => {
      const refused = takeIn(chain, raw as Hex, nowSeconds())
      if (refused !== undefined) return new Refused(refused)
      return chain.waiting.at(-1)?.arrived.hash
    },
  }

  return ({ body }: Asked): Served => {
    advance(chain, nowSeconds())
    const asked: Question | readonly Question[] = JSON.parse(body)
    const answer = 'method' in asked ? answerTo(asked) : asked.map(answerTo)
    return { status: 200, text: JSON.stringify(answer) }
  }
}

class Refused {
  readonly error: Readonly<{ code: number; message: string }>
  constructor(message: string) {
    this.error = { code: -32000, message }
  }
}
