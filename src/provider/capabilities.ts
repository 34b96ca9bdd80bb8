import * as v from 'valibot'
import { NATIVE } from '../core/zero-address.ts'
import { chainIdSchema, hexOf } from './chain-params.ts'
import { NATIVE_IN_ERC_7682 } from './native-asset.ts'
import { addressSchema } from './page-call.ts'

/** EIP-5792, `wallet_getCapabilities`: an account, and the chains that are asked about; all of them without. */
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

/** What the wallet can do on a chain, beyond what every wallet can. */
export type ChainCapabilities = Readonly<{
  /** Calls are made one after the other. */
  atomic: Readonly<{ status: 'unsupported' }>
  /** ERC-7682: what is missing is brought from other chains; `assets` are the tokens that can be, 0xEeee…EEeE the native one. */
  auxiliaryFunds: Readonly<{ supported: true; assets: readonly string[] }>
}>

/** What it can do whatever the chain. */
export type AnywhereCapabilities = Readonly<{
  crossChainIntents: Readonly<{ supported: true; version: '1.0.0' }>
}>

/** By chain id in hex; `0x0` is every chain. */
export type Capabilities = Readonly<Record<string, ChainCapabilities | AnywhereCapabilities>>

/**
 * What the wallet can do on the chains that are asked about; those that it does not have are left out (EIP-5792).
 *
 * @param assetsOf the tokens of a chain that can be brought there; undefined for chains that the wallet does not have
 */
export function capabilitiesOf(
  asked: readonly (number | '0x0')[] | undefined,
  chainIds: readonly number[],
  assetsOf: (chainId: number) => readonly string[],
): Capabilities {
  const wanted = chainIds.filter((chainId) => asked === undefined || asked.includes(chainId))
  const isAnywhereAsked = asked === undefined || asked.includes('0x0')
  return {
    ...(isAnywhereAsked ? { '0x0': { crossChainIntents: { supported: true, version: '1.0.0' } } } : {}),
    ...Object.fromEntries(
      wanted.map((chainId) => [
        hexOf(chainId),
        {
          atomic: { status: 'unsupported' },
          auxiliaryFunds: { supported: true, assets: assetsOf(chainId).map(named) },
        },
      ]),
    ),
  }
}

function named(asset: string): string {
  return asset === NATIVE ? NATIVE_IN_ERC_7682 : asset
}
