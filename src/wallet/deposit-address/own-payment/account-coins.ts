import type { OwnScript } from '../../../core/chain/facts.ts'
import {
  type CoinSelection,
  MOST_COINS_ELSEWHERE,
  type PaymentToFund,
  selectCoins,
} from '../../../core/families/bitcoin/coins/coin-selection.ts'
import { chosenAmong, isFreeCoin } from '../../../core/families/bitcoin/coins/protected-coins.ts'
import { accountIndexOf } from '../../../core/families/bitcoin/derivation-path.ts'
import { type Answer, type Failure, failedFor } from '../../../core/reason/reason.ts'
import type { ScannedAddress } from '../../families/bitcoin/account-scan.ts'
import { type CoinInChain, hasCoins } from '../../families/bitcoin/account-utxos.ts'
import type { BitcoinHoldings } from '../../families/bitcoin/holdings.ts'
import { unspentSats } from '../../families/bitcoin/payer.ts'
import { notEnough } from './too-little.ts'

type Ports = Readonly<{
  holdings: Pick<BitcoinHoldings, 'look'>
  coins: (own: OwnScript) => Promise<Answer<readonly CoinInChain[]>>
}>

/** Adds few other addresses of the account: each is revealed. */
export async function selectOfAccount(
  payer: OwnScript,
  { free, pays }: Readonly<{ free: readonly CoinInChain[]; pays: PaymentToFund }>,
  { holdings, coins }: Ports,
): Promise<Answer<CoinSelection<CoinInChain>>> {
  const others = await othersOf(payer, { holdings })
  if (!others.ok) return others
  const elsewhere: CoinInChain[] = []
  let unread: Failure | undefined
  for (const address of others.value) {
    const answer = await coins(address)
    if (!answer.ok) unread ??= answer
    else elsewhere.push(...answer.value.filter(isFreeCoin))
    const best = elsewhere.toSorted((one, other) => Number(other.valueSats - one.valueSats))
    const choice = selectCoins([...free, ...best.slice(0, MOST_COINS_ELSEWHERE)], pays)
    if (choice) return { ok: true, value: { ...choice, coins: payerFirst(choice.coins, payer) } }
  }
  return unread ?? failedFor(notEnough([...free, ...elsewhere], pays.amount, 'ALL_COINS_TOO_LITTLE'))
}

/** Finds chosen coins at few further addresses. */
export async function chosenOfAccount(
  payer: OwnScript,
  { outpoints, listed }: Readonly<{ outpoints: readonly string[]; listed: readonly CoinInChain[] }>,
  { holdings, coins }: Ports,
): Promise<Answer<readonly CoinInChain[]>> {
  const others = await othersOf(payer, { holdings })
  if (!others.ok) return others
  const all = [...listed]
  let unread: Failure | undefined
  for (const address of others.value) {
    const answer = await coins(address)
    if (!answer.ok) unread ??= answer
    else all.push(...answer.value)
    const chosen = chosenAmong(all, outpoints)
    if (!chosen) continue
    const elsewhere = chosen.filter(({ script }) => script !== payer.script)
    if (elsewhere.length > MOST_COINS_ELSEWHERE) return failedFor({ code: 'COINS_OF_SEVERAL' })
    return { ok: true, value: payerFirst(chosen, payer) }
  }
  return unread ?? failedFor({ code: 'CHOSEN_COIN_GONE' })
}

async function othersOf(
  payer: OwnScript,
  { holdings }: Pick<Ports, 'holdings'>,
): Promise<Answer<readonly ScannedAddress[]>> {
  const held = await holdings.look(accountIndexOf(payer.path))
  if (!held.ok) return held
  const others = held.value
    .flatMap(({ found: { receive, change } }) => [...receive.addresses, ...change.addresses])
    .filter((address) => address.script !== payer.script && hasCoins(address))
    .sort((one, other) => Number(unspentSats(other) - unspentSats(one)))
  return { ok: true, value: others }
}

// A bump adds coins of the first one's address.
function payerFirst(coins: readonly CoinInChain[], { script }: OwnScript): readonly CoinInChain[] {
  const isPayers = (coin: CoinInChain) => coin.script === script
  return [...coins.filter(isPayers), ...coins.filter((coin) => !isPayers(coin))]
}
