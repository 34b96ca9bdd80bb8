import * as v from 'valibot'
import { NATIVE_EVM_ADDRESS } from '../../core/families/evm/zero-address.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'
import { addressSchema, quantitySchema } from './call-schema.ts'
import { NATIVE_IN_ERC_7682 } from './native-asset.ts'

const MOST_ASSETS = 16

const funds = v.looseObject({
  requiredAssets: v.optional(
    v.pipe(
      v.array(
        v.object({
          address: addressSchema,
          amount: quantitySchema,
          standard: v.picklist(['erc20', 'erc721', 'erc1155']),
          tokenId: v.optional(quantitySchema),
        }),
      ),
      v.maxLength(MOST_ASSETS),
    ),
    [],
  ),
})

/** `token`: lower case, zero for native; smallest unit. */
export type RequiredAmount = Readonly<{ token: string; amount: bigint }>

export type CanFund = (token: string) => boolean

/**
 * Reads ERC-7682's `auxiliaryFunds`, with one sum per token.
 *
 * @throws ProviderRpcError 5773 for malformed assets, 5771 for an unsupported asset that is not optional
 */
export function requiredAssets(
  sent: readonly Readonly<{ capability: unknown; isOptional: boolean }>[],
  canBring: CanFund,
): readonly RequiredAmount[] {
  const sums = new Map<string, bigint>()
  for (const { capability, isOptional } of sent) {
    const read = v.safeParse(funds, capability)
    if (!read.success) {
      const [issue] = read.issues
      const place = v.getDotPath(issue) ?? 'requiredAssets'
      throw new ProviderRpcError(
        RPC_ERROR_CODES.malformedAssets,
        `auxiliaryFunds: ${place}: ${issue.message.slice(0, 200)}`,
      )
    }
    for (const { address, amount, standard } of read.output.requiredAssets) {
      const named = address.toLowerCase()
      const token = named === NATIVE_IN_ERC_7682.toLowerCase() ? NATIVE_EVM_ADDRESS : named
      if (standard === 'erc20' && canBring(token)) sums.set(token, (sums.get(token) ?? 0n) + (amount ?? 0n))
      else if (!isOptional) {
        throw new ProviderRpcError(
          RPC_ERROR_CODES.assetNotSupported,
          `Causeway cannot bring the ${standard} asset ${address}.`,
        )
      }
    }
  }
  return [...sums].map(([token, amount]) => ({ token, amount }))
}
