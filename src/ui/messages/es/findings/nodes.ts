import type { nodeWords } from '../../../../core/verify/words/nodes.ts'
import type { Translated } from '../../translated.ts'

export const esNodeWords: Translated<typeof nodeWords> = {
  chainUnsaid: ({ chain, why }) => `El nodo de ${chain} no dijo qué cadena sirve: ${why}.`,
  tokenUnsaid: ({ chain, why }) => `El nodo de ${chain} no dijo cómo es el token: ${why}.`,
  contractUnsaid: ({ chain, address, why }) => `El nodo de ${chain} no dijo qué hay en ${address}: ${why}.`,
  contractNotAsked: ({ chain, address }) => `El nodo de ${chain} no dijo qué hay en ${address}: no se le preguntó.`,
  balanceUnsaid: ({ chain, why }) => `El nodo de ${chain} no dijo tu saldo: ${why}.`,
  gasPriceUnsaid: ({ chain, why }) => `El nodo de ${chain} no dijo el precio del gas: ${why}.`,
  allowanceUnsaid: ({ chain, why }) => `El nodo de ${chain} no dijo qué aprobación hay: ${why}.`,
  allowanceNotAsked: ({ chain }) => `El nodo de ${chain} no dijo qué aprobación hay: no se le preguntó.`,

  nodeOfAnotherChain: ({ chain, chainId }) =>
    `El nodo de ${chain} sirve a la cadena ${chainId}: nada de lo que dice cuenta.`,
  tokenOfOtherDecimals: ({ symbol, decimals }) =>
    `En la cadena, ${symbol} tiene ${decimals} decimales: todos los importes serían otros.`,
  tokenCalledOtherwise: 'El token se da un símbolo distinto del que conoces.',
  contractMissing: ({ address, chain }) =>
    `No hay ningún contrato en ${address}, en ${chain}: el dinero enviado allí se pierde.`,
  balanceTooSmall: ({ needs, have }) => `Hacen falta ${needs}; tienes ${have}.`,
  gasAboveBalance: ({ gas, have }) => `La comisión de red puede llegar a ${gas}; tienes ${have}.`,
  sumAboveBalance: ({ gas, have, missing }) =>
    `Tienes ${have}: el importe y una comisión de red de hasta ${gas} suman hasta ${missing} más.`,
}
