import type { OwnScript, UtxoFact } from '../../../core/chain/facts.ts'
import type { BitcoinAccount } from '../../../core/families/bitcoin/account.ts'
import type { BitcoinBalance } from '../../../core/families/bitcoin/balance.ts'
import type { ChainPosition } from '../../../core/families/bitcoin/block/chain-position.ts'
import { MOST_COINS_ELSEWHERE, MOST_COINS_SPENT } from '../../../core/families/bitcoin/coins/coin-selection.ts'
import { isFreeCoin, protectionOf } from '../../../core/families/bitcoin/coins/protected-coins.ts'
import { judgeFee } from '../../../core/families/bitcoin/fees/fee-policy.ts'
import { NEXT_BLOCK } from '../../../core/families/bitcoin/fees/fee-target.ts'
import { addressOfScript } from '../../../core/families/bitcoin/transaction/script.ts'
import type { ReasonCode } from '../../../core/reason/codes.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { ScannedAccount, ScannedAddress } from './account-scan.ts'
import { type DepositMaximum, depositMaximum } from './deposit-maximum.ts'
import type { BitcoinHoldings } from './holdings.ts'

export type CoinInChain = UtxoFact & Readonly<{ place: ChainPosition }>

export type AccountUtxoPorts = Readonly<{
  holdings: Pick<BitcoinHoldings, 'look' | 'lookFurther' | 'payer' | 'owner'>
  coins: (own: OwnScript) => Promise<Answer<readonly CoinInChain[]> & Readonly<{ isPartial?: true }>>
  tipHeight: () => Promise<Answer<number>>
  satsPerVbyte: (blocks: number) => Promise<Answer<number>>
}>

export type ShownCoin = Readonly<{
  txid: string
  vout: number
  valueSats: bigint
  address: string
  confirmations: number
  isLocked: boolean
  isFrozen?: true | undefined
}>

export type ShownAccount = Pick<BitcoinAccount, 'script'> &
  BitcoinBalance &
  Readonly<{ coins: readonly ShownCoin[]; isPartial?: true }>

export type AccountDepth = 'known' | 'fresh' | 'further'

const PARTIAL: readonly ReasonCode[] = ['TOO_OFTEN', 'ADDRESS_BUSY']
const EVERYTHING_SATS = 21_000_000n * 100_000_000n

/** Reads both accounts of an index with their coins. */
export async function accountsWithCoins(
  index: number,
  depth: AccountDepth,
  ports: AccountUtxoPorts,
): Promise<Answer<readonly ShownAccount[]>> {
  const { holdings } = ports
  const looking = depth === 'further' ? holdings.lookFurther(index) : holdings.look(index, depth === 'fresh')
  const [held, tip] = await Promise.all([looking, ports.tipHeight()])
  if (!held.ok) return held
  if (!tip.ok) return tip
  const shown: ShownAccount[] = []
  for (const { account, found } of held.value) {
    const coins = await coinsOf(found, ports)
    if (!coins.ok) return coins
    const inView = coins.value.map((coin) => shownCoin(coin, tip.value))
    const isPartial = !found.isWhole || !coins.isWhole
    shown.push({ script: account.script, ...found.balance, coins: inView, ...(isPartial ? { isPartial } : {}) })
  }
  return { ok: true, value: shown }
}

export type SpendableMaximum = DepositMaximum & Readonly<{ elsewhereSats: bigint; protectedSats: bigint }>

export type MaximumSpending = Readonly<{ chosen?: readonly string[] | undefined; isOfAccount?: boolean }>

/** By the chosen coins, else the account or its richest address. */
export async function mostSpendable(
  index: number,
  depository: string,
  ports: AccountUtxoPorts,
  { chosen, isOfAccount = false }: MaximumSpending = {},
): Promise<Answer<SpendableMaximum>> {
  const [payer, rate] = await Promise.all([
    payerFor(index, ports, { chosen, isOfAccount }),
    ports.satsPerVbyte(NEXT_BLOCK),
  ])
  if (!payer.ok) return payer
  if (!rate.ok) return rate
  const { ofPayer } = payer.value
  const held = chosen ? { ok: true as const, value: [] } : await ports.holdings.look(index)
  if (!held.ok) return held
  const all: CoinInChain[] = []
  for (const { found } of held.value) {
    const read = await coinsOf(found, ports)
    if (read.ok) all.push(...read.value)
  }
  const elsewhere = all.filter((coin) => isFreeCoin(coin) && coin.script !== payer.value.script).sort(byValue)
  const added = isOfAccount ? elsewhere.slice(0, MOST_COINS_ELSEWHERE) : []
  const free = [...ofPayer.toSorted(byValue), ...added].slice(0, MOST_COINS_SPENT)
  const { now, ...most } = depositMaximum(free, { depository, satsPerVbyte: rate.value })
  const judged = judgeFee(now)
  const isNothing = now.amountSats === 0n && judged.is === 'refused' && judged.reason.code === 'MINER_FEE_ABOVE_AMOUNT'
  if (judged.is === 'refused' && !isNothing) return failedFor(judged.reason)
  const elsewhereSats = sumOf(elsewhere.slice(added.length))
  const protectedSats = sumOf(all.filter((coin) => isUnspent(coin) && protectionOf(coin)))
  return { ok: true, value: { ...most, elsewhereSats, protectedSats } }
}

async function payerFor(
  index: number,
  { holdings, coins }: AccountUtxoPorts,
  { chosen, isOfAccount }: MaximumSpending,
): Promise<Answer<Readonly<{ script: OwnScript['script']; ofPayer: readonly UtxoFact[] }>>> {
  if (chosen) {
    const owner = await holdings.owner(index, chosen)
    if (!owner.ok) return owner
    const { script, isOfSeveral, chosen: ofPayer } = owner.value
    return isOfSeveral && !isOfAccount
      ? failedFor({ code: 'COINS_OF_SEVERAL' })
      : { ok: true, value: { script, ofPayer } }
  }
  const payer = await holdings.payer(index, EVERYTHING_SATS)
  if (!payer.ok) return payer
  const listed = await coins(payer.value)
  if (!listed.ok) return listed
  return { ok: true, value: { script: payer.value.script, ofPayer: listed.value.filter(isFreeCoin) } }
}

const byValue = (one: Pick<UtxoFact, 'valueSats'>, other: Pick<UtxoFact, 'valueSats'>) =>
  Number(other.valueSats - one.valueSats)

const isUnspent = ({ isLocked, place }: CoinInChain) => !isLocked && place.in === 'block'

const sumOf = (coins: readonly CoinInChain[]) => coins.reduce((sum, { valueSats }) => sum + valueSats, 0n)

async function coinsOf(
  { receive, change }: ScannedAccount,
  ports: AccountUtxoPorts,
): Promise<Answer<readonly CoinInChain[]> & Readonly<{ isWhole: boolean }>> {
  const coins: CoinInChain[] = []
  let isWhole = true
  for (const own of [...receive.addresses, ...change.addresses].filter(hasCoins)) {
    const answer = await ports.coins(own)
    if (answer.ok) coins.push(...answer.value)
    if (answer.ok) isWhole &&= !answer.isPartial
    else if (PARTIAL.includes(answer.reason.code)) isWhole = false
    else return { ...answer, isWhole: false }
  }
  return { ok: true, value: coins, isWhole }
}

export function hasCoins({ statistics: { confirmed, waiting } }: ScannedAddress): boolean {
  return confirmed.fundedSats + waiting.fundedSats > confirmed.spentSats + waiting.spentSats
}

function shownCoin(coin: CoinInChain, tipHeight: number): ShownCoin {
  const { txid, vout, valueSats, script, place, isLocked, isFrozen } = coin
  const confirmations = place.in === 'block' ? Math.max(1, tipHeight - place.blockHeight + 1) : 0
  const shown = { txid, vout, valueSats, address: addressOfScript(script), confirmations, isLocked }
  return isFrozen ? { ...shown, isFrozen } : shown
}
