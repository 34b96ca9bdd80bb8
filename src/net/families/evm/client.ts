import * as v from 'valibot'
import type { FundedSimulation } from '../../../core/bundle/funded-simulation.ts'
import type { BroadcastResult } from '../../../core/chain/broadcast-result.ts'
import type { NodeUrls } from '../../../core/chain/chain.ts'
import type { Finality } from '../../../core/chain/finality.ts'
import type { ReceivedAmount } from '../../../core/execution/received-amount.ts'
import type { EvmCall, GasEstimate, SentTransaction } from '../../../core/families/evm/call.ts'
import type { FoundLog, LogFilter } from '../../../core/families/evm/logs.ts'
import type { FeedPrice } from '../../../core/money/price-feed.ts'
import { type Answer, failedFor, foreignWords } from '../../../core/reason/reason.ts'
import type { Hex } from '../../../lib/hex.ts'
import type { Fetch } from '../../http/request.ts'
import { broadcastToAll } from '../../nodes/broadcast.ts'
import { createEvmNodes } from '../../nodes/node-order.ts'
import type { Rpc } from '../../nodes/rpc.ts'
import {
  type BlockAt,
  createReads,
  type EvmReads,
  mapAnswer,
  plainAnswer,
  toQuantity,
} from './balance-and-receipt-reads.ts'
import { type BlockReads, createBlockReads, heightOf } from './block-reads.ts'
import { baseFeeOf, cheaper, type Fees, readFees } from './fees.ts'
import { createEvmFinality } from './finality.ts'
import { agreedCallGas, agreedGasOfCalls, estimateCallGas } from './gas-estimate.ts'
import { logsSince } from './log-search.ts'
import { createNonceReads, nonceOf } from './nonce-reads.ts'
import { transactionOfNonce, type UsedNonce } from './nonce-search.ts'
import { readPriceFeed } from './price-feed.ts'
import { type ReceivedQuery, readNativeReceived, readReceived } from './received.ts'
import { bytes, bytes32, safeNumber } from './schema.ts'
import { keyOfEffects, type SimulatedEffects, type SimulationAbout, simulatedEffectsOf } from './simulation/effects.ts'
import { type FundedSimulationAbout, simulateFunded } from './simulation/funded-simulation.ts'
import { createTokenReads, type TokenReads } from './tokens/token-reads.ts'

export type EvmClientPorts = Readonly<{
  fetch: Fetch
  nodeUrls: NodeUrls
  pinnedUrl?: string
  chainId: number
  finality?: Finality
  /** Without it, stale answers are kept. */
  nowMilliseconds?: () => number
  pause?: (milliseconds: number) => Promise<void>
}>

/** Amounts in wei or smallest units; every failure is a value. */
export type EvmClient = EvmReads &
  TokenReads &
  BlockReads &
  Readonly<{
    /** The node's real chain is `chainId()`. */
    expectedChainId: number
    /** The answering node's origin. */
    source: string
    chainId: () => Promise<Answer<number>>
    depositAddress: (factory: string, orderId: Hex, depositor: string) => Promise<Answer<string>>
    /** An account with delegated code (EIP-7702) is no contract. */
    isContract: (address: string) => Promise<Answer<boolean>>
    /** EIP-7702, at a block or now; undefined without a delegate. */
    delegate: (account: string, block?: bigint) => Promise<Answer<string | undefined>>
    addressOfName: (name: string, gateways?: PinnedGateways) => Promise<Answer<string | undefined>>
    priceFeed: (about: Parameters<typeof readPriceFeed>[1], nowSeconds: number) => Promise<FeedPrice>
    logsSince: (wanted: LogFilter, sinceSeconds: number) => Promise<Answer<readonly FoundLog[]>>
    fees: () => Promise<Answer<Fees>>
    /** A call that would revert is a failure with the node's words. */
    estimateGas: (call: EvmCall) => Promise<Answer<bigint>>
    /** Also for deployments; tells a refusal from silence. */
    tryCall: (call: Parameters<typeof agreedCallGas>[1]) => Promise<Answer<GasEstimate>>
    revertWords: (call: Parameters<typeof agreedCallGas>[1], block: bigint) => Promise<string | undefined>
    nonce: (address: string, at: 'pending' | 'latest' | 'finalized') => Promise<Answer<number>>
    hashOfNonce: (about: UsedNonce) => Promise<Hex | undefined>
    transactionOfNonce: (about: UsedNonce) => Promise<SentTransaction | undefined>
    simulate: (calls: readonly EvmCall[]) => Promise<Answer<readonly bigint[]>>
    effects: (about: SimulationAbout) => Promise<Answer<SimulatedEffects>>
    simulateFunded: (about: FundedSimulationAbout) => Promise<Answer<FundedSimulation>>
    /** Broadcasts to every node, once; a time-out is `unknown`. */
    sendRaw: (rawTransaction: string) => Promise<BroadcastResult>
    /** True also while pending. */
    isKnown: (hash: string) => Promise<Answer<boolean>>
    received: (hash: string, what: ReceivedQuery) => Promise<Answer<ReceivedAmount | undefined>>
    nativeReceived: (
      what: Readonly<{ txHash: string; recipient: string }>,
    ) => Promise<Answer<ReceivedAmount | undefined>>
    /** One of two nodes is silent or behind. */
    isAlone: () => boolean
    /** The single nodes, where there are several. */
    witnesses?: readonly WitnessNode[]
  }>

type WitnessNode = Pick<EvmClient, 'nonce' | 'receipt' | 'height' | 'finalHeight'>

type PinnedGateways = Readonly<{ urls: readonly string[]; isAsked: boolean }>

const NO_GATEWAYS: PinnedGateways = { urls: [], isAsked: false }

/** No code, or EIP-7702's delegation. */
const OF_A_KEY = /^0x(?:ef0100([0-9a-f]{40}))?$/i

// `computeDepositAddress(bytes32,address)`.
const COMPUTE_DEPOSIT_ADDRESS = '0x0767bc1e'
const addressWord = v.pipe(
  bytes32,
  v.regex(/^0x0{24}/, 'expected an address'),
  v.transform((word) => `0x${word.slice(-40).toLowerCase()}`),
)

/** Makes the client of an EVM chain's nodes (Ethereum JSON-RPC). */
export function createEvmClient({
  fetch,
  nodeUrls,
  pinnedUrl,
  chainId,
  finality = { by: 'finalizedTag' },
  nowMilliseconds,
  pause,
}: EvmClientPorts): EvmClient {
  const nodes = createEvmNodes({ fetch, nodeUrls, pinnedUrl, chainId, nowMilliseconds, pause })
  const { rpc, reads, readsOfTwo, agreement } = nodes

  const isContract = (address: string) =>
    agreement.read(async (node, at) => mapAnswer(await codeOf(node, address, at), (code) => !OF_A_KEY.test(code)), {
      weight: 'wait',
    })

  const effects: EvmClient['effects'] = (about) =>
    agreement.read((node, at) => simulatedEffectsOf(node, about, at), { weight: 'wait', keyOf: keyOfEffects })

  return {
    ...reads,
    ...createTokenReads(nodes, chainId, isContract),
    ...createBlockReads(nodes, finality),
    expectedChainId: chainId,
    get source() {
      return nodes.source()
    },
    chainId: async () => plainAnswer(await rpc('eth_chainId', [], safeNumber)),
    depositAddress: async (factory, orderId, depositor) => {
      const data = `${COMPUTE_DEPOSIT_ADDRESS}${orderId.slice(2)}${depositor.slice(2).padStart(64, '0')}`
      return plainAnswer(await rpc('eth_call', [{ to: factory, data }, 'latest'], addressWord))
    },
    isContract,
    delegate: (account, block) =>
      agreement.read((node, at) => delegateOf(node, account, at), {
        ...(block === undefined ? { weight: 'wait' } : { weight: 'two', at: block }),
      }),
    addressOfName: async (name, { urls, isAsked } = NO_GATEWAYS) =>
      (await import('./ens.ts')).agreedAddressOfName(agreement, name, {
        urls,
        fetch: isAsked ? fetch : undefined,
        said: new Map(),
      }),
    priceFeed: (about, nowSeconds) => readPriceFeed(agreement, about, nowSeconds),
    logsSince: (wanted, sinceSeconds) =>
      agreement.read((node, at) => logsSince(node, wanted, sinceSeconds, at), { weight: 'wait' }),
    fees: () => agreement.read(readFees, { weight: 'wait', keyOf: baseFeeOf, join: cheaper }),
    estimateGas: async (call) => {
      const tried = await agreedCallGas(agreement, call)
      if (!tried.ok) return tried
      return tried.value.outcome === 'gas' ? { ok: true, value: tried.value.gas } : failedFor(tried.value.why)
    },
    tryCall: (call) => agreedCallGas(agreement, call),
    revertWords: async (call, block) => {
      const tried = await estimateCallGas(rpc, call, block)
      return tried.ok && tried.value.outcome === 'refused' ? foreignWords(tried.value.why) : undefined
    },
    nonce: createNonceReads(nodes, finality),
    hashOfNonce: async (about) => (await transactionOfNonce(nodes, about))?.hash,
    transactionOfNonce: (about) => transactionOfNonce(nodes, about),
    simulate: (calls) => agreedGasOfCalls(agreement, calls),
    effects,
    simulateFunded: (about) => simulateFunded(agreement, about, effects),
    sendRaw: (rawTransaction) => broadcastToAll(nodes.each, rawTransaction),
    isKnown: async (hash) => mapAnswer(await reads.transaction(hash), (found) => found !== undefined),
    ...(nodes.each.length > 1 && { witnesses: nodes.each.map((each) => witnessOf(each, finality)) }),
    received: (hash, what) => readReceived(readsOfTwo, hash, what),
    nativeReceived: ({ txHash, recipient }) => readNativeReceived(readsOfTwo, txHash, recipient),
    isAlone: agreement.isAlone,
  }
}

async function delegateOf(rpc: Rpc, account: string, at: BlockAt): Promise<Answer<string | undefined>> {
  return mapAnswer(await codeOf(rpc, account, at), (code) => {
    const address = OF_A_KEY.exec(code)?.[1]
    return address === undefined ? undefined : `0x${address.toLowerCase()}`
  })
}

async function codeOf(rpc: Rpc, account: string, at: BlockAt): Promise<Answer<Hex>> {
  return plainAnswer(await rpc('eth_getCode', [account, at === 'latest' ? at : toQuantity(at)], bytes))
}

function witnessOf(rpc: Rpc, finality: Finality): WitnessNode {
  const final = createEvmFinality(rpc, finality)
  const { receipt } = createReads(rpc)
  return { nonce: nonceOf(rpc, final), receipt, height: heightOf(rpc), finalHeight: final.height }
}
