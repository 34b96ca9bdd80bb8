import type { Reason } from '../../core/reason/reason.ts'

export type OfferRefusal = Readonly<{ unavailable: Reason }>

/** Only offered terms can be approved. */
export type Offers<T> = Readonly<{
  keep: (offer: T) => T
  /** Removes and returns an offer; undefined when unknown. */
  take: (mark: string) => T | undefined
  takeTicked: (mark: string, isFeeTicked: boolean) => T | undefined
  find: (mark: string) => T | undefined
}>

const MOST_OFFERS = 20

/** Keeps offers by mark; the oldest go first. */
export function createOffers<T extends Readonly<{ mark: string; highFee?: unknown }>>(): Offers<T> {
  const open = new Map<string, T>()
  const take = (mark: string) => {
    const offer = open.get(mark)
    open.delete(mark)
    return offer
  }
  return {
    keep: (offer) => {
      const [oldest] = open.keys()
      if (oldest !== undefined && open.size >= MOST_OFFERS) open.delete(oldest)
      open.set(offer.mark, offer)
      return offer
    },
    take,
    takeTicked: (mark, isFeeTicked) => (open.get(mark)?.highFee && !isFeeTicked ? undefined : take(mark)),
    find: (mark) => open.get(mark),
  }
}
