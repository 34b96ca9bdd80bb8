export const enPermit = {
  name: 'This wallet, by a signature',
  way: 'This wallet, by a signature',
  means: (symbol: string) =>
    `You sign, the service sends: you need no ${symbol} for the network fee. The signature is good for exactly this amount, once, and for a short time.`,
  offer: {
    title: (symbol: string, chain: string) => `You have no ${symbol} on ${chain} for the network fee`,
    text: (token: string, gas: string, service: string) =>
      `No ${gas} needed: you sign, ${service} submits. Fees come from your ${token}.`,
    take: (token: string) => `Pay fees in ${token}`,
  },
  /** The button where the service can't use a signature. */
  instead: 'Pay by a transaction',
  step: {
    next: (amount: string) => `Sign for ${amount}`,
    active: (amount: string) => `Signing for ${amount}`,
    done: (amount: string) => `Signed for ${amount}`,
  },
  phase: {
    planned: (_until: string) => 'Not signed yet. ',
    reserved: (_until: string) => 'Being signed. ',
    signed: (until: string) => `Signed and kept. Being handed to the service, which can use it until ${until}. `,
    broadcast: (until: string) => `The service has it, and can use it until ${until}. `,
    included: (_until: string) => 'Used: the chain says so. ',
    finalized: (_until: string) => 'Used: the chain says so. ',
    replaced: (_until: string) => 'Revoked. Nobody can use it any more. ',
    reverted: (_until: string) => 'Ran out. Nobody can use it any more. ',
    ineffective: (_until: string) => 'Done, without effect. ',
  },
  ranOut: 'The service did not use your signature in time',
  ranOutText: (amount: string) =>
    `Your ${amount} did not leave your account. The signature ran out unused, and by the chain’s own time nobody can use it any more.`,
  ranOutNext: 'Try again with a fresh quote.',
  takenBack: 'Your account took this signature back',
  takenBackText: (amount: string) =>
    `Your ${amount} did not leave your account by it: it was cancelled on the chain before anybody used it, and nobody can use it any more.`,
  takenBackNext:
    'This happens when the same account is used in another wallet. If it was you, try again whenever you like. If it was not, move your money to a new wallet.',
}

export type PermitMessages = typeof enPermit
