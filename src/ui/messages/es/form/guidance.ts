import type { GuidanceMessages } from '../../en/form/guidance.ts'
import type { Translated } from '../../translated.ts'
import { list } from '../format.ts'

export const esGuidance: Translated<GuidanceMessages> = {
  again: 'Reintentar',
  noneOf: (symbol) => `Aún no tienes ${symbol}. Recibe algo primero, o elige otra moneda.`,
  pending: (amount) => `${amount} en camino, aún sin bloque: podrás enviarlo en cuanto esté en un bloque.`,
  useMost: 'Usar lo máximo posible',
  oneAddress: {
    title: 'Más de lo que un traspaso puede gastar',
    text: (most, rest) =>
      `Un traspaso gasta las monedas de una sola dirección de Bitcoin: como mucho ${most}. Otros ${rest} están en otras direcciones tuyas: envíalos en un segundo traspaso.`,
  },
  fallenBack: 'Algunas opciones no valían para esta ruta y se han restablecido.',
  longerNow: 'ahora puede tardar más',
  balanceUnread: 'Saldo sin leer',
  noBitcoin: {
    title: 'Esta cuenta no tiene dirección de Bitcoin',
    pays: 'Solo se importó su clave, así que no puede pagar bitcoin. Elige una cuenta de tu frase de recuperación.',
    receives: 'Solo se importó su clave. Elige otra dirección en «Para».',
  },
  notEnoughForFee: (symbol) => `No hay bastante ${symbol} para pagar la comisión.`,
  bitcoinAddress: {
    recipient: 'Es una dirección de Bitcoin. Aquí hace falta una de 0x y 40 letras o cifras.',
    refundTo: 'Es una dirección de Bitcoin. Un reembolso necesita aquí una de 0x y 40 letras o cifras.',
  },
  book: {
    removeTitle: (name) => `¿Quitar a ${name}?`,
    removeText: 'Solo se olvida su nombre. La dirección conserva todo lo que tiene.',
    remove: 'Quitar',
    keep: 'Conservar',
    removed: (name) => `${name} ya no está en tu libreta de direcciones.`,
  },
  longestName: (most) => `Un nombre tiene como máximo ${most} caracteres.`,
  noBackup: 'No es un archivo de copia de Causeway. Elige otro archivo.',
  unsaid: (chain, facts) => `El nodo de ${chain} no dijo ${list(facts)}.`,
  facts: {
    chainUnsaid: 'qué cadena sirve',
    contractUnsaid: 'qué hay en los contratos',
    tokenUnsaid: 'el token',
    balanceUnsaid: 'tus saldos',
    gasPriceUnsaid: 'el precio del gas',
    allowanceUnsaid: 'la aprobación',
    simulationUnsaid: 'qué harían las transacciones',
  },
  codes: 'Para quien te ayude:',
  justNow: 'ahora mismo',
}
