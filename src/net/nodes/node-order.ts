import type { NodeUrls } from '../../core/chain/chain.ts'
import type { ReasonCode } from '../../core/reason/codes.ts'
import { failedFor } from '../../core/reason/reason.ts'
import { createReads, type EvmReads } from '../families/evm/balance-and-receipt-reads.ts'
import { safeNumber } from '../families/evm/schema.ts'
import type { Fetch } from '../http/request.ts'
import { type Agreement, createAgreement } from './agreement.ts'
import { isInternalError } from './contract-refusal.ts'
import { firstAnswer, SLOW_MILLISECONDS } from './failover.ts'
import type { PairedNode } from './read-both.ts'
import { createAgreedReceipts } from './receipt-agreement.ts'
import { createRpc, type Rpc } from './rpc.ts'
import type { NodeFailure } from './rpc-batching.ts'
import { createStaleCheck, withoutStaleAnswers } from './stale-answers.ts'
import { createStoppedNodes } from './stopped-nodes.ts'

/** An unreachable node comes last for this long. */
const REST_MILLISECONDS = 60_000
const NOT_REACHED: readonly ReasonCode[] = [
  'TIMEOUT',
  'OFFLINE',
  'NOT_JSON',
  'CUT_OFF',
  'HOST_TROUBLE',
  'REDIRECTED',
  'TOO_OFTEN',
]
/** These may take long on a healthy node. */
const HEAVY: readonly string[] = ['eth_getLogs', 'eth_simulateV1', 'eth_sendRawTransaction']

export type EvmNodesOptions = Readonly<{
  fetch: Fetch
  nodeUrls: NodeUrls
  /** The profile's first; any other proves its chain. */
  pinnedUrl?: string | undefined
  chainId: number
  nowMilliseconds: (() => number) | undefined
  pause?: ((milliseconds: number) => Promise<void>) | undefined
}>

export type EvmNodes = Readonly<{
  /** The healthiest node answers; a slow one is overtaken. */
  rpc: Rpc
  reads: EvmReads
  /** For arrivals, which wait for both nodes. */
  readsOfTwo: EvmReads
  agreement: Agreement
  /** Each may lag behind others, never behind itself. */
  each: readonly Rpc[]
  source: () => string
}>

/** `shared` refuses blocks older than any node's; `own` only its own. */
type Node = Readonly<{
  origin: string
  shared: Rpc
  own: Rpc
  isOut: () => boolean
}>

/** A chain's nodes in order; a stopped one comes last. */
export function createEvmNodes(about: EvmNodesOptions): EvmNodes {
  const { nodeUrls, pinnedUrl = nodeUrls[0], nowMilliseconds } = about
  const isOlder = nowMilliseconds && createStaleCheck(nowMilliseconds)
  const nodes: Node[] = []
  const stopped = createStoppedNodes(() => nodes.map(({ own }) => own), nowMilliseconds)

  function open(url: string, at: number): Node {
    const { rpc, isResting } = restingAfterSilence(createRpc({ fetch: about.fetch, url }), nowMilliseconds)
    const known = url === pinnedUrl ? rpc : onChain(rpc, about.chainId)
    const shared = isOlder ? withoutStaleAnswers(known, isOlder) : known
    const own = nowMilliseconds ? withoutStaleAnswers(known, createStaleCheck(nowMilliseconds)) : known
    const isOut = () => isResting() || stopped.has(at)
    return { origin: new URL(url).origin, shared, own, isOut }
  }

  const usual = open(nodeUrls[0], 0)
  nodes.push(usual, ...nodeUrls.slice(1).map((url, at) => open(url, at + 1)))
  const inOrder = (): readonly [Node, ...Node[]] => {
    stopped.look()
    const [first = usual, ...rest] = nodes.toSorted((a, b) => Number(a.isOut()) - Number(b.isOut()))
    return [first, ...rest]
  }
  const pair = () => {
    const [first, second] = inOrder()
    return second && ([paired(first), paired(second)] as const)
  }
  const rpc: Rpc = (method, params, schema) => {
    agreement.look()
    return firstAnswer(inOrder(), ({ shared }) => shared(method, params, schema))
  }
  const agreement = createAgreement({ pair, usual: rpc, nowMilliseconds, pause: about.pause })
  const reads = createReads(rpc)
  const { receipt, receiptOfTwo } = createAgreedReceipts({
    ...{ agreement, usual: reads.receipt, nowMilliseconds },
    first: () => inOrder()[0].own,
    second: () => inOrder()[1]?.own,
  })
  return {
    ...{ rpc, agreement },
    reads: { ...reads, receipt },
    readsOfTwo: readsOfTwoWith(agreement, receiptOfTwo),
    each: nodes.map(({ own }) => own),
    source: () => inOrder()[0].origin,
  }
}

function paired({ own, isOut }: Node): PairedNode {
  const rpc: Rpc = async (method, params, schema) => {
    const answer = await own(method, params, schema)
    if (answer.ok || !isInternalError(answer)) return answer
    return { ...answer, reason: { code: 'HOST_TROUBLE', status: `${answer.code}` } }
  }
  return { rpc, isOut }
}

function readsOfTwoWith(agreement: Agreement, receipt: EvmReads['receipt']): EvmReads {
  return {
    receipt,
    balance: (owner, at = 'latest') =>
      agreement.read((rpc, block) => createReads(rpc).balance(owner, block), {
        weight: 'two',
        ...(at === 'latest' ? {} : { at }),
      }),
    transaction: (hash) => agreement.read((rpc) => createReads(rpc).transaction(hash), { weight: 'two' }),
  }
}

function restingAfterSilence(
  rpc: Rpc,
  nowMilliseconds: (() => number) | undefined,
): Readonly<{ rpc: Rpc; isResting: () => boolean }> {
  let silentAtMilliseconds = Number.NEGATIVE_INFINITY
  return {
    rpc: async (method, params, schema) => {
      const beganAt = nowMilliseconds?.() ?? 0
      const answer = await rpc(method, params, schema)
      const isSlow = (nowMilliseconds?.() ?? 0) - beganAt > SLOW_MILLISECONDS && !HEAVY.includes(method)
      const isSilent = isSlow || (!answer.ok && NOT_REACHED.includes(answer.reason.code))
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

// The usual node's chain is proven before each signature; others prove it here.
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
