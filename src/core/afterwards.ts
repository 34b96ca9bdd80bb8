import type { Currency } from './currency.ts'

/** Money that was read on a chain at an address, in the smallest unit, and the height of its block. */
export type Sighting = Readonly<{ txHash: string; amount: bigint; height: number }>

/**
 * What came back of a payment, read at the refund address. `isCertain` where the service named the transaction or the
 * amount is exactly the same; otherwise it may be it, less network fee.
 */
export type Back = Readonly<{ txHash: string; amount: bigint; isCertain: boolean }>

/**
 * What became of a payment that its crossing is not about. `awaited`: nothing was seen yet; `followed`: the service says
 * this of its new request; `unfollowed`: the service does not say which request is its own, to anybody without a key, or
 * since a newer payment came.
 */
export type Outcome =
  | Readonly<{ is: 'awaited' }>
  | (Readonly<{ is: 'back' }> & Back)
  | Readonly<{ is: 'arrived'; txHash: string; amount: bigint }>
  | Readonly<{ is: 'followed'; word: string }>
  | Readonly<{ is: 'unfollowed'; since: 'key' | 'newer' }>

/** A payment to a deposit address beside the one that its crossing is about; amounts in the smallest unit. */
export type FurtherPayment = Readonly<{ txHash: string; amount: bigint; outcome: Outcome }>

/** What became of money that the service said it goes on with elsewhere (astray-look.ts), and what it is where that is known. */
export type AstrayFate = Readonly<{ currency: Currency | undefined; outcome: Outcome }>

/** What came to a deposit address beyond what was asked for, and what became of it. */
export type Afterwards = Readonly<{
  /** Of the crossing's own payment, how much was too much. */
  excess: Readonly<{ amount: bigint; back: Back | undefined }> | undefined
  further: readonly FurtherPayment[]
  astray?: AstrayFate | undefined
}>

/** The part of a payment below which what came back cannot be the rest of it, after a network fee: a half. */
const LEAST_PART = 2n

/**
 * Finds what came back of each payment among what came to the refund address: exactly the amount, or else at least half
 * of it, in the same block or a later one. Each arrival is counted once.
 *
 * @returns for each payment, in order, what came back of it
 */
export function matchBacks(
  payments: readonly Sighting[],
  arrivals: readonly Sighting[],
): readonly (Back | undefined)[] {
  const used = new Set<Sighting>()
  const take = (fits: (arrival: Sighting) => boolean): Sighting | undefined => {
    const found = arrivals.find((arrival) => !used.has(arrival) && fits(arrival))
    if (found) used.add(found)
    return found
  }
  const exact = payments.map(({ amount, height }) =>
    take((arrival) => arrival.amount === amount && arrival.height >= height),
  )
  return payments.map(({ amount, height }, index) => {
    const same = exact[index]
    if (same) return { txHash: same.txHash, amount, isCertain: true }
    const isPart = (part: bigint) => part < amount && part * LEAST_PART >= amount
    const part = take((arrival) => isPart(arrival.amount) && arrival.height >= height)
    return part && { txHash: part.txHash, amount: part.amount, isCertain: false }
  })
}
