import * as v from 'valibot'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'
import { chainIdSchema } from './chains.ts'

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const asset = v.object({
  type: text,
  options: v.object({
    address: v.pipe(v.string(), v.regex(/^0x[0-9a-fA-F]{40}$/, 'expected an address')),
    symbol: v.optional(text),
    decimals: v.optional(
      v.union([
        v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(77)),
        v.pipe(v.string(), v.regex(/^[0-9]{1,2}$/), v.transform(Number)),
      ]),
    ),
    image: v.optional(v.pipe(v.string(), v.maxLength(32_768))),
    chainId: v.optional(v.union([v.pipe(v.number(), v.safeInteger(), v.minValue(1)), chainIdSchema])),
  }),
})

/** EIP-747; many pages send it in a list. */
export const watchAssetSchema = v.pipe(
  v.union([asset, v.strictTuple([asset])], 'expected { type, options }'),
  v.transform((sent) => ('type' in sent ? sent : sent[0])),
)

export type KnownAsset = Readonly<{ symbol: string; decimals: number }>

/**
 * Answers EIP-747: true for a pinned asset, never showing a page's data.
 *
 * @throws ProviderRpcError 5771 for an unlisted asset, -32602 for a mismatch
 */
export function watchAsset(sent: v.InferOutput<typeof watchAssetSchema>, known: KnownAsset | undefined): true {
  const { address, symbol, decimals } = sent.options
  if (sent.type !== 'ERC20' || !known) {
    const message = `Causeway shows the assets that it can move, and ${sent.type} ${address} is not one of them.`
    throw new ProviderRpcError(RPC_ERROR_CODES.assetNotSupported, message)
  }
  if (decimals !== undefined && decimals !== known.decimals) throw unlike('decimals', known.decimals, decimals)
  if (symbol !== undefined && symbol !== known.symbol) throw unlike('symbol', known.symbol, symbol)
  return true
}

function unlike(field: string, expected: unknown, got: unknown): ProviderRpcError {
  return new ProviderRpcError(
    RPC_ERROR_CODES.invalidParams,
    `wallet_watchAsset: options.${field}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`,
  )
}
