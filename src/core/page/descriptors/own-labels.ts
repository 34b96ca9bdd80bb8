/** Intents, then labels; then those of known forms. The message catalogues have the words. */
export const OWN_LABELS = [
  'letSend',
  'letFetch',
  'cancelAuthorization',
  'sendByAuthorization',
  'fetchByAuthorization',
  'letTake',
  'letTakeOnce',
  'letTakeSigned',
  'sendByAllowance',
  'takeBack',
  'voidPermits',
  'amount',
  'from',
  'to',
  'notBefore',
  'until',
  'nonce',
  'of',
  'spender',
  'upTo',
  'usedUntil',
  'forToken',
  'forSpender',
  'allBefore',
  'signature',
  'unlimited',
  'takenFrom',
  'actInYourName',
  'confirmForSafe',
  'sellUnseen',
  'letAct',
  'sellNfts',
  'tradeNft',
  'tradeTokens',
  'call',
  'operation',
  'refundTo',
  'orders',
  'delegate',
  'authority',
  'limitedBy',
  'terms',
  'collection',
  'nft',
  'atLeast',
  'direction',
  'price',
  'tradesWith',
  'gives',
  'gets',
] as const

export type OwnLabelName = (typeof OWN_LABELS)[number]

/** The prefix keeps it apart from another descriptor's words. */
export type OwnLabel = `own:${OwnLabelName}`

/** Undefined for foreign words. */
export function ownLabelIn(words: string): OwnLabelName | undefined {
  return OWN_LABELS.find((name) => words === `own:${name}`)
}
