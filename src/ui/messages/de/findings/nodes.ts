import type { nodeWords } from '../../../../core/verify/words/nodes.ts'
import type { Translated } from '../../translated.ts'

export const deNodeWords: Translated<typeof nodeWords> = {
  chainUnsaid: ({ chain, why }) => `Der Node für ${chain} hat nicht gesagt, zu welcher Chain er gehört: ${why}.`,
  tokenUnsaid: ({ chain, why }) => `Der Node für ${chain} hat nichts über den Token gesagt: ${why}.`,
  contractUnsaid: ({ chain, address, why }) =>
    `Der Node für ${chain} hat nicht gesagt, was unter ${address} steht: ${why}.`,
  contractNotAsked: ({ chain, address }) =>
    `Der Node für ${chain} hat nicht gesagt, was unter ${address} steht: Er wurde nicht gefragt.`,
  balanceUnsaid: ({ chain, why }) => `Der Node für ${chain} hat Ihr Guthaben nicht genannt: ${why}.`,
  gasPriceUnsaid: ({ chain, why }) => `Der Node für ${chain} hat den Gaspreis nicht genannt: ${why}.`,
  allowanceUnsaid: ({ chain, why }) => `Der Node für ${chain} hat die Freigabe nicht genannt: ${why}.`,
  allowanceNotAsked: ({ chain }) => `Der Node für ${chain} hat die Freigabe nicht genannt: Er wurde nicht gefragt.`,

  nodeOfAnotherChain: ({ chain, chainId }) =>
    `Der Node für ${chain} gehört zur Chain ${chainId}: Was er sagt, zählt nicht.`,
  tokenOfOtherDecimals: ({ symbol, decimals }) =>
    `${symbol} hat auf der Chain ${decimals} Nachkommastellen: Jeder Betrag wäre ein anderer.`,
  tokenCalledOtherwise: 'Der Token nennt für sich ein anderes Symbol als das, unter dem Sie ihn kennen.',
  contractMissing: ({ address, chain }) =>
    `Unter ${address} auf ${chain} ist kein Contract: Geld, das dorthin geht, ist verloren.`,
  balanceTooSmall: ({ needs, have }) => `Dafür sind ${needs} nötig; Sie haben ${have}.`,
  gasAboveBalance: ({ gas, have }) => `Die Netzwerkgebühr kann bis zu ${gas} betragen; Sie haben ${have}.`,
  sumAboveBalance: ({ gas, have, missing }) =>
    `Sie haben ${have}: Der Betrag und eine Netzwerkgebühr von bis zu ${gas} sind zusammen bis zu ${missing} mehr.`,
}
