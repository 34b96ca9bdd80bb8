import type * as Order from '../../../src/core/order.ts'
import type { OrderData } from '../../../src/core/quote.ts'

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

function slugsOf({ inputs, output, fees }: OrderData): readonly string[] {
  const paid = inputs.flatMap(({ payment, refunds }) => [payment.chainId, ...refunds.map(({ chainId }) => chainId)])
  return [...paid, output.chainId, ...fees.flatMap((fee) => [fee.recipientChainId, fee.currencyChainId])]
}

function once<T>(known: Map<string, T>, key: string, work: () => T): T {
  if (!known.has(key)) known.set(key, work())
  return known.get(key) as T
}
