import type { Values } from './values.ts'

type Unsaid = Values<'chain' | 'why'>
type UnsaidOf = Values<'chain' | 'address' | 'why'>

/** `why` quotes the node or the caller's error. */
export const nodeWords = {
  chainUnsaid: ({ chain, why }: Unsaid) => `The node for ${chain} didn’t say which chain it serves: ${why}.`,
  tokenUnsaid: ({ chain, why }: Unsaid) => `The node for ${chain} didn’t say the token: ${why}.`,
  contractUnsaid: ({ chain, address, why }: UnsaidOf) =>
    `The node for ${chain} didn’t say what stands at ${address}: ${why}.`,
  balanceUnsaid: ({ chain, why }: Unsaid) => `The node for ${chain} didn’t say your balance: ${why}.`,
  gasPriceUnsaid: ({ chain, why }: Unsaid) => `The node for ${chain} didn’t say the price of gas: ${why}.`,
  allowanceUnsaid: ({ chain, why }: Unsaid) => `The node for ${chain} didn’t say the approval: ${why}.`,

  nodeOfAnotherChain: ({ chain, chainId }: Values<'chain' | 'chainId'>) =>
    `The node for ${chain} serves chain ${chainId}: nothing it says counts.`,
  tokenOfOtherDecimals: ({ symbol, decimals }: Values<'symbol' | 'decimals'>) =>
    `${symbol} has ${decimals} decimals on the chain: every amount would be another.`,
  tokenCalledOtherwise: 'The token calls itself by another symbol than you know it by.',
  contractMissing: ({ address, chain }: Values<'address' | 'chain'>) =>
    `There’s no contract at ${address} on ${chain}. Money sent there is lost.`,
  balanceTooSmall: ({ needs, have }: Values<'needs' | 'have'>) => `You need ${needs}. You have ${have}.`,
  gasAboveBalance: ({ gas, have }: Values<'gas' | 'have'>) => `The network fee can reach ${gas}. You have ${have}.`,
  sumAboveBalance: ({ gas, have, missing }: Values<'gas' | 'have' | 'missing'>) =>
    `You have ${have}. With a network fee of up to ${gas}, you’re short by up to ${missing}.`,
}
