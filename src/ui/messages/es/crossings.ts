import type { Said } from '../worded.ts'
import { about, span } from './words.ts'

type Crossings = Pick<Said, 'crossing' | 'timeline' | 'raise' | 'hurry' | 'offer' | 'giveUp' | 'outcome'>

/** A crossing from the yes to its end: its steps, what can still be done about it, and what became of the money. */
export const crossings: Crossings = {
  crossing: {
    title: 'Traspaso',
    copyPsbt: 'Copiar PSBT firmada',
    route: (from, to) => `de ${from} a ${to}`,
    timeline: 'Qué está pasando',
    whatHappened: 'Qué pasó',
    identifiers: 'Identificadores',
    requestId: 'Solicitud',
    orderId: 'Orden',
    block: (chain) => `Bloque en ${chain}`,
    notFound: 'Este traspaso no está aquí',
    notFoundText: 'Esta billetera no tiene ningún traspaso con ese nombre. En Actividad están los que tiene.',
  },
  timeline: {
    state: { done: 'Hecho: ', active: 'Ahora: ', next: 'Después: ', bad: 'No funcionó: ', back: 'Devuelto: ' },
    approved: 'Confirmaste',
    phase: {
      planned: () => 'Aún sin firmar. ',
      reserved: () => 'Firmándose. ',
      signed: () => 'Firmada y guardada. Enviándose. ',
      sending: (chain) => `Enviada. Falta la confirmación de ${chain}. `,
      seen: (chain) => `Ya está en ${chain}, aún sin confirmar. `,
      included: (chain) => `Confirmada en ${chain}. `,
      settled: (chain) => `Confirmada definitivamente en ${chain}. `,
      replaced: (chain) =>
        `En ${chain} entró otra transacción de tu cuenta en su lugar, así que esta ya no puede entrar. `,
      reverted: (chain) => `Rechazada en ${chain}. `,
      void: (chain) => `Rechazada en ${chain}. `,
    },
    attempt: {
      raised: (chain) => `Enviada de nuevo con una comisión mayor. Falta que ${chain} confirme una de las dos. `,
      cancelling: (chain) => `Cancelándose. Falta que ${chain} confirme la cancelación en su lugar. `,
      cancelled: (chain) => `Cancelada en ${chain}. `,
    },
    bitcoinPhase: {
      planned: () => 'Aún sin firmar. ',
      reserved: () => 'Firmándose. ',
      signed: () => 'Firmada y guardada. Entregándose a la red. ',
      sending: () => 'Entregada a la red. ',
      seen: () => 'En la mempool. Espera un bloque. ',
      included: (block) => `En el bloque ${block}, con una confirmación o más. `,
      settled: (block) => `En el bloque ${block}, a tanta profundidad que ya nada la saca. `,
      replaced: () => 'Otra transacción gastó las mismas monedas en un bloque, así que esta ya no puede entrar. ',
      reverted: () => 'Rechazada por la red. ',
      void: () => 'Rechazada por la red. ',
    },
    service: 'el servicio',
    messagePhase: {
      planned: () => 'Aún sin firmar. ',
      reserved: () => 'Firmándose. ',
      signed: (taker) => `Firmado y guardado. En camino hacia ${taker}. `,
      sending: (taker) => `Ya lo tiene ${taker}; falta su respuesta. `,
      seen: (taker) => `Ya lo tiene ${taker}; falta su respuesta. `,
      included: (taker) => `Aceptado por ${taker}. `,
      settled: (taker) => `Aceptado por ${taker}. `,
      replaced: () => 'Otra transferencia de tu cuenta usó su número, así que esta ya no se puede hacer. ',
      reverted: (taker) => `Rechazado por ${taker}. `,
      void: (taker) => `Rechazado por ${taker}. `,
    },
    bitcoinAttempt: {
      raised: () => 'Enviada de nuevo con una comisión mayor para el minero. Un bloque aceptará una de las dos. ',
      cancelling: () => 'Cancelándose. ',
      cancelled: (block) => `Cancelada en el bloque ${block}. `,
    },
    explorer: 'Explorador',
    pay: (amount) => `Pagas ${amount} a la dirección de depósito`,
    came: (amount) => `Llegaron ${amount} a la dirección de depósito`,
    cameInstead: (amount, asked) => `Llegaron ${amount} a la dirección de depósito; se pedían ${asked}`,
    cameUnread: (asked) => `Se pagó a la dirección de depósito; se pedían ${asked}`,
    payActive: 'Causeway vigila la dirección por sí solo.',
    seen: {
      next: 'El servicio ve el depósito',
      active: 'El servicio busca el depósito',
      done: 'El servicio ha visto el depósito',
    },
    seenActive: {
      evm: 'Suele tardar unos segundos tras la confirmación.',
      bitcoin: 'El servicio pide una confirmación, o dos si el importe es grande.',
      exchangeA: 'Suele tardar unos segundos tras la transferencia.',
      exchangeB: 'Suele tardar unos segundos tras la transferencia.',
    },
    filling: {
      next: (chain) => `El ejecutor paga en ${chain}`,
      active: (chain) => `El ejecutor está pagando en ${chain}`,
      done: (chain) => `El ejecutor ha pagado en ${chain}`,
      said: (chain) => `El ejecutor ha pagado en ${chain}, según el servicio`,
    },
    notFilled: 'No se pudo pagar allí.',
    serviceSays: 'El servicio dice:',
    reason: 'El motivo, según el servicio:',
    reasonUnknown: 'El servicio da un motivo para el que Causeway no tiene palabras:',
    status: {
      waiting: 'Esperando el depósito.',
      depositing: 'El depósito se está detectando.',
      pending: 'El depósito ya se ve; el pago se está preparando.',
      submitted: 'El pago está enviado.',
      delayed: 'El servicio dice que hay un retraso. Causeway lo sigue hasta que se pague o se reembolse.',
      success: 'El servicio dice que ha pagado. Causeway está leyendo la cadena para asegurarse.',
      failure: 'No se pudo pagar. Lo normal es que el reembolso llegue por sí solo.',
      refund: 'El servicio dice que ha reembolsado. Causeway está leyendo la cadena para asegurarse.',
    },
    submittedBitcoin: 'El pago está enviado y espera un bloque.',
    requoted: (paid) => `El servicio hizo otra cotización para ${paid}`,
    backNext: 'Vuelve el dinero',
    receivedNext: 'Llega el dinero',
    receivedAnew: 'Pagado, según el servicio',
    received: (amount, proof) =>
      proof === 'verified' ? `Llegó: ${amount}` : `Pagado, como mínimo ${amount}, según el servicio`,
    refunded: (amount, chain) =>
      amount === undefined ? `Reembolsado en ${chain}` : `Reembolsado en ${chain}: ${amount}`,
    readBy: (chain) => `Leído en ${chain} por Causeway. `,
    onlySaid: 'Lo dice el servicio; Causeway aún no ha podido leerlo por sí mismo.',
    failed: 'El traspaso terminó aquí',
  },
  raise: {
    open: {
      speedUp: 'Acelerar',
      hurryCancel: 'Acelerar la cancelación',
      cancel: 'Cancelar',
      minerFee: 'Pagar más al minero',
    },
    title: {
      speedUp: 'Acelerar',
      hurryCancel: 'Acelerar la cancelación',
      cancel: '¿Cancelar este traspaso?',
      minerFee: 'Pagar más al minero',
    },
    text: {
      speedUp: () =>
        'La misma transacción se envía de nuevo con una comisión mayor. Solo puede entrar una de las dos, así que ocurre una sola vez y pagas una sola comisión.',
      hurryCancel: () =>
        'La cancelación se envía de nuevo con una comisión mayor. Solo puede entrar una de todas estas transacciones.',
      cancel: (amount, isPaying) =>
        isPaying
          ? `Un pago de cero a tu propia cuenta ocupa el lugar de la transacción. Solo puede entrar uno de los dos: si entra el pago, conservas tus ${amount}. Si la transacción es más rápida, el traspaso sigue.`
          : `Un pago de cero a tu propia cuenta ocupa el lugar de la transacción. Solo puede entrar uno de los dos y, sea cual sea, no se firma nada más de este traspaso: conservas tus ${amount}.`,
      minerFee: (amount) =>
        `Se vuelve a firmar con las mismas monedas y más para el minero. El depósito de ${amount} y su orden quedan exactamente igual; solo baja tu cambio. Puede entrar una de las dos transacciones, nunca ambas.`,
    },
    before: {
      speedUp: 'Comisión actual de este paso, máx.',
      hurryCancel: 'Comisión actual de este paso, máx.',
      cancel: 'Comisión actual de este paso, máx.',
      minerFee: 'Comisión del minero ahora',
    },
    after: {
      speedUp: 'Con la comisión mayor, máx.',
      hurryCancel: 'Con la comisión mayor, máx.',
      cancel: 'Comisión por cancelar, máx.',
      minerFee: 'Nueva comisión del minero',
    },
    rate: (rate) => `${rate} sat/vB`,
    lessChange: 'Tu cambio baja en',
    ofAll: 'Todos los pasos juntos, máx.',
    keep: 'Seguir esperando',
    confirm: {
      speedUp: 'Pagar más comisión',
      hurryCancel: 'Pagar más comisión',
      cancel: 'Cancelar traspaso',
      minerFee: 'Pagar más comisión',
    },
    taken: {
      speedUp: 'La comisión mayor está en camino.',
      hurryCancel: 'La comisión mayor está en camino.',
      cancel: 'La cancelación está en camino. Mira aquí cuál de las dos entra.',
      minerFee: 'La comisión mayor está en camino.',
    },
  },
  hurry: {
    open: 'Pagar para acelerarlo',
    title: 'Acelerar lo que llega',
    text: 'Su transacción no es tuya, así que su comisión no se puede subir. Pero puedes pagar al minero con lo que llega: un pago a tu propia cuenta que solo cuenta junto con ella.',
    arrives: 'Llega',
    fee: 'Para el minero',
    left: 'Te queda',
    confirm: 'Pagar al minero',
    taken: 'El pago al minero está en camino. Uno de los próximos bloques debería incluir las dos transacciones.',
    line: 'Para acelerar la llegada, máx.',
  },
  offer: {
    notTaken: {
      stale: 'Esta oferta ya no vale',
      locked: 'La billetera se bloqueó entretanto. Desbloquéala y confirma otra vez.',
    },
    nothingSigned: 'Con esto no se firmó nada. Lo que se muestra abajo se consultó de nuevo.',
    notKnown: 'No se sabe si esto se aceptó',
    readAnew: 'Lo que se muestra abajo se leyó de nuevo: acepta otra vez solo si todavía lo quieres.',
    loading: 'Preguntando a la cadena cuánto cuesta.',
    failed: 'No se pudo preparar la oferta',
    unavailable: 'Esto no se puede hacer ahora',
  },
  giveUp: {
    open: 'Abandonar',
    title: '¿Abandonar este traspaso?',
    text: (amount) =>
      `No se firmará nada más de él: conservas tus ${amount}. Puedes empezar otra vez con una cotización nueva.`,
    unpaid:
      'Hazlo solo si no has pagado. Lo que aun así se pague a la dirección llegará o volverá a ti, pero Causeway dejará de seguirlo.',
    keep: 'Seguir esperando',
    confirm: 'Abandonar',
    givenUp: 'El traspaso ha terminado. No se firmará nada más de él.',
    notFollowed: 'El traspaso ha terminado. No pagues más a su dirección.',
    tooLate: 'El traspaso ha avanzado entretanto.',
    unread: 'Ahora no se puede leer si se pagó a su dirección. Inténtalo de nuevo en un momento.',
  },
  outcome: {
    elapsed: (seconds) => `Van ${span(seconds)}`,
    usual: {
      past: (seconds) => `antes te llevó unos ${about(seconds)}`,
      service: (seconds) => `el servicio dice unos ${about(seconds)}`,
    },
    noUsual: 'No se conoce el tiempo habitual',
    closeOn: {
      back: 'Puedes cerrar: Causeway sigue y te avisa cuando hayas recuperado el dinero.',
      cancel: 'Puedes cerrar: Causeway sigue y te avisa de cuál de las dos transacciones entró.',
      short:
        'Llegó menos de lo que admite esta dirección, así que no se paga. Puedes cerrar: Causeway sigue y te avisa cuando hayas recuperado el dinero.',
    },
    longer: 'Tarda más de lo habitual.',
    safeToClose: 'Puedes cerrar: Causeway sigue y te avisa cuando haya llegado el dinero.',
    slowTitle: 'Más lento de lo habitual',
    blocks: 'Los bloques de Bitcoin tardan 10 minutos de media; a veces, de 30 a 50.',
    slowText: {
      steps: 'Pasa cuando una cadena está saturada. No se pierde nada: lo enviado espera su bloque.',
      bitcoinSteps:
        'Pasa cuando los bloques están llenos o tardan. No se pierde nada: la transacción espera, y con una comisión mayor para el minero entra antes en un bloque.',
      paid: 'Pasa cuando una cadena está saturada. Causeway lo sigue hasta que llegue o vuelva; no tienes que hacer nada.',
    },
    feeTitle: 'La comisión de red ha subido',
    feeText: (most) =>
      `Supera los ${most} que confirmaste, así que no se firma nada más. Sigue por sí solo cuando baje. Lo que no está firmado aún no cuesta nada.`,
    troubleTitle: 'Algo lo impide',
    troubleText: 'Causeway lo sigue intentando por sí solo y nunca envía nada dos veces.',
    received: (amount, chain) => `Han llegado ${amount} a ${chain}`,
    receivedAnew: (chain) => `Causeway lo ha leído en ${chain}.`,
    receivedText: (minimum, chain) => `Causeway lo ha leído en ${chain}. Cotizado: ${minimum} como mínimo.`,
    receivedExact: (asked, chain) => `Causeway lo ha leído en ${chain}. Cotizado: ${asked} exactamente.`,
    reported: (chain) => `El servicio dice que ha pagado en ${chain}`,
    reportedText: 'Causeway aún no ha podido leer el pago por sí mismo. Abre el explorador para verlo.',
    refunded: (amount, chain) => `Han vuelto a ti ${amount} en ${chain}`,
    refundReported: (chain) => `El servicio dice que ha reembolsado en ${chain}`,
    refundedText: 'El traspaso no se pudo hacer, así que tu dinero volvió, menos las comisiones de red.',
    failed: {
      reverted: (chain) => `La transacción se rechazó en ${chain}`,
      nonceTaken: () => 'Otra transacción ocupó su lugar',
      refused: () => 'El plan ya no se pudo comprobar',
      expired: () => 'La cotización caducó antes del depósito',
      cancelled: () => 'Lo cancelaste',
      abandoned: () => 'Lo abandonaste',
    },
    coinsTaken: 'Otra transacción gastó sus monedas',
    coinsTakenNext:
      'Pasa cuando la misma frase de recuperación se usa en otra billetera. Mira primero allí, y solo después inténtalo otra vez. Si no la enviaste tú, lleva tu dinero a una billetera nueva.',
    unpaid: {
      strictAddress:
        'No se conocía ningún pago cuando lo abandonaste. Lo que aún llegue vuelve a la dirección de reembolso.',
      openAddress:
        'No se conocía ningún pago cuando lo abandonaste. Lo que aún llegue se traspasa al cambio de su momento.',
    },
    nothingSent: (amount) => `No se envió nada y no se pagó ninguna comisión. Tus ${amount} no salieron de tu cuenta.`,
    nothingLeftBitcoin: (amount) => `Tus ${amount} no salieron de tu cuenta, y no se pagó ninguna comisión.`,
    nothingLeft: (amount) => `Tus ${amount} no salieron de tu cuenta. Como mucho se pagaron comisiones de red.`,
    notByThis: (amount) =>
      `Este traspaso no movió tus ${amount}, y ya no puede hacerlo. La otra transacción se firmó con tu clave, pero no desde Causeway, que no puede decir qué hizo.`,
    exchangeRefused: (taker) => `${taker} no lo aceptó`,
    theService: 'El servicio',
    nothingLeftExchange: (amount) => `Tus ${amount} no salieron de tu cuenta en el exchange.`,
    itsWords: 'Sus palabras:',
    exchangeNext: 'Mira primero tu cuenta en el exchange y después inténtalo otra vez con una cotización nueva.',
    next: {
      reverted: 'Revisa tu saldo de la moneda nativa e inténtalo otra vez con una cotización nueva.',
      nonceTaken:
        'Pasa cuando la misma cuenta se usa en otra billetera. Mira primero allí, y solo después inténtalo otra vez. Si no la enviaste tú, lleva tu dinero a una billetera nueva.',
      refused:
        'Causeway comprueba otra vez justo antes de cada firma, y se detuvo. Inténtalo con una cotización nueva.',
      expired: 'Inténtalo otra vez: una cotización nueva tarda unos segundos.',
      cancelled: 'Puedes intentarlo otra vez cuando quieras.',
      abandoned: 'Puedes intentarlo otra vez cuando quieras.',
    },
    leftover: (amount, chain) =>
      `El permiso de ${amount} en ${chain} ya estaba dado. Es exacto, y solo el depositario puede usarlo.`,
  },
}
