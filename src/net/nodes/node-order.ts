import type { NodeUrls } from '../../core/chain/chain.ts'
import { type Answer, failedFor, type ReasonCode } from '../../core/reason/reason.ts'
import { createReads, type EvmReads } from '../families/evm/reads.ts'
import { safeNumber } from '../families/evm/schema.ts'
import type { Fetch } from '../http/request.ts'
import { firstAnswer } from './failover.ts'
import { agreedReceipt } from './receipt-agreement.ts'
import { createRpc, type Rpc } from './rpc.ts'
import type { NodeFailure } from './rpc-batching.ts'
import { createStaleCheck, withoutStaleAnswers } from './stale-answers.ts'
import { createStoppedNodes } from './stopped-nodes.ts'

/** An unreachable node comes last for this long. */
const REST_MILLISECONDS = 60_000
const NOT_REACHED: readonly ReasonCode[] = ['TIMEOUT', 'OFFLINE', 'NOT_JSON', 'REDIRECTED', 'TOO_OFTEN']

export type EvmNodesOptions = Readonly<{
  fetch: Fetch
  nodeUrls: NodeUrls
  chainId: number
  nowMilliseconds: (() => number) | undefined
}>

export type EvmNodes = Readonly<{
  rpc: Rpc
  /** One node must answer all of `ask`. */
  read: <T>(ask: (reads: EvmReads) => Promise<Answer<T>>) => Promise<Answer<T>>
  /** Each may lag behind others, never behind itself. */
  each: readonly Rpc[]
  source: () => string
}>

/** `shared` refuses blocks older than any node's; `own` only its own. */
type Node = Readonly<{
  origin: string
  shared: Rpc
  own: Rpc
  reads: EvmReads
  isResting: () => boolean
  hasStopped: () => boolean
}>

/** Makes a chain's nodes, asked in order; a stopped one comes last. */
export function createEvmNodes(about: EvmNodesOptions): EvmNodes {
  const { nodeUrls, nowMilliseconds } = about
  const isOlder = nowMilliseconds && createStaleCheck(nowMilliseconds)
  const nodes: Node[] = []
  const stopped = createStoppedNodes(() => nodes.map(({ own }) => own), nowMilliseconds)

  function open(url: string, at: number): Node {
    const { rpc, isResting } = restingAfterSilence(createRpc({ fetch: about.fetch, url }), nowMilliseconds)
    const known = at === 0 ? rpc : onChain(rpc, about.chainId)
    const shared = isOlder ? withoutStaleAnswers(known, isOlder) : known
    const own = nowMilliseconds ? withoutStaleAnswers(known, createStaleCheck(nowMilliseconds)) : known
    const reads = createReads(shared)
    const hasStopped = () => stopped.has(at)
    const second = () => nodes.find((each, index) => index !== at && !each.isResting() && !each.hasStopped())?.own
    return {
      origin: new URL(url).origin,
      ...{ shared, own, isResting, hasStopped },
      reads: nodeUrls.length > 1 ? { ...reads, receipt: agreedReceipt(shared, second, nowMilliseconds) } : reads,
    }
  }

  const usual = open(nodeUrls[0], 0)
  nodes.push(usual, ...nodeUrls.slice(1).map((url, at) => open(url, at + 1)))
  const inOrder = (): readonly [Node, ...Node[]] => {
    stopped.look()
    const place = (node: Node) => Number(node.isResting() || node.hasStopped())
    const [first = usual, ...rest] = nodes.toSorted((a, b) => place(a) - place(b))
    return [first, ...rest]
  }
  return {
    rpc: (method, params, schema) => firstAnswer(inOrder(), ({ shared }) => shared(method, params, schema)),
    read: (ask) => firstAnswer(inOrder(), ({ reads }) => ask(reads)),
    each: nodes.map(({ own }) => own),
    source: () => inOrder()[0].origin,
  }
}

function restingAfterSilence(
  rpc: Rpc,
  nowMilliseconds: (() => number) | undefined,
): Readonly<{ rpc: Rpc; isResting: () => boolean }> {
  let silentAtMilliseconds = Number.NEGATIVE_INFINITY
  return {
    rpc: async (method, params, schema) => {
      const answer = await rpc(method, params, schema)
      const isSilent = !answer.ok && NOT_REACHED.includes(answer.reason.code)
      silentAtMilliseconds = isSilent && nowMilliseconds ? nowMilliseconds() : Number.NEGATIVE_INFINITY
      return answer
    },
    isResting: () =>
      nowMilliseconds !== undefined && Math.abs(nowMilliseconds() - silentAtMilliseconds) < REST_MILLISECONDS,
  }
}

const ANOTHER_CHAIN: NodeFailure = {
  ...failedFor({ code: 'OTHER_ANSWER' }, 'The node serves another chain'),
  code: undefined,
  transport: undefined,
}

// The first node's chain is proven before each signature; fallbacks prove it here.
function onChain(rpc: Rpc, chainId: number): Rpc {
  let isProven = false
  return async (method, params, schema) => {
    if (isProven) return rpc(method, params, schema)
    const [answer, served] = await Promise.all([rpc(method, params, schema), rpc('eth_chainId', [], safeNumber)])
    if (!served.ok) return served
    isProven = served.value === chainId
    return isProven ? answer : ANOTHER_CHAIN
  }
}
