import type { OwnScript, UtxoFact } from '../../../core/chain/facts.ts'
import type { AccountAddress, BitcoinAccount } from '../../../core/families/bitcoin/account.ts'
import { chosenAmong, isFreeCoin } from '../../../core/families/bitcoin/coins/protected-coins.ts'
import { outpointKey } from '../../../core/families/bitcoin/transaction/transaction.ts'
import { type Answer, type Failure, failedFor } from '../../../core/reason/reason.ts'
import type { ScannedAccount, ScannedAddress } from './account-scan.ts'

/** `availableSats` needs no tick. */
export type Payer = AccountAddress & Readonly<{ availableSats: bigint }>

type Holding = Readonly<{ account: Pick<BitcoinAccount, 'script'>; found: ScannedAccount }>

type Candidate = Readonly<{ address: ScannedAddress; isTaproot: boolean; mostSats: bigint }>

const MOST_ASKED = 8

/** Picks segwit before Taproot, then the least sufficient address, else the richest; without protected coins. */
export async function payerAmong(
  held: readonly Holding[],
  amountSats: bigint,
  coins: (own: OwnScript) => Promise<Answer<readonly UtxoFact[]>>,
): Promise<Payer | undefined> {
  const all = held.flatMap(candidatesOf)
  const isEnough = ({ mostSats }: Candidate) => mostSats > amountSats
  const first = all.filter(isEnough).sort((a, b) => bySegwit(a, b) || Number(a.mostSats - b.mostSats))
  const others = all.filter((each) => !isEnough(each)).sort((a, b) => Number(b.mostSats - a.mostSats))
  let richest: Payer | undefined
  let busy: Payer | undefined
  let asked = 0
  for (const { address, mostSats } of [...first, ...others]) {
    if (richest && mostSats <= richest.availableSats) continue
    if (asked >= MOST_ASKED) break
    if (mostSats > 0n) asked += 1
    const availableSats = mostSats > 0n ? await freeSats(address, mostSats, coins) : 0n
    if (availableSats === 'busy') {
      busy ??= { ...address, availableSats: mostSats }
      continue
    }
    if (availableSats > amountSats) return { ...address, availableSats }
    if (!richest || availableSats > richest.availableSats) richest = { ...address, availableSats }
  }
  const isBest = busy !== undefined && (busy.availableSats > amountSats || (richest?.availableSats ?? 0n) === 0n)
  return isBest ? busy : richest
}

/** Chosen coins, and the address that has most of them. */
export type Owner = Payer & Readonly<{ chosen: readonly UtxoFact[]; isOfSeveral: boolean }>

export async function ownerAmong(
  held: readonly Holding[],
  outpoints: readonly string[],
  coins: (own: OwnScript) => Promise<Answer<readonly UtxoFact[]>>,
): Promise<Answer<Owner>> {
  let unread: Failure | undefined
  const read: UtxoFact[] = []
  let owner: Readonly<{ address: ScannedAddress; count: number }> | undefined
  for (const { address, mostSats } of held.flatMap(candidatesOf)) {
    if (mostSats === 0n) continue
    const answer = await coins(address)
    if (!answer.ok) {
      unread ??= answer
      continue
    }
    const here = answer.value.filter((coin) => outpoints.includes(outpointKey(coin)))
    if (here.length > (owner?.count ?? 0)) owner = { address, count: here.length }
    read.push(...here)
    const chosen = chosenAmong(read, outpoints)
    if (!chosen || !owner) continue
    const isOfSeveral = owner.count < chosen.length
    return { ok: true, value: { ...owner.address, availableSats: sumOf(chosen), chosen, isOfSeveral } }
  }
  return unread ?? failedFor({ code: 'CHOSEN_COIN_GONE' })
}

function candidatesOf({ account, found: { receive, change } }: Holding): readonly Candidate[] {
  return [...receive.addresses, ...change.addresses]
    .filter(({ statistics }) => statistics.transactions > 0)
    .map((address) => ({ address, isTaproot: account.script === 'p2tr', mostSats: unspentSats(address) }))
}

export function unspentSats({ statistics: { confirmed, waiting } }: ScannedAddress): bigint {
  const sats = confirmed.fundedSats - confirmed.spentSats - waiting.spentSats
  return sats > 0n ? sats : 0n
}

async function freeSats(
  address: ScannedAddress,
  mostSats: bigint,
  coins: (own: OwnScript) => Promise<Answer<readonly UtxoFact[]>>,
): Promise<bigint | 'busy'> {
  const answer = await coins(address)
  if (!answer.ok) return answer.reason.code === 'ADDRESS_BUSY' ? 'busy' : mostSats
  return sumOf(answer.value.filter(isFreeCoin))
}

const sumOf = (coins: readonly UtxoFact[]) => coins.reduce((sum, { valueSats }) => sum + valueSats, 0n)

const bySegwit = (a: Candidate, b: Candidate) => Number(a.isTaproot) - Number(b.isTaproot)
