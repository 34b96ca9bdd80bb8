import { list } from './words.ts'

/** Every word about tokens that are on no list of the wallet's own. */
export const enTokens = {
  typeToFind: 'Name, or address of a token',
  asking: 'Asking the chains what stands at this address…',
  nothing: (chains: readonly string[]) => `No token stands at this address on ${list(chains)}.`,
  unread: (chains: readonly string[]) =>
    `It could not be read on ${list(chains)}: a token may stand there all the same.`,
  again: 'Try again',
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
}

export type TokenMessages = typeof enTokens
