import { type Currency, isSameCurrency } from '../../../core/money/currency.ts'
import type { Answer } from '../../../core/reason/reason.ts'
import type { BalancePorts } from '../../balances/balance-ports.ts'
import type { CustomCurrencyQuestion } from '../family-rules.ts'

/** Finds a held token, as the exchange describes it. */
export async function exchangeACustomCurrency(
  { account, chainId, address }: CustomCurrencyQuestion,
  ports: BalancePorts,
): Promise<Answer<Currency> | undefined> {
  const held = await ports.heldBesides(account)
  const found = held.find(({ currency }) => isSameCurrency(currency, { chainId, address }))
  return found && { ok: true, value: found.currency }
}
