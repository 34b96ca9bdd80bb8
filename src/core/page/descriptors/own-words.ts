/** Intents first, then labels. The message catalogues have the words. */
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

/** The prefix keeps it apart from another descriptor's words. */
export type OwnWord = `own:${OwnWordName}`

/** The name in a descriptor's words; undefined for foreign words. */
export function ownWordIn(words: string): OwnWordName | undefined {
  return OWN_WORDS.find((name) => words === `own:${name}`)
}
