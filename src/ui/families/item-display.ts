import { type EvmRole, type Item, type ItemKind, type ItemOf, isSend } from '../../core/execution/item.ts'

export type StepRole =
  | EvmRole
  | 'bitcoin'
  | 'bitcoinSend'
  | 'evmSignature'
  | 'exchangeAAuthorize'
  | 'exchangeATransfer'
  | 'exchangeBTransfer'

type ItemDisplay<K extends ItemKind> = Readonly<{
  /** Undefined where the wallet signs nothing. */
  role: (item: ItemOf<K>) => StepRole | undefined
  /** Only transactions have a hash on a chain. */
  form: 'transaction' | 'psbt' | 'permit' | 'message'
  /** The service takes a permit, and the chain is read for it. */
  receiver: 'chain' | 'service' | 'both'
  fee: 'gas' | 'miner' | 'exchange' | 'none'
}>

const ITEM_DISPLAYS: { readonly [K in ItemKind]: ItemDisplay<K> } = {
  evmTransaction: {
    role: ({ role }) => role,
    form: 'transaction',
    receiver: 'chain',
    fee: 'gas',
  },
  evmSignature: { role: () => 'evmSignature', form: 'permit', receiver: 'both', fee: 'none' },
  bitcoinPsbt: {
    role: (item) => (isSend(item) ? 'bitcoinSend' : 'bitcoin'),
    form: 'psbt',
    receiver: 'chain',
    fee: 'miner',
  },
  exchangeAAuthorize: {
    role: () => 'exchangeAAuthorize',
    form: 'message',
    receiver: 'service',
    fee: 'exchange',
  },
  exchangeATransfer: {
    role: () => 'exchangeATransfer',
    form: 'message',
    receiver: 'chain',
    fee: 'exchange',
  },
  exchangeBTransfer: {
    role: () => 'exchangeBTransfer',
    form: 'message',
    receiver: 'chain',
    fee: 'exchange',
  },
  depositAddress: { role: () => undefined, form: 'transaction', receiver: 'chain', fee: 'gas' },
}

const KIND_OF: Readonly<Record<StepRole, ItemKind>> = {
  resetAllowance: 'evmTransaction',
  approve: 'evmTransaction',
  deposit: 'evmTransaction',
  transfer: 'evmTransaction',
  send: 'evmTransaction',
  swap: 'evmTransaction',
  bitcoin: 'bitcoinPsbt',
  bitcoinSend: 'bitcoinPsbt',
  evmSignature: 'evmSignature',
  exchangeAAuthorize: 'exchangeAAuthorize',
  exchangeATransfer: 'exchangeATransfer',
  exchangeBTransfer: 'exchangeBTransfer',
}

export function itemDisplay({ kind }: Pick<Item, 'kind'>): Omit<ItemDisplay<ItemKind>, 'role'> {
  return ITEM_DISPLAYS[kind]
}

export function roleDisplay(role: StepRole): Omit<ItemDisplay<ItemKind>, 'role'> {
  return ITEM_DISPLAYS[KIND_OF[role]]
}

export function roleOf(item: Item): StepRole | undefined {
  return (ITEM_DISPLAYS[item.kind].role as (item: Item) => StepRole | undefined)(item)
}
