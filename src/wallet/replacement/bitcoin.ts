import type { OwnScript } from '../../core/chain/facts.ts'
import type { Execution, ItemState } from '../../core/execution/execution.ts'
import type { BitcoinPsbtItem } from '../../core/execution/item.ts'
import { isFreeCoin } from '../../core/families/bitcoin/coins/protected-coins.ts'
import {
  coinsForBump,
  type FeeBump,
  type FeeBumpRefusal,
  leastSizeOf,
  replacementFee,
  shrunkForBump,
} from '../../core/families/bitcoin/fees/fee-bump.ts'
import { NEXT_BLOCK } from '../../core/families/bitcoin/fees/fee-target.ts'
import { highFeeOf } from '../../core/families/bitcoin/fees/high-fee.ts'
import { type FeeRefusal, nodeFloorOf } from '../../core/families/bitcoin/fees/node-floor.ts'
import { isBitcoinPsbt } from '../../core/families/bitcoin/items.ts'
import { paysRate } from '../../core/families/bitcoin/mempool/package.ts'
import {
  type AddedCoin,
  addedCoinProblem,
  type ShrunkPayment,
  spendingAt,
} from '../../core/families/bitcoin/spending.ts'
import { type DecodedTransaction, outpointKey } from '../../core/families/bitcoin/transaction/transaction.ts'
import { satsPerVbyteAt } from '../../core/families/bitcoin/transaction-figures.ts'
import type { Amount } from '../../core/money/currency.ts'
import { type Answer, failedFor, type Reason } from '../../core/reason/reason.ts'
import type { BitcoinTerms, SigningPurpose } from '../../core/sign/signed.ts'
import { bytesToHex } from '../../lib/hex.ts'
import type { CoinInChain } from '../families/bitcoin/account-utxos.ts'
import type { OfferRefusal } from '../user-events/offers.ts'
import { type Evicted, evictedFeeSats } from './evicted.ts'
import type { TermsReplacement } from './terms.ts'

export type BitcoinReplacementPorts = Readonly<{
  /** The rate is for inclusion within that many blocks. */
  satsPerVbyte: (blocks: number) => Promise<Answer<number>>
  leastSatsPerVbyte: () => Promise<Answer<number | undefined>>
  tipHeight: () => Promise<Answer<number>>
  /** See `evictedBy`. */
  evicted: (execution: Execution, index: number) => Promise<Answer<Evicted>>
  /** The coins at a step's address; `exceptId` reserves none. */
  coinsBeside: (item: BitcoinPsbtItem, exceptId: string) => Promise<Answer<readonly CoinInChain[]>>
  ownScripts: () => Promise<readonly OwnScript[]>
  /** The bytes hash to the id. */
  transaction: (txid: string) => Promise<Answer<DecodedTransaction | undefined>>
}>

type Waiting = Exclude<ItemState, { phase: 'planned' }> & Readonly<{ terms: BitcoinTerms }>

/** A higher fee for a waiting Bitcoin payment (BIP-125). */
export async function offerBitcoinReplacement(
  execution: Execution,
  index: number,
  purpose: SigningPurpose,
  ports: BitcoinReplacementPorts,
): Promise<TermsReplacement<BitcoinTerms> | OfferRefusal> {
  if (purpose === 'cancel') return { unavailable: { code: 'CANNOT_CANCEL' } }
  const [item, state] = [execution.plan[index], execution.items[index]]
  if (!isBitcoinPsbt(item) || !isWaiting(state) || execution.stage.stage !== 'steps') {
    return { unavailable: { code: 'NOTHING_WAITS' } }
  }
  const { satsPerVbyte, leastSatsPerVbyte, tipHeight, evicted } = ports
  const [rate, least, tip, dropped] = await Promise.all([
    satsPerVbyte(NEXT_BLOCK),
    leastSatsPerVbyte(),
    tipHeight(),
    evicted(execution, index),
  ])
  if (!rate.ok) return { unavailable: rate.reason }
  if (!dropped.ok) return { unavailable: dropped.reason }
  if (dropped.value.some(({ together }) => together && paysRate(together, rate.value))) {
    return { unavailable: { code: 'CPFP_PAYS_MORE' } }
  }
  const said = nodeFloorOf(refusalsOf(execution, item, state), least.ok ? least.value : undefined)
  const floor = { ...said, replacedSats: state.terms.feeSats }
  const bump = { satsPerVbyte: rate.value, others: dropped.value, floor }
  const bumped = await bumpedBy({ id: execution.id, item, state, bump }, ports)
  if (!bumped.ok) return { unavailable: bumped.reason }
  const { feeSats, added, further, shrunk } = bumped.value
  const [old, spent] = [spendingAt(item, state.terms), spendingAt(item, { feeSats, added, shrunk })]
  if (!old.ok || !spent.ok) return { unavailable: { code: 'RAISE_NO_CHANGE' } }
  const highFee = highFeeOf(spent.spending, { feeSats }, execution.mostGas.currency)
  const { isFeeTicked: _before, ...rest } = state.terms
  const terms: BitcoinTerms = {
    ...rest,
    outpoints: spent.spending.inputs.map(outpointKey),
    feeSats,
    fromHeight: tip.ok ? tip.value : undefined,
    ...(added.length > 0 && { added }),
    ...(shrunk && { shrunk }),
    ...(highFee && { isFeeTicked: true }),
  }
  const money = (value: bigint): Amount => ({ ...execution.mostGas, value })
  const arrives = { before: money(sentIn(old.spending)), after: money(sentIn(spent.spending)) }
  return {
    terms,
    before: money(state.terms.feeSats),
    most: money(feeSats),
    ...(dropped.value.length > 0 && { evicted: money(evictedFeeSats(dropped.value)) }),
    ...(further.length > 0 && { added: { coins: money(sumOf(further)), change: money(changeIn(spent.spending)) } }),
    ...(arrives.after.value < arrives.before.value && { arrives }),
    rates: {
      before: satsPerVbyteAt(old.spending, state.terms.feeSats),
      after: satsPerVbyteAt(spent.spending, feeSats),
    },
    ...(highFee && { highFee }),
  }
}

type Bumped = Readonly<{
  feeSats: bigint
  added: readonly AddedCoin[]
  further: readonly AddedCoin[]
  shrunk: ShrunkPayment | undefined
}>

type Bumping = Readonly<{ id: string; item: BitcoinPsbtItem; state: Waiting; bump: FeeBump }>

// The change pays, else coins, else our own recipient.
async function bumpedBy(about: Bumping, ports: BitcoinReplacementPorts): Promise<Answer<Bumped>> {
  const { item, state, bump } = about
  const { added = [], shrunk } = state.terms
  const alone = replacementFee(item, dearestOf(state), bump)
  if (alone.ok) return { ok: true, value: { feeSats: alone.feeSats, added, further: [], shrunk } }
  if (!NEEDS_MONEY.includes(alone.reason.code)) return alone
  const byCoins = await bumpedByCoins(about, alone, ports)
  if (byCoins.ok || !NEEDS_MONEY.some((code) => code === byCoins.reason.code)) return byCoins
  const path = await ownRecipientPath(item, ports)
  const less = path && shrunkForBump(item, { now: dearestOf(state), inForce: state.terms, path }, bump)
  if (!less) return byCoins
  return less.ok ? { ok: true, value: { ...less, added, further: [] } } : less
}

async function ownRecipientPath(
  { outputs }: BitcoinPsbtItem,
  { ownScripts }: Pick<BitcoinReplacementPorts, 'ownScripts'>,
): Promise<string | undefined> {
  const sent = outputs.find(({ role }) => role === 'send')
  return sent && (await ownScripts()).find(({ script }) => script === sent.script)?.path
}

// Confirmed ones (BIP-125, rule 2).
async function bumpedByCoins(
  { id, item, state, bump }: Bumping,
  alone: FeeBumpRefusal,
  ports: Pick<BitcoinReplacementPorts, 'coinsBeside' | 'transaction'>,
): Promise<Answer<Bumped>> {
  const { added: before = [], shrunk } = state.terms
  const now = dearestOf(state)
  const held = await ports.coinsBeside(item, id)
  if (!held.ok) return held
  const own = new Set(state.terms.outpoints)
  const [payer] = item.inputs
  const free = held.value.filter(
    (coin) => isFreeCoin(coin) && coin.script === payer?.script && !own.has(outpointKey(coin)),
  )
  const chosen = coinsForBump(item, now, bump, free)
  if (!chosen.ok) return free.length === 0 ? alone : chosen
  const further: AddedCoin[] = []
  for (const { txid, vout, valueSats } of chosen.coins) {
    const made = await ports.transaction(txid)
    if (!made.ok) return made
    const previous = bytesToHex(made.value?.stripped ?? new Uint8Array())
    further.push({ txid, vout, valueSats, previous })
  }
  const added = [...before, ...further]
  if (addedCoinProblem(item, added) !== undefined) return failedFor({ code: 'COIN_FALSE' })
  return { ok: true, value: { feeSats: chosen.feeSats, added, further, shrunk } }
}

const NEEDS_MONEY: readonly FeeBumpRefusal['reason']['code'][] = ['RAISE_NO_CHANGE', 'RAISE_TOO_LITTLE']

const sumOf = (coins: readonly AddedCoin[]) => coins.reduce((sum, { valueSats }) => sum + valueSats, 0n)

const changeIn = ({ outputs }: Pick<BitcoinPsbtItem, 'outputs'>) =>
  outputs.find(({ role }) => role === 'change')?.valueSats ?? 0n

const sentIn = ({ outputs }: Pick<BitcoinPsbtItem, 'outputs'>) =>
  outputs.find(({ role }) => role === 'send')?.valueSats ?? 0n

// The newest refusals: a minimum falls again.
function refusalsOf(
  { obstacle }: Pick<Execution, 'obstacle'>,
  item: BitcoinPsbtItem,
  { terms, refused = [] }: Waiting,
): readonly FeeRefusal[] {
  const [newest] = refused
  const sized = (reason: Reason, refusedTerms: BitcoinTerms): readonly FeeRefusal[] => {
    const spent = spendingAt(item, refusedTerms)
    return spent.ok ? [{ reason, vbytes: leastSizeOf(spent.spending) }] : []
  }
  return [
    ...(obstacle ? sized(obstacle, terms) : []),
    ...(newest?.terms.terms === 'bitcoin' ? sized(newest.reason, newest.terms) : []),
  ]
}

// A network refuses the same bytes again.
function dearestOf({ terms, refused = [] }: Waiting): BitcoinTerms {
  let { feeSats } = terms
  for (const { terms: other } of refused) {
    if (other.terms === 'bitcoin' && other.feeSats > feeSats) feeSats = other.feeSats
  }
  return { ...terms, feeSats }
}

/** Same coins or more, higher fee. */
export function isBitcoinReplacement(terms: BitcoinTerms, state: ItemState | undefined): state is Waiting {
  if (!isWaiting(state)) return false
  const { outpoints, feeSats } = state.terms
  return outpoints.every((outpoint, at) => terms.outpoints[at] === outpoint) && terms.feeSats > feeSats
}

function isWaiting(state: ItemState | undefined): state is Waiting {
  if (!state || state.phase === 'planned' || state.terms.terms !== 'bitcoin') return false
  return state.phase === 'broadcast'
}

/** The extra fee above all attempts, satoshis. */
export function extraBitcoinFee(before: Waiting, after: BitcoinTerms): bigint {
  return after.feeSats - dearestOf(before).feeSats
}
