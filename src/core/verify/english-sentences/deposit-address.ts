import type { Values } from './values.ts'

export const depositAddressWords = {
  depositAddressUnasked: 'The quote names a deposit address that you did not ask for.',
  depositAddressMissing: 'The quote has no deposit address.',
  depositAddressMalformed: ({ chain }: Values<'chain'>) =>
    `The deposit address is no address that can be paid on ${chain}.`,

  depositAddressYours: ({ address }: Values<'address'>) =>
    `The deposit address ${address} is your own or the recipient’s: the service could not receive your money there.`,
  depositAddressLooksYours: ({ address }: Values<'address'>) =>
    `The deposit address ${address} only looks like one of yours: the service could not receive your money there.`,
  depositAddressIsToken: ({ address }: Values<'address'>) =>
    `The deposit address ${address} is a token: the service could not receive your money there.`,
  depositAddressIsContract: ({ address }: Values<'address'>) =>
    `The deposit address ${address} is a contract that takes no bare payments: the service could not receive your money there.`,

  depositAddressNowhereProven: ({ address, chain }: Values<'address' | 'chain'>) =>
    `That ${address} belongs to your order is the service’s word alone: ${chain} has no contract to ask.`,
  depositAddressWithoutOrder: ({ address }: Values<'address'>) =>
    `That ${address} belongs to your order is the service’s word alone: the quote names no order.`,
  depositAddressNotProven: ({ address, why }: Values<'address' | 'why'>) =>
    `That ${address} belongs to your order is the service’s word alone: ${why}.`,
  depositAddressOfAnother: ({ address, expected }: Values<'address' | 'expected'>) =>
    `Your order’s deposit address is ${expected}. Money sent to ${address} may be lost.`,
  depositAddressOfNoOrder: ({ address }: Values<'address'>) =>
    `The factory computes another address for your order; money sent to ${address} may be lost.`,

  depositPaymentDiffers: 'The quote proposes another payment than the one that is due.',
  strictRefundElsewhere: ({ asked, chain }: Values<'asked' | 'chain'>) =>
    `The order would not refund ${asked} on ${chain}, though it is bound to it.`,
}
