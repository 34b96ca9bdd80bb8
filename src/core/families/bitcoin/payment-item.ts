import type { BitcoinPsbtItem, DepositAddressItem } from '../../execution/item.ts'
import type { CoinSelection } from './coins/coin-selection.ts'
import { outputScriptOf } from './transaction/output-script.ts'
import type { KeyOrigin } from './transaction/psbt-key-fields.ts'
import { type InputToSpend, unsignedPsbt } from './transaction/unsigned.ts'

/**
 * The exact amount, change to our key. UTXO values must come from their transactions.
 *
 * @throws RangeError for a foreign address
 */
export function bitcoinPaymentItem(
  asked: DepositAddressItem,
  from: string,
  { coins, changeSats, feeSats }: CoinSelection<InputToSpend>,
  change: KeyOrigin,
): BitcoinPsbtItem {
  const script = outputScriptOf(asked.address)
  if (!script) throw new RangeError(`expected an address of Bitcoin, got ${asked.address}`)
  const deposit = { role: 'deposit', script, valueSats: asked.amount, origin: undefined } as const
  const back = { role: 'change', script: change.script, valueSats: changeSats, origin: change } as const
  const payments = changeSats > 0n ? [deposit, back] : [deposit]
  return {
    kind: 'bitcoinPsbt',
    chainId: asked.chainId,
    from,
    psbt: unsignedPsbt(coins, payments),
    inputs: coins.map(({ txid, vout, valueSats, script: own, path }) => ({ txid, vout, valueSats, script: own, path })),
    outputs: payments.map(({ role, script: to, valueSats }) => ({ role, script: to, valueSats })),
    feeSats,
    currency: asked.currency,
    amount: asked.amount,
    counterparty: asked.address,
  }
}
