import * as order from '../../../../src/core/quote/order-id.ts'
import * as signature from '../../../../src/core/quote/order-signature.ts'
import type { OrderData } from '../../../../src/core/quote/quote.ts'

const ids = new Map<string, ReturnType<typeof order.orderIdOf>>()
const signers = new Map<string, string>()

/** Caches by order and chain VMs. */
export const orderIdOf: typeof order.orderIdOf = (data, vmOf) => {
  const text = JSON.stringify(data, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
  const key = `${text} ${slugsOf(data).map(vmOf)}`
  const answer = ids.get(key) ?? order.orderIdOf(data, vmOf)
  ids.set(key, answer)
  return answer
}

function slugsOf({ inputs, output, fees }: OrderData): readonly string[] {
  const paid = inputs.flatMap(({ payment, refunds }) => [payment.chainId, ...refunds.map(({ chainId }) => chainId)])
  return [...paid, output.chainId, ...fees.flatMap((fee) => [fee.recipientChainId, fee.currencyChainId])]
}

/** Caches by signature. */
export const orderSigner: typeof signature.orderSigner = (orderId, text) => {
  const key = `${orderId} ${text}`
  const answer = signers.get(key) ?? signature.orderSigner(orderId, text) ?? ''
  signers.set(key, answer)
  return answer || undefined
}
