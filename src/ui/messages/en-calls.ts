/** Every word about the transactions that pages ask for. */
export const calls = {
  title: 'Send transactions',
  asks: 'wants transactions sent from your account.',
  send: 'Send',
}
