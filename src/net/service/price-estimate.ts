import * as v from 'valibot'
import { type Price, readPrice } from '../../core/money/price.ts'

/** POST /price (service facts 5): unproven, smallest units. */
export type PriceEstimate = Readonly<{
  arrives: SaidAmount
  /** Undefined where the service doesn't say it. */
  pays: SaidAmount | undefined
  fee: (SaidAmount & Readonly<{ usd: Price | undefined }>) | undefined
}>

type SaidAmount = Readonly<{ chainId: number; address: string; amount: bigint }>

const amount = v.object({
  currency: v.object({ chainId: v.pipe(v.number(), v.safeInteger()), address: v.pipe(v.string(), v.maxLength(512)) }),
  amount: v.pipe(
    v.string(),
    v.regex(/^(0|[1-9][0-9]{0,77})$/),
    v.transform((text) => BigInt(text)),
  ),
})
const fee = v.object({ ...amount.entries, amountUsd: v.fallback(v.optional(v.string()), undefined) })
const answer = v.object({
  fees: v.fallback(v.object({ relayer: v.fallback(v.optional(fee), undefined) }), {}),
  details: v.object({ currencyIn: v.fallback(v.optional(amount), undefined), currencyOut: amount }),
})

/** Decodes the answer of POST /price. */
export function decodePriceEstimate(body: unknown): PriceEstimate | undefined {
  const parsed = v.safeParse(answer, body)
  if (!parsed.success) return undefined
  const { details, fees } = parsed.output
  const { relayer } = fees
  return {
    arrives: said(details.currencyOut),
    pays: details.currencyIn && said(details.currencyIn),
    fee: relayer && { ...said(relayer), usd: readPrice(relayer.amountUsd ?? '') },
  }
}

function said({ currency, amount: value }: v.InferOutput<typeof amount>): SaidAmount {
  return { chainId: currency.chainId, address: currency.address, amount: value }
}
