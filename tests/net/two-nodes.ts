import type { NodeUrls } from '../../src/core/chain/chain.ts'
import { createEvmClient } from '../../src/net/families/evm/client.ts'
import type { Asked } from './servers.ts'

export const HASH = `0x${'ab'.repeat(32)}`
export const ACCOUNT = `0x${'11'.repeat(20)}`
export const BLOCK = `0x${'cd'.repeat(32)}`
export const OTHER_BLOCK = `0x${'ef'.repeat(32)}`
export const MINED_AT = 100n

/** A node answers, or has this fault. */
export type Fault = 'offline' | 'ill' | 'limited' | 'hanging'
type Outcome = Readonly<{ result: unknown } | { error: Readonly<{ code: number; message: string }> }>

/** `says` overrides its answers. */
export type TestNode = {
  height: bigint
  chainId: number
  block: string
  hasReceipt: boolean
  logs: readonly object[]
  fault: Fault | undefined
  says: (asked: Asked) => Outcome | undefined
  asked: Asked[]
}

const hex = (value: bigint | number) => `0x${value.toString(16)}`

const BOTH: NodeUrls = ['http://one.test/key', 'http://two.test/key']

/** Nodes share a fetch and a fixed clock. */
export function twoNodes(pinnedUrl = 'http://one.test/key', nodeUrls = BOTH) {
  const [one, two] = [honest(), honest()]
  const clock = { now: 1_700_000_000_000 }
  const fetch = (async (url: string, init: RequestInit) => {
    const node = url.startsWith('http://one.test') ? one : two
    const body: Asked | readonly Asked[] = JSON.parse(`${init.body}`)
    node.asked.push(...(Array.isArray(body) ? body : [body as Asked]))
    if (node.fault === 'offline') throw new TypeError('connection refused')
    if (node.fault === 'hanging') return new Promise<Response>(() => undefined)
    if (node.fault === 'ill') return new Response('<h1>Bad gateway</h1>', { status: 502 })
    const answer = (each: Asked) => ({ jsonrpc: '2.0', id: each.id, ...outcome(node, each) })
    return Response.json(Array.isArray(body) ? body.map(answer) : answer(body as Asked))
  }) as typeof globalThis.fetch
  const evm = createEvmClient({
    fetch,
    nodeUrls,
    pinnedUrl,
    chainId: 1,
    finality: { by: 'depth', blocks: 12 },
    nowMilliseconds: () => clock.now,
    pause: async (milliseconds) => {
      clock.now += milliseconds
    },
  })
  const methods = (node: TestNode) => node.asked.map(({ method }) => method)
  return { one, two, clock, evm, methods }
}

function honest(): TestNode {
  return {
    height: 110n,
    chainId: 1,
    block: BLOCK,
    hasReceipt: true,
    logs: [],
    fault: undefined,
    says: () => undefined,
    asked: [],
  }
}

function outcome(node: TestNode, asked: Asked): Outcome {
  if (node.fault === 'limited') return { error: { code: -32005, message: 'slow down' } }
  return node.says(asked) ?? { result: resultOf(node, asked) }
}

function resultOf({ height, chainId, block, hasReceipt, logs }: TestNode, { method, params }: Asked): unknown {
  switch (method) {
    case 'eth_chainId':
      return hex(chainId)
    case 'eth_blockNumber':
      return hex(height)
    case 'eth_getTransactionCount':
      return '0x7'
    case 'eth_getBalance':
      return '0x64'
    case 'eth_sendRawTransaction':
      return HASH
    case 'eth_getBlockByNumber': {
      const number = params[0] === 'latest' ? height : BigInt(`${params[0]}`)
      return number <= height ? { hash: block, number: hex(number), timestamp: hex(number * 12n) } : null
    }
    case 'eth_getTransactionReceipt':
      return hasReceipt && height >= MINED_AT ? receiptIn(block, logs) : null
    case 'eth_getTransactionByHash':
      return { hash: HASH, from: OTHER_ACCOUNT, to: OTHER_ACCOUNT, value: '0x5' }
    default:
      return null
  }
}

const OTHER_ACCOUNT = `0x${'22'.repeat(20)}`

function receiptIn(blockHash: string, logs: readonly object[]) {
  return {
    transactionHash: HASH,
    status: '0x1',
    blockNumber: hex(MINED_AT),
    blockHash,
    gasUsed: '0x5208',
    logs,
  }
}
