import { honestQuote, NOW, REQUEST_ID, rehash, USDC, usdcInput } from '../../core/honest.ts'
import { randomHex } from './random.ts'

/** Every subject sends 100 USDC from Base to Ethereum, from the public test mnemonic's first account. */
export const INPUT = usdcInput

/** With fresh ids, and values for the mock. */
export type FreshQuote = Readonly<{ requestId: string; orderId: string; pays: bigint; text: string }>

/** Writes a quote for this much of `INPUT`, with or without an approval. */
export function freshQuote(steps: 1 | 2, amount: bigint): FreshQuote {
  const requestId = `0x${randomHex(32)}`
  const deadline = Math.floor(Date.now() / 1_000) + 7 * 86_400
  const made = honestQuote({ ...INPUT, amount }, steps === 2 ? [amount] : [])
  const text = JSON.stringify(made)
    .replaceAll(REQUEST_ID, requestId)
    .replaceAll(String(NOW + 7 * 86_400), String(deadline))
    .replaceAll(made.protocol.v2.orderData.salt, `0x${randomHex(32)}`)
  const { orderData } = JSON.parse(text).protocol.v2
  const pays = BigInt(orderData.output.payments[0].expectedAmount)
  const orderId = rehash(orderData)
  return { requestId, orderId, pays, text: text.replaceAll(made.protocol.v2.orderId.slice(2), orderId.slice(2)) }
}

export const TOKENS = { from: USDC[8453], into: USDC[1] } as const
