import { type Execution, type ItemState, isEffective, isUnsettled } from '../core/execution.ts'
import type { Facts } from '../core/facts.ts'
import { type Intent, intent } from '../core/intent.ts'
import type { EvmTransactionItem } from '../core/item.ts'
import { lanesHeld } from '../core/lane.ts'
import { nonceLane } from '../core/nonce-lane.ts'
import type { Profile } from '../core/profile.ts'
import { decodeQuoteText, type Quote } from '../core/quote.ts'
import type { EvmTerms } from '../core/sign/signed.ts'
import type { Foreseen } from '../core/start.ts'
import { LIST_SECONDS } from './chain-list.ts'
import type { FactsPort } from './facts-port.ts'
import type { Answer, Call, NodePort, Receipt } from './node-port.ts'

/** How old what was read may be that a signature rests on, milliseconds from when it was asked for. */
export const FRESH_MILLISECONDS = 2_000

/**
 * How long what was read before a yes counts as new, milliseconds: short enough that what is read when a button is
 * pressed is still fresh when it is let go.
 */
export const AGAIN_MILLISECONDS = 1_500

/** What a node says of a step before it is signed: the account's next nonce, the fees, and the gas that it would use. */
export type TermsAsked = readonly [nonce: Answer<number>, fees: Answer<Fees>, gas: Answer<bigint>]
type Fees = Pick<EvmTerms, 'maxFeePerGasWei' | 'maxPriorityFeePerGasWei'>

/** A receipt of a step in a block, and the final height that was read together with it. */
export type InBlockAsked = readonly [receipt: Answer<Receipt | undefined>, finalHeight: Answer<bigint>]

/** What a proof rests on: the quote against the intent, with so many steps done, and the facts. */
export type Basis = Readonly<{ intent: Intent; quote: Quote; stepsDone: number; facts: Promise<Facts> }>

/**
 * What is read at one moment for a transfer's next step. Only ever a matter of time: what is not in it, is not fresh when
 * it is there, or was no answer comes out as undefined, and is asked for when it is needed, in the same words.
 */
export type Snapshot = Readonly<{
  askedAtMilliseconds: number
  isFresh: () => boolean
  /** Undefined where the intent or the quote cannot be read. */
  basis: Basis | undefined
  /** How all steps go in their order. A node that could not a moment ago is not waited for again: its refusal counts. */
  simulation: () => Promise<Answer<readonly bigint[]> | undefined>
  /** The terms of the step at an index, once; `gas` where that is known already. They are of one moment, or none. */
  terms: (index: number, gas: bigint | undefined) => Promise<TermsAsked | undefined>
  inBlock: (hash: string) => Promise<InBlockAsked | undefined>
}>

/** The snapshots of this worker, at most one a transfer; lost with the background, and then read again. */
export type Snapshots = Readonly<{
  /** The one that was read for the next step as it is now, while it is fresh and its terms are not used. */
  held: (crossing: Foreseen) => Snapshot | undefined
  /** Begins to read one in any case. */
  read: (crossing: Foreseen) => Snapshot
  /** The one that is held, or else a new one. */
  of: (crossing: Foreseen) => Snapshot
  /**
   * A person looks at a plan and may say yes: begins to read what that yes will need. Not more often than every
   * `AGAIN_MILLISECONDS` for a plan, whoever calls how often; and only where all steps are transactions of the EVM, since
   * whatever else is proven rests on what only its own reservation may read.
   */
  foresee: (crossing: Foreseen) => void
  /** The first free nonce of an account, as it was just read; that reading stays for the next step. */
  nonce: (about: Readonly<{ id: string; chainId: number; from: string }>) => Promise<Answer<number>>
  /** A transfer was saved: what others have read of the nonces that it takes from is not believed any more. */
  saved: (execution: Execution) => void
}>

type Ports = Readonly<{
  profile: Profile
  node: (chainId: number) => NodePort
  facts: FactsPort
  nowMilliseconds: () => number
}>

type Kept = Snapshot & Readonly<{ quoteText: string; step: string; asked: Asked | undefined; used: { terms: boolean } }>

/** Makes the memory of snapshots. */
export function createSnapshots(ports: Ports): Snapshots {
  const kept = new Map<string, Kept>()
  const isWithin = (atMilliseconds: number, milliseconds: number) =>
    // A clock that was set back makes nothing fresh.
    Math.abs(ports.nowMilliseconds() - atMilliseconds) < milliseconds

  function read(crossing: Foreseen): Snapshot {
    for (const [id, each] of kept) if (!isWithin(each.askedAtMilliseconds, FRESH_MILLISECONDS)) kept.delete(id)
    const askedAtMilliseconds = ports.nowMilliseconds()
    const state = { isBroken: false }
    const used = { terms: false }
    const isFresh = () => !state.isBroken && isWithin(askedAtMilliseconds, FRESH_MILLISECONDS)
    const basis = basisOf(crossing, ports)
    // Whoever asks for the proof hears of a failure; what was only read ahead may fail unheard.
    basis?.facts.catch(() => {
      state.isBroken = true
    })
    const asked = askFor(crossing, ports.node)
    const fresh = async <T>(answer: Promise<T | undefined> | undefined): Promise<T | undefined> => {
      const value = isFresh() ? await answer : undefined
      return isFresh() ? value : undefined
    }
    const snapshot: Kept = {
      ...{ askedAtMilliseconds, isFresh, basis, asked, used },
      ...{ quoteText: crossing.quoteText, step: stepOf(crossing) },
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
    kept.set(crossing.id, snapshot)
    return snapshot
  }

  function held(crossing: Foreseen): Snapshot | undefined {
    const before = kept.get(crossing.id)
    const isSame = before?.quoteText === crossing.quoteText && before.step === stepOf(crossing)
    const isSpent = before?.used.terms && transactionToBegin(crossing) !== undefined
    return isSame && !isSpent && before?.isFresh() ? before : undefined
  }

  return {
    held,
    read,
    of: (crossing) => held(crossing) ?? read(crossing),
    foresee: (crossing) => {
      if (crossing.plan.some(({ kind }) => kind !== 'evmTransaction')) return
      const before = kept.get(crossing.id)
      if (!before || !isWithin(before.askedAtMilliseconds, AGAIN_MILLISECONDS)) read(crossing)
    },
    nonce: async ({ id, chainId, from }) => {
      const before = kept.get(id)
      const isOf = before?.asked?.lane === nonceLane(chainId, from) && !before.used.terms && before.isFresh()
      const answer = isOf ? await before.asked?.nonce : undefined
      return answer?.ok ? answer : ports.node(chainId).nonce(from, 'pending')
    },
    saved: (execution) => {
      const lanes = lanesHeld(execution)
      for (const [id, { asked, used }] of kept) {
        if (id !== execution.id && asked && lanes.includes(asked.lane)) used.terms = true
      }
    },
  }
}

/** The transfer's own EVM transactions, in their order: what a node simulates together. */
export function transactionsOf({ plan }: Pick<Execution, 'plan'>): readonly EvmTransactionItem[] {
  return plan.flatMap((item) => (item.kind === 'evmTransaction' ? [item] : []))
}

/** How many steps of a transfer are done. */
function stepsDoneOf({ items }: Pick<Foreseen, 'items'>): number {
  return Math.max(
    items.findIndex((each) => !isEffective(each)),
    0,
  )
}

// A step is begun once all before it have had their effect.
function transactionToBegin({ plan, items }: Foreseen): EvmTransactionItem | undefined {
  const index = stepsDoneOf({ items })
  const item = plan[index]
  return items[index]?.phase === 'planned' && item?.kind === 'evmTransaction' ? item : undefined
}

function stepOf(crossing: Foreseen): string {
  const calls = transactionsOf(crossing).flatMap(({ chainId, from, to, data, value }) => [
    chainId,
    from,
    to,
    data,
    value,
  ])
  return [stepsDoneOf(crossing), ...calls].join(' ').toLowerCase()
}

function basisOf(crossing: Foreseen, { profile, facts }: Ports): Basis | undefined {
  const { id, quoteText, receivedAtSeconds } = crossing
  const frozen = intent(crossing.intent, profile)
  const decoded = decodeQuoteText(quoteText)
  if (!frozen.ok || !decoded.ok) return undefined
  const about = { intent: frozen.intent, quote: decoded.quote, stepsDone: stepsDoneOf(crossing) }
  const listSeconds = LIST_SECONDS.forSignature
  return { ...about, facts: facts({ ...about, receivedAtSeconds, exceptId: id, listSeconds }) }
}

type Asked = NonNullable<ReturnType<typeof askFor>>

// All of it at the same moment, so that a node gets it as one list.
function askFor(crossing: Foreseen, nodeOf: Ports['node']) {
  const item = transactionToBegin(crossing)
  if (!item) return undefined
  const node = nodeOf(item.chainId)
  const { pace } = crossing.pace
  const hashes = crossing.items.flatMap(hashToLookAt)
  return {
    index: stepsDoneOf(crossing),
    lane: nonceLane(item.chainId, item.from),
    simulation: pace === 'undecided' ? heard(node.simulate(transactionsOf(crossing).map(callOf))) : undefined,
    gas: pace === 'pipelined' ? undefined : heard(node.estimateGas(callOf(item))),
    nonce: heard(node.nonce(item.from, 'pending')),
    fees: heard(node.fees()),
    receipts: new Map(hashes.map((hash) => [hash, heard(node.receipt(hash))])),
    finalHeight: hashes.length > 0 ? heard(node.finalHeight()) : undefined,
  }
}

function heard<T>(answer: Promise<T>): Promise<T | undefined> {
  return answer.catch(() => undefined)
}

function callOf({ from, to, data, value }: EvmTransactionItem): Call {
  return { from, to, data, value }
}

// Steps that are in a block are looked at once more before the next one is begun.
function hashToLookAt(state: ItemState): readonly string[] {
  return isUnsettled(state) && 'signed' in state ? [state.signed.hash] : []
}
