import type { BalancePorts, Maximum, MaximumQuestion } from '../../balances/balance-ports.ts'

/** Spends one address. */
export async function bitcoinMaximum(
  { account, currency, coins }: MaximumQuestion,
  ports: BalancePorts,
): Promise<Maximum> {
  const most = await ports.mostOnBitcoin(account, coins)
  if (!most.ok) return { unavailable: most.reason }
  const { maximumSats, feeSats, speedUp, elsewhereSats, protectedSats } = most.value
  return {
    maximum: { currency, value: maximumSats },
    reservedForGas: { currency, value: feeSats },
    ...(speedUp ? { keptForSpeedUp: { currency, value: speedUp.sats, satsPerVbyte: speedUp.satsPerVbyte } } : {}),
    ...(elsewhereSats > 0n ? { onOtherAddresses: { currency, value: elsewhereSats } } : {}),
    ...(protectedSats > 0n ? { protectedCoins: { currency, value: protectedSats } } : {}),
  }
}
