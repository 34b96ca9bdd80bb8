import type { Item, ItemKind, ItemOf } from '../item.ts'

/**
 * Which of the wallet's keys signs: that of an EVM account, by its address; of a Bitcoin address, by its path; or the one
 * that was registered for an account of exchange B, by its index.
 */
export type KeyName =
  | Readonly<{ of: 'evm'; address: string }>
  | Readonly<{ of: 'bitcoin'; path: string }>
  | Readonly<{ of: 'exchangeB'; accountIndex: string }>

const NAMES: { readonly [K in ItemKind]: (item: ItemOf<K>) => KeyName | undefined } = {
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
export function keyFor<K extends ItemKind>(item: ItemOf<K>): KeyName | undefined {
  const name: (item: ItemOf<K>) => KeyName | undefined = NAMES[item.kind as K]
  return name(item)
}

function byAddress({ from }: Extract<Item, { from: string }>): KeyName {
  return { of: 'evm', address: from }
}
