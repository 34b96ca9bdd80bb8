import type { Family } from '../chain/chain.ts'
import { type EvmRole, type Item, type ItemKind, isSend } from '../execution/item.ts'

/**
 * - `family`: undefined for an address that the user pays on any family
 * - `signs`: a transaction of the account, a permit that another party carries out, an exchange's message, or nothing
 * - `reserves`: the account's EVM nonces, the chain's numbers of this account, or of all accounts
 * - `isPipelined`: it can be signed before the previous step is included
 * - `movesMoney`: false for a message that only prepares the next item
 * - `paysDepository`: always; an EVM transaction's role decides
 */
export type ItemTraits = Readonly<{
  family: Family | undefined
  signs: 'transaction' | 'permit' | 'message' | 'nothing'
  reserves: 'evmNonces' | 'ofAccount' | 'ofChain'
  isPipelined: boolean
  movesMoney: boolean
  paysDepository: boolean
}>

export const ITEM_KINDS: Readonly<Record<ItemKind, ItemTraits>> = {
  evmTransaction: {
    family: 'evm',
    signs: 'transaction',
    reserves: 'evmNonces',
    isPipelined: true,
    movesMoney: true,
    paysDepository: false,
  },
  evmSignature: {
    family: 'evm',
    signs: 'permit',
    reserves: 'ofChain',
    isPipelined: false,
    movesMoney: true,
    paysDepository: false,
  },
  bitcoinPsbt: {
    family: 'bitcoin',
    signs: 'transaction',
    reserves: 'ofChain',
    isPipelined: false,
    movesMoney: true,
    paysDepository: true,
  },
  exchangeAAuthorize: {
    family: 'exchangeA',
    signs: 'message',
    reserves: 'ofChain',
    isPipelined: false,
    movesMoney: false,
    paysDepository: false,
  },
  exchangeATransfer: {
    family: 'exchangeA',
    signs: 'message',
    reserves: 'ofChain',
    isPipelined: false,
    movesMoney: true,
    paysDepository: true,
  },
  exchangeBTransfer: {
    family: 'exchangeB',
    signs: 'message',
    reserves: 'ofAccount',
    isPipelined: false,
    movesMoney: true,
    paysDepository: true,
  },
  depositAddress: {
    family: undefined,
    signs: 'nothing',
    reserves: 'ofChain',
    isPipelined: false,
    movesMoney: true,
    paysDepository: false,
  },
}

/** A transaction's role, else the item's kind. */
export type StepWord = EvmRole | Exclude<ItemKind, 'evmTransaction'>

/** The word of one plan item. */
export function stepWordOf(item: Item): StepWord {
  if ('role' in item) return item.role
  return isSend(item) ? 'send' : item.kind
}

export function traitsOfWord(word: StepWord): ItemTraits {
  return word in ITEM_KINDS ? ITEM_KINDS[word as ItemKind] : ITEM_KINDS.evmTransaction
}
