import type { Values } from './values.ts'

export const depositAddressWords = {
  depositAddressUnasked: 'The quote has a deposit address you didn’t ask for.',
  depositAddressMissing: 'The quote has no deposit address.',
  depositAddressMalformed: ({ chain }: Values<'chain'>) => `The deposit address can’t be paid on ${chain}.`,

  depositAddressYours: ({ address }: Values<'address'>) =>
    `The deposit address ${address} is your own or the recipient’s: the service couldn’t receive your money there.`,
  depositAddressLooksYours: ({ address }: Values<'address'>) =>
    `The deposit address ${address} only looks like one of yours: the service couldn’t receive your money there.`,
  depositAddressIsToken: ({ address }: Values<'address'>) =>
    `The deposit address ${address} is a token: the service couldn’t receive your money there.`,
  depositAddressIsContract: ({ address }: Values<'address'>) =>
    `The deposit address ${address} is a contract that takes no plain payments: the service couldn’t receive your money there.`,

  depositAddressNowhereProven: ({ address, chain }: Values<'address' | 'chain'>) =>
    `Only the service says ${address} belongs to your order: ${chain} has no contract to ask.`,
  depositAddressWithoutOrder: ({ address }: Values<'address'>) =>
    `Only the service says ${address} belongs to your order: the quote names no order.`,
  depositAddressNotProven: ({ address, why }: Values<'address' | 'why'>) =>
    `Only the service says ${address} belongs to your order: ${why}.`,
  depositAddressOfAnother: ({ address, expected }: Values<'address' | 'expected'>) =>
    `Your order’s deposit address is ${expected}. Money sent to ${address} may be lost.`,
  depositAddressOfNoOrder: ({ address }: Values<'address'>) =>
    `The factory computes another address for your order; money sent to ${address} may be lost.`,

  depositPaymentDiffers: 'The quote proposes a different payment than the one due.',
  strictRefundElsewhere: ({ asked, chain }: Values<'asked' | 'chain'>) =>
    `The order wouldn’t refund ${asked} on ${chain}, though it is bound to it.`,
}
