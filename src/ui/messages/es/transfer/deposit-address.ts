import type { enDepositAddress as english } from '../../en/transfer/deposit-address.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { count, span } from '../format.ts'

export const esDepositAddress: Pick<TranslatedMessages, keyof typeof english> = {
  deposit: {
    title: 'Paga a esta dirección',
    titleReusable: 'Tu dirección reutilizable',
    titlePaid: 'La dirección de depósito',
    exactly: 'Envía exactamente',
    quoted: 'Envía cualquier importe; la cotización es para',
    copyAmount: 'Copiar importe',
    only: (symbol, chain) =>
      `en ${chain}. Solo ${symbol}, y en ninguna otra cadena. Las comisiones de tu billetera o exchange van aparte.`,
    qr: 'Código QR de la dirección de depósito',
    qrWithAmount: 'Código QR de la dirección de depósito y del importe exacto',
    timeLeft: (seconds) => `Quedan ${span(seconds)}`,
    timeOver: 'Se acabó el tiempo',
    refund: (chain) => `Lo que vuelva irá a esta dirección en ${chain}`,
    news: {
      unread: 'No se pudo mirar la dirección',
      nothing: 'Aún no ha llegado nada',
      late: 'No llegó nada a tiempo',
      less: (arrived, missing) => `Han llegado ${arrived}: faltan ${missing}`,
      exact: (arrived) => `Han llegado ${arrived}, justo lo pedido`,
      more: (arrived, excess) => `Han llegado ${arrived}: sobran ${excess}`,
      several: (payments, arrived) => `Han llegado ${count(payments, 'pago', 'pagos')}, ${arrived} en total`,
    },
    means: {
      nothing: 'Causeway mira cada pocos segundos. Puedes cerrarlo: te avisa cuando haya llegado el dinero.',
      late: 'No le pagues ya: lo que llegue ahora se te devuelve, menos la comisión de red. Empieza otra vez con una cotización nueva.',
      less: 'Así no se puede pagar: vuelve a ti, menos la comisión de red. No envíes el resto; empieza otra vez.',
      exact: 'No tienes que hacer nada más: ya se está traspasando.',
      more: 'Lo pedido ya se está traspasando. El resto vuelve a ti, menos la comisión de red.',
      several: 'Esta dirección acepta un solo pago. Cuenta el primero si está completo; todos los demás vuelven a ti.',
    },
    meansReusable: {
      nothing: 'Causeway mira cada pocos segundos. Puedes cerrarlo: te avisa cuando haya llegado el dinero.',
      late: 'El cambio de la cotización ya no vale. Lo que llegue ahora se traspasa al cambio de su momento.',
      less: 'El servicio hace otra cotización para lo que llegó, al cambio de ese momento: normalmente menos que la primera. Causeway sigue la nueva cotización si el servicio la indica.',
      exact: 'No tienes que hacer nada más: ya se está traspasando.',
      more: 'El servicio hace otra cotización para todo lo que llegó, al cambio de ese momento. Causeway sigue la nueva cotización si el servicio la indica.',
      several:
        'Cada uno se traspasa por separado, al cambio de su momento. Causeway sigue el primero hasta el final y busca los demás mientras esta página esté abierta.',
    },
    exactWaits: 'No tienes que hacer nada más. Sigue en cuanto entre en un bloque.',
    waits: (amount) => `De eso, ${amount} esperan un bloque.`,
    allWaits: 'Todo ello espera un bloque.',
    rulesTitle: 'Cómo funciona esta dirección',
    rulesSaid: 'Según dice el servicio: nada en una cadena lo obliga.',
    cases: {
      exact: (amount) => `Exactamente ${amount}`,
      less: 'Menos',
      more: 'Más',
      again: 'Un segundo pago',
      late: 'Demasiado tarde',
      other: 'Otro token u otra cadena',
    },
    rules: {
      exact: 'se traspasa según la cotización.',
      less: 'no se paga: vuelve a ti, menos la comisión de red.',
      more: 'se traspasa según la cotización; lo que sobra vuelve a ti, menos la comisión de red.',
      again: 'vuelve a ti, menos la comisión de red.',
      late: 'vuelve a ti, menos la comisión de red.',
      other: 'puede perderse.',
    },
    rulesReusable: {
      exact: 'se traspasa según la cotización, mientras valga.',
      less: 'se traspasa al cambio de ese momento.',
      more: 'se traspasa al cambio de ese momento.',
      again: 'se traspasa por separado, al cambio de ese momento.',
      late: 'se traspasa al cambio de ese momento.',
      other: 'puede perderse.',
    },
  },
  payHere: {
    open: 'Pagar desde esta billetera',
    title: 'Pagar desde esta billetera',
    pays: 'Pagas',
    to: (chain) => `A la dirección de depósito en ${chain}`,
    once: 'Paga de una sola forma: lo que llegue a esta dirección por segunda vez es otro pago.',
    keep: 'Ahora no',
    confirm: 'Pagar',
    taken: 'Tu pago está en camino.',
  },
  requoted: {
    title: (paid, asked) => `Pagaste ${paid} en lugar de ${asked}`,
    titleLate: (paid) => `Pagaste ${paid} fuera del plazo de la cotización`,
    text: 'El servicio hizo otra cotización para lo que llegó. La primera no vale para esto.',
    less: (share) => `En proporción, la primera cotización era de ${share} como mínimo: esto es menos.`,
    enough: (share) => `En proporción, la primera cotización era de ${share} como mínimo: esto no es menos.`,
    firstMinimum: (asked) => `Como mínimo, por ${asked}`,
    requestId: 'Solicitud que la reemplazó',
  },
  followUps: {
    title: 'Qué más llegó a esta dirección',
    excess: (amount) => `Sobraron ${amount}`,
    further: (amount) => `Otro pago de ${amount}`,
    late: (amount) => `Al final llegaron ${amount}`,
    awaited: 'Vuelve a ti, menos la comisión de red. Aún no ha llegado nada.',
    awaitedOpen: 'Se traspasa por separado, al cambio de su momento. Su cotización aún no se conoce.',
    back: (amount) => `${amount} volvieron a la dirección de reembolso. Leído en la cadena por Causeway.`,
    backPerhaps: (amount) =>
      `Después llegaron ${amount} a la dirección de reembolso. Probablemente es esto, pero nada en la cadena une ambos.`,
    arrived: (amount, chain) =>
      `Se traspasó por separado: han llegado ${amount} a ${chain}. Leído en la cadena por Causeway.`,
    followed: 'Se traspasa por separado. El servicio dice:',
    unfollowed: {
      key: (chain) =>
        `Se traspasa por separado. El servicio solo cuenta qué pasa a quien tiene una clave de API: mira el saldo del destinatario en ${chain}.`,
      newer: (chain) =>
        `Se traspasa por separado. El servicio solo informa del pago más reciente: mira el saldo del destinatario en ${chain}.`,
    },
    unread: 'No se pudo buscar',
    unproven: 'Puede haber más, aún sin prueba válida',
    note: 'Se busca mientras esta página está abierta.',
  },
}
