import * as v from 'valibot'
import { NATIVE_EVM_ADDRESS } from '../../core/families/evm/zero-address.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'
import type { AssetRef } from '../types.ts'
import { NATIVE_IN_ERC_7682 } from './native-asset.ts'

/** The service's identifier, zero for native EVM currencies. Profiles name Bitcoin differently. */
export type AssetId = Readonly<{ chainId: number; address: string }> | Readonly<{ network: 'bitcoin' }>

// CAIP-2 (bip122): the first 32 hex digits of the genesis block's hash; SLIP-44: coin 0.
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93/slip44:0'

export const assetRefSchema = v.union(
  [
    v.pipe(
      v.string(),
      v.maxLength(256),
      v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}\/[-a-z0-9]{3,8}:[-.%a-zA-Z0-9]{1,128}$/),
    ),
    v.strictObject({
      chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      address: v.pipe(v.string(), v.minLength(1), v.maxLength(128), v.regex(/^[-.:_a-zA-Z0-9]+$/)),
    }),
  ],
  'expected a CAIP-19 asset or { chainId, address }',
)

/**
 * Resolves an asset reference. CAIP-19 covers EVM chains (`eip155:<id>/slip44:<coin>` is native for any coin,
 * `eip155:<id>/erc20:<address>` a token) and Bitcoin's main network.
 *
 * @throws ProviderRpcError 5771 (ERC-7682) for another kind
 */
export function assetIdOf(ref: AssetRef): AssetId {
  if (typeof ref !== 'string') {
    return { chainId: ref.chainId, address: isNativeMark(ref.address) ? NATIVE_EVM_ADDRESS : ref.address }
  }
  if (ref === BITCOIN) return { network: 'bitcoin' }
  const match = /^eip155:([1-9][0-9]{0,15})\/(?:slip44:[0-9]+|erc20:(0x[0-9a-fA-F]{40}))$/.exec(ref)
  const chainId = Number(match?.[1])
  if (!match || !Number.isSafeInteger(chainId)) {
    throw new ProviderRpcError(RPC_ERROR_CODES.assetNotSupported, `Causeway does not support the asset ${ref}.`)
  }
  return { chainId, address: match[2] ?? NATIVE_EVM_ADDRESS }
}

function isNativeMark(address: string): boolean {
  return address.toLowerCase() === NATIVE_IN_ERC_7682.toLowerCase()
}
