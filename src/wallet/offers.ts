import type { Reason } from '../core/reason.ts'
/** Why nothing can be offered. */
export type Refused = Readonly<{ unavailable: Reason }>

/** Offers between the question and the yes, so that nobody can agree to what was not offered. */
export type Offers<T> = Readonly<{
  keep: (offer: T) => T
  /** The offer with a mark, once; undefined where there is none since the background began. */
  take: (mark: string) => T | undefined
  /** The same, and leaves it open. */
  find: (mark: string) => T | undefined
}>

/** More offers than this are never open: nobody looks at so many. */
const MOST_OFFERS = 20

/** Keeps offers by their marks, the oldest giving way; what is lost with the background is asked for again. */
export function createOffers<T extends Readonly<{ mark: string }>>(): Offers<T> {
  const open = new Map<string, T>()
  return {
    keep: (offer) => {
      const [oldest] = open.keys()
      if (oldest !== undefined && open.size >= MOST_OFFERS) open.delete(oldest)
      open.set(offer.mark, offer)
      return offer
    },
    take: (mark) => {
      const offer = open.get(mark)
      open.delete(mark)
      return offer
    },
    find: (mark) => open.get(mark),
  }
}
