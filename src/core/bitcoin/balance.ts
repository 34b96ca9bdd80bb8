/** What was paid to an address and what was spent from it, satoshis. */
export type Turnover = Readonly<{ fundedSats: bigint; spentSats: bigint }>

/**
 * The statistics of an address: what is in blocks, and what waits for one; how many transactions name it in all, and how
 * many outputs were ever paid to it.
 */
export type AddressStatistics = Readonly<{
  confirmed: Turnover
  waiting: Turnover
  transactions: number
  payments: number
}>

/** What can be spent, and what is on its way and in no block yet, satoshis. */
export type BitcoinBalance = Readonly<{ availableSats: bigint; arrivingSats: bigint }>

/**
 * What addresses hold together (interface, "BTC balance"): what blocks paid in, less what blocks and waiting transactions
 * spent. Of an address whose waiting transactions spend what waits itself the difference can be below zero: it holds
 * nothing then, and takes nothing from the others. What is spent on before a block has it does not arrive.
 */
export function balanceOf(addresses: readonly AddressStatistics[]): BitcoinBalance {
  const held = addresses.map(({ confirmed, waiting }) => confirmed.fundedSats - confirmed.spentSats - waiting.spentSats)
  return {
    availableSats: held.reduce((sum, sats) => (sats > 0n ? sum + sats : sum), 0n),
    arrivingSats: addresses.reduce((sum, { waiting }, index) => {
      const spentOn = held[index] ?? 0n
      return sum + waiting.fundedSats + (spentOn < 0n ? spentOn : 0n)
    }, 0n),
  }
}
