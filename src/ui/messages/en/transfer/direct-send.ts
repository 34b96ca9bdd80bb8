export const enDirectSend = {
  fails: 'If it fails, nothing is sent: at most the network fee is paid.',
  proof: {
    claim: 'The money goes straight to the recipient',
    evidence: (amount: string, chain: string) => `${amount} in this one transaction on ${chain}:`,
    asked: 'Your balance was read from the chain',
  },
  route: (chain: string) => `on ${chain}`,
  unread: 'Sent; the arrival could not be read yet',
  expired: 'The quote ran out before anything was sent',
  asked: (amount: string, chain: string) => `${amount} on ${chain}, straight to the recipient`,
}

export type DirectSendMessages = typeof enDirectSend
