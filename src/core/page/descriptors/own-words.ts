/**
 * What the wallet's own descriptors say of calls and of what they show, by name: intents first, labels behind them, and the
 * amount that is more than there is. The catalogues of messages have the words.
 */
export const OWN_WORDS = [
  'letSend',
  'letFetch',
  'cancelAuthorization',
  'sendByAuthorization',
  'fetchByAuthorization',
  'letTake',
  'letTakeOnce',
  'letTakeSigned',
  'sendByPermission',
  'takeBack',
  'voidPermissions',
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
] as const

export type OwnWordName = (typeof OWN_WORDS)[number]

/** Such a name where a descriptor has its words, so that it cannot be taken for those of another one. */
export type OwnWord = `own:${OwnWordName}`

/** The name in the words of a descriptor; undefined where they are words of somebody else. */
export function ownWordIn(words: string): OwnWordName | undefined {
  return OWN_WORDS.find((name) => words === `own:${name}`)
}
