import type { ProofMessages } from '../../en/review/proof.ts'
import type { Translated } from '../../translated.ts'
import { count, number } from '../format.ts'

const rawNames: Readonly<Record<string, string>> = {
  to: 'Para',
  value: 'Valor, en la unidad mínima',
  data: 'Datos',
  typedData: 'Datos con tipo',
  digest: 'Hash de los datos con tipo, que es lo que se firma',
  post: 'Se envía con la firma',
  action: 'Acción',
  transfer: 'Transferencia',
  message: 'Mensaje; … se completa al firmar',
  psbt: 'PSBT',
}

export const esProof: Translated<ProofMessages> = {
  left: (left) => `Cotización: ${left}`,
  proof: {
    title: 'Qué se comprobó',
    intro: 'Comprobado en este dispositivo contra lo que pediste; nada de esta lista se da por bueno sin más.',
    introOfSome:
      'Lo que lleva una marca se comprobó en este dispositivo contra lo que pediste. Lo que no, está debajo.',
    ofSite: {
      intro: 'Comprobado en este dispositivo contra lo que pide el sitio; nada de esta lista se da por bueno sin más.',
      introOfSome:
        'Lo que lleva una marca se comprobó en este dispositivo contra lo que pide el sitio. Lo que no, está debajo.',
      claims: {
        'recipient-is-asked': 'La orden paga al destinatario que pide el sitio',
        'refund-is-asked': 'Un reembolso va a la dirección que pide el sitio',
        'calls-in-order': 'La orden hace la llamada que pide el sitio',
      },
    },
    known: {
      enforced: 'Garantizado por la cadena',
      rebuilt: 'Reconstruido aquí',
      node: 'Leído de un nodo',
      service: 'Dicho por el servicio',
    },
    gapsTitle: 'Lo que no se pudo comprobar',
    gaps: {
      'address-on-trust': 'La dirección de depósito la da el servicio, sin prueba',
      'paid-to-solver': 'El dinero va al propio ejecutor',
      'order-not-bound': 'Nada vincula el pago a lo que pediste',
      'solver-did-not-sign': 'El ejecutor no ha firmado la orden',
      'price-on-trust': 'El precio no se puede comprobar desde aquí',
    },
    gapMeans: {
      'address-on-trust': 'Ninguna cadena puede decir de quién es. Págale solo si confías al servicio este importe.',
      'paid-to-solver':
        'No pasa por el depósito: hasta que pague, la orden es su promesa, y un reembolso sale de sus manos.',
      'order-not-bound': 'Si el servicio paga otra cosa, no hay prueba de que se te prometió esto.',
      'solver-did-not-sign': 'La orden vincula el depósito igualmente; la firma solo sería un testigo más.',
      'price-on-trust':
        'Las dos monedas son distintas y aquí solo se conoce el precio que da el servicio. Compara antes de confirmar.',
    },
    claims: {
      'plan-rebuilt': 'Cada byte que se firma se creó aquí',
      'depository-pinned': 'El dinero va al depositario conocido',
      'order-bound': 'El depósito paga solo esta orden',
      'solver-signed': 'El ejecutor firmó esta orden',
      'swap-enforced': 'El intercambio entrega lo debido o no hace nada',
      'recipient-is-asked': 'La orden paga al destinatario que pediste',
      'refund-is-yours': 'Un reembolso vuelve a ti',
      'refund-is-asked': 'Un reembolso va a la dirección que pediste',
      'minimum-in-order': 'Lo mínimo que llega es parte de la orden',
      'approval-exact': 'La aprobación es exacta, no ilimitada',
      'permit-exact': 'La aprobación firmada es exacta y de un solo uso',
      'coins-proven': 'Cada moneda que se gasta se comprobó con su propia transacción',
    },
    readTitle: {
      node: 'Leído de un nodo, sin comprobar',
      explorer: 'Leído de un explorador, sin comprobar',
      exchange: 'Preguntado al exchange, sin comprobar',
    },
    saidTitle: 'Dicho por el servicio, sin comprobar',
    readings: {
      'swap-read': 'Lo que entrega el intercambio solo lo dice un nodo',
      'swap-simulated': 'En una simulación no salió nada más',
      'address-computed': 'La dirección de depósito pertenece a esta orden',
      'prices-compared': 'Lo que pagas se comparó con lo que llega',
    },
    figuresSaid: 'Comisiones, importes en dólares y el tiempo habitual',
    sources: {
      pinned: 'tokens de dólar incluidos en Causeway',
      feed: (address, chain) => `la fuente de precios ${address} en ${chain}`,
    },
    askedClaims: {
      node: 'Tu saldo y el contrato se leyeron de la cadena',
      explorer: 'Tus monedas y la comisión del momento se leyeron de la cadena',
      exchange: 'Se preguntó por tu cuenta al propio exchange',
    },
    evidence: {
      planRebuilt: (steps) =>
        steps === 1
          ? '1 paso reconstruido a partir de lo pedido; los bytes del servicio son los mismos.'
          : `${number(steps)} pasos reconstruidos a partir de lo pedido; los bytes del servicio son los mismos.`,
      depositoryPinned: (chain) => `Viene incluido en Causeway para ${chain}:`,
      orderBound: 'El propio hash de la orden, en el depósito:',
      solverSigned: 'La firma es de un ejecutor que viene incluido en Causeway: su propia promesa de pago.',
      swapEnforced: {
        order: (amount) =>
          `Como mínimo ${amount} van al depositario para esta orden, o todo se deshace. La ruta la elige el servicio: puede hacer que el intercambio falle, lo que cuesta la comisión de red, pero no que entregue menos.`,
        recipient: (amount) =>
          `Como mínimo ${amount} van al destinatario, o todo se deshace. La ruta la elige el servicio: puede hacer que el intercambio falle, lo que cuesta la comisión de red, pero no que entregue menos.`,
        token: (amount) => `El contrato del propio token, incluido en Causeway, da ${amount} uno por uno.`,
      },
      swapRead:
        'El token no está incluido en Causeway: su contrato podría mentir sobre los saldos, y la cadena no puede garantizar lo que entrega.',
      recipientIsAsked: (chain) => `En ${chain}:`,
      refundIsYours: (chain) => `En ${chain}:`,
      minimumInOrder: (amount) => `${amount}, o el ejecutor no cobra.`,
      minimumPromised: (amount) => `${amount}, según promete el propio ejecutor.`,
      approvalExact: (amount) => `${amount} y no más.`,
      permitExact: (amount) => `${amount}, una vez, y solo por poco tiempo.`,
      swapSimulated: (amount) =>
        `Solo salieron ${amount} de tu cuenta. Es una alerta temprana: a la hora de la verdad, un contrato puede actuar de otro modo.`,
      pricesCompared: (sources) => `Comparado según: ${sources.join(', ')}.`,
      figuresSaid: 'Se muestran como palabra del servicio. Solo pueden hacer el juicio más estricto, nunca más suave.',
      coinsProven: 'Los importes y los dueños vienen de las transacciones anteriores, cuyos hashes se comprobaron.',
      addressComputed: 'La fábrica conocida calcula la misma dirección para esta orden.',
      asked: {
        node: (chain) => `El nodo sirve a ${chain}.`,
        explorer: () =>
          'Por un explorador de Bitcoin; cada moneda se comprobó con su propia transacción, la muestre quien la muestre.',
        exchange: (chain) => `Por ${chain}, no por el servicio. Lo que dice de un saldo no lo puede comprobar nadie.`,
      },
    },
  },
  sponsor: {
    most: 'Límite del patrocinador, fijado por ti',
    limits: {
      reached: 'Se alcanzó el límite del patrocinador: lo que lo supera lo pagas tú.',
      said: 'Según el servicio, se alcanzó el límite del patrocinador: lo que lo supera lo pagas tú.',
      denied: 'El servicio dice que se alcanzó tu límite, pero según sus cifras el patrocinador paga menos.',
    },
    exceeded: 'Según las cifras del servicio, el patrocinador paga más que este límite.',
  },
  onTrust: {
    unproven: (service) => `Solo lo dice ${service}. Nada lo demuestra.`,
    refundToYou: (amount, chain) =>
      `Si falla: pediste que ${amount} vuelvan a ti en ${chain}, menos la comisión de red. Nada comprueba que lleguen.`,
    refundToOther: (amount, chain) =>
      `Si falla: pediste que ${amount} vayan a esta dirección en ${chain}, menos la comisión de red. Nada comprueba que lleguen.`,
    bySolver: {
      toYou: (amount, chain) =>
        `Si falla: el ejecutor promete devolverte ${amount} en ${chain}, menos la comisión de red. Para entonces ya tiene el dinero y nada lo obliga.`,
      toOther: (amount, chain) =>
        `Si falla: el ejecutor promete ${amount} a esta dirección en ${chain}, menos la comisión de red. Para entonces ya tiene el dinero y nada lo obliga.`,
    },
    refundNowhere: (amount) => `Si falla: la orden no devuelve nada. Se pueden perder los ${amount} enteros.`,
  },
  sign: {
    titleNone: 'Nada que firmar',
    title: (steps, are) => {
      if (steps === 1) return 'Qué firmas'
      return `Qué firmas: ${are === 'messages' ? count(steps, 'mensaje', 'mensajes') : count(steps, 'transacción', 'transacciones')}`
    },
    step: {
      resetAllowance: (_amount, chain, spender) =>
        `Revocar la aprobación anterior de ${spender} en ${chain}; este token la exige primero a cero.`,
      approve: (amount, chain, spender) => `Permitir que ${spender} tome exactamente ${amount} en ${chain}.`,
      deposit: (amount, chain, depository) =>
        `Depositar ${amount} en el depositario ${depository} en ${chain}, solo para esta orden.`,
      transfer: (amount, chain, address) =>
        `Pagar ${amount} en ${chain} a la dirección de depósito ${address} de esta orden.`,
      send: (amount, chain, address) => `Enviar ${amount} en ${chain} a ${address}.`,
      swap: (amount, chain, router) => `Intercambiar ${amount} con una llamada a ${router} en ${chain}.`,
      evmSignature: (amount, chain, spender) =>
        `Firmar una aprobación: ${spender} puede tomar exactamente ${amount} en ${chain}, una vez.`,
      bitcoinPsbt: (amount, _chain, address) =>
        `Pagar ${amount} al depositario ${address}, vinculado a esta orden, y nada a nadie más.`,
      exchangeAAuthorize: (_amount, chain, account) =>
        `Vincular la transferencia siguiente a esta orden. No dice nada más: no mueve nada y no da a nadie derechos sobre tu cuenta ${account} en ${chain}.`,
      exchangeATransfer: (amount, chain, account) =>
        `Enviar exactamente ${amount} en ${chain} a la cuenta ${account} del depositario, una vez. No puede enviar más, pagar a otros, tocar tus otros saldos, operar, ni usarse una segunda vez.`,
      exchangeBTransfer: (amount, chain, account) =>
        `Transferir exactamente ${amount} en ${chain} a la cuenta ${account} del depositario, una vez, y vincularlo a esta orden: la clave que ${chain} conoce firma la transferencia, y tu propia cuenta firma para qué es. Ninguna de las dos puede enviar más, pagar a otros, operar, ni usarse una segunda vez.`,
      depositAddress: (amount, chain, address) => `Pagas ${amount} en ${chain} a ${address}.`,
    },
    kind: {
      resetAllowance: 'Aprobación a cero',
      approve: 'Aprobación exacta',
      deposit: 'Depósito',
      transfer: 'Pago a una dirección de depósito',
      send: 'Pago al destinatario',
      swap: 'Intercambio',
      evmSignature: 'Aprobación firmada',
      bitcoinPsbt: 'Transacción de Bitcoin',
      exchangeAAuthorize:
        'Asignación de nonce (EIP-712). La cadena que figura solo distingue firmas; allí no va dinero.',
      exchangeATransfer:
        'Transferencia en el exchange (EIP-712). La cadena que figura solo distingue firmas; allí no va dinero.',
      exchangeBTransfer:
        'Transferencia en el exchange: su clave firma la transferencia; tu cuenta, el mensaje (EIP-191).',
      depositAddress: 'Dirección de depósito',
    },
    raw: 'Datos sin procesar',
    rawStep: (at) => `Firma ${at}`,
    rawName: (name) => rawNames[name] ?? name,
  },
}
