export type Turnover = Readonly<{ fundedSats: bigint; spentSats: bigint }>

/** `payments` counts the outputs ever paid to the address. */
export type AddressStatistics = Readonly<{
  confirmed: Turnover
  waiting: Turnover
  transactions: number
  payments: number
}>

/** `arrivingSats` is in no block yet. */
export type BitcoinBalance = Readonly<{ availableSats: bigint; arrivingSats: bigint }>

/** Adds up addresses (interface, "BTC balance"). Respent unconfirmed coins can make one negative; it counts as zero. */
export function bitcoinBalanceOf(addresses: readonly AddressStatistics[]): BitcoinBalance {
  const held = addresses.map(({ confirmed, waiting }) => confirmed.fundedSats - confirmed.spentSats - waiting.spentSats)
  return {
    availableSats: held.reduce((sum, sats) => (sats > 0n ? sum + sats : sum), 0n),
    arrivingSats: addresses.reduce((sum, { waiting }, index) => {
      const spentOn = held[index] ?? 0n
      return sum + waiting.fundedSats + (spentOn < 0n ? spentOn : 0n)
    }, 0n),
  }
}
