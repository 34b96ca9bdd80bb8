import * as v from 'valibot'
import type { TradeType } from '../../core/intent/intent.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'
import { type AssetId, assetIdOf, assetRefSchema } from './asset-ref.ts'

const amount = v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{1,64}$/, 'expected 0x and up to 64 hex digits'))
const text = v.pipe(v.string(), v.minLength(1), v.maxLength(128))

export const sendIntentSchema = v.strictObject({
  version: v.literal('1.0.0'),
  /** EIP-5792: at most 4096 bytes. */
  id: v.optional(v.pipe(v.string(), v.minLength(1), v.maxBytes(4096))),
  from: v.optional(v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/, 'expected an EVM address'))),
  output: v.strictObject({ asset: assetRefSchema, amount, recipient: v.optional(text) }),
  input: v.optional(v.strictObject({ asset: v.optional(assetRefSchema), maxAmount: v.optional(amount) })),
  tradeType: v.optional(v.picklist(['exactOutput', 'exactInput', 'expectedOutput']), 'exactOutput'),
  slippageBps: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))),
  /** Epoch seconds. */
  expiry: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  capabilities: v.optional(v.record(v.string(), v.looseObject({ optional: v.optional(v.boolean()) })), {}),
})

export type SendIntentInput = v.InferInput<typeof sendIntentSchema>

/**
 * A validated request; refunds go to the user. `key`: repeats give the first result. `id`: unique for its origin
 * (EIP-5792). `amount`: smallest unit of `output`, or of `input` for `EXACT_INPUT`. `maxInput`: unit of `input`.
 */
export type IntentRequest = Readonly<{
  key: string
  id: string | undefined
  from: string | undefined
  tradeType: TradeType
  amount: bigint
  output: AssetId
  recipient: string | undefined
  input: AssetId | undefined
  maxInput: bigint | undefined
  slippageBasisPoints: number | undefined
  expiresAtSeconds: number | undefined
}>

const TRADE_TYPES = {
  exactOutput: 'EXACT_OUTPUT',
  exactInput: 'EXACT_INPUT',
  expectedOutput: 'EXPECTED_OUTPUT',
} as const satisfies Readonly<Record<string, TradeType>>

/**
 * Makes the wallet's request.
 *
 * @throws ProviderRpcError 5700 (EIP-5792), 5771 for an unreadable asset, -32602 for a zero or unitless amount
 */
export function intentRequest(sent: v.InferOutput<typeof sendIntentSchema>, key: string): IntentRequest {
  const wanted = Object.entries(sent.capabilities).find(([, capability]) => capability.optional !== true)
  if (wanted) {
    throw new ProviderRpcError(
      RPC_ERROR_CODES.unsupportedCapability,
      `Causeway does not support the capability ${JSON.stringify(wanted[0].slice(0, 64))}.`,
    )
  }
  const output = assetIdOf(sent.output.asset)
  const input = sent.input?.asset === undefined ? undefined : assetIdOf(sent.input.asset)
  const amountAsked = BigInt(sent.output.amount)
  const maxInput = sent.input?.maxAmount === undefined ? undefined : BigInt(sent.input.maxAmount)
  if (amountAsked === 0n) throw invalid('output.amount: expected more than zero')
  if (sent.tradeType === 'exactInput' && !input) throw invalid('input.asset: expected the asset that exactInput fixes')
  if (maxInput !== undefined && !input) throw invalid('input.asset: expected the asset that maxAmount is in')
  return {
    key,
    id: sent.id,
    from: sent.from,
    tradeType: TRADE_TYPES[sent.tradeType],
    amount: amountAsked,
    output,
    recipient: sent.output.recipient,
    input,
    maxInput,
    slippageBasisPoints: sent.slippageBps,
    expiresAtSeconds: sent.expiry,
  }
}

function invalid(sentence: string): ProviderRpcError {
  return new ProviderRpcError(RPC_ERROR_CODES.invalidParams, `wallet_sendIntent: ${sentence}`)
}
