export const enLimits = {
  scrollToSign: 'Scroll to the end to sign',
  emptyLines: (lines: number) => `${lines} empty lines`,
  spaces: (spaces: number) => `${spaces} spaces`,
  limitTo: 'Limit it to',
  limit: 'Limit',
  limitToBalance: 'Limit to my balance',
  limitHint: 'The amount that you spend now is enough for an honest site.',
  limitWrong: 'Enter an amount.',
  cannotLimitTitle: 'This has no limit, and none can be set',
  cannotLimit: 'The site expects it exactly as it is. Reject it, and ask the site for an approval of a limited amount.',
  knownSpender: 'Who may take it is known',
  approvedBefore: 'You have approved this address before, by the wallet’s records.',
  possiblePayment: {
    reading: 'Causeway reads which tokens this contract may take.',
    title: 'This contract may take your tokens',
    text: 'With this signature it may move them, to anybody.',
    throughPermit2: 'through Permit2',
    unreadTitle: 'Causeway could not read which tokens this contract may take',
    unread: 'So this counts as a payment of everything.',
    noneTitle: 'No token approval stands for this contract',
    none: 'Causeway knows no token of yours that it may take. NFTs and unknown tokens were not checked.',
    beyond: {
      token: 'This contract is a token itself: such data can move all you have of it.',
      delegated: 'Another contract acts for this account, and such data may let it move everything.',
      form: 'Data of this form can move money without an approval for this contract.',
    },
  },
}

export type LimitMessages = typeof enLimits
