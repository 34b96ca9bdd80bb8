import type { Family } from '../chain/chain.ts'
import type { EvmRole, ItemKind } from '../execution/item.ts'

/**
 * The light answers of one item kind.
 * - `family`: undefined for an address that the user pays on any family
 * - `signs`: a transaction of the account, a permit that another party carries out, an exchange's message, or nothing
 */
export type ItemTraits = Readonly<{
  family: Family | undefined
  signs: 'transaction' | 'permit' | 'message' | 'nothing'
}>

/** The traits of every item kind. */
export const ITEM_KINDS: Readonly<Record<ItemKind, ItemTraits>> = {
  evmTransaction: { family: 'evm', signs: 'transaction' },
  evmSignature: { family: 'evm', signs: 'permit' },
  bitcoinPsbt: { family: 'bitcoin', signs: 'transaction' },
  exchangeAAuthorize: { family: 'exchangeA', signs: 'message' },
  exchangeATransfer: { family: 'exchangeA', signs: 'message' },
  exchangeBTransfer: { family: 'exchangeB', signs: 'message' },
  depositAddress: { family: undefined, signs: 'nothing' },
}

/** Returns the traits of a step's word; an EVM transaction's word is its role. */
export function traitsOfWord(word: ItemKind | EvmRole): ItemTraits {
  return word in ITEM_KINDS ? ITEM_KINDS[word as ItemKind] : ITEM_KINDS.evmTransaction
}
