import type { Values } from './values.ts'

export const depositAddressWords = {
  depositAddressUnasked: 'The quote has a deposit address you didn’t ask for.',
  depositAddressMissing: 'The quote has no deposit address.',
  depositAddressMalformed: ({ chain }: Values<'chain'>) => `The deposit address can’t be paid on ${chain}.`,

  depositAddressFalse: ({ address }: Values<'address'>) =>
    `${address} can’t be a deposit address of the service: your money wouldn’t arrive there.`,

  depositAddressNowhereProven: ({ address, chain }: Values<'address' | 'chain'>) =>
    `Only the service says ${address} belongs to your order: ${chain} has no contract to ask.`,
  depositAddressNotProven: ({ address, why }: Values<'address' | 'why'>) =>
    `Only the service says ${address} belongs to your order: ${why}.`,
  depositAddressOfNoOrder: ({ address }: Values<'address'>) =>
    `The factory computes another address for your order; money sent to ${address} may be lost.`,

  depositPaymentDiffers: 'The quote proposes a different payment than the one due.',
  strictRefundElsewhere: ({ asked, chain }: Values<'asked' | 'chain'>) =>
    `The order wouldn’t refund ${asked} on ${chain}, though it is bound to it.`,
}
