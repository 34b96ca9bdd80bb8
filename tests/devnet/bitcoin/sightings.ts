import type { Hex, Sighting } from '../service/family.ts'
import { addressOf } from './addresses.ts'
import { BITCOIN_CHAIN_ID, BTC, blocksNeeded } from './currency.ts'
import { DEPOSITORY_KEY } from './keys.ts'
import type { Entry, Ledger } from './ledger.ts'
import { type BitcoinTransaction, opReturnData } from './transaction.ts'

// service-facts.md 6: the order id as text, which `|depositor=…|` may follow.
const ORDER_TEXT = /^(0x[0-9a-f]{64})(\|.*)?$/i

/** What a deposit is whatever becomes of it. */
type Deposit = Omit<Sighting, 'state'>

/**
 * Reads the deposits of transactions as they stand: what one pays to the depository for the order that its OP_RETURN
 * names, and each output to a deposit address. `watched` gives the deposit address of a script (hex).
 */
export function sightingReader(
  ledger: Ledger,
  watched: ReadonlyMap<string, string>,
): (entry: Entry) => readonly Sighting[] {
  // Only the state of a deposit changes, unless an address is watched anew.
  const known = new WeakMap<BitcoinTransaction, Readonly<{ watched: number; deposits: readonly Deposit[] }>>()
  const depositsIn = (transaction: BitcoinTransaction) => {
    const before = known.get(transaction)
    if (before?.watched === watched.size) return before.deposits
    const deposits = depositsOf(transaction, ledger, watched)
    known.set(transaction, { watched: watched.size, deposits })
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
  watched: ReadonlyMap<string, string>,
): readonly Deposit[] {
  const paidBy = inputs[0] && ledger.spentOutput(inputs[0])?.script
  const from = (paidBy && addressOf(paidBy)) ?? ''
  const common = { chainId: BITCOIN_CHAIN_ID, txHash: txid, from, currency: BTC.address }
  const orderId = outputs.flatMap(({ script }) => orderIdIn(script) ?? [])[0]
  const toDepository = outputs.filter(({ script }) => script === DEPOSITORY_KEY.script)
  const amount = toDepository.reduce((sum, { valueSats }) => sum + valueSats, 0n)
  const vout = outputs.findIndex(({ script }) => script === DEPOSITORY_KEY.script)
  const deposit = orderId !== undefined && amount > 0n ? [{ key: `${txid}:${vout}`, ...common, orderId, amount }] : []
  const toAddresses = outputs.flatMap(({ script, valueSats }, at) => {
    const depositAddress = watched.get(script)
    return depositAddress === undefined ? [] : [{ key: `${txid}:${at}`, ...common, depositAddress, amount: valueSats }]
  })
  return [...deposit, ...toAddresses]
}

function orderIdIn(script: string): Hex | undefined {
  const data = opReturnData(script)
  const text = data && new TextDecoder().decode(data)
  return text === undefined ? undefined : (ORDER_TEXT.exec(text)?.[1]?.toLowerCase() as Hex | undefined)
}
