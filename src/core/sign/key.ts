import type { Item, ItemKind, ItemOf } from '../item.ts'
import type { KeyFamilyOf, PrivateKeys } from './signed.ts'

/**
 * Which of the wallet's keys signs: that of an EVM account, by its address; of a Bitcoin address, by its path; or the one
 * that was registered for an account of exchange B, by its index.
 */
export type KeyName =
  | Readonly<{ of: 'evm'; address: string }>
  | Readonly<{ of: 'bitcoin'; path: string }>
  | Readonly<{ of: 'exchangeB'; accountIndex: string }>

/** The name of a key of one family. */
type NameOf<F extends KeyName['of']> = Extract<KeyName, { of: F }>

/** Uses a key once, as it is for its name; undefined while the wallet is locked, or has no such key. */
export type WithKey = <N extends KeyName, T>(
  name: N,
  use: (privateKey: PrivateKeys[N['of']]) => Promise<T>,
) => Promise<T | undefined>

type Lend<F extends KeyName['of']> = <T>(
  name: NameOf<F>,
  use: (privateKey: PrivateKeys[F]) => Promise<T>,
) => Promise<T | undefined>

/** Who lends the keys of each family. */
export type KeyLenders = { readonly [F in KeyName['of']]: Lend<F> }

/** Lends keys by their names; a lender that gives the key of another family does not compile. */
export function lendBy(lenders: KeyLenders): WithKey {
  return (name, use) =>
    (lenders[name.of] as Lend<KeyName['of']>)(name, use as (privateKey: unknown) => ReturnType<typeof use>)
}

const NAMES: { readonly [K in ItemKind]: (item: ItemOf<K>) => NameOf<KeyFamilyOf<K>> | undefined } = {
  evmTransaction: byAddress,
  evmSignature: byAddress,
  bitcoinPsbt: ({ inputs }) => {
    const paths = new Set(inputs.map(({ path }) => path))
    const [path] = paths
    return path !== undefined && paths.size === 1 ? { of: 'bitcoin', path } : undefined
  },
  exchangeAAuthorize: byAddress,
  exchangeATransfer: byAddress,
  exchangeBTransfer: ({ from }) => ({ of: 'exchangeB', accountIndex: from }),
  depositAddress: () => undefined,
}

/**
 * The one key that signs an item; undefined where nothing is signed, and for a Bitcoin transaction of several addresses,
 * which the proof lets nobody make.
 */
export function keyFor<K extends ItemKind>(item: ItemOf<K>): NameOf<KeyFamilyOf<K>> | undefined {
  const name: (item: ItemOf<K>) => NameOf<KeyFamilyOf<K>> | undefined = NAMES[item.kind as K]
  return name(item)
}

function byAddress({ from }: Extract<Item, { from: string }>): NameOf<'evm'> {
  return { of: 'evm', address: from }
}
