import type { OwnScript, UtxoFact } from '../../../core/chain/facts.ts'
import type { BitcoinPsbtItem, DepositAddressItem } from '../../../core/execution/item.ts'
import { type CoinSelection, selectCoins, spendAll } from '../../../core/families/bitcoin/coins/coin-selection.ts'
import { chosenAmong, isFreeCoin } from '../../../core/families/bitcoin/coins/protected-coins.ts'
import { accountIndexOf } from '../../../core/families/bitcoin/derivation-path.ts'
import { dustSats } from '../../../core/families/bitcoin/dust.ts'
import { judgeFeeOf } from '../../../core/families/bitcoin/fees/fee-policy.ts'
import { NEXT_BLOCK } from '../../../core/families/bitcoin/fees/fee-target.ts'
import { relayProblemOf } from '../../../core/families/bitcoin/relay-policy.ts'
import type { KeyOrigin } from '../../../core/families/bitcoin/transaction/psbt-key-fields.ts'
import { addressOfScript, scriptOfAddress } from '../../../core/families/bitcoin/transaction/script.ts'
import type { DecodedTransaction } from '../../../core/families/bitcoin/transaction/transaction.ts'
import type { InputToSpend } from '../../../core/families/bitcoin/transaction/unsigned.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import { bytesToHex } from '../../../lib/hex.ts'
import type { CoinInChain } from '../../families/bitcoin/account-utxos.ts'
import type { BitcoinHoldings } from '../../families/bitcoin/holdings.ts'
import { inBitcoin, notEnough } from './too-little.ts'

export type BitcoinPaymentPorts = Readonly<{
  holdings: Pick<BitcoinHoldings, 'look' | 'payer'>
  coins: (own: OwnScript) => Promise<Answer<readonly CoinInChain[]>>
  /** The bytes hash to the id. */
  transaction: (txid: string) => Promise<Answer<DecodedTransaction | undefined>>
  /** The rate is for inclusion within that many blocks. */
  satsPerVbyte: (blocks: number) => Promise<Answer<number>>
}>

type BuiltPayment = Readonly<{ payment: BitcoinPsbtItem; spareCoins: readonly CoinInChain[] }>

/** Builds a deposit payment from one own address. */
export async function buildBitcoinPayment(
  asked: DepositAddressItem,
  index: number,
  ports: BitcoinPaymentPorts,
): Promise<Answer<BuiltPayment>> {
  const payer = await ports.holdings.payer(index, asked.amount)
  return payer.ok ? buildPaymentFrom(payer.value, asked, ports) : payer
}

/** Builds it from one address if possible. Coin values come from their transactions. */
export async function buildPaymentFrom(
  payer: OwnScript,
  asked: DepositAddressItem,
  ports: Omit<BitcoinPaymentPorts, 'holdings'> & Readonly<{ holdings: Pick<BitcoinHoldings, 'look'> }>,
  {
    outpoints,
    isOfAccount = false,
  }: Readonly<{ outpoints?: readonly string[] | undefined; isOfAccount?: boolean }> = {},
): Promise<Answer<BuiltPayment>> {
  const to = scriptOfAddress(asked.address)
  if (!to) return failedFor({ code: 'ADDRESS_UNKNOWN' }, `${asked.address} is no address of Bitcoin`)
  const [rate, coins] = await Promise.all([ports.satsPerVbyte(NEXT_BLOCK), ports.coins(payer)])
  if (!rate.ok) return rate
  if (!coins.ok) return coins
  const change = await changeOf(payer, ports)
  if (!change.ok) return change
  const free = coins.value.filter(isFreeCoin)
  const satsPerVbyte = rate.value
  const least = dustSats(to)
  if (asked.amount < least)
    return failedFor({ code: 'PAYMENT_DUST', amount: inBitcoin(asked.amount), least: inBitcoin(least) })
  const pays = { amount: asked.amount, to, change: change.value.script, satsPerVbyte }
  const found = outpoints && (await chosenCoins(payer, { outpoints, listed: coins.value, isOfAccount }, ports))
  if (found && !found.ok) return found
  const chosen = found?.value
  const single = chosen ? spendAll(chosen, pays) : selectCoins(free, pays)
  if (!single && (chosen || !isOfAccount))
    return failedFor(notEnough(chosen ?? free, asked.amount, chosen ? 'CHOSEN_COINS_TOO_LITTLE' : 'COINS_TOO_LITTLE'))
  const joined: Answer<CoinSelection<CoinInChain>> = single
    ? { ok: true, value: single }
    : await (await import('./account-coins.ts')).selectOfAccount(payer, { free, pays }, ports)
  if (!joined.ok) return joined
  const choice = joined.value
  const spends: InputToSpend[] = []
  for (const coin of choice.coins) {
    const spend = await provenCoin(coin, ports)
    if (!spend.ok) return spend
    spends.push(spend.value)
  }
  const { bitcoinPaymentItem } = await import('../../../core/families/bitcoin/payment-item.ts')
  const step = bitcoinPaymentItem(asked, addressOfScript(payer.script), { ...choice, coins: spends }, change.value)
  const judged = judgeFeeOf(step, step.feeSats)
  if (judged.is === 'refused') return failedFor(judged.reason)
  const problem = relayProblemOf(
    step.inputs.map(({ script }) => script),
    step.outputs,
  )
  if (problem) return failedFor({ code: 'NOT_RELAYED' }, `No node relays it: ${problem}`)
  return { ok: true, value: { payment: step, spareCoins: free.filter((coin) => !choice.coins.includes(coin)) } }
}

async function chosenCoins(
  payer: OwnScript,
  about: Readonly<{ outpoints: readonly string[]; listed: readonly CoinInChain[]; isOfAccount: boolean }>,
  ports: Pick<BitcoinPaymentPorts, 'coins'> & Readonly<{ holdings: Pick<BitcoinHoldings, 'look'> }>,
): Promise<Answer<readonly CoinInChain[]>> {
  const { outpoints, listed, isOfAccount } = about
  const chosen = chosenAmong(listed, outpoints)
  if (chosen) return { ok: true, value: chosen }
  if (!isOfAccount) return failedFor({ code: 'CHOSEN_COIN_GONE' })
  return (await import('./account-coins.ts')).chosenOfAccount(payer, { outpoints, listed }, ports)
}

export async function changeOf(
  payer: OwnScript,
  { holdings }: Readonly<{ holdings: Pick<BitcoinHoldings, 'look'> }>,
): Promise<Answer<KeyOrigin>> {
  const held = await holdings.look(accountIndexOf(payer.path))
  if (!held.ok) return held
  const account = held.value.find(({ found: { receive, change } }) =>
    [...receive.addresses, ...change.addresses].some(({ script }) => script === payer.script),
  )
  if (!account) return failedFor({ code: 'BITCOIN_CHANGED' })
  const { script, path, publicKey } = account.found.change.next
  return { ok: true, value: { script, path, publicKey } }
}

export async function provenCoin(
  coin: UtxoFact,
  { transaction }: Pick<BitcoinPaymentPorts, 'transaction'>,
): Promise<Answer<InputToSpend>> {
  const made = await transaction(coin.txid)
  if (!made.ok) return made
  const output = made.value?.transaction.outputs[coin.vout]
  if (!made.value || !output || output.valueSats !== coin.valueSats || bytesToHex(output.script) !== coin.script) {
    return failedFor({ code: 'COIN_FALSE' })
  }
  const { txid, vout, valueSats, script, path, publicKey } = coin
  return { ok: true, value: { txid, vout, valueSats, script, path, publicKey, previous: made.value.stripped } }
}
