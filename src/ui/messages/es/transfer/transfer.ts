import type { enTransfer as english } from '../../en/transfer/transfer.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { about, span } from '../format.ts'

export const esTransfer: Pick<TranslatedMessages, keyof typeof english> = {
  transfer: {
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
      broadcast: (chain) => `Enviada. Falta la confirmación de ${chain}. `,
      included: (chain) => `Confirmada en ${chain}. `,
      finalized: (chain) => `Confirmada definitivamente en ${chain}. `,
      replaced: (chain) =>
        `En ${chain} entró otra transacción de tu cuenta en su lugar, así que esta ya no puede entrar. `,
      reverted: (chain) => `Rechazada en ${chain}. `,
      ineffective: (chain) => `Confirmada en ${chain}, pero sin efecto. `,
    },
    notFinal: (chain) => `En un bloque de ${chain}, aún no definitivo. `,
    attempt: {
      raised: (chain) => `Enviada de nuevo con una comisión mayor. Falta que ${chain} confirme una de las dos. `,
      cancelling: (chain) => `Cancelándose. Falta que ${chain} confirme la cancelación en su lugar. `,
      cancelled: (chain) => `Cancelada en ${chain}. `,
    },
    bitcoinPhase: {
      planned: () => 'Aún sin firmar. ',
      reserved: () => 'Firmándose. ',
      signed: () => 'Firmada y guardada. Entregándose a la red. ',
      broadcast: () => 'Entregada a la red. ',
      included: (block) => `En el bloque ${block}, con una confirmación o más. `,
      finalized: (block) => `En el bloque ${block}, a tanta profundidad que ya nada la saca. `,
      replaced: () => 'Otra transacción gastó las mismas monedas en un bloque, así que esta ya no puede entrar. ',
      reverted: () => 'Rechazada por la red. ',
      ineffective: () => 'Hecho, sin efecto. ',
    },
    service: 'el servicio',
    messagePhase: {
      planned: () => 'Aún sin firmar. ',
      reserved: () => 'Firmándose. ',
      signed: (taker) => `Firmado y guardado. En camino hacia ${taker}. `,
      broadcast: (taker) => `Ya lo tiene ${taker}; falta su respuesta. `,
      included: (taker) => `Aceptado por ${taker}. `,
      finalized: (taker) => `Aceptado por ${taker}. `,
      replaced: () => 'Otra transferencia de tu cuenta usó su número, así que esta ya no se puede hacer. ',
      reverted: (taker) => `Rechazado por ${taker}. `,
      ineffective: () => 'Hecho, sin efecto. ',
    },
    probablyTaken: (taker) =>
      `Probablemente aceptado por ${taker}: allí figura una transferencia igual de tu cuenta, sin su número. `,
    feeRefused:
      'La red rechazó la comisión mayor. Sigue valiendo la transacción con la comisión anterior; puedes volver a intentarlo.',
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
    elsewhere: 'Pagado desde otra copia de tu billetera',
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
      next: (chain) => `El servicio paga en ${chain}`,
      active: (chain) => `El servicio está pagando en ${chain}`,
      done: (chain) => `El servicio ha pagado en ${chain}`,
      said: (chain) => `Pagado en ${chain}, según el servicio`,
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
  cpfp: {
    open: 'Pagar para acelerarlo',
    title: 'Acelerar lo que llega',
    text: 'Su transacción no es tuya, así que su comisión no se puede subir. Pero puedes pagar al minero con lo que llega: un pago a tu propia cuenta que solo cuenta junto con ella.',
    arrives: 'Llega',
    fee: 'Para el minero',
    left: 'Te queda',
    confirm: 'Pagar al minero',
    taken: 'El pago al minero está en camino. Uno de los próximos bloques debería incluir las dos transacciones.',
    refused: 'La red rechazó el pago al minero. Sigue valiendo lo enviado antes; puedes volver a intentarlo.',
    line: 'Para acelerar la llegada, máx.',
  },
  offer: {
    notTaken: {
      stale: 'Esta oferta ya no vale',
      locked: 'La billetera se bloqueó entretanto. Desbloquéala y confirma otra vez.',
    },
    nothingSigned: 'Con esto no se firmó nada. Lo que se muestra abajo se consultó de nuevo.',
    highFee: (share, amount) => `La comisión del minero es el ${share} de ${amount}`,
    notKnown: 'No se sabe si esto se aceptó',
    readAnew: 'Lo que se muestra abajo se leyó de nuevo: acepta otra vez solo si todavía lo quieres.',
    loading: 'Preguntando a la cadena cuánto cuesta.',
    failed: 'No se pudo preparar la oferta',
    unavailable: 'Esto no se puede hacer ahora',
  },
  abandon: {
    open: 'Abandonar',
    title: '¿Abandonar este traspaso?',
    text: (amount) =>
      `No se firmará nada más de él: conservas tus ${amount}. Puedes empezar otra vez con una cotización nueva.`,
    callsTitle: '¿Abandonar estas transacciones?',
    callsText: 'No se firmará nada más de ellas. Antes, Causeway mira si tu cuenta las envió desde otro lugar.',
    letGo: 'Lo que ya está firmado no se entregó a nadie, y nunca se entregará.',
    unpaid:
      'Hazlo solo si no has pagado. Lo que aun así se pague a la dirección llegará o volverá a ti, pero Causeway dejará de seguirlo.',
    keep: 'Seguir esperando',
    confirm: 'Abandonar',
    abandoned: 'El traspaso ha terminado. No se firmará nada más de él.',
    notFollowed: 'El traspaso ha terminado. No pagues más a su dirección.',
    tooLate: 'El traspaso ha avanzado entretanto.',
    unread: 'Ahora no se puede leer si se pagó a su dirección. Inténtalo de nuevo en un momento.',
    stop: 'Dejar de esperar',
    stopTitle: '¿Dejar de seguir este traspaso?',
    inDoubt: (amount) =>
      `Nadie dice aún si tus ${amount} salieron de tu cuenta en el exchange. Todavía pueden salir. Míralo allí antes de volver a pagar.`,
    saidPaid:
      'El traspaso consta como pagado, y no por esta billetera. Mira tu cuenta antes de volver a pagar. Lo que llegue te llegará igualmente, pero Causeway dejará de seguirlo.',
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
      stopped:
        'El traspaso no sigue: un paso no salió adelante o lo cancelaste. Lo que ya se envió aún puede entrar, y no se envía nada más. Puedes cerrar: Causeway sigue y te avisa de cómo termina.',
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
      `Supera los ${most} que confirmaste, así que no se firma nada más. Si baja a tiempo, sigue por sí solo; si no, la cotización caduca y puedes pedir una nueva. Lo que no está firmado aún no cuesta nada.`,
    obstacleTitle: 'Algo lo impide',
    obstacleText: 'Causeway lo sigue intentando por sí solo y nunca envía nada dos veces.',
    oneNode: (chain: string) => `Solo respondió a tiempo uno de los dos nodos de ${chain}, y Causeway siguió con él.`,
    received: (amount, chain) => `Han llegado ${amount} a ${chain}`,
    receivedAnew: (chain) => `Causeway lo ha leído en ${chain}.`,
    receivedText: (minimum, chain) => `Causeway lo ha leído en ${chain}. Cotizado: ${minimum} como mínimo.`,
    receivedExact: (asked, chain) => `Causeway lo ha leído en ${chain}. Cotizado: ${asked} exactamente.`,
    reported: (chain) => `El servicio dice que ha pagado en ${chain}`,
    reportedText: 'Causeway aún no ha podido leer el pago por sí mismo. Abre el explorador para verlo.',
    refunded: (amount, chain) => `Han vuelto a ti ${amount} en ${chain}`,
    refundReported: (chain) => `El servicio dice que ha reembolsado en ${chain}`,
    gone: 'Ya no está; se espera de nuevo',
    goneText: (chain) =>
      `Una reorganización de ${chain} lo sacó de su bloque. Causeway lo sigue hasta que vuelva a estar.`,
    part: (part, whole) => `Han llegado ${part} de ${whole} hasta ahora`,
    partText: 'Leído en la cadena por Causeway, que busca el resto.',
    refundedInPart: (part, whole, chain) => `${part} de ${whole} han vuelto a ti en ${chain}`,
    support: 'Su soporte:',
    refundedInPartText: (requestId) =>
      `No ha llegado más en un día. Pide el resto al soporte del servicio e indica la solicitud ${requestId}. Lo que aún llegue se suma aquí.`,
    unprovableText:
      'El nodo de esta cadena ya no tiene lo que lo probaría. Causeway lo lee de nuevo más tarde. Ábrelo en el explorador.',
    refundedText: 'El traspaso no se pudo hacer, así que tu dinero volvió, menos las comisiones de red.',
    failed: {
      reverted: (chain) => `La transacción se rechazó en ${chain}`,
      noEffect: (chain) => `La transacción entró en ${chain}, pero sin efecto`,
      nonceTaken: () => 'Otra transacción ocupó su lugar',
      inputGone: () => 'Se retiró un pago que gasta',
      notRelayed: () => 'Los nodos de Bitcoin rechazan la transacción',
      refused: () => 'El plan ya no se pudo comprobar',
      expired: () => 'La cotización caducó antes del depósito',
      cancelled: () => 'Lo cancelaste',
      inDoubt: () => 'Dejaste de seguirlo',
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
    takenBy: 'Fue esta transacción:',
    notByThis: (amount) =>
      `Este traspaso no movió tus ${amount}, y ya no puede hacerlo. La otra transacción se firmó con tu clave, pero no desde Causeway, que no puede decir qué hizo.`,
    unclear: (amount) =>
      `La transacción no hizo aquello para lo que se firmó, y Causeway no puede decir dónde están tus ${amount}. Ábrela en el explorador antes de intentarlo otra vez.`,
    exchangeRanOut: (taker) => `${taker} no lo ejecutó a tiempo`,
    exchangeRefused: (taker) => `${taker} no lo aceptó`,
    theService: 'El servicio',
    nothingLeftExchange: (amount) => `Tus ${amount} no salieron de tu cuenta en el exchange.`,
    itsWords: 'Sus palabras:',
    exchangeNext: 'Mira primero tu cuenta en el exchange y después inténtalo otra vez con una cotización nueva.',
    next: {
      reverted: 'Revisa tu saldo de la moneda nativa e inténtalo otra vez con una cotización nueva.',
      noEffect:
        'Su efecto se usó o se anuló en otro lugar, por ejemplo en otra billetera con la misma cuenta. Mira primero allí y después inténtalo otra vez.',
      nonceTaken:
        'Pasa cuando la misma cuenta se usa en otra billetera. Mira primero allí, y solo después inténtalo otra vez. Si no la enviaste tú, lleva tu dinero a una billetera nueva.',
      inputGone:
        'Quien te pagó sustituyó el pago antes de que un bloque lo confirmara. Inténtalo de nuevo con las monedas que tienes.',
      notRelayed:
        'Ningún nodo retransmite una transacción así. Sus monedas vuelven a estar libres. Inténtalo de nuevo con otra cotización.',
      refused:
        'Causeway comprueba otra vez justo antes de cada firma, y se detuvo. Inténtalo con una cotización nueva.',
      expired: 'Inténtalo otra vez: una cotización nueva tarda unos segundos.',
      cancelled: 'Puedes intentarlo otra vez cuando quieras.',
      abandoned: 'Puedes intentarlo otra vez cuando quieras.',
    },
    leftover: (amount, chain) =>
      `La aprobación de ${amount} en ${chain} ya estaba dada. Es exacta, y solo el depositario puede usarla.`,
  },
}
