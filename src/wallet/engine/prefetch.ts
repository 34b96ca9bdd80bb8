import type { Facts } from '../../core/chain/facts.ts'
import { type Execution, type ItemState, isEffective, mayStillReorg } from '../../core/execution/execution.ts'
import type { EvmTransactionItem } from '../../core/execution/item.ts'
import type { PreparedExecution } from '../../core/execution/start.ts'
import type { EvmCall } from '../../core/families/evm/call.ts'
import { isEvmTransaction } from '../../core/families/evm/items.ts'
import type { TransactionReceipt } from '../../core/families/evm/receipt.ts'
import { type Intent, intent } from '../../core/intent/intent.ts'
import type { Profile } from '../../core/profiles/profile.ts'
import { decodeQuoteText, type Quote } from '../../core/quote/quote.ts'
import type { Answer } from '../../core/reason/reason.ts'
import { nonceResource } from '../../core/reservation/nonces.ts'
import { resourcesHeld } from '../../core/reservation/resources.ts'
import type { EvmTerms } from '../../core/sign/signed.ts'
import type { NodePort } from '../families/evm/node-port.ts'
import { MOST_LIST_AGE_SECONDS } from '../quotes/chain-list.ts'
import type { FactsPort } from '../quotes/facts-port.ts'

/** A signature's facts may be this old since their request. */
export const PREFETCH_FRESH_MILLISECONDS = 2_000

/** Pressed facts stay fresh until release. */
export const PREFETCH_AGAIN_MILLISECONDS = 1_500

export type PrefetchedTerms = readonly [nonce: Answer<number>, fees: Answer<Fees>, gas: Answer<bigint>]
type Fees = Pick<EvmTerms, 'maxFeePerGasWei' | 'maxPriorityFeePerGasWei'>

export type PrefetchedInclusion = readonly [
  receipt: Answer<TransactionReceipt | undefined>,
  finalHeight: Answer<bigint>,
]

export type ProofBasis = Readonly<{ intent: Intent; quote: Quote; stepsDone: number; facts: Promise<Facts> }>

/** Missing, stale and failed facts are undefined and read later. */
export type Prefetched = Readonly<{
  askedAtMilliseconds: number
  isFresh: () => boolean
  /** Undefined means an unreadable intent or quote. */
  basis: ProofBasis | undefined
  /** A recent refusal counts as the answer. */
  simulation: () => Promise<Answer<readonly bigint[]> | undefined>
  /** Works once; all terms share one moment. */
  terms: (index: number, gas: bigint | undefined) => Promise<PrefetchedTerms | undefined>
  inBlock: (hash: string) => Promise<PrefetchedInclusion | undefined>
}>

/** Each transfer has at most one; they die with the background. */
export type Prefetches = Readonly<{
  held: (transfer: PreparedExecution) => Prefetched | undefined
  read: (transfer: PreparedExecution) => Prefetched
  of: (transfer: PreparedExecution) => Prefetched
  /** For a pure EVM plan on screen. */
  prefetch: (transfer: PreparedExecution) => void
  /** Reads the first free nonce and leaves it for the next step. */
  nonce: (about: Readonly<{ id: string; chainId: number; from: string }>) => Promise<Answer<number>>
  /** Invalidates others' nonces on the transfer's resources. */
  saved: (execution: Execution) => void
}>

type Ports = Readonly<{
  profile: Profile
  node: (chainId: number) => NodePort
  facts: FactsPort
  nowMilliseconds: () => number
}>

type Kept = Prefetched &
  Readonly<{ quoteText: string; step: string; asked: Asked | undefined; used: { terms: boolean } }>

/** Makes the memory of snapshots. */
export function createPrefetches(ports: Ports): Prefetches {
  const kept = new Map<string, Kept>()
  const isWithin = (atMilliseconds: number, milliseconds: number) =>
    // A clock set back refreshes nothing.
    Math.abs(ports.nowMilliseconds() - atMilliseconds) < milliseconds

  function read(transfer: PreparedExecution): Prefetched {
    for (const [id, each] of kept) if (!isWithin(each.askedAtMilliseconds, PREFETCH_FRESH_MILLISECONDS)) kept.delete(id)
    const askedAtMilliseconds = ports.nowMilliseconds()
    const state = { isBroken: false }
    const used = { terms: false }
    const isFresh = () => !state.isBroken && isWithin(askedAtMilliseconds, PREFETCH_FRESH_MILLISECONDS)
    const basis = basisOf(transfer, ports)
    // The prover sees failures; prefetches may fail silently.
    basis?.facts.catch(() => {
      state.isBroken = true
    })
    const asked = askFor(transfer, ports.node)
    const fresh = async <T>(answer: Promise<T | undefined> | undefined): Promise<T | undefined> => {
      const value = isFresh() ? await answer : undefined
      return isFresh() ? value : undefined
    }
    const snapshot: Kept = {
      ...{ askedAtMilliseconds, isFresh, basis, asked, used },
      ...{ quoteText: transfer.quoteText, step: stepOf(transfer) },
      simulation: () => fresh(asked?.simulation),
      terms: async (index, gas) => {
        if (!asked || index !== asked.index || used.terms) return undefined
        used.terms = true
        const known = gas === undefined ? asked.gas : Promise.resolve<Answer<bigint>>({ ok: true, value: gas })
        const [nonce, fees, most] = (await fresh(Promise.all([asked.nonce, asked.fees, known]))) ?? []
        return nonce?.ok && fees?.ok && most?.ok ? [nonce, fees, most] : undefined
      },
      inBlock: async (hash) => {
        const [receipt, final] = (await fresh(Promise.all([asked?.receipts.get(hash), asked?.finalHeight]))) ?? []
        return receipt?.ok && final?.ok ? [receipt, final] : undefined
      },
    }
    kept.set(transfer.id, snapshot)
    return snapshot
  }

  function held(transfer: PreparedExecution): Prefetched | undefined {
    const before = kept.get(transfer.id)
    const isSame = before?.quoteText === transfer.quoteText && before.step === stepOf(transfer)
    const isSpent = before?.used.terms && transactionToBegin(transfer) !== undefined
    return isSame && !isSpent && before?.isFresh() ? before : undefined
  }

  return {
    held,
    read,
    of: (transfer) => held(transfer) ?? read(transfer),
    prefetch: (transfer) => {
      if (!transfer.plan.every(isEvmTransaction)) return
      const before = kept.get(transfer.id)
      if (!before || !isWithin(before.askedAtMilliseconds, PREFETCH_AGAIN_MILLISECONDS)) read(transfer)
    },
    nonce: async ({ id, chainId, from }) => {
      const before = kept.get(id)
      const isOf = before?.asked?.resource === nonceResource(chainId, from) && !before.used.terms && before.isFresh()
      const answer = isOf ? await before.asked?.nonce : undefined
      return answer?.ok ? answer : ports.node(chainId).nonce(from, 'pending')
    },
    saved: (execution) => {
      const resources = resourcesHeld(execution)
      for (const [id, { asked, used }] of kept) {
        if (id !== execution.id && asked && resources.includes(asked.resource)) used.terms = true
      }
    },
  }
}

/** Lists a transfer's EVM transactions for simulation. */
export function transactionsOf({ plan }: Pick<Execution, 'plan'>): readonly EvmTransactionItem[] {
  return plan.filter(isEvmTransaction)
}

function stepsDoneOf({ items }: Pick<PreparedExecution, 'items'>): number {
  return Math.max(
    items.findIndex((each) => !isEffective(each)),
    0,
  )
}

// All earlier steps must have had their effect.
function transactionToBegin({ plan, items }: PreparedExecution): EvmTransactionItem | undefined {
  const index = stepsDoneOf({ items })
  const item = plan[index]
  return items[index]?.phase === 'planned' && isEvmTransaction(item) ? item : undefined
}

function stepOf(transfer: PreparedExecution): string {
  const calls = transactionsOf(transfer).flatMap(({ chainId, from, to, data, value }) => [
    chainId,
    from,
    to,
    data,
    value,
  ])
  return [stepsDoneOf(transfer), ...calls].join(' ').toLowerCase()
}

function basisOf(transfer: PreparedExecution, { profile, facts }: Ports): ProofBasis | undefined {
  const { id, quoteText, receivedAtSeconds } = transfer
  const frozen = intent(transfer.intent, profile)
  const decoded = decodeQuoteText(quoteText)
  if (!frozen.ok || !decoded.ok) return undefined
  const about = { intent: frozen.intent, quote: decoded.quote, stepsDone: stepsDoneOf(transfer) }
  const listSeconds = MOST_LIST_AGE_SECONDS.forSignature
  return { ...about, facts: facts({ ...about, receivedAtSeconds, exceptId: id, listSeconds }) }
}

type Asked = NonNullable<ReturnType<typeof askFor>>

// Simultaneous requests form one batch.
function askFor(transfer: PreparedExecution, nodeOf: Ports['node']) {
  const item = transactionToBegin(transfer)
  if (!item) return undefined
  const node = nodeOf(item.chainId)
  const { stepOrder } = transfer.stepOrder
  const hashes = transfer.items.flatMap(hashToLookAt)
  return {
    index: stepsDoneOf(transfer),
    resource: nonceResource(item.chainId, item.from),
    simulation: stepOrder === 'undecided' ? heard(node.simulate(transactionsOf(transfer).map(callOf))) : undefined,
    gas: stepOrder === 'pipelined' ? undefined : heard(node.estimateGas(callOf(item))),
    nonce: heard(node.nonce(item.from, 'pending')),
    fees: heard(node.fees()),
    receipts: new Map(hashes.map((hash) => [hash, heard(node.receipt(hash))])),
    finalHeight: hashes.length > 0 ? heard(node.finalHeight()) : undefined,
  }
}

function heard<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch(() => undefined)
}

function callOf({ from, to, data, value }: EvmTransactionItem): EvmCall {
  return { from, to, data, value }
}

// Included steps are rechecked before the next.
function hashToLookAt(state: ItemState): readonly string[] {
  return mayStillReorg(state) && 'signed' in state ? [state.signed.hash] : []
}
