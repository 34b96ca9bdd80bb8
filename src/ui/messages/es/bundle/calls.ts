import type { TranslatedCalls } from '../../translated.ts'
import { esAllowances } from '../accounts/allowances.ts'
import { esLimits } from '../approval/limits.ts'
import { esArrivalCalls } from '../form/arrival-calls.ts'
import { count, list, minuteOf, number, span } from '../format.ts'

/** The year 3000. */
const NO_END_SECONDS = 32_503_680_000n

const date = (seconds: bigint) => (seconds >= NO_END_SECONDS ? 'Sin fin' : minuteOf(Number(seconds)))

// A sign may precede the digit.
const units = (written: string) => `${written} ${/^\D?1$/.test(written) ? 'unidad' : 'unidades'}`

export const esCalls: TranslatedCalls = {
  allowances: esAllowances,
  arrival: esArrivalCalls,
  title: (calls) => (calls === 1 ? '¿Enviar esta transacción?' : `¿Enviar ${number(calls)} transacciones?`),
  asks: (calls, chain) =>
    calls === 1
      ? `quiere que se envíe una transacción desde tu cuenta en ${chain}.`
      : `quiere que se envíen ${number(calls)} transacciones desde tu cuenta en ${chain}, en este orden.`,
  send: (calls) => (calls === 1 ? 'Enviar' : calls === 2 ? 'Enviar las dos' : `Enviar las ${number(calls)}`),
  payAndSend: 'Pagar y enviar',
  from: 'Desde tu cuenta',
  list: (calls) => (calls === 1 ? 'Qué se envía' : 'Qué se envía, en este orden'),
  fee: 'Comisión de red, aparte',
  feeUnknown: 'aún no se sabe',
  raw: 'Todo, en bytes',
  rawCall: (at, calls) => (calls === 1 ? 'La transacción' : `Transacción ${at}`),
  rawTo: 'Para',
  rawToNobody: 'nadie: crea un contrato',
  rawValue: 'Valor',
  rawData: 'Datos',
  noData: 'ninguno',
  units,
  unknownToken: 'un token que Causeway no conoce',
  unitsOf: (written) => `${units(written)} de un token que Causeway no conoce`,
  anyOf: (symbol) => `cualquier cantidad de ${symbol}`,
  date,
  noLimit: 'Sin límite',
  sameBlock: 'El final del bloque en el que entre',
  past: (when) => `${when} (ya pasado)`,
  span: (seconds) => (seconds > 100_000_000n ? `${seconds} s` : span(Number(seconds))),
  effects: {
    title: 'Qué pasa en tu cuenta',
    titleFunded: 'Qué pasa cuando llegue el dinero',
    same: 'Una prueba con la cadena tal como está ahora muestra lo mismo: aparte de la comisión de red, nada más sale de tu cuenta.',
    by: 'Según una prueba con la cadena tal como está ahora. Los precios y los contratos pueden cambiar antes de que se envíe de verdad.',
    changed: 'Lo que hace ha cambiado desde que lo leíste. Míralo otra vez.',
    leaves: 'Sale',
    arrives: 'Llega',
    none: 'De esta cuenta solo sale la comisión de red, y no llega nada.',
    token: 'De este token, que Causeway no conoce',
    mayTake: (what) => `Después alguien podrá tomar ${what}`,
    who: 'Quién podrá tomarlo',
    revertedTitle: 'Esto fallaría',
    reverted:
      'Una prueba en la cadena terminó con un error. Costaría la comisión de red y no haría nada, así que Causeway no lo envía.',
    revertedWhy: 'El error:',
    unknownTitle: 'No se ha probado qué pasa en tu cuenta',
    unknown: 'Nadie ha visto qué sale y qué llega. Lee abajo lo que se envía, y envíalo solo si confías en el sitio.',
  },
  danger: {
    tokensToToken: {
      title: 'Se envía al contrato de un token',
      text: 'Los contratos de tokens no suelen poder devolver lo que reciben. Lo más probable es que los tokens se pierdan.',
    },
    zeroAddress: {
      title: 'No se envía a nadie',
      text: 'Esta dirección no es de nadie. Lo que se envía allí se pierde.',
    },
    moneyToToken: {
      title: 'Se paga al contrato de un token',
      text: 'Ese contrato no acepta pagos: se rechazaría o se perdería.',
    },
    strayMoney: {
      title: 'Va dinero que nadie pide',
      text: 'Lo que se llama no acepta moneda nativa. Se rechazaría o se perdería.',
    },
  },
  unlimitedTitle: 'Una aprobación sin límite',
  unlimited: 'Quien la tenga podrá llevarse todo de esta cuenta, ahora y más adelante, hasta que la revoques.',
  unlimitedTimed:
    'Quien la tenga podrá llevarse todo de esta cuenta, ahora y más adelante, hasta que termine o la revoques.',
  operatorTitle: 'Una aprobación para toda una colección',
  operator:
    'Quien la tenga podrá llevarse todos los NFT de la colección de esta cuenta, ahora y más adelante, hasta que la revoques.',
  unlimitedOfOwner:
    'Quien la tenga podrá llevarse todo de la cuenta de abajo, ahora y más adelante, hasta que esa cuenta la revoque.',
  byService: {
    unlimited:
      'La da el contrato del servicio, no esta cuenta: no alcanza a nada de lo que tienes aquí. Quien la tenga podrá llevarse todo de ese contrato, también lo que llegue para esta llamada, ahora y más adelante. No puedes revocarla.',
    unlimitedTimed:
      'La da el contrato del servicio, no esta cuenta: no alcanza a nada de lo que tienes aquí. Quien la tenga podrá llevarse todo de ese contrato, también lo que llegue para esta llamada, hasta que termine. Antes no puedes revocarla.',
    operator:
      'La da el contrato del servicio, no esta cuenta: no alcanza a nada de lo que tienes aquí. Quien la tenga podrá llevarse todos los NFT de la colección de ese contrato, ahora y más adelante. No puedes revocarla.',
  },
  unknownTitle: 'Causeway no conoce esta función',
  unknown: 'Lo que haga depende del contrato, y nadie lo ha probado.',
  unknownTried: 'Causeway no conoce esta función: mira arriba qué sale y qué llega.',
  unknownFailed: 'Causeway no conoce esta función.',
  mayBeNft: 'Si esto es una colección de NFT, el número indica cuál es, no cuántos.',
  rows: {
    to: 'Para',
    from: 'De',
    who: 'Quién podrá tomarlo',
    token: 'Contrato del token',
    collection: 'Colección',
    contract: 'Contrato',
    until: 'Hasta',
    usedUntil: 'Se puede usar hasta',
    along: 'Se envía además',
    function: 'Función',
    credited: 'Se abona a',
    order: 'Para la orden',
    depository: 'Depositario',
    amount: 'Importe',
    amountIf: (symbol) => `Importe, si es ${symbol}`,
    code: 'Código',
  },
  acts: {
    payment: (amount) => `Pagar ${amount}`,
    emptyPayment: 'Llamar a una cuenta, sin dinero',
    undelegation: 'Revocar la delegación de esta cuenta',
    undelegationNote: 'La cuenta firma que ningún contrato actúa ya por ella, solo en esta cadena.',
    creation: 'Crear un contrato nuevo',
    bytes: (bytes) => count(bytes, 'byte', 'bytes'),
    creationNote: 'Por su código nadie puede saber qué hará.',
    transfer: (amount) => `Enviar ${amount}`,
    transferFrom: (amount) => `Mover ${amount} con una aprobación`,
    allowance: {
      set: (what) => `Dejar que alguien tome ${what}`,
      raise: (what) => `Dejar que alguien tome ${what} más`,
      lower: (what) => `Dejar que alguien tome ${what} menos`,
    },
    upTo: (amount) => `hasta ${amount}`,
    takeBack: (symbol) => `Revocar la aprobación de ${symbol}`,
    permit: (what) => `Usar una aprobación firmada de ${what}`,
    permit2: (what) => `Dejar que alguien tome ${what}, mediante Permit2`,
    nft: (numbers) => {
      if (numbers.length === 0) return 'No enviar ningún NFT'
      return numbers.length === 1 ? `Enviar el NFT ${list(numbers)}` : `Enviar los NFT ${list(numbers)}`
    },
    nfts: (numbers) => `Enviar ${number(numbers)} NFT de una colección`,
    nftsNote: 'Sus números están en los bytes de abajo.',
    someOf: (amount, of) => `${amount} del ${of}`,
    operator: 'Dejar que alguien tome todos los NFT de una colección',
    noOperator: 'Revocar la aprobación para todos los NFT de una colección',
    wrap: (amount) => `Poner ${amount} en un contrato`,
    wrapNote: 'Así se deposita en los contratos de moneda envuelta.',
    unwrap: 'Sacar dinero de un contrato',
    unwrapNote: 'Así se retira de los contratos de moneda envuelta.',
    vaultDeposit: 'Poner tokens en una bóveda',
    vaultDepositNote: 'La bóveda toma lo que se le permitió tomar y da a cambio participaciones propias.',
    deposit: (amount) => `Depositar ${amount} para un traspaso`,
    depositAll: (what) => `Depositar todo lo que el depositario puede tomar: ${what}`,
    batch: (calls) => `Hacer ${count(calls, 'llamada', 'llamadas')} a un mismo contrato`,
    nothingInBatch: 'No hacer ninguna llamada a un contrato',
    described: (owner) => `Según Causeway describe el contrato de ${owner}.`,
    unknown: 'Llamar a un contrato',
  },
  funding: {
    title: (missing, chain) => `Te falta en ${chain}: ${list(missing)}`,
    text: 'Causeway puede traerlo primero desde tus otras cadenas y después enviar lo que pide el sitio. Si un traspaso falla, no se envía nada.',
    cannot: 'Esta cuenta no tiene tanto allí, y Causeway no puede traerlo ahora de tus otras cadenas.',
    pageSets: 'El importe lo fija el sitio: recházalo, o vuelve a preguntar cuando tengas más.',
    leg: (at, legs) => (legs === 1 ? 'El traspaso' : `Traspaso ${at} de ${legs}`),
    pays: (chain) => `Pagas en ${chain}`,
    brings: (chain) => `Llega a ${chain}, como mínimo`,
    asking: 'Pidiendo cotizaciones para traer lo que falta.',
    over: 'Caducada',
    comesBack: (chain) => `Si falla, vuelve a ti en ${chain}, menos la comisión de red.`,
  },
  sent: {
    title: 'Enviado para un sitio',
    notFound: 'Aquí no hay nada',
    notFoundText: 'Esta billetera no ha enviado nada con ese nombre.',
    brought: { next: 'Traer el dinero', active: 'Trayendo el dinero', done: 'Se trajo el dinero' },
    ofLegs: (at, legs) => ` (${at} de ${legs})`,
    transfer: 'Ver el traspaso',
    notSent: 'No se envió.',
    sentElsewhere: 'Enviado desde otro lugar.',
    phase: {
      planned: '',
      reserved: 'A punto de firmarse.',
      signed: 'Firmada y en camino.',
      broadcast: 'Enviada; aún no está en un bloque.',
      included: 'En un bloque.',
      finalized: 'En un bloque, definitivamente.',
      reverted: 'En un bloque, y rechazada allí.',
      ineffective: 'En un bloque, sin efecto.',
      replaced: 'Otra transacción tuya ocupó su lugar.',
    },
    funding: 'El dinero está en camino',
    sending: (chain) => `En camino hacia un bloque de ${chain}`,
    safeToClose: 'Sigue por sí solo, aunque cierres esta ventana y el sitio.',
    waiting: 'En espera',
    unlock: 'Desbloquea para seguir',
    done: 'Todo está hecho',
    doneText: (chain) => `Causeway lo ha leído en ${chain}.`,
    isThere: (chain) => `El dinero que se trajo está en tu cuenta en ${chain}.`,
    notBrought: 'El dinero no se trajo',
    failed: {
      notFunded: 'No se vio llegar el dinero',
      wouldFail: 'Ahora fallaría',
      reverted: 'La cadena la rechazó',
      nonceTaken: 'Otra transacción ocupó su lugar',
      expired: 'Esperó demasiado',
      maybeSent: 'Puede que se enviara desde otro lugar',
      sentElsewhere: 'Ya se envió',
    },
    failedText: {
      notFunded: (chain) => `No se envió nada en ${chain}. El traspaso dice qué pasó con tu dinero.`,
      wouldFail: (chain) => `En ${chain} se cobraría la comisión de red sin hacer nada, así que no se firmó.`,
      reverted: (chain) => `Solo se pagó su comisión de red en ${chain}, y lo que venía después no se envió.`,
      nonceTaken: () => 'Ya no puede entrar en la cadena, y lo que venía después no se envió.',
      expired: () => 'Una confirmación solo vale un tiempo. No se firmó nada; vuelve a pedirlo en el sitio.',
      maybeSent: () =>
        'Causeway no puede descartar que tu cuenta haya enviado esto desde tu confirmación, así que no se firmó nada más. Mira tu cuenta antes de volver a pedirlo.',
      sentElsewhere: () =>
        'Tu cuenta lo envió después de tu confirmación, y esta copia de Causeway no lo tiene anotado. No se firmó nada más.',
    },
  },
  ...esLimits,
  typedData: {
    title: {
      approval: '¿Firmar una aprobación?',
      payment: '¿Firmar un pago?',
      order: '¿Firmar una orden?',
      data: '¿Firmar datos?',
    },
    all: 'Todo, tal como se firma',
    asks: {
      approval: 'quiere que tu cuenta firme una aprobación.',
      payment: 'quiere que tu cuenta firme un pago.',
      order: 'quiere que tu cuenta firme una orden.',
      data: 'quiere que tu cuenta firme estos datos.',
    },
    for: 'Vale para',
    name: 'Nombre',
    chain: 'Cadena',
    contract: 'Contrato',
    salt: 'Sal',
    hashes: 'Hashes, para comparar con otro dispositivo',
    hash: { domain: 'Hash del dominio', message: 'Hash del mensaje', digest: 'Ambos, como se firma' },
    says: 'Qué dicen',
    nothing: 'nada',
    yes: 'sí',
    no: 'no',
    cut: (characters) => `(el principio de ${characters} caracteres)`,
    powerTitle: {
      allowance: 'Esto deja que alguien tome tus tokens',
      payment: 'Esto envía tus tokens',
      order: 'Esto puede vender lo que tienes',
      exchange: 'Esto actúa en un exchange',
      standingAllowance: 'Esto deja que alguien tome tus tokens',
      timedAllowance: 'Esto deja que alguien tome tus tokens por un tiempo',
      oneTransfer: 'Esto deja que alguien tome tus tokens una vez',
      sending: 'Esto es un pago firmado',
      fetching: 'Esto es un pago firmado',
      contract: 'Esto puede entregar todo lo que este contrato puede tomar',
      unknown: 'Asegúrate de saber para qué es',
    },
    power: {
      allowance:
        'Con esta firma, quien se nombra abajo puede tomar tokens de tu cuenta sin volver a preguntar, hasta el importe indicado, o todos si no se indica ninguno. La fecha puede limitar solo la entrega de la firma: la aprobación dura entonces hasta que la revoques.',
      payment: 'Con esta firma, quien la tenga puede hacer el pago indicado abajo, sin volver a preguntar.',
      order:
        'Con esta firma, quien la tenga puede hacer el intercambio indicado abajo, sin volver a preguntar. Compara sus dos lados.',
      exchange: 'Con esta firma, un exchange hace lo indicado abajo con tu cuenta allí.',
      standingAllowance:
        'Quien se nombra abajo puede tomar hasta este importe sin volver a preguntar, hasta que la aprobación se agote, la sustituya otra o la revoques. La fecha de abajo limita solo la entrega de la firma.',
      timedAllowance:
        'Quien se nombra abajo puede tomar hasta estos importes mediante Permit2 sin volver a preguntar, hasta que la aprobación termine o la revoques.',
      oneTransfer:
        'Quien se nombra abajo puede tomar hasta estos importes mediante Permit2: una sola vez y hacia donde quiera. Después no queda ninguna aprobación.',
      sending:
        'Con esta firma, quien la tenga puede hacer este único pago: exactamente este importe, solo a este destinatario, una vez y solo entre las fechas indicadas.',
      fetching:
        'Con esta firma, el destinatario indicado abajo, y nadie más, puede recoger este único pago: exactamente este importe, una vez y solo entre las fechas indicadas.',
      contract:
        'Causeway no conoce los datos de este contrato. Con esta firma puede pagar a cualquiera todos los tokens que le dejas tomar. Firma solo si sabes qué hace.',
      unknown:
        'Causeway muestra todo lo que se firma, pero no sabe qué hace el contrato con ello. Algunos datos así dejan que otros tomen tokens.',
    },
  },
}
