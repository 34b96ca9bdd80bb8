import type { AddressProblem } from '../../../core/address.ts'
import type { IntentField, IntentProblem } from '../../../core/intent.ts'
import type { Said } from '../worded.ts'
import { about, count, number, span } from './words.ts'

type Moves = Pick<
  Said,
  | 'exchangeAccount'
  | 'move'
  | 'payFrom'
  | 'deposit'
  | 'payHere'
  | 'requoted'
  | 'afterwards'
  | 'quote'
  | 'review'
  | 'bitcoinReview'
  | 'insist'
  | 'fees'
>

const fields: Readonly<Record<IntentField, string>> = {
  user: 'Tu cuenta',
  originCurrency: 'La moneda que pagas',
  destinationCurrency: 'La moneda que debe llegar',
  amount: 'El importe',
  recipient: 'El destinatario',
  refundTo: 'La dirección de reembolso',
  slippageBasisPoints: 'El deslizamiento',
  payment: 'La forma de pago',
  topupGasUsd: 'El gas a la llegada',
  calls: 'Las llamadas a la llegada',
  sponsorship: 'El patrocinio',
  timeToLiveSeconds: 'El plazo de reembolso',
}

/** What the core says of a field, as it ends a sentence that begins with the field's name. */
const intentProblems: Readonly<Record<IntentProblem['problem'], string>> = {
  unknownCurrency: 'no es ninguna que esta billetera conozca',
  notOnOrigin: 'no es una dirección de la cadena de origen',
  notOnDestination: 'no es una dirección de la cadena de destino',
  notPositive: 'debe ser mayor que cero',
  tooLarge: 'es mayor de lo que admite una cadena',
  notBasisPoints: 'debe ser un número entero de 0 a 10000',
  notLifetime: 'debe ser un número entero de 120 a 86400',
  noLifetimeAtAddress: 'no se puede fijar para un pago a una dirección de depósito',
  noLifetimeWithBitcoin: 'no se puede fijar cuando interviene Bitcoin',
  alreadyThere: 'es la que ya tienes allí',
  notToAddress: 'no pueden ir tras un pago a una dirección de depósito',
  mustBeStrict: 'debe ser una dirección de depósito para un solo pago si el importe que llega es exacto',
  mustBeAddress: 'debe ser una dirección de depósito para pagar desde otro lugar',
  needsOriginToken: 'necesita un token de una cadena EVM',
  needCrossing: 'necesitan un traspaso desde otra cadena',
  needEvm: 'necesitan una cadena EVM',
  tooMany: 'son más de 16',
  malformed: 'deben tener cada una dirección, datos en hexadecimal e importe',
  needsDestinationToken: 'necesita un token en una cadena EVM',
}

const addressProblems: Readonly<Record<AddressProblem, string>> = {
  empty: 'Pega o escribe la dirección.',
  notAnAddress: 'Esto no es una dirección: debe ser 0x y 40 letras o dígitos.',
  wrongChecksum: 'Hay una letra mal en esta dirección: sus mayúsculas y minúsculas no cuadran. Cópiala otra vez.',
  zeroAddress: 'Esta dirección no es de nadie. El dinero enviado allí se perdería.',
  otherNetwork: 'Es una dirección de una red de pruebas de Bitcoin. El dinero enviado allí se perdería.',
  notAnIndex: 'No es el número de ninguna cuenta de este exchange.',
}

const bitcoinAddressProblems: Readonly<Partial<Record<AddressProblem, string>>> = {
  notAnAddress:
    'No es una dirección de Bitcoin a la que se pueda pagar: debe empezar por bc1, 1 o 3, y estar completa.',
  wrongChecksum: 'Hay una letra mal en esta dirección: no cuadra con su suma de control. Cópiala otra vez.',
}

/** Moving money until the yes: what, where to, by which quote, and everything to know before it is signed. */
export const moves: Moves = {
  exchangeAccount: {
    loading: 'Preguntando qué cuenta es tuya.',
    failed: 'No se pudo leer tu cuenta en el exchange',
    unread: (exchange) => `${exchange} no dijo qué cuenta es tuya`,
    noneTitle: (exchange) => `Aún no tienes cuenta en ${exchange}`,
    none: (exchange) =>
      `${exchange} abre una con el primer depósito en su propio sitio. Hazlo con esta dirección y vuelve a mirar:`,
    copy: 'Copiar esta dirección',
    again: 'Mirar otra vez',
    on: 'En',
    which: (exchange) => `Cuenta en ${exchange}`,
    account: (index) => `Cuenta ${index}`,
    keyTitle: (exchange) => `${exchange} pide una clave para esto`,
    key: {
      none: (exchange, index) =>
        `Lo que sale de la cuenta ${index} se firma con una clave que ${exchange} conoce. Se crea aquí, se guarda cifrada y se puede revocar en los ajustes.`,
      registering: (exchange, index) =>
        `La clave de la cuenta ${index} está en camino hacia ${exchange}. Se podrá usar en cuanto llegue.`,
      revoking: (exchange, index) =>
        `Estás revocando la clave de la cuenta ${index}. Cuando ${exchange} lo haya hecho, podrás crear otra.`,
    },
    keyMeant: (index) => `Quiero una clave que opere en la cuenta ${index}.`,
    makeKey: 'Crear una clave',
    lookAtKey: 'Ver si ya llegó',
  },
  move: {
    title: 'Mover dinero',
    from: 'Qué pagas',
    to: 'Qué debe llegar',
    choose: 'Elegir',
    onChain: (symbol, chain) => `${symbol} en ${chain}`,
    unread: 'sin leer',
    turn: 'Invertir los dos lados',
    max: 'Máx.',
    youHave: 'Tienes',
    otherAddress: 'Otra dirección',
    ownAddress: 'Mi cuenta',
    addressPlaceholder: { evm: '0x… / name.eth', exchangeA: '0x… / name.eth', bitcoin: 'bc1…', exchangeB: '123' },
    isYours: 'Esta es una de tus propias cuentas.',
    isWatched: (label) =>
      `Solo lectura: ${label}. Causeway no tiene su clave; lo que llegue allí lo mueve quien la tenga.`,
    knownPlaces: 'Tus otras direcciones',
    notYours: 'Esta cuenta no es tuya',
    neverSeen: 'Esta billetera nunca ha enviado nada allí. Lo que llegue no se puede recuperar: compara cada letra.',
    seenBefore: 'Esta billetera ya ha enviado allí antes. Lo que llegue no se puede recuperar.',
    review: 'Revisar',
    loading: 'Leyendo las cadenas.',
    chainsFailed: 'No se pudieron leer las cadenas',
    chainOff: { disabled: 'Desactivada ahora por el servicio', noDeposits: 'No acepta depósitos ahora' },
    lagging: (chain) =>
      `Ahora ${chain} crea bloques despacio. Los traspasos tardan más de lo habitual; no se pierde nada.`,
    chainsUnread:
      'No se sabe si una de estas cadenas va lenta, está limitada o desactivada por el servicio: no se pudo leer ahora.',
    limited: (chain) => `El servicio limita ahora lo que mueve en ${chain}: puede rechazar importes grandes.`,
    amount: {
      notANumber: 'Escribe el importe en cifras, con punto, por ejemplo 0.1.',
      tooPrecise: (symbol, decimals) => `${symbol} admite como máximo ${decimals} decimales.`,
      tooLarge: 'Ninguna cadena admite tanto.',
      empty: 'Escribe un importe.',
      zero: 'El importe debe ser mayor que cero.',
      tooMuch: (has, symbol) => `Tienes ${has} ${symbol}. Envía menos, o elige otra moneda.`,
    },
    addressProblem: (problem, family) =>
      (family === 'bitcoin' ? bitcoinAddressProblems[problem] : undefined) ?? addressProblems[problem],
    currencies: {
      same: 'El dinero ya está allí: los dos lados son iguales. Elige otra moneda o cadena, o indica otra dirección a la que enviarlo.',
      sameOnBitcoin:
        'El servicio solo lleva bitcoin hacia otras cadenas y desde ellas, no de una dirección de Bitcoin a otra. Elige otra cadena en uno de los lados, o envíalo con una billetera hecha para Bitcoin.',
      sameOnExchange: (exchange) =>
        `El servicio solo lleva dinero hacia ${exchange} y desde ahí, no de una cuenta de ${exchange} a otra. Elige otra cadena en uno de los lados, o envíalo en el sitio de ${exchange}.`,
      originDisabled: 'El servicio ha desactivado la cadena en la que pagas. Elige otra, o espera.',
      closed: 'El servicio ha cerrado esta vía por ahora. Elige otra cadena o moneda, o espera.',
      originNoDeposits: 'El servicio no acepta ahora depósitos en la cadena en la que pagas. Elige otra, o espera.',
      destinationDisabled: 'El servicio ha desactivado la cadena a la que debe llegar. Elige otra, o espera.',
    },
  },
  payFrom: {
    label: 'De',
    title: '¿Desde dónde pagas?',
    elsewhere: 'Pagar desde otro lugar',
    change: 'Cambiar',
    names: {
      deposit: 'Esta billetera',
      strictAddress: 'Otro lugar, un solo pago',
      openAddress: 'Otro lugar, cuantas veces quieras',
    },
    ways: {
      deposit: 'Esta billetera',
      strictAddress: 'Otra billetera o un exchange, una vez',
      openAddress: 'Otra billetera o un exchange, varias veces',
    },
    means: {
      deposit: 'Causeway lo firma y lo envía con lo que hay en tu cuenta.',
      strictAddress: 'Recibes una dirección para un solo pago de este importe exacto. Todo lo demás vuelve.',
      openAddress:
        'Recibes una dirección que acepta cualquier importe en cualquier momento. Los importes distintos del cotizado se traspasan al cambio de ese momento, sin promesa.',
    },
    notes: {
      strictAddress: 'Recibes una dirección para un solo pago de este importe exacto, después de ver la revisión.',
      openAddress:
        'Recibes una dirección que puedes pagar más veces. Otros importes se traspasan al cambio de su momento.',
    },
    onlyOwnCoin: 'Desde fuera solo se puede pagar la moneda propia de una cadena, y solo hacia otra cadena.',
  },
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
  afterwards: {
    title: 'Qué más llegó a esta dirección',
    excess: (amount) => `Sobraron ${amount}`,
    further: (amount) => `Otro pago de ${amount}`,
    late: (amount) => `Al final llegaron ${amount}`,
    awaited: 'Vuelve a ti, menos la comisión de red. Aún no ha llegado nada.',
    awaitedOpen: 'Se traspasa por separado, al cambio de su momento. Su cotización aún no se conoce.',
    back: (amount) => `${amount} volvieron a la dirección de reembolso. Leído en la cadena por Causeway.`,
    backPerhaps: (amount) =>
      `Después llegaron ${amount} a la dirección de reembolso. Puede ser esto, menos la comisión de red: el importe no es el mismo.`,
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
    note: 'Se busca mientras esta página está abierta.',
  },
  quote: {
    asking: 'Pidiendo una cotización.',
    duration: (seconds) => (seconds === undefined ? 'El servicio no lo dice' : `Aprox. ${about(seconds)}`),
    goodFor: (seconds) =>
      seconds === 0 ? 'Esta cotización ha caducado' : `Esta cotización vale durante ${span(seconds)}`,
    proven: (claims, all) => `Comprobado en tu dispositivo: ${claims} de ${all}`,
    again: 'Pedir otra vez',
    fundsTitle: 'No alcanza para esto',
    refusedTitle: 'Causeway rechazó esta cotización',
    refusedText: 'No hace lo que pediste, así que no se firmará nada de ella. Tu dinero no se ha movido.',
    problemsTitle: 'Esto aún no se puede pedir',
    problem: ({ field, problem }) => `${fields[field]} ${intentProblems[problem]}.`,
    unavailableTitle: 'Ahora no hay cotización',
    unavailableWait: 'Tu dinero no se ha movido. Causeway vuelve a pedirla por sí solo.',
    unavailableChange: 'Tu dinero no se ha movido. Cambia el importe o las monedas.',
  },
  review: {
    title: 'Revisión',
    sentence: (pays, from, minimum, to) => `Pagas ${pays} en ${from}; a ${to} llegan como mínimo ${minimum}.`,
    sentenceExact: (pays, from, arrives, to) => `Pagas ${pays} en ${from}; a ${to} llegan exactamente ${arrives}.`,
    sentenceSwap: (pays, chain, minimum) => `Cambias ${pays} por un mínimo de ${minimum}, ambos en ${chain}.`,
    sentenceSwapExact: (pays, chain, arrives) => `Cambias ${pays} por exactamente ${arrives}, ambos en ${chain}.`,
    sentenceSend: (pays, chain) => `Envías ${pays} en ${chain}. Llega todo a la dirección de abajo.`,
    sentenceElsewhere: (pays, from, minimum, to) =>
      `Pagas ${pays} en ${from} desde otro lugar; después llegan a ${to} como mínimo ${minimum}.`,
    recipient: 'Para',
    recipientOn: (chain) => `Para, en ${chain}`,
    yourAccount: 'Tu cuenta',
    notYourAccount: 'NO es tu cuenta',
    notYours: 'Esta cuenta no está en tu billetera. Lo que llegue allí no se puede recuperar: compara cada letra.',
    expected: 'Llega, aprox.',
    exactly: 'Llega, exactamente',
    minimum: 'Como mínimo',
    cost: 'Costo previsto, ya incluido',
    move: 'Variación del precio, máx.',
    gasTopup: 'Llega además como gas',
    byService: 'Según el servicio',
    feesInAll: 'Todas las comisiones',
    sponsored: 'Comisiones que paga el patrocinador',
    youPay: 'Comisiones que pagas tú',
    networkFee: 'Comisión de red, aparte',
    exchangeFee: 'Comisión del exchange, aparte',
    noFee: 'ninguna',
    minerFee: 'Comisión del minero, aparte',
    minerFigures: (sats, rate, share) => `${sats} sat · ${rate} sat/vB · ${share} de lo que pagas`,
    feeElsewhere: 'la que cobre esa billetera',
    upTo: 'hasta',
    total: 'En total, como máximo',
    price: (dollars, symbol) => `${dollars} por 1 ${symbol}`,
    byPrices: (prices) => `Según el precio del servicio: ${prices.join(', ')}`,
    byDollarTokens: 'Cada token de dólar cuenta como un dólar',
    time: 'Tiempo habitual',
    refundToYou: (amount, chain) => `Si falla: ${amount} vuelven a ti en ${chain}, menos la comisión de red.`,
    refundToOther: (amount, chain) => `Si falla: ${amount} van a esta dirección en ${chain}, menos la comisión de red.`,
    refundNotYours: 'El reembolso no volvería a tu billetera.',
    warnings: (of) => (of === 1 ? 'Algo que saber antes' : `${number(of)} cosas que saber antes`),
    reject: 'Rechazar',
    cancel: 'Cancelar',
    confirm: (steps) => {
      if (steps === 1) return 'Confirmar'
      return steps === 2 ? 'Confirmar los dos pasos' : `Confirmar los ${number(steps)} pasos`
    },
    confirmWorse: 'Confirmar importes',
    confirmAddress: 'Ver la dirección',
    fresh: 'Pedir otra cotización',
    freshTitle: 'Cotización nueva. Nada en ella es peor para ti.',
    warnedTitle: 'La cotización nueva trae un aviso nuevo',
    warnedText: 'No se firmó nada. Léelo antes de confirmar.',
    worseTitle: 'La cotización nueva es peor para ti',
    worseText: 'No se firmó nada. Mira los nuevos importes antes de confirmar.',
    worse: {
      pays: 'Pagas',
      expected: 'Llega, aprox.',
      minimum: 'Como mínimo',
      mostGas: 'Comisión de red, máx.',
    },
    lockedTitle: 'La billetera se bloqueó entretanto. No se firmó nada: desbloquéala y confirma otra vez.',
    failedTitle: 'No se completó',
    failedText: 'Antes de repetirlo, mira en Actividad: si el traspaso está allí, se aceptó y está en camino.',
  },
  bitcoinReview: {
    title: 'Adónde va tu bitcoin',
    spends: (coins) => `Gasta ${count(coins, 'moneda tuya', 'monedas tuyas')}, en total`,
    deposit: 'Al depositario',
    change: 'Vuelve a ti',
    noChange: 'No vuelve nada como cambio: estas monedas se gastan enteras.',
    miner: 'Al minero',
    order: 'La propia transacción indica la única orden que paga:',
  },
  insist: {
    title: (of) =>
      of === 1 ? 'Causeway no firmaría esto por un motivo' : `Causeway no firmaría esto por ${number(of)} motivos`,
    risk: 'Si no es como debe, puedes perder todo este dinero, y nadie puede recuperarlo.',
    why: 'Causeway detiene planes como este. Elegiste en Ajustes decidir por tu cuenta.',
    later: 'Causeway se detendría aquí. En la página siguiente puedes seguir por tu cuenta y riesgo.',
    type: 'Para seguir de todos modos, escribe:',
    label: 'Asumo el riesgo',
  },
  fees: {
    title: 'Cómo reparte el servicio su precio',
    note: 'Según el propio servicio. Lo que pagas y lo mínimo que llega se comprobó sin estos datos.',
    parts: {
      execution: 'Pago en destino',
      service: 'Servicio',
      total: 'Servicio, en total',
      app: 'Aplicación',
      sponsored: 'A cargo de un patrocinador',
    },
    impact: 'Impacto en el precio',
  },
}
