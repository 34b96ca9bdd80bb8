import type { Crossing } from '../../api/contract.ts'
import type { QuoteView } from '../../api/quote-views.ts'
import { isSignable } from './signable.ts'

/** Percent that the price may rise above the shown one before the user must ask again. */
export const MARGIN_PERCENT = 3n

export type MostPaidPorts = Readonly<{
  /** Smallest unit, by the service's word; undefined where it doesn't say. */
  price: (crossing: Crossing) => Promise<bigint | undefined>
  ask: (crossing: Crossing) => Promise<QuoteView>
}>

/**
 * Limits the input of a fixed output: the user's own limit, or a margin above the first price. No later quote takes
 * more until the user asks again.
 */
export function createMostPaid({ price, ask }: MostPaidPorts) {
  let known: Readonly<{ of: string; most: bigint; isShown: boolean }> | undefined
  const quoted = async (crossing: Crossing) => paysOf(await ask(crossing))
  return {
    bounded: async (crossing: Crossing, isAnew: boolean): Promise<Crossing> => {
      if (!isUnlimited(crossing)) return crossing
      const of = wishOf(crossing)
      if (isAnew || known?.of !== of) {
        known = undefined
        const first = (await price(crossing).catch(() => undefined)) ?? (await quoted(crossing).catch(() => undefined))
        if (first !== undefined) known = { of, most: withMargin(first), isShown: false }
      }
      return known ? { ...crossing, mostIn: known.most } : crossing
    },
    /** A first quote below the earlier price sets the price. */
    ask: async (crossing: Crossing): Promise<QuoteView> => {
      const view = await ask(crossing)
      const pays = paysOf(view)
      if (known && !known.isShown && pays !== undefined && known.of === wishOf(crossing)) {
        if (withMargin(pays) < known.most) known = { ...known, most: withMargin(pays) }
        known = { ...known, isShown: true }
      }
      return view
    },
  }
}

function isUnlimited({ tradeType, mostIn }: Crossing): boolean {
  return tradeType !== 'EXACT_INPUT' && mostIn === undefined
}

function withMargin(pays: bigint): bigint {
  return pays + (pays * MARGIN_PERCENT + 99n) / 100n
}

function paysOf(view: QuoteView): bigint | undefined {
  return isSignable(view) ? view.review.pays.value : undefined
}

function wishOf({ mostIn: _limit, ...wish }: Crossing): string {
  return JSON.stringify(wish, (_key, each: unknown) => (typeof each === 'bigint' ? `${each}` : each))
}
