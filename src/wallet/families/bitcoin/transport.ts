import { type Finality, isFinalAt } from '../../../core/chain/finality.ts'
import type { Item } from '../../../core/execution/item.ts'
import type { ChainPosition } from '../../../core/families/bitcoin/block/chain-position.ts'
import { judgeFeeOf } from '../../../core/families/bitcoin/fees/fee-policy.ts'
import { isBitcoinPsbt } from '../../../core/families/bitcoin/items.ts'
import { outpointKey } from '../../../core/families/bitcoin/transaction/transaction.ts'
import { type Answer, failedFor, misused } from '../../../core/reason/reason.ts'
import type { AncestorSpend, BitcoinTerms, Signed } from '../../../core/sign/signed.ts'
import { bytesToHex } from '../../../lib/hex.ts'
import type { LookupContext, LookupResult, Transport } from '../../engine/adapters/step-adapter.ts'
import { ancestryOf, parentSpendsOf } from './ancestry.ts'
import type { ExplorerPort, ReadInclusion } from './explorer-port.ts'
import { formerBitcoinTerms } from './former-attempt.ts'
import { minerFeeOf } from './miner-fee.ts'
import { broadcastWithAncestors } from './package-broadcast.ts'
import { isRefusedForever } from './permanent-refusal.ts'
import { ancestorConflictOf, type SpendConflict, spendConflictOf } from './spend-conflict.ts'

/** Deposits are slow after this many blocks (interface, "BTC stall guidance"); "high value" is 0.1 BTC here. */
const SLOW_BLOCKS = 3
const SLOW_BLOCKS_OF_HIGH_VALUE = 4
const HIGH_VALUE_SATS = 10_000_000n

/** Makes Bitcoin's transport over one explorer. */
export function bitcoinTransport(explorer: ExplorerPort, finality: Finality) {
  const isFinal = (confirmations: number) => isFinalAt(confirmations, finality)
  return {
    reserve: async ({ execution, index }, taken) => {
      const item = execution.plan[index]
      if (item?.kind !== 'bitcoinPsbt') return misused('Expected a transaction of Bitcoin')
      const outpoints = item.inputs.map(outpointKey)
      const held = new Set(taken.flatMap((terms) => (terms.terms === 'bitcoin' ? terms.outpoints : [])))
      const double = outpoints.find((outpoint, at) => held.has(outpoint) || outpoints.indexOf(outpoint) !== at)
      if (double !== undefined) return failedFor({ code: 'WAITS_FOR_COIN' })
      const tip = await explorer.tipHeight()
      const fromHeight = tip.ok ? tip.value : undefined
      const isFinalHeight = (height: number) => fromHeight === undefined || isFinal(fromHeight - height + 1)
      const ancestry = await ancestryOf(item, explorer, isFinalHeight)
      if (!ancestry.ok) return ancestry
      const { spends: dependsOn, bytes: ancestors } = ancestry.value
      const ticked = judgeFeeOf(item, item.feeSats).is === 'high' ? ({ isFeeTicked: true } as const) : {}
      const terms: BitcoinTerms = {
        terms: 'bitcoin',
        outpoints,
        feeSats: item.feeSats,
        fromHeight,
        dependsOn,
        ...(ancestors.length > 0 && { ancestors }),
        ...ticked,
      }
      return { ok: true, value: terms }
    },
    paidBy: (item) => paidBy(item, explorer),
    former: formerBitcoinTerms,
    send: ({ bytes }: Signed, about?: Pick<LookupContext, 'terms'>) => {
      const terms = about?.terms
      return broadcastWithAncestors(bytes, terms?.terms === 'bitcoin' ? (terms.ancestors ?? []) : [], explorer)
    },
    isRefusedForever,
    isSlow: async (item, terms) => {
      if (item.kind !== 'bitcoinPsbt' || terms.terms !== 'bitcoin' || terms.fromHeight === undefined) return false
      const tip = await explorer.tipHeight()
      const patience = item.amount >= HIGH_VALUE_SATS ? SLOW_BLOCKS_OF_HIGH_VALUE : SLOW_BLOCKS
      return tip.ok && tip.value - terms.fromHeight >= patience
    },
    look: async (signed: Signed, { item, terms }: LookupAbout) => {
      const place = await explorer.place(signed.hash)
      if (!place.ok) return place
      return place.value
        ? standing(place.value, { signed, item, terms, isFinal }, explorer)
        : missing({ signed, item, terms, isFinal }, explorer)
    },
  } satisfies Transport
}

// The same payment elsewhere may have spent the coins.
async function paidBy(item: Item, explorer: ExplorerPort): Promise<Answer<string | undefined>> {
  if (item.kind !== 'bitcoinPsbt') return misused('Expected a transaction of Bitcoin')
  const [coin] = item.inputs
  const outspend = coin && (await explorer.outspend(coin))
  if (!outspend?.ok) return outspend ?? misused('Expected a coin')
  if (!outspend.value?.spent) return { ok: true, value: undefined }
  const { txid } = outspend.value
  const other = await explorer.transaction(txid)
  if (!other.ok) return other
  if (!other.value) return failedFor({ code: 'EXPLORER_LACKS' })
  const { outputs } = other.value.transaction
  const isPaid = item.outputs.every(
    ({ role, script, valueSats }) =>
      role === 'change' || outputs.some((each) => bytesToHex(each.script) === script && each.valueSats === valueSats),
  )
  return { ok: true, value: isPaid ? txid : undefined }
}

type LookupAbout = Pick<LookupContext, 'item'> & Partial<Pick<LookupContext, 'terms'>>

type Ours = LookupAbout & Readonly<{ signed: Signed; isFinal: (confirmations: number) => boolean }>

async function standing(
  place: ChainPosition,
  { signed, item, terms, isFinal }: Ours,
  explorer: ExplorerPort,
): Promise<Answer<LookupResult>> {
  if (place.in === 'mempool') return { ok: true, value: { is: 'seen' } }
  const confirmations = await confirmationsOf(place, explorer)
  if (!confirmations.ok) return confirmations
  const { blockHeight, blockHash } = place
  const fee = minerFeeOf(signed, item, terms)
  const inclusion = { in: 'block', blockNumber: BigInt(blockHeight), blockHash, ...(fee ? { fee } : {}) } as const
  const is = isFinal(confirmations.value) && (await isProven(signed.hash, isFinal, explorer)) ? 'settled' : 'included'
  return { ok: true, value: { is, inclusion } }
}

async function missing({ signed, item, terms, isFinal }: Ours, explorer: ExplorerPort): Promise<Answer<LookupResult>> {
  const conflict = await spendConflictOf(signed, item, explorer)
  if (!conflict.ok) return conflict
  if (conflict.value) return conflictResult(conflict.value, isFinal, explorer)
  const lost = await ancestorConflictOf(await ancestorSpends(item, terms, explorer), explorer)
  if (!lost.ok) return lost
  if (!lost.value) return { ok: true, value: { is: 'unknown' } }
  const result = await conflictResult(lost.value, isFinal, explorer)
  return result.ok ? { ok: true, value: { ...result.value, why: 'inputGone' } } : result
}

async function conflictResult(
  { txid: by, place }: SpendConflict,
  isFinal: Ours['isFinal'],
  explorer: ExplorerPort,
): Promise<Answer<Extract<LookupResult, { is: 'taken' | 'contested' }>>> {
  const confirmations = await confirmationsOf(place, explorer)
  if (!confirmations.ok) return confirmations
  const isTaken = isFinal(confirmations.value) && (await isProven(by, isFinal, explorer))
  return { ok: true, value: { is: isTaken ? 'taken' : 'contested', by } }
}

async function ancestorSpends(
  item: Item,
  terms: LookupAbout['terms'],
  { outspend }: Pick<ExplorerPort, 'outspend'>,
): Promise<readonly AncestorSpend[]> {
  const known = (terms?.terms === 'bitcoin' && terms.dependsOn) || []
  if (!isBitcoinPsbt(item)) return known
  // Older records keep no confirmed parents.
  const absent: string[] = []
  for (const coin of item.inputs) {
    const spend = await outspend(coin)
    if (spend.ok && !spend.value) absent.push(coin.txid)
  }
  if (absent.length === 0) return known
  return [...known, ...(await parentSpendsOf(item)).filter(({ spentBy }) => absent.includes(spentBy))]
}

// An explorer's word ends nothing.
async function isProven(
  txid: string,
  isFinal: (confirmations: number) => boolean,
  { inclusion }: Pick<ExplorerPort, 'inclusion'>,
): Promise<boolean> {
  const proven = await inclusion(txid)
  return proven.ok && proven.value !== undefined && isFinal(proven.value.depth)
}

/** Whether any is final in a verified block. */
export async function isFinalOnBitcoin(
  inclusion: ReadInclusion,
  txid: string,
  finality: Finality,
): Promise<Answer<boolean>> {
  const proven = await inclusion(txid)
  if (!proven.ok) return proven
  if (!proven.value) return failedFor({ code: 'NOT_ON_CHAIN' })
  return { ok: true, value: isFinalAt(proven.value.depth, finality) }
}

/** Reads the verified header's time, epoch seconds. */
export async function minedAtOnBitcoin(inclusion: ReadInclusion, txid: string): Promise<Answer<number | undefined>> {
  const proven = await inclusion(txid)
  return proven.ok ? { ok: true, value: proven.value?.timeSeconds } : proven
}

async function confirmationsOf(
  place: ChainPosition,
  explorer: Pick<ExplorerPort, 'tipHeight' | 'blockHash'>,
): Promise<Answer<number>> {
  if (place.in === 'mempool') return { ok: true, value: 0 }
  const { blockHeight, blockHash } = place
  const [tip, hash] = await Promise.all([explorer.tipHeight(), explorer.blockHash(blockHeight)])
  if (!tip.ok) return tip
  if (!hash.ok) return hash
  if (hash.value === blockHash && tip.value >= blockHeight) return { ok: true, value: tip.value - blockHeight + 1 }
  return failedFor({ code: 'CONTRADICTION' }, `The explorer contradicts itself about the block ${blockHeight}`)
}
