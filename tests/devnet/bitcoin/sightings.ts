import type { Hex, Sighting } from '../service/family.ts'
import { addressOf } from './addresses.ts'
import { BITCOIN_CHAIN_ID, BTC, blocksNeeded } from './currency.ts'
import { DEPOSITORY_KEY } from './keys.ts'
import type { Entry, Ledger } from './ledger.ts'
import { opReturnData } from './transaction.ts'

// service-facts.md 6: the order id as text, which `|depositor=…|` may follow.
const ORDER_TEXT = /^(0x[0-9a-f]{64})(\|.*)?$/i

/**
 * The deposits of one transaction as it stands: what it pays to the depository for the order that its OP_RETURN names,
 * and each output to a deposit address. `watched` gives the deposit address of a script (hex).
 */
export function sightingsOf(entry: Entry, ledger: Ledger, watched: ReadonlyMap<string, string>): readonly Sighting[] {
  const { txid, outputs, inputs } = entry.transaction
  const paidBy = inputs[0] && ledger.spentOutput(inputs[0])?.script
  const common = {
    chainId: BITCOIN_CHAIN_ID,
    txHash: txid,
    from: (paidBy && addressOf(paidBy)) ?? '',
    currency: BTC.address,
  }
  const sighting = (vout: number, amount: bigint, target: Readonly<{ orderId: Hex } | { depositAddress: string }>) => ({
    key: `${txid}:${vout}`,
    ...common,
    ...target,
    amount,
    state: ledger.confirmations(entry) >= blocksNeeded(amount) ? ('confirmed' as const) : ('seen' as const),
  })
  const orderId = outputs.flatMap(({ script }) => orderIdIn(script) ?? [])[0]
  const toDepository = outputs.filter(({ script }) => script === DEPOSITORY_KEY.script)
  const total = toDepository.reduce((sum, { valueSats }) => sum + valueSats, 0n)
  const first = outputs.findIndex(({ script }) => script === DEPOSITORY_KEY.script)
  const deposit = orderId !== undefined && total > 0n ? [sighting(first, total, { orderId })] : []
  const toAddresses = outputs.flatMap(({ script, valueSats }, vout) => {
    const depositAddress = watched.get(script)
    return depositAddress === undefined ? [] : [sighting(vout, valueSats, { depositAddress })]
  })
  return [...deposit, ...toAddresses]
}

function orderIdIn(script: string): Hex | undefined {
  const data = opReturnData(script)
  const text = data && new TextDecoder().decode(data)
  return text === undefined ? undefined : (ORDER_TEXT.exec(text)?.[1]?.toLowerCase() as Hex | undefined)
}
