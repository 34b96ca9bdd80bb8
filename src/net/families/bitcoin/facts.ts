import { hexToBytes } from '@noble/hashes/utils'
import {
  type BitcoinFacts,
  type Fact,
  knownFact,
  type OwnScript,
  type UnconfirmedFact,
  type UtxoFact,
  unknownFact,
} from '../../../core/chain/facts.ts'
import type { ChainPosition } from '../../../core/families/bitcoin/block/chain-position.ts'
import { MOST_COINS_ELSEWHERE } from '../../../core/families/bitcoin/coins/coin-selection.ts'
import { NEXT_BLOCK } from '../../../core/families/bitcoin/fees/fee-target.ts'
import type { readPsbt as ReadPsbt } from '../../../core/families/bitcoin/transaction/psbt.ts'
import { addressOfScript, scriptOfAddress } from '../../../core/families/bitcoin/transaction/script.ts'
import { type Outpoint, outpointKey } from '../../../core/families/bitcoin/transaction/transaction.ts'
import type { Intent } from '../../../core/intent/intent.ts'
import type { Quote } from '../../../core/quote/quote.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import { bytesToHex, type Hex } from '../../../lib/hex.ts'
import type { BitcoinClient, HashedTransaction } from './client.ts'
import { readUnconfirmed } from './unconfirmed.ts'

/**
 * `ownScripts`: all of the wallet. `locked`: other transfers' coins, `txid:vout`. `attempts`: this transfer's txids,
 * whose coins a replacement may spend.
 */
export type BitcoinFactsAbout = Readonly<{
  bitcoin: BitcoinClient
  intent: Pick<Intent, 'user'>
  quote: Pick<Quote, 'steps'>
  ownScripts: readonly OwnScript[]
  locked: ReadonlySet<string>
  attempts: ReadonlySet<string>
}>

export type PositionedCoin = UtxoFact & Readonly<{ place: ChainPosition }>
export type ReadCoins = Answer<readonly PositionedCoin[]> & Readonly<{ isPartial?: true }>

const AT_ONCE = 6
/** The verifier refuses more. */
const MOST_COINS = 500
const MOST_UNLISTED = 40

/** Reads the verifier's facts about Bitcoin; spent coins' transactions are whole and hashed. */
export async function readBitcoinFacts(about: BitcoinFactsAbout): Promise<BitcoinFacts> {
  const { bitcoin, intent, quote, ownScripts } = about
  const script = scriptOfAddress(intent.user)
  const owner = ownScripts.find((own) => own.script === script)
  const chosen = await spentBy(quote)
  const [coins, rate, tip] = await Promise.all([
    owner ? coinsOfAll(chosen, owner, about) : NOT_OURS,
    bitcoin.satsPerVbyte(NEXT_BLOCK),
    bitcoin.tipHeight(),
  ])
  const names = new Set(chosen.map(outpointKey))
  const spent = coins.ok ? coins.value.filter((coin) => names.has(outpointKey(coin))) : []
  return {
    family: 'bitcoin',
    coins: factOf(coins, bitcoin),
    previous: await previousOf(spent, bitcoin),
    highPriorityRate: factOf(rate, bitcoin),
    tipHeight: factOf(tip, bitcoin),
    ownScripts,
  }
}

/** Reads the coins at an own address. */
export async function readCoins(
  bitcoin: Pick<BitcoinClient, 'unspent'>,
  { script, path, publicKey }: OwnScript,
  locked: ReadonlySet<string>,
): Promise<ReadCoins> {
  const answer = await bitcoin.unspent(addressOfScript(script))
  if (!answer.ok) return answer
  const names = new Set(answer.value.map(outpointKey))
  if (names.size < answer.value.length)
    return failedFor({ code: 'CONTRADICTION' }, 'The explorer names a coin of yours twice')
  const coins = answer.value.map(({ txid, vout, valueSats, place }) => {
    return { txid, vout, valueSats, place, script, path, publicKey, isLocked: locked.has(outpointKey({ txid, vout })) }
  })
  return { ...answer, value: coins }
}

async function coinsOfAll(
  chosen: readonly Outpoint[],
  owner: OwnScript,
  about: BitcoinFactsAbout,
): Promise<Answer<readonly UtxoFact[]>> {
  const held = await coinsFor(chosen, owner, about)
  if (!held.ok) return held
  const names = new Set(held.value.map(outpointKey))
  const missing = chosen.filter((outpoint) => !names.has(outpointKey(outpoint))).slice(0, MOST_COINS_ELSEWHERE)
  const found = await batched(missing, async ({ txid, vout }) => {
    const made = await about.bitcoin.transaction(txid)
    const output = made.ok && made.value?.transaction.outputs[vout]
    return made.ok ? output && bytesToHex(output.script) : made
  })
  const failed = found.find((each) => typeof each === 'object')
  if (failed) return failed
  const all = [...held.value]
  for (const other of about.ownScripts.filter((own) => own !== owner && found.includes(own.script))) {
    const coins = await coinsFor(chosen, other, about)
    if (!coins.ok) return coins
    all.push(...coins.value)
  }
  return { ok: true, value: all }
}

// The explorer no longer lists coins that an earlier attempt spends.
async function coinsFor(
  chosen: readonly Outpoint[],
  owner: OwnScript,
  about: BitcoinFactsAbout,
): Promise<Answer<readonly UtxoFact[]>> {
  const { bitcoin, locked, attempts } = about
  const listed = await readCoins(bitcoin, owner, locked)
  const isBusy = listed.ok ? listed.isPartial : listed.reason.code === 'ADDRESS_BUSY'
  const read = isBusy ? await withUnlisted(listed, chosen, owner, about) : listed
  const held = read.ok ? await withAncestry(read.value, chosen, about) : read
  if (!held.ok || attempts.size === 0) return held
  const names = new Set(held.value.map(outpointKey))
  const missing = chosen.filter((outpoint) => !names.has(outpointKey(outpoint)))
  const all = [...held.value]
  for (const again of await batched(missing, (outpoint) => spentByUs(outpoint, owner, { bitcoin, attempts }))) {
    if (!again.ok) return again
    if (again.value) all.push(again.value)
  }
  return { ok: true, value: all }
}

// The quote may be right about unlisted coins.
async function withUnlisted(
  listed: ReadCoins,
  chosen: readonly Outpoint[],
  owner: OwnScript,
  { bitcoin, locked }: BitcoinFactsAbout,
): Promise<ReadCoins> {
  const coins = listed.ok ? listed.value : []
  const names = new Set(coins.map(outpointKey))
  const unlisted = chosen.filter((outpoint) => !names.has(outpointKey(outpoint)))
  if (chosen.length === 0) return listed
  if (unlisted.length > MOST_UNLISTED) return failedFor({ code: 'ADDRESS_BUSY' })
  const found: PositionedCoin[] = []
  for (const read of await batched(unlisted, (outpoint) => unspentCoin(outpoint, owner, bitcoin))) {
    if (!read.ok) return read
    if (read.value) found.push({ ...read.value, isLocked: locked.has(outpointKey(read.value)) })
  }
  return { ok: true, value: [...coins, ...found], isPartial: true }
}

async function unspentCoin(
  outpoint: Outpoint,
  owner: OwnScript,
  bitcoin: BitcoinClient,
): Promise<Answer<PositionedCoin | undefined>> {
  const [outspend, made, place] = await Promise.all([
    bitcoin.outspend(outpoint),
    bitcoin.transaction(outpoint.txid),
    bitcoin.place(outpoint.txid),
  ])
  if (!made.ok) return made
  if (!place.ok) return place
  const coin = made.value && coinOf(outpoint, owner, made.value)
  if (!coin || !place.value) return { ok: true, value: undefined }
  if (!outspend.ok) return outspend
  return { ok: true, value: outspend.value?.spent === false ? { ...coin, place: place.value } : undefined }
}

async function withAncestry(
  coins: readonly PositionedCoin[],
  chosen: readonly Outpoint[],
  { bitcoin, ownScripts }: BitcoinFactsAbout,
): Promise<Answer<readonly UtxoFact[]>> {
  const names = new Set(chosen.map(outpointKey))
  const known = new Map<string, Answer<UnconfirmedFact>>()
  const all: UtxoFact[] = []
  for (const coin of coins) {
    if (coin.place.in === 'block' || !names.has(outpointKey(coin))) {
      all.push(coin)
      continue
    }
    const unconfirmed = known.get(coin.txid) ?? (await readUnconfirmed(coin, ownScripts, bitcoin))
    known.set(coin.txid, unconfirmed)
    if (!unconfirmed.ok) return unconfirmed
    all.push({ ...coin, unconfirmed: unconfirmed.value })
  }
  return { ok: true, value: all }
}

async function spentByUs(
  outpoint: Outpoint,
  owner: OwnScript,
  { bitcoin, attempts }: Pick<BitcoinFactsAbout, 'bitcoin' | 'attempts'>,
): Promise<Answer<UtxoFact | undefined>> {
  const [outspend, made] = await Promise.all([bitcoin.outspend(outpoint), bitcoin.transaction(outpoint.txid)])
  if (!outspend.ok) return outspend
  if (!made.ok) return made
  const isOurs = outspend.value?.spent && attempts.has(outspend.value.txid)
  return { ok: true, value: isOurs && made.value ? coinOf(outpoint, owner, made.value) : undefined }
}

function coinOf(
  { txid, vout }: Outpoint,
  { script, path, publicKey }: OwnScript,
  { transaction }: HashedTransaction,
): UtxoFact | undefined {
  const output = transaction.outputs[vout]
  if (!output || bytesToHex(output.script) !== script) return undefined
  return { txid, vout, valueSats: output.valueSats, script, path, publicKey, isLocked: false }
}

// An unreadable PSBT spends no coins here; the verifier refuses it.
async function spentBy({ steps }: Pick<Quote, 'steps'>): Promise<readonly Outpoint[]> {
  const texts = steps.flatMap(({ items }) => items.map(({ data }) => data?.['psbt']))
  const { readPsbt } = await import('../../../core/families/bitcoin/transaction/psbt.ts')
  return texts.flatMap((psbt) => outpointsIn(psbt, readPsbt)).slice(0, MOST_COINS)
}

function outpointsIn(psbt: unknown, read: typeof ReadPsbt): readonly Outpoint[] {
  if (typeof psbt !== 'string') return []
  try {
    return read(hexToBytes(psbt)).transaction.inputs
  } catch {
    return []
  }
}

async function previousOf(coins: readonly UtxoFact[], bitcoin: BitcoinClient): Promise<BitcoinFacts['previous']> {
  const txids = [...new Set(coins.map(({ txid }) => txid))]
  return Object.fromEntries(await batched(txids, async (txid) => [txid, await previous(txid, bitcoin)] as const))
}

// Explorers limit parallel requests.
async function batched<T, U>(all: readonly T[], ask: (one: T) => Promise<U>): Promise<readonly U[]> {
  const answers: U[] = []
  for (let from = 0; from < all.length; from += AT_ONCE) {
    answers.push(...(await Promise.all(all.slice(from, from + AT_ONCE).map(ask))))
  }
  return answers
}

async function previous(txid: string, bitcoin: BitcoinClient): Promise<Fact<Hex>> {
  const answer = await bitcoin.transaction(txid)
  if (!answer.ok) return unknownFact(answer.reason)
  return answer.value ? knownFact(answer.value.raw, bitcoin.source) : unknownFact({ code: 'EXPLORER_LACKS' })
}

function factOf<T>(answer: Answer<T>, { source }: BitcoinClient): Fact<T> {
  return answer.ok ? knownFact(answer.value, source) : unknownFact(answer.reason)
}

const NOT_OURS = failedFor({ code: 'ADDRESS_FOREIGN' })
