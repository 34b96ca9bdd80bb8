import * as v from 'valibot'
import type { BundleCall } from '../../core/bundle/bundle.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'
import { addressSchema, callEntries, pageCallOf, quantitySchema } from './call-schema.ts'

const type = v.picklist(['0x0', '0x00', '0x1', '0x01', '0x2', '0x02', 0, 1, 2], 'expected type 0x0, 0x1 or 0x2')

/** EIP-1474, `eth_sendTransaction`. Fees and nonce are ignored; blobs and authorizations are refused. */
export const sendTransactionSchema = v.pipe(
  v.union([v.strictTuple([v.unknown()]), v.strictTuple([v.unknown(), v.unknown()])], 'expected [transaction]'),
  v.transform(([transaction]) => transaction),
  v.object({
    from: addressSchema,
    ...callEntries,
    gasLimit: v.nullish(quantitySchema),
    gasPrice: v.nullish(quantitySchema),
    maxFeePerGas: v.nullish(quantitySchema),
    maxPriorityFeePerGas: v.nullish(quantitySchema),
    nonce: v.nullish(quantitySchema),
    chainId: v.nullish(quantitySchema),
    type: v.nullish(type),
    authorizationList: v.optional(v.undefined_('expected no authorizations')),
    blobVersionedHashes: v.optional(v.undefined_('expected no blobs')),
    blobs: v.optional(v.undefined_('expected no blobs')),
  }),
)

export type WantedTransaction = Readonly<{ account: string; call: BundleCall }>

/**
 * Reads a page's transaction.
 *
 * @param chainId the site's chain
 * @throws ProviderRpcError -32602
 */
export function wantedTransaction(
  sent: v.InferOutput<typeof sendTransactionSchema>,
  chainId: number,
): WantedTransaction {
  const wrong = (message: string) =>
    new ProviderRpcError(RPC_ERROR_CODES.invalidParams, `eth_sendTransaction: ${message}`)
  if (sent.chainId != null && sent.chainId !== BigInt(chainId)) {
    throw wrong(`chainId: expected ${chainId}, the chain that this site is on, got ${sent.chainId}`)
  }
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas } = sent
  if (gasPrice != null && (maxFeePerGas != null || maxPriorityFeePerGas != null)) {
    throw wrong('gasPrice: expected none beside maxFeePerGas')
  }
  if (maxFeePerGas != null && maxPriorityFeePerGas != null && maxPriorityFeePerGas > maxFeePerGas) {
    throw wrong('maxPriorityFeePerGas: expected no more than maxFeePerGas')
  }
  const read = pageCallOf({ ...sent, gas: sent.gas ?? sent.gasLimit })
  if (!read.ok) throw wrong(read.why)
  return { account: sent.from, call: read.call }
}
