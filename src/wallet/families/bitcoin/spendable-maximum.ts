import type { BalancePorts, Maximum, MaximumQuestion } from '../../balances/balance-ports.ts'

/** Only plain payments spend several addresses. */
export async function bitcoinMaximum(
  { account, currency, coins, last }: MaximumQuestion,
  ports: BalancePorts,
): Promise<Maximum> {
  const most = await ports.mostOnBitcoin(account, { chosen: coins, isOfAccount: last === 'send' })
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
