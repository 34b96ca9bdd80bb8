import type { Hex } from '../service/chain.ts'
import type { Sighting } from '../service/sighting.ts'
import { addressOf } from './addresses.ts'
import { BITCOIN_CHAIN_ID, BTC, blocksNeeded } from './currency.ts'
import { DEPOSITORY_KEY } from './keys.ts'
import type { Entry, Ledger } from './ledger.ts'
import { type BitcoinTransaction, type Output, opReturnData } from './transaction.ts'
import { sizeOf, type Watched } from './watched.ts'

// service-facts.md 6: the order id as text, optionally with `|depositor=…|`.
const ORDER_TEXT = /^(0x[0-9a-f]{64})(\|.*)?$/i

type Deposit = Omit<Sighting, 'state'>

/** Makes a reader of a transaction's deposits: to the depository, deposit addresses, or a send's recipient. */
export function sightingReader(ledger: Ledger, watched: Watched): (entry: Entry) => readonly Sighting[] {
  // Only the state changes, unless more is watched.
  const known = new WeakMap<BitcoinTransaction, Readonly<{ watched: number; deposits: readonly Deposit[] }>>()
  const depositsIn = (transaction: BitcoinTransaction) => {
    const before = known.get(transaction)
    if (before?.watched === sizeOf(watched)) return before.deposits
    const deposits = depositsOf(transaction, ledger, watched)
    known.set(transaction, { watched: sizeOf(watched), deposits })
    return deposits
  }
  return (entry) => {
    const confirmations = ledger.confirmations(entry)
    return depositsIn(entry.transaction).map((deposit) => ({
      ...deposit,
      state: confirmations >= blocksNeeded(deposit.amount) ? 'confirmed' : 'seen',
    }))
  }
}

function depositsOf(
  { txid, outputs, inputs }: BitcoinTransaction,
  ledger: Ledger,
  { addresses, sends }: Watched,
): readonly Deposit[] {
  const paidBy = inputs[0] && ledger.spentOutput(inputs[0])?.script
  const from = (paidBy && addressOf(paidBy)) ?? ''
  const common = { chainId: BITCOIN_CHAIN_ID, txHash: txid, from, currency: BTC.address }
  const orderId = outputs.flatMap(({ script }) => orderIdIn(script) ?? [])[0]
  const send = orderId && sends.get(orderId)
  const due = send ?? { script: DEPOSITORY_KEY.script, valueSats: 1n }
  const amount = paidTo(due.script, outputs)
  const vout = outputs.findIndex(({ script }) => script === due.script)
  const isPaid = orderId !== undefined && amount >= due.valueSats
  const deposit = isPaid ? [{ key: `${txid}:${vout}`, ...common, orderId, amount }] : []
  const toAddresses = outputs.flatMap(({ script, valueSats }, at) => {
    const depositAddress = addresses.get(script)
    return depositAddress === undefined ? [] : [{ key: `${txid}:${at}`, ...common, depositAddress, amount: valueSats }]
  })
  return [...deposit, ...toAddresses]
}

function paidTo(to: string, outputs: readonly Output[]): bigint {
  return outputs.reduce((sum, { script, valueSats }) => (script === to ? sum + valueSats : sum), 0n)
}

function orderIdIn(script: string): Hex | undefined {
  const data = opReturnData(script)
  const text = data && new TextDecoder().decode(data)
  return text === undefined ? undefined : (ORDER_TEXT.exec(text)?.[1]?.toLowerCase() as Hex | undefined)
}
