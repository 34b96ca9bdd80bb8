import * as v from 'valibot'
import type { NodeUrls } from '../../../core/chain/chain.ts'
import type { TokenDomain } from '../../../core/chain/facts.ts'
import type { Finality } from '../../../core/chain/finality.ts'
import type { ReceivedAmount } from '../../../core/execution/received-amount.ts'
import type { PermitNonceKey } from '../../../core/families/evm/permit-nonce.ts'
import type { CleanTokenMetadata } from '../../../core/money/custom-token.ts'
import type { FeedPrice } from '../../../core/money/price-feed.ts'
import { failedFor, misused } from '../../../core/reason/reason.ts'
import { type Hex, isHex } from '../../../lib/hex.ts'
import type { Fetch } from '../../http/request.ts'
import { broadcastToAll } from '../../nodes/broadcast.ts'
import { createEvmNodes } from '../../nodes/node-order.ts'
import type { Answer, Rpc } from '../../nodes/rpc.ts'
import type { BroadcastResult } from './broadcast-result.ts'
import { addressOfName } from './ens.ts'
import { type Fees, readFees } from './fees.ts'
import { createEvmFinality, type EvmFinality, isInFinalBlock } from './finality.ts'
import { type EvmCall, estimateCallGas, type GasEstimate, gasOfCalls } from './gas-estimate.ts'
import { type FoundLog, type LogFilter as LogsWanted, logsSince } from './log-search.ts'
import { transactionOfNonce, type UsedNonce } from './nonce-search.ts'
import { readPriceFeed } from './price-feed.ts'
import { type BlockAt, createReads, type EvmReads, plainAnswer, toQuantity } from './reads.ts'
import { type ReceivedQuery, readNativeReceived, readReceived } from './received.ts'
import { block, bytes, bytes32, quantity, safeNumber, uint256 } from './schema.ts'
import { type SimulatedEffects, type SimulationAbout, simulatedEffectsOf } from './simulation/effects.ts'
import { type FundedSimulation, type FundedSimulationAbout, simulateFunded } from './simulation/funded-simulation.ts'
import { type LoggedApprovals, loggedApprovals } from './tokens/approval-logs.ts'
import { type Erc20Read, erc20Call } from './tokens/erc20.ts'
import { readTokenMetadata } from './tokens/metadata.ts'
import { hasAuthorizations, isPermitUsed, isPermitUsedByTwo } from './tokens/permit-nonces.ts'
import { type PermitRevocation, type PermitSigned, permitRevocation } from './tokens/permit-revocation.ts'
import { loggedInPermit2, type Permit2Allowance, type Permit2Key, permit2Allowance } from './tokens/permit2.ts'
import { tokenDomain, tokenSymbol } from './tokens/signing-domain.ts'

export type EvmClientPorts = Readonly<{
  fetch: Fetch
  nodeUrls: NodeUrls
  chainId: number
  finality?: Finality
  /** With a clock, stale answers about transactions are dropped; see net/nodes/stale-answers.ts. */
  nowMilliseconds?: () => number
}>

/** Amounts in wei or smallest units; every failure is a value. */
export type EvmClient = EvmReads &
  Readonly<{
    /** The node's real chain is `chainId()`. */
    expectedChainId: number
    /** The answering node's origin, without path or key. */
    source: string
    chainId: () => Promise<Answer<number>>
    tokenBalance: (token: string, owner: string) => Promise<Answer<bigint>>
    tokenDecimals: (token: string) => Promise<Answer<number>>
    tokenSymbol: (token: string) => Promise<Answer<string>>
    tokenAt: (token: string) => Promise<Answer<CleanTokenMetadata | undefined>>
    tokenDomain: (token: string) => Promise<Answer<TokenDomain>>
    allowance: (token: string, owner: string, spender: string) => Promise<Answer<bigint>>
    allowanceAt: (
      block: bigint,
      about: Readonly<{ token: string; owner: string; spender: string }>,
    ) => Promise<Answer<bigint>>
    /** At a block, two nodes must agree. See net/families/evm/tokens/permit-nonces.ts. */
    isPermitUsed: (permit: PermitNonceKey, at?: BlockAt) => Promise<Answer<boolean>>
    permitTakenBack: (about: PermitSigned) => Promise<Answer<PermitRevocation | undefined>>
    hasAuthorizations: (token: string, owner: string) => Promise<Answer<boolean>>
    /** As far back as the node answers; see net/families/evm/tokens/approval-logs.ts. */
    loggedApprovals: (owner: string) => Promise<Answer<LoggedApprovals>>
    permit2Allowance: (permit2: string, question: Permit2Key) => Promise<Answer<Permit2Allowance>>
    loggedInPermit2: (permit2: string, owner: string) => Promise<Answer<LoggedApprovals>>
    /** See facts.ts in core. */
    depositAddress: (factory: string, orderId: Hex, depositor: string) => Promise<Answer<string>>
    /** An account with delegated code (EIP-7702) is no contract. */
    isContract: (address: string) => Promise<Answer<boolean>>
    addressOfName: (name: string) => Promise<Answer<string | undefined>>
    priceFeed: (about: Parameters<typeof readPriceFeed>[1], nowSeconds: number) => Promise<FeedPrice>
    logsSince: (wanted: LogsWanted, sinceSeconds: number) => Promise<Answer<readonly FoundLog[]>>
    fees: () => Promise<Answer<Fees>>
    /** A call that would revert is a failure with the node's words. */
    estimateGas: (call: EvmCall) => Promise<Answer<bigint>>
    /** Also for deployments; tells a refusal from silence. */
    tryCall: (call: Parameters<typeof estimateCallGas>[1]) => Promise<Answer<GasEstimate>>
    nonce: (address: string, at: 'pending' | 'latest' | 'finalized') => Promise<Answer<number>>
    nonceTaker: (about: UsedNonce) => Promise<Hex | undefined>
    simulate: (calls: readonly EvmCall[]) => Promise<Answer<readonly bigint[]>>
    effects: (about: SimulationAbout) => Promise<Answer<SimulatedEffects>>
    outlook: (about: FundedSimulationAbout) => Promise<Answer<FundedSimulation>>
    height: () => Promise<Answer<bigint>>
    finalHeight: () => Promise<Answer<bigint>>
    /** Broadcasts to every node, once; a time-out is `unknown`. */
    sendRaw: (rawTransaction: string) => Promise<BroadcastResult>
    /** True also while pending. */
    isKnown: (hash: string) => Promise<Answer<boolean>>
    blockHash: (number: bigint) => Promise<Answer<Hex | undefined>>
    madeAtSeconds: (block: bigint) => Promise<Answer<number>>
    newestBlockSeconds: () => Promise<Answer<number>>
    finalizedBlock: () => Promise<Answer<Readonly<{ number: bigint; atSeconds: number }>>>
    /** Undefined while pending. */
    minedAtSeconds: (hash: string) => Promise<Answer<number | undefined>>
    /** A failure while pending. */
    isFinal: (hash: string) => Promise<Answer<boolean>>
    received: (hash: string, what: ReceivedQuery) => Promise<Answer<ReceivedAmount | undefined>>
    nativeReceived: (
      what: Readonly<{ txHash: string; recipient: string }>,
    ) => Promise<Answer<ReceivedAmount | undefined>>
    /** The single nodes, where there are several. */
    witnesses?: readonly WitnessNode[]
  }>

export type WitnessNode = Pick<EvmClient, 'nonce' | 'receipt' | 'height' | 'finalHeight'>

const uint8 = v.pipe(
  uint256,
  v.maxValue(255n),
  v.transform((value) => Number(value)),
)

/** No code, or EIP-7702's delegation. */
const OF_A_KEY = /^0x(ef0100[0-9a-f]{40})?$/i

// Selector of `computeDepositAddress(bytes32,address)` in the published factory.
const COMPUTE_DEPOSIT_ADDRESS = '0x0767bc1e'
const addressWord = v.pipe(
  bytes32,
  v.regex(/^0x0{24}/, 'expected an address'),
  v.transform((word) => `0x${word.slice(-40).toLowerCase()}`),
)

/** Makes the client of an EVM chain's nodes (Ethereum JSON-RPC); see net/nodes/node-order.ts for their order. */
export function createEvmClient({
  fetch,
  nodeUrls,
  chainId,
  finality = { by: 'finalizedTag' },
  nowMilliseconds,
}: EvmClientPorts): EvmClient {
  const nodes = createEvmNodes({ fetch, nodeUrls, chainId, nowMilliseconds })
  const { rpc, read } = nodes
  const final = createEvmFinality(rpc, finality)
  const reads: EvmReads = {
    balance: (owner, at) => read(({ balance }) => balance(owner, at)),
    receipt: (hash) => read(({ receipt }) => receipt(hash)),
    transaction: (hash) => read(({ transaction }) => transaction(hash)),
  }

  async function askToken<T>(
    token: string,
    question: Readonly<{ name: Erc20Read; about: readonly string[]; at?: bigint }>,
    schema: v.GenericSchema<unknown, T>,
  ): Promise<Answer<T>> {
    const { name, about, at } = question
    if (![token, ...about].every((each) => isHex(each, 20))) return misused('Expected an address')
    return plainAnswer(
      await rpc(
        'eth_call',
        [{ to: token, data: erc20Call(name, ...about) }, at === undefined ? 'latest' : toQuantity(at)],
        schema,
      ),
    )
  }

  const isContract = async (address: string) =>
    map(await rpc('eth_getCode', [address, 'latest'], bytes), (code) => !OF_A_KEY.test(code))

  const height = heightOf(rpc)

  async function blockSeconds(at: Hex | 'latest'): Promise<Answer<number>> {
    const answer = await rpc('eth_getBlockByNumber', [at, false], block)
    const timestamp = answer.ok ? answer.value?.timestamp : undefined
    if (!answer.ok) return plainAnswer(answer)
    return timestamp === undefined
      ? failedFor({ code: 'NOT_SAID' }, 'The node does not say when a block was made')
      : { ok: true, value: Number(timestamp) }
  }

  return {
    ...reads,
    expectedChainId: chainId,
    get source() {
      return nodes.source()
    },
    chainId: async () => plainAnswer(await rpc('eth_chainId', [], safeNumber)),
    tokenBalance: (token, owner) => askToken(token, { name: 'balanceOf', about: [owner] }, uint256),
    tokenDecimals: (token) => askToken(token, { name: 'decimals', about: [] }, uint8),
    tokenSymbol: (token) => tokenSymbol(rpc, token),
    tokenAt: (token) => readTokenMetadata(rpc, token, isContract(token)),
    tokenDomain: (token) => tokenDomain(rpc, token, chainId),
    loggedApprovals: async (owner) => {
      const newest = await height()
      return newest.ok ? loggedApprovals(rpc, owner, newest.value) : newest
    },
    permit2Allowance: (permit2, question) => permit2Allowance(rpc, permit2, question),
    loggedInPermit2: async (permit2, owner) => {
      const newest = await height()
      return newest.ok ? loggedInPermit2(rpc, { permit2, owner }, newest.value) : newest
    },
    depositAddress: async (factory, orderId, depositor) => {
      const data = `${COMPUTE_DEPOSIT_ADDRESS}${orderId.slice(2)}${depositor.slice(2).padStart(64, '0')}`
      return plainAnswer(await rpc('eth_call', [{ to: factory, data }, 'latest'], addressWord))
    },
    allowance: (token, owner, spender) => askToken(token, { name: 'allowance', about: [owner, spender] }, uint256),
    allowanceAt: (at, { token, owner, spender }) =>
      askToken(token, { name: 'allowance', about: [owner, spender], at }, uint256),
    isPermitUsed: (permit, at = 'latest') =>
      at === 'latest' ? isPermitUsed(rpc, permit) : isPermitUsedByTwo(nodes.each, permit, at),
    permitTakenBack: (about) => permitRevocation(rpc, about),
    hasAuthorizations: (token, owner) => hasAuthorizations(rpc, token, owner),
    isContract,
    addressOfName: (name) => addressOfName(rpc, name),
    priceFeed: (about, nowSeconds) => readPriceFeed(rpc, about, nowSeconds),
    logsSince: (wanted, sinceSeconds) => logsSince(rpc, wanted, sinceSeconds),
    fees: () => readFees(rpc),
    estimateGas: async ({ from, to, data, value }) =>
      plainAnswer(await rpc('eth_estimateGas', [{ from, to, data, value: toQuantity(value) }], quantity)),
    tryCall: (call) => estimateCallGas(rpc, call),
    nonce: nonceOf(rpc, final),
    nonceTaker: (about) => transactionOfNonce(rpc, about),
    simulate: (calls) => gasOfCalls(rpc, calls),
    effects: (about) => simulatedEffectsOf(rpc, about),
    outlook: (about) => simulateFunded(rpc, about),
    height,
    finalHeight: final.height,
    sendRaw: (rawTransaction) => broadcastToAll(nodes.each, rawTransaction),
    isKnown: async (hash) => map(await reads.transaction(hash), (found) => found !== undefined),
    blockHash: async (number) =>
      map(await rpc('eth_getBlockByNumber', [toQuantity(number), false], block), (found) => found?.hash),
    madeAtSeconds: (number) => blockSeconds(toQuantity(number)),
    newestBlockSeconds: () => blockSeconds('latest'),
    finalizedBlock: final.block,
    minedAtSeconds: async (hash) => {
      if (!isHex(hash, 32)) return { ok: true, value: undefined }
      const receipt = await reads.receipt(hash)
      if (!receipt.ok) return receipt
      return receipt.value ? blockSeconds(toQuantity(receipt.value.blockNumber)) : { ok: true, value: undefined }
    },
    isFinal: (hash) => isInFinalBlock(reads, final, hash),
    ...(nodes.each.length > 1 && { witnesses: nodes.each.map((each) => witnessOf(each, finality)) }),
    received: (hash, what) => read((each) => readReceived(each, hash, what)),
    nativeReceived: ({ txHash, recipient }) => read((each) => readNativeReceived(each, txHash, recipient)),
  }
}

function heightOf(rpc: Rpc): EvmClient['height'] {
  return async () => plainAnswer(await rpc('eth_blockNumber', [], quantity))
}

function nonceOf(rpc: Rpc, final: EvmFinality): EvmClient['nonce'] {
  return async (address, at) => {
    const name = at === 'finalized' ? await final.name() : ({ ok: true, value: at } as const)
    return name.ok ? plainAnswer(await rpc('eth_getTransactionCount', [address, name.value], safeNumber)) : name
  }
}

function witnessOf(rpc: Rpc, finality: Finality): WitnessNode {
  const final = createEvmFinality(rpc, finality)
  const { receipt } = createReads(rpc)
  return { nonce: nonceOf(rpc, final), receipt, height: heightOf(rpc), finalHeight: final.height }
}

function map<T, U>(answer: Answer<T>, change: (value: T) => U): Answer<U> {
  return answer.ok ? { ok: true, value: change(answer.value) } : plainAnswer(answer)
}
