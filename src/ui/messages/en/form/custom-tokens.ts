import { list } from '../format.ts'

export const enCustomTokens = {
  typeToFind: 'Name, or address of a token',
  asking: 'Asking the chains what stands at this address…',
  nothing: (chains: readonly string[]) => `No token stands at this address on ${list(chains)}.`,
  unread: (chains: readonly string[]) =>
    `It could not be read on ${list(chains)}: a token may stand there all the same.`,
  again: 'Try again',
  added: 'Added by you',
  add: 'Add to my tokens',
  remove: 'Remove from my tokens',
  /** Where the word alone is ambiguous. */
  removeOne: (title: string, chain: string) => `Remove ${title} on ${chain} from my tokens`,
  isOff: 'Removed from your tokens',
  isAdded: (title: string) => `${title} is now among your tokens.`,
  isRemoved: (title: string) => `${title} is no longer among your tokens. What you have of it stays where it is.`,
  full: (most: number) => `These are ${most} tokens, and no more are kept: remove one before you add another.`,
  notAdded: 'The token could not be read now, and was not added. Try again.',
  notThe: (title: string) => `Not the ${title} on Causeway’s list`,
  mixes: 'Mixes letters of several scripts',
  imitates: {
    title: (title: string) => `This is not the ${title} on Causeway’s list`,
    text: 'It is called the same, or so that it looks the same, and stands at another address. Most tokens like this are made to deceive, and are worth nothing.',
  },
  letters: {
    title: (token: string) => `The name ${token} mixes letters of several scripts`,
    text: 'Most names like this are made to be taken for another one.',
  },
  means: (chain: string) =>
    `Anybody can make a token of this name. Causeway has read its name and its decimals on ${chain}, and knows nothing else of it: it may be worth nothing, or never let itself be sold. Compare its address with one that you trust.`,
  accept: (token: string) => `I have compared the address: this ${token} is the token that I mean.`,
  /** Shown below tokens with a price. */
  worth: 'What these come to is the service’s word, and is not counted in the sum above.',
}

export type CustomTokenMessages = typeof enCustomTokens
