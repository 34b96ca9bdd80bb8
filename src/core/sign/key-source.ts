import type { Item, ItemKind, ItemOf } from '../execution/item.ts'
import type { KeyFamilyOf, PrivateKeys, StepTerms } from './signed.ts'

export type KeyName =
  | Readonly<{ of: 'evm'; address: string }>
  | Readonly<{ of: 'bitcoin'; path: string; others?: readonly string[] }>
  | Readonly<{ of: 'exchangeB'; accountIndex: string }>

type NameOf<F extends KeyName['of']> = Extract<KeyName, { of: F }>

/** Undefined while locked or without such a key. */
export type WithKey = <N extends KeyName, T>(
  name: N,
  use: (privateKey: PrivateKeys[N['of']]) => Promise<T>,
) => Promise<T | undefined>

type Lend<F extends KeyName['of']> = <T>(
  name: NameOf<F>,
  use: (privateKey: PrivateKeys[F]) => Promise<T>,
) => Promise<T | undefined>

export type KeySources = { readonly [F in KeyName['of']]: Lend<F> }

/** A lender of another family's key doesn't compile. */
export function withKeyFrom(lenders: KeySources): WithKey {
  return (name, use) =>
    (lenders[name.of] as Lend<KeyName['of']>)(name, use as (privateKey: unknown) => ReturnType<typeof use>)
}

type NameKey<K extends ItemKind> = (item: ItemOf<K>, terms?: StepTerms) => NameOf<KeyFamilyOf<K>> | undefined

const NAMES: { readonly [K in ItemKind]: NameKey<K> } = {
  evmTransaction: byAddress,
  evmSignature: byAddress,
  bitcoinPsbt: ({ inputs, outputs }, terms) => {
    // Proves the recipient ours.
    const shrunk = terms?.terms === 'bitcoin' && terms.shrunk ? [terms.shrunk] : []
    const [path, ...others] = new Set([...inputs, ...shrunk].map((owned) => owned.path))
    if (path === undefined) return undefined
    if (others.length === 0) return { of: 'bitcoin', path }
    return outputs.some(({ role }) => role === 'send') ? { of: 'bitcoin', path, others } : undefined
  },
  exchangeAAuthorize: byAddress,
  exchangeATransfer: byAddress,
  exchangeBTransfer: ({ from }) => ({ of: 'exchangeB', accountIndex: from }),
  depositAddress: () => undefined,
}

/** The key that signs an item, if any. Only plain payments have several. */
export function keyFor<K extends ItemKind>(item: ItemOf<K>, terms?: StepTerms): NameOf<KeyFamilyOf<K>> | undefined {
  const name: NameKey<K> = NAMES[item.kind as K]
  return name(item, terms)
}

function byAddress({ from }: Extract<Item, { from: string }>): NameOf<'evm'> {
  return { of: 'evm', address: from }
}
