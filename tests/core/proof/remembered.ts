import type * as Keys from '../../../src/core/bitcoin/own-key.ts'
import type * as Intent from '../../../src/core/intent.ts'
import type * as Order from '../../../src/core/order.ts'
import type { Profile } from '../../../src/core/profile.ts'
import type * as Quote from '../../../src/core/quote.ts'
import { once } from './once.ts'

/**
 * The same functions, each question worked out once: thousands of changed quotes carry the same order and the same
 * signature, and hashing and recovering is most of what judging one costs.
 */
export function remembered(order: typeof Order): typeof Order {
  const ids = new Map<string, ReturnType<typeof Order.orderIdOf>>()
  const signers = new Map<string, string | undefined>()
  return {
    ...order,
    orderIdOf: (data, vmOf) => {
      const text = JSON.stringify(data, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
      return once(ids, `${text} ${slugsOf(data).map(vmOf)}`, () => order.orderIdOf(data, vmOf))
    },
    orderSigner: (orderId, signature) =>
      once(signers, `${orderId} ${signature}`, () => order.orderSigner(orderId, signature)),
  }
}

/** The same for the texts of answers: a crossing that is proven again before each signature has one text. */
export function rememberedTexts(quote: typeof Quote): typeof Quote {
  const decoded = new Map<string, ReturnType<typeof Quote.decodeQuoteText>>()
  return { ...quote, decodeQuoteText: (text) => once(decoded, text, () => quote.decodeQuoteText(text)) }
}

/** The same for intents whose words nobody can change any more. */
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

/** The same for what a key alone can spend: a point of the curve costs more than everything else of a proof. */
export function rememberedKeys(keys: typeof Keys): typeof Keys {
  const isScriptOfKey = keys.keyProof()
  const scripts = new Map<string, ReturnType<typeof Keys.scriptOfKey>>()
  return {
    ...keys,
    isScriptOfKey,
    keyProof: () => isScriptOfKey,
    scriptOfKey: (kind, key) => once(scripts, `${kind} ${key}`, () => keys.scriptOfKey(kind, key)),
  }
}

function slugsOf({ inputs, output, fees }: Quote.OrderData): readonly string[] {
  const paid = inputs.flatMap(({ payment, refunds }) => [payment.chainId, ...refunds.map(({ chainId }) => chainId)])
  return [...paid, output.chainId, ...fees.flatMap((fee) => [fee.recipientChainId, fee.currencyChainId])]
}
