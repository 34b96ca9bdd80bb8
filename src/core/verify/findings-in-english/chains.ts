import type { Values } from './values.ts'

export const chainWords = {
  chainDescribedFalsely: ({ chain }: Values<'chain'>) =>
    `The service describes ${chain} incorrectly: an order could mean another chain.`,
  chainDisabled: ({ chain }: Values<'chain'>) => `Transfers on ${chain} are off right now.`,
  chainLagging: ({ chain }: Values<'chain'>) => `${chain} is slow right now.`,
  chainLimited: ({ chain }: Values<'chain'>) => `Transfers on ${chain} are limited right now.`,
  chainsNotRead: 'Chain status unavailable. A chain may be slow, limited or off.',
  chainRunsOnAnother: ({ chain, symbol, decimals }: Values<'chain' | 'symbol' | 'decimals'>) =>
    `The service says ${chain} runs on ${symbol} with ${decimals} decimals: amounts could be false.`,
  chainDepositoryDiffers: ({ depository, known }: Values<'depository' | 'known'>) =>
    `The service names the depository ${depository}; the known one is ${known}.`,
  chainContractChanged: ({ address, contract, chain, before }: Values<'address' | 'contract' | 'chain' | 'before'>) =>
    `The service names ${address} as ${contract} on ${chain}; it was ${before}.`,
  factsOfAnotherChain: ({ chain }: Values<'chain'>) =>
    `Nothing was read from ${chain}: the facts are of another chain.`,
}
