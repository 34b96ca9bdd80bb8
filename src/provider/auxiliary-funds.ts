import * as v from 'valibot'
import { NATIVE } from '../core/zero-address.ts'
import { NATIVE_IN_ERC_7682 } from './native-asset.ts'
import { addressSchema, quantitySchema } from './page-call.ts'
import { CODES, ProviderRpcError } from './rpc-error.ts'

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

/** So much of a token must be there: 20 bytes lower case, the zero address for the native currency; smallest unit. */
export type RequiredAsset = Readonly<{ token: string; amount: bigint }>

/** Says whether a token of a chain can be brought there. */
export type CanBring = (token: string) => boolean

/**
 * Reads ERC-7682's `auxiliaryFunds`, of the whole request and of its calls; amounts of one token are added up.
 *
 * @param sent each `auxiliaryFunds` as it came, with whether it may be left out
 * @throws ProviderRpcError 5773 for what cannot be read, 5771 for an asset that cannot be brought, unless it is optional
 */
export function requiredAssets(
  sent: readonly Readonly<{ capability: unknown; isOptional: boolean }>[],
  canBring: CanBring,
): readonly RequiredAsset[] {
  const sums = new Map<string, bigint>()
  for (const { capability, isOptional } of sent) {
    const read = v.safeParse(funds, capability)
    if (!read.success) {
      const [issue] = read.issues
      const place = v.getDotPath(issue) ?? 'requiredAssets'
      throw new ProviderRpcError(CODES.malformedAssets, `auxiliaryFunds: ${place}: ${issue.message.slice(0, 200)}`)
    }
    for (const { address, amount, standard } of read.output.requiredAssets) {
      const named = address.toLowerCase()
      const token = named === NATIVE_IN_ERC_7682.toLowerCase() ? NATIVE : named
      if (standard === 'erc20' && canBring(token)) sums.set(token, (sums.get(token) ?? 0n) + (amount ?? 0n))
      else if (!isOptional) {
        throw new ProviderRpcError(CODES.assetNotSupported, `Causeway cannot bring the ${standard} asset ${address}.`)
      }
    }
  }
  return [...sums].map(([token, amount]) => ({ token, amount }))
}
