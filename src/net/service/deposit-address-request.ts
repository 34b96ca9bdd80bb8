import * as v from 'valibot'
import type { DepositAddressRequest } from '../../core/deposit-address/requote.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
const schema = v.object({
  requestId: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{64}$/)),
  depositAddress: text,
  chainId: v.pipe(v.number(), v.safeInteger()),
  currency: text,
  refundTo: v.nullish(v.pipe(v.string(), v.maxLength(128))),
})

/** Decodes the body of GET /deposit-addresses/v1 (service facts 5). */
export function decodeAddressRequest(body: unknown): DepositAddressRequest | undefined {
  const parsed = v.safeParse(schema, body)
  if (!parsed.success) return undefined
  const { refundTo, ...request } = parsed.output
  return { ...request, refundTo: refundTo || undefined }
}
