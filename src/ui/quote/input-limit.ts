import type { Transfer } from '../../api/contract.ts'
import type { QuoteView } from '../../api/views/quotes.ts'
import { isSignableQuote } from './signable.ts'

/** The price may rise this much above the shown one. */
export const MARGIN_PERCENT = 3n

export type InputLimitPorts = Readonly<{
  /** Smallest unit, by the service's word; undefined where it doesn't say. */
  price: (transfer: Transfer) => Promise<bigint | undefined>
  ask: (transfer: Transfer) => Promise<QuoteView>
}>

/**
 * Limits the input of a fixed output: the user's own limit, or a margin above the first price. No later quote takes
 * more until the user asks again.
 */
export function createInputLimit({ price, ask }: InputLimitPorts) {
  let known: Readonly<{ of: string; most: bigint; isShown: boolean }> | undefined
  const quoted = async (transfer: Transfer) => paysOf(await ask(transfer))
  // A lower first quote sets the price.
  const shown = (transfer: Transfer, view: QuoteView) => {
    const pays = paysOf(view)
    if (known && !known.isShown && pays !== undefined && known.of === wishOf(transfer)) {
      if (withMargin(pays) < known.most) known = { ...known, most: withMargin(pays) }
      known = { ...known, isShown: true }
    }
    return view
  }
  return {
    bounded: async (transfer: Transfer, isAnew: boolean): Promise<Transfer> => {
      if (!isUnlimited(transfer)) return transfer
      const of = wishOf(transfer)
      if (isAnew || known?.of !== of) {
        known = undefined
        const first = (await price(transfer).catch(() => undefined)) ?? (await quoted(transfer).catch(() => undefined))
        if (first !== undefined) known = { of, most: withMargin(first), isShown: false }
      }
      return known ? { ...transfer, mostIn: known.most } : transfer
    },
    ask: async (transfer: Transfer): Promise<QuoteView> => {
      const view = await ask(transfer)
      const pays = isUnlimited(transfer) ? paysOf(view) : undefined
      if (pays === undefined) return shown(transfer, view)
      // Nothing is shown without a limit.
      known = { of: wishOf(transfer), most: withMargin(pays), isShown: false }
      const limited = { ...transfer, mostIn: known.most }
      return shown(limited, await ask(limited))
    },
  }
}

function isUnlimited({ tradeType, mostIn }: Transfer): boolean {
  return tradeType !== 'EXACT_INPUT' && mostIn === undefined
}

function withMargin(pays: bigint): bigint {
  return pays + (pays * MARGIN_PERCENT + 99n) / 100n
}

function paysOf(view: QuoteView): bigint | undefined {
  return isSignableQuote(view) ? view.review.pays.value : undefined
}

function wishOf({ mostIn: _limit, ...wish }: Transfer): string {
  return JSON.stringify(wish, (_key, each: unknown) => (typeof each === 'bigint' ? `${each}` : each))
}
