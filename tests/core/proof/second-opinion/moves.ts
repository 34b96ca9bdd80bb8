import type { ExchangeATransferItem, Item, ItemOf } from '../../../../src/core/execution/item.ts'
import type { Asked } from '../judge.ts'
import { psbtMoves } from './bitcoin.ts'
import { evmMoves } from './evm.ts'
import { permitMoves } from './permits.ts'
import type { Enforced } from './router.ts'

/** A signature pays a place, perhaps for an order, or grants it an allowance. */
export type Move =
  | Readonly<{
      does: 'pays'
      to: string
      currency: string
      amount: bigint
      orderId?: string | undefined
      nonce?: string
      enforces?: Enforced
    }>
  | Readonly<{ does: 'allows'; to: string; currency: string; amount: bigint }>
  | Readonly<{ does: 'binds'; orderId: string; nonce: string }>

export const NATIVE = '0x0000000000000000000000000000000000000000'

/** Unreadable bytes count as a lie. */
export class Unreadable extends Error {}

export function movesOf<K extends Item['kind']>(item: ItemOf<K>, asked: Asked): readonly Move[] {
  const read: (item: ItemOf<K>, asked: Asked) => readonly Move[] = READERS[item.kind as K]
  return read(item, asked)
}

const READERS: { readonly [K in Item['kind']]: (item: ItemOf<K>, asked: Asked) => readonly Move[] } = {
  evmTransaction: evmMoves,
  exchangeAAuthorize: ({ typedData, post, from }) => {
    const { wallet, depositor, id, nonce } = typedData.message
    expect(String(post.body['nonce']) === String(nonce), 'another nonce is posted than signed')
    for (const who of [wallet, depositor, post.body['wallet'], post.body['depositor']]) {
      expect(String(who).toLowerCase() === from.toLowerCase(), `the mapping speaks for ${who}`)
    }
    expect(post.body['id'] === id, 'another order is posted than signed')
    return [{ does: 'binds', orderId: String(id), nonce: String(nonce) }]
  },
  exchangeATransfer: exchangeAMoves,
  exchangeBTransfer: ({ transfer, currency }) => [
    {
      does: 'pays',
      to: String(transfer.toAccountIndex),
      currency,
      amount: BigInt(transfer.amount),
      orderId: transfer.memo,
    },
  ],
  bitcoinPsbt: psbtMoves,
  evmSignature: permitMoves,
  depositAddress: ({ address, currency, amount }) => [{ does: 'pays', to: address, currency, amount }],
}

const LEDGER_DECIMALS = 8

function exchangeAMoves({ typedData, action, currency, nonce }: ExchangeATransferItem): readonly Move[] {
  const { message } = typedData
  for (const [key, value] of Object.entries(action)) {
    if (key !== 'type') expect(String(message[key]) === String(value), `${key} is posted otherwise than signed`)
  }
  const signed = new Set((typedData.types[typedData.primaryType] ?? []).map(({ name }) => name))
  for (const key of ['destination', 'token', 'amount', 'sourceDex', 'destinationDex', 'fromSubAccount', 'nonce']) {
    expect(signed.has(key) && message[key] !== undefined, `${key} is not signed`)
  }
  expect(action['type'] === 'sendAsset', 'another act than a transfer')
  expect(String(message['nonce']) === nonce.toString(), 'another nonce')
  expect(message['fromSubAccount'] === '', 'money of a sub-account')
  const [whole = '', fraction = ''] = String(message['amount']).split('.')
  const amount = BigInt(whole + fraction.padEnd(LEDGER_DECIMALS, '0'))
  return [{ does: 'pays', to: String(message['destination']), currency, amount, nonce: nonce.toString() }]
}

export function expect(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Unreadable(otherwise)
}

export function isSame(left: string, right: string): boolean {
  return left === right || (/^0x/.test(left) && left.toLowerCase() === right.toLowerCase())
}
