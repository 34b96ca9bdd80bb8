import type { Values } from './values.ts'

export const chainWords = {
  chainListedTwice: ({ chain }: Values<'chain'>) => `The service lists ${chain} twice: either entry may be false.`,
  chainNameElsewhere: ({ chain, other }: Values<'chain' | 'other'>) =>
    `The service gives the name of ${chain} to chain ${other}: an order could mean another chain.`,
  chainRenamed: ({ chain, name }: Values<'chain' | 'name'>) =>
    `The service calls ${chain} ${name}: orders would mean another.`,
  chainDisabled: ({ chain }: Values<'chain'>) => `Transfers on ${chain} are off right now.`,
  chainLagging: ({ chain }: Values<'chain'>) => `${chain} is slow right now.`,
  chainLimited: ({ chain }: Values<'chain'>) => `Transfers on ${chain} are limited right now.`,
  chainsNotRead: 'Chain status unavailable. A chain may be slow, limited or off.',
  chainOfAnotherKind: ({ chain, kind }: Values<'chain' | 'kind'>) =>
    `The service calls ${chain} a chain of another kind, ${kind}.`,
  chainRunsOnAnother: ({ chain, symbol, decimals }: Values<'chain' | 'symbol' | 'decimals'>) =>
    `The service says ${chain} runs on ${symbol} with ${decimals} decimals: amounts could be false.`,
  chainDepositoryDiffers: ({ depository, known }: Values<'depository' | 'known'>) =>
    `The service names the depository ${depository}; the known one is ${known}.`,
  chainContractChanged: ({ address, contract, chain, before }: Values<'address' | 'contract' | 'chain' | 'before'>) =>
    `The service names ${address} as ${contract} on ${chain}; it was ${before}.`,
  factsOfAnotherChain: ({ chain }: Values<'chain'>) =>
    `Nothing was read from ${chain}: the facts are of another chain.`,
}
