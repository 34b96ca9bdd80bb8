import type { NotificationWords } from '../../../core/text/notification-words.ts'
import { ENGLISH_MARKS } from '../punctuation.ts'
import esFailureReasons from './transfer/failure-reasons.json'

export const esNotifications: NotificationWords = {
  marks: ENGLISH_MARKS,
  chain: (chainId) => `cadena ${chainId}`,
  received: (what, from, to) => ({
    title: `Llegó a ${to}: ${what}`,
    message: `Desde ${from}. Causeway lo ha leído en ${to}.`,
  }),
  saidToArrive: (what, to) => ({
    title: `El servicio dice: ${what} llegó a ${to}`,
    message: 'Causeway no pudo confirmarlo.',
  }),
  saidToCall: (what, to) => ({
    title: `El servicio dice: se llamó al contrato en ${to}`,
    message: `Con ${what} de tu transferencia. Causeway lee pagos, no lo que hizo una llamada: lo muestra el explorador.`,
  }),
  reasons: esFailureReasons,
  reasonGiven: (word) => `Motivo que da el servicio: ${word}.`,
  refunded: (what, on, to, reason) => ({
    title: `Reembolso en ${on}: ${what}`,
    message: `La transferencia a ${to} no funcionó.${reason ? ` ${reason}` : ''}`,
  }),
  saidToBeRefunded: (on, to, reason) => ({
    title: `El servicio dice: reembolsado en ${on}`,
    message: `Tu billetera no pudo confirmarlo. La transferencia a ${to} no funcionó.${reason ? ` ${reason}` : ''}`,
  }),
  gone: (to) => ({
    title: `La llegada a ${to} ya no está`,
    message: 'La cadena retiró su bloque. Causeway la espera de nuevo.',
  }),
  refundedInPart: (amounts, on) => ({
    title: amounts
      ? `${amounts.part} de ${amounts.whole} volvieron en ${on}`
      : `Una parte de tu dinero volvió en ${on}`,
    message: 'No ha llegado más en un día. Abre la transferencia para ver a quién pedir el resto.',
  }),
  cancelled: (to) => ({
    title: `Cancelaste la transferencia a ${to}`,
    message: 'Tu dinero se quedó contigo, menos las comisiones de red.',
  }),
  nonceTaken: (to) => ({
    title: `La transferencia a ${to} falló`,
    message: 'Otra transacción de tu cuenta ocupó su lugar. Ábrelo antes de intentarlo otra vez.',
  }),
  failed: (to) => ({
    title: `La transferencia a ${to} falló`,
    message: 'Ábrelo para ver qué pasó con tu dinero.',
  }),
  requoted: (to, amounts) => ({
    title: amounts ? `Se pagó ${amounts.paid} en lugar de ${amounts.quoted}` : 'El servicio hizo otra cotización',
    message: `El servicio hizo otra cotización por lo que llegó. Causeway la sigue hasta que el dinero esté en ${to}.`,
  }),
  unlock: (to) => ({
    title: 'Desbloquea Causeway para seguir',
    message: `La transferencia a ${to} espera una firma. Hasta entonces no se envía nada.`,
  }),
  fee: (from, to, most) => ({
    title: `La comisión de red en ${from} ha subido`,
    message: `Supera ${most ? `los ${most} que confirmaste` : 'lo que confirmaste'}, así que no se firma nada para la transferencia a ${to}. Si baja a tiempo, sigue por sí solo; si no, la cotización caduca y puedes pedir una nueva.`,
  }),
  notConfirmed: (from, to, minutes) => ({
    title: longer(to),
    message: `${from} aún no lo ha confirmado.${minutes ? ` Llega un bloque cada ${minutes} minutos, más o menos.` : ''} No se ha perdido nada; ábrelo para ver qué puedes hacer.`,
  }),
  notRefundedYet: (to) => ({
    title: longer(to),
    message: 'No se pudo pagar. El reembolso aún está por llegar; Causeway sigue mirando.',
  }),
  notFilledYet: (to) => ({
    title: longer(to),
    message: `Causeway sigue mirando hasta que se pague en ${to} o se devuelva.`,
  }),
  addressExpired: (to) => ({
    title: 'La dirección de depósito ha caducado',
    message: `No se vio allí a tiempo ningún pago para ${to}. Ya no la pagues: empieza otra vez con una cotización nueva.`,
  }),
  calls: {
    failed: (site, why) => ({
      title: site === undefined ? 'Una revocación falló' : `Una transacción para ${site} falló`,
      message: why,
    }),
    done: (site, chain) => ({
      title: `Hecho en ${chain}`,
      message: `Lo que pidió ${site} está en un bloque; lo ha leído Causeway.`,
    }),
    deposited: (site, chain, deposits) => ({
      title: `Hecho en ${chain}`,
      message: `${deposits === 1 ? 'El depósito que pidió' : 'Cada depósito que pidió'} ${site} está en un bloque; lo ha leído Causeway. El sitio dice qué pasa después.`,
    }),
    takenBack: (chain) => ({
      title: `Hecho en ${chain}`,
      message: 'La revocación está en un bloque, leído por Causeway.',
    }),
    arrived: (site, chain = 'la cadena', isRead) => ({
      title: isRead ? `Llegó a ${chain}` : `Dicen que llegó a ${chain}`,
      message: `La transferencia que pagaste a petición de ${site} se ha completado. ${readBy(isRead)}`,
    }),
    paidBack: (site, chain = 'la cadena', isRead) => ({
      title: isRead ? `Reembolsado en ${chain}` : 'Dicen que se reembolsó',
      message: `Volvió lo que pagaste a petición de ${site}. ${readBy(isRead)}`,
    }),
    unlock: (site) => ({
      title: 'Desbloquea Causeway para seguir',
      message: `${site ? `Una transacción para ${site}` : 'Una revocación'} espera una firma. Hasta entonces no se envía nada.`,
    }),
    fee: (site, chain, most) => ({
      title: `La comisión de red en ${chain} ha subido`,
      message: `Supera ${most ? `los ${most} que confirmaste` : 'lo que confirmaste'}, así que no se firma nada ${site ? `para ${site}` : 'para la revocación'}. Si baja a tiempo, sigue por sí solo; si no, termina sin firmarse.`,
    }),
    slow: (site) => `${site ? `El envío para ${site}` : 'Una revocación'} tarda más de lo habitual`,
    why: {
      notFunded: (chain) =>
        `Causeway no ha visto llegar a ${chain} el dinero necesario, así que no se envió nada. Abre Causeway para ver qué pasó con él.`,
      refunded: (chain) =>
        `La transferencia que iba a llevar el dinero a ${chain} acabó en reembolso, así que no se envió nada. Abre Causeway para verlo.`,
      wouldFail: (chain) => `El nodo de ${chain} dice que ahora fallaría, así que no se firmó.`,
      reverted: (chain) => `${chain} la aceptó y la rechazó. Solo se pagó su comisión de red.`,
      nonceTaken: () => 'Otra transacción de tu cuenta ocupó su lugar.',
      inputGone: () => 'Se retiró un pago que gasta.',
      notRelayed: () => 'Los nodos de Bitcoin rechazan la transacción.',
      invalid: () => 'Los nodos rechazan la transacción según las reglas de la red. No costó nada.',
      expired: () => 'Esperó demasiado y no se firmó.',
      cancelled: () => 'Lo cancelaste.',
      noEffect: (chain) => `Entró en ${chain}, pero sin efecto.`,
      maybeSent: () =>
        'Puede que tu cuenta haya enviado esto desde tu confirmación, así que no se firmó nada más. Mira primero allí.',
      sentElsewhere: () => 'Tu cuenta lo envió después de tu confirmación, desde otro lugar. No se firmó nada más.',
    },
    moneyIsThere: (chain) => `El dinero que se trajo está en tu cuenta en ${chain}.`,
  },
}

function longer(to: string): string {
  return `La transferencia a ${to} tarda más de lo habitual`
}

function readBy(isRead: boolean): string {
  return isRead ? 'Causeway lo ha leído allí.' : 'Lo dice el servicio; Causeway no pudo leerlo.'
}
