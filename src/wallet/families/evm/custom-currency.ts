import type { Currency } from '../../../core/money/currency.ts'
import type { Answer } from '../../../core/reason/reason.ts'
import type { BalancePorts } from '../../balances/balance-ports.ts'
import type { CustomCurrencyQuestion } from '../family-rules.ts'

/** Reads a token's description from its contract. */
export async function evmCustomCurrency(
  { chainId, address }: CustomCurrencyQuestion,
  ports: BalancePorts,
): Promise<Answer<Currency> | undefined> {
  const said = await ports.tokenAt(chainId, address)
  if (!said.ok) return said
  return said.value && { ok: true, value: { chainId, address, isNative: false, ...said.value } }
}
