import type { EvmTransactionItem } from '../../../core/execution/item.ts'
import { mostGasWei } from '../../../core/families/evm/gas-limits.ts'
import type { Currency } from '../../../core/money/currency.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import { formatDecimal } from '../../../lib/decimal.ts'
import type { NodePort } from '../../families/evm/node-port.ts'

export type EvmPaymentPorts = Readonly<{
  node: (chainId: number) => Pick<NodePort, 'fees'>
  balance: (currency: Currency, account: string) => Promise<Answer<bigint>>
}>

/** A transfer's maximum gas cost, wei; fails when nodes are silent or money is short. */
export async function paymentGasCost(
  { chainId, from, role, amount }: EvmTransactionItem,
  { currency, native }: Readonly<{ currency: Currency; native: Currency }>,
  ports: EvmPaymentPorts,
): Promise<Answer<bigint>> {
  const [fees, has, hasNative] = await Promise.all([
    ports.node(chainId).fees(),
    ports.balance(currency, from),
    ports.balance(native, from),
  ])
  if (!fees.ok) return fees
  if (!has.ok) return has
  if (!hasNative.ok) return hasNative
  const gas = mostGasWei([role], fees.value.maxFeePerGasWei)
  if (has.value < amount) return tooLittle(amount, has.value, currency)
  const needed = currency.isNative ? gas + amount : gas
  return hasNative.value < needed ? tooLittle(needed, hasNative.value, native) : { ok: true, value: gas }
}

function tooLittle(needed: bigint, has: bigint, { decimals, symbol }: Currency): Answer<never> {
  const [needs, have] = [needed, has].map((value) => formatDecimal(value, decimals))
  return failedFor({ code: 'TOO_LITTLE', needs: `${needs} ${symbol}`, has: `${have} ${symbol}` })
}
