import type { chainWords } from '../../../../core/verify/words/chains.ts'
import type { Translated } from '../../translated.ts'

export const esChainWords: Translated<typeof chainWords> = {
  chainListedTwice: ({ chain }) => `El servicio incluye ${chain} dos veces: cualquiera de las dos puede ser falsa.`,
  chainNameElsewhere: ({ chain, other }) =>
    `El servicio da el nombre de ${chain} a la cadena ${other}: una orden podría referirse a otra cadena.`,
  chainRenamed: ({ chain, name }) => `El servicio llama ${name} a ${chain}: las órdenes se referirían a otra.`,
  chainDisabled: ({ chain }) => `El servicio no acepta ahora transferencias en ${chain}.`,
  chainLagging: ({ chain }) => `${chain} crea bloques despacio ahora.`,
  chainLimited: ({ chain }) => `El servicio limita por ahora lo que mueve en ${chain}.`,
  chainsNotRead:
    'No se pudo leer la lista de cadenas del servicio: no se sabe si alguna va lenta, está limitada o desactivada ahora.',
  chainOfAnotherKind: ({ chain, kind }) => `El servicio dice que ${chain} es una cadena de otro tipo, ${kind}.`,
  chainRunsOnAnother: ({ chain, symbol, decimals }) =>
    `El servicio dice que ${chain} funciona con ${symbol} de ${decimals} decimales: los importes podrían ser falsos.`,
  chainDepositoryDiffers: ({ depository, known }) =>
    `El servicio nombra el depositario ${depository}; se conoce ${known}.`,
  chainContractChanged: ({ address, contract, chain, before }) =>
    `El servicio nombra ${address} como ${contract} en ${chain}; antes era ${before}.`,
  factsOfAnotherChain: ({ chain }) => `No se leyó nada de ${chain}: los datos son de otra cadena.`,
}
