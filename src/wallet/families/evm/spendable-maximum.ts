import type { EvmRole, LastStep } from '../../../core/execution/item.ts'
import { mostGasWei } from '../../../core/families/evm/gas-limits.ts'
import type { Currency } from '../../../core/money/currency.ts'
import type { BalancePorts, Maximum, MaximumQuestion } from '../../balances/balance-ports.ts'

// Prices may rise before the signature.
const HEADROOM_PERCENT = 150n

/** Keeps back the dearest plan's gas and half as much. */
export async function evmMaximum(
  { account, currency, chain, last }: MaximumQuestion,
  ports: BalancePorts,
): Promise<Maximum> {
  const [balance, fees] = await Promise.all([ports.balance(currency, account), ports.fees(chain.id)])
  if (!balance.ok) return { unavailable: balance.reason }
  if (!fees.ok) return { unavailable: fees.reason }
  const gas = (mostGasWei(rolesOf(last, currency), fees.value.maxFeePerGasWei) * HEADROOM_PERCENT) / 100n
  const left = balance.value > gas ? balance.value - gas : 0n
  return {
    maximum: { currency, value: currency.isNative ? left : balance.value },
    reservedForGas: { currency: chain.native, value: gas },
  }
}

// Signatures cost nothing; a plain transfer needs no approval.
function rolesOf(last: LastStep, { isNative }: Currency): readonly EvmRole[] {
  if (last === 'evmSignature') return []
  return isNative || last === 'send' ? [last] : ['resetAllowance', 'approve', last]
}
