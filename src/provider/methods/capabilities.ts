import * as v from 'valibot'
import { NATIVE_EVM_ADDRESS } from '../../core/families/evm/zero-address.ts'
import { addressSchema } from './call-schema.ts'
import { chainIdSchema, chainIdToHex } from './chains.ts'
import { NATIVE_IN_ERC_7682 } from './native-asset.ts'

/** EIP-5792, `wallet_getCapabilities`. */
export const getCapabilitiesSchema = v.union(
  [
    v.strictTuple([addressSchema]),
    v.strictTuple([
      addressSchema,
      v.nullish(v.pipe(v.array(v.union([v.literal('0x0'), chainIdSchema])), v.maxLength(256))),
    ]),
  ],
  'expected [account, chainIds?]',
)

type FundableChain = Readonly<{
  atomic: Readonly<{ status: 'unsupported' }>
  /** ERC-7682; 0xEeee…EEeE is native. */
  auxiliaryFunds: Readonly<{ supported: true; assets: readonly string[] }>
}>

export type AnywhereCapabilities = Readonly<{
  crossChainIntents: Readonly<{ supported: true; version: '1.0.0' }>
}>

/** By hex chain id; `0x0` is every chain. */
export type AnsweredCapabilities = Readonly<Record<string, FundableChain | AnywhereCapabilities>>

/**
 * Lists known capabilities of requested chains (EIP-5792).
 *
 * @param assetsOf a chain's fundable tokens
 */
export function capabilitiesOf(
  asked: readonly (number | '0x0')[] | undefined,
  chainIds: readonly number[],
  assetsOf: (chainId: number) => readonly string[],
): AnsweredCapabilities {
  const wanted = chainIds.filter((chainId) => asked === undefined || asked.includes(chainId))
  const isAnywhereAsked = asked === undefined || asked.includes('0x0')
  return {
    ...(isAnywhereAsked ? { '0x0': { crossChainIntents: { supported: true, version: '1.0.0' } } } : {}),
    ...Object.fromEntries(
      wanted.map((chainId) => [
        chainIdToHex(chainId),
        {
          atomic: { status: 'unsupported' },
          auxiliaryFunds: { supported: true, assets: assetsOf(chainId).map(named) },
        },
      ]),
    ),
  }
}

function named(asset: string): string {
  return asset === NATIVE_EVM_ADDRESS ? NATIVE_IN_ERC_7682 : asset
}
