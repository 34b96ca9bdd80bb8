import type * as Keys from '../../../src/core/families/bitcoin/transaction/script-key.ts'
import type * as Intent from '../../../src/core/intent/intent.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import type * as Order from '../../../src/core/quote/order-id.ts'
import type * as Signature from '../../../src/core/quote/order-signature.ts'
import type * as Quote from '../../../src/core/quote/quote.ts'
import { once } from './once.ts'

/** Caches per input: thousands of quotes share an order and signature, the main cost. */
export function rememberedOrders(order: typeof Order): typeof Order {
  const ids = new Map<string, ReturnType<typeof Order.orderIdOf>>()
  return {
    ...order,
    orderIdOf: (data, vmOf) => {
      const text = JSON.stringify(data, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
      return once(ids, `${text} ${slugsOf(data).map(vmOf)}`, () => order.orderIdOf(data, vmOf))
    },
  }
}

export function rememberedSigners(module: typeof Signature): typeof Signature {
  const signers = new Map<string, string | undefined>()
  return {
    ...module,
    orderSigner: (orderId, signature) =>
      once(signers, `${orderId} ${signature}`, () => module.orderSigner(orderId, signature)),
  }
}

/** A repeated proof has the same text. */
export function rememberedTexts(quote: typeof Quote): typeof Quote {
  const decoded = new Map<string, ReturnType<typeof Quote.decodeQuoteText>>()
  return { ...quote, decodeQuoteText: (text) => once(decoded, text, () => quote.decodeQuoteText(text)) }
}

/** Only frozen intents are cached. */
export function rememberedIntents(module: typeof Intent): typeof Intent {
  const made = new WeakMap<Intent.IntentInput, Map<Profile, ReturnType<typeof Intent.intent>>>()
  return {
    ...module,
    intent: (input, profile) => {
      const known = made.get(input)?.get(profile)
      if (known) return known
      const fresh = module.intent(input, profile)
      if (Object.isFrozen(input)) made.set(input, (made.get(input) ?? new Map()).set(profile, fresh))
      return fresh
    },
  }
}

/** One curve point costs more than the rest of a proof. */
export function rememberedKeys(keys: typeof Keys): typeof Keys {
  const isScriptOfKey = keys.memoizedIsScriptOfKey()
  return {
    ...keys,
    isScriptOfKey,
    memoizedIsScriptOfKey: () => isScriptOfKey,
  }
}

function slugsOf({ inputs, output, fees }: Quote.OrderData): readonly string[] {
  const paid = inputs.flatMap(({ payment, refunds }) => [payment.chainId, ...refunds.map(({ chainId }) => chainId)])
  return [...paid, output.chainId, ...fees.flatMap((fee) => [fee.recipientChainId, fee.currencyChainId])]
}
