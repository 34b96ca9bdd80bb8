import type { BalancePorts, Maximum, MaximumQuestion } from '../balances/balance-ports.ts'

/** Keeps back the exchange's fee; `rounded` fits the exchange's amount steps. */
export async function exchangeMaximum(
  { account, currency, chain }: MaximumQuestion,
  ports: BalancePorts,
  rounded: (value: bigint, decimals: number) => bigint,
): Promise<Maximum> {
  const [balance, fee] = await Promise.all([ports.balance(currency, account), ports.exchangeFee(chain.id, account)])
  if (!balance.ok) return { unavailable: balance.reason }
  if (!fee.ok) return { unavailable: fee.reason }
  // The exchange's fee is in its dollar; other currencies can go entirely.
  const isInIt = currency.symbol === chain.native.symbol
  const kept = isInIt ? fee.value : 0n
  const left = balance.value > kept ? balance.value - kept : 0n
  const value = rounded(left, currency.decimals)
  return {
    maximum: { currency, value },
    reservedForGas: { currency: isInIt ? currency : chain.native, value: fee.value },
  }
}
