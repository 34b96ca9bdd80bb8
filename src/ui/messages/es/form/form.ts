import type { Family } from '../../../../core/chain/chain.ts'
import type { AddressProblem } from '../../../../core/families/address.ts'
import type { IntentField, IntentProblem } from '../../../../core/intent/intent.ts'
import type { enForm as english } from '../../en/form/form.ts'
import type { TranslatedMessages } from '../../translated.ts'
import { about, span } from '../format.ts'

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

/** Continues a sentence that begins with the field's name. */
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
  needTransfer: 'necesitan un traspaso desde otra cadena',
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

const problemsByFamily: Readonly<Record<Family, Readonly<Record<AddressProblem, string>>>> = {
  evm: addressProblems,
  bitcoin: { ...addressProblems, ...bitcoinAddressProblems },
  exchangeA: addressProblems,
  exchangeB: addressProblems,
}

export const esForm: Pick<TranslatedMessages, keyof typeof english> = {
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
    accountUnread: (index) => `No se pudo leer la cuenta ${index}`,
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
  form: {
    title: 'Transferir',
    modes: { send: 'Enviar', swap: 'Canjear', bridge: 'Puente' },
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
    addressProblem: (problem, family) => problemsByFamily[family][problem],
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
    elsewhere: 'Otra billetera',
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
    onlyOwnCoin: 'Desde fuera solo se puede pagar la moneda propia de una cadena, y solo hacia otra cadena.',
  },
  quote: {
    asking: 'Pidiendo una cotización.',
    duration: (seconds) => (seconds === undefined ? 'Desconocido' : `Normalmente ${about(seconds)}`),
    goodFor: (seconds) =>
      seconds === 0 ? 'Esta cotización ha caducado' : `Esta cotización vale durante ${span(seconds)}`,
    proven: (claims, all) => `Comprobado en tu dispositivo: ${claims} de ${all}`,
    again: 'Pedir otra vez',
    fundsTitle: 'No alcanza para esto',
    refusedTitle: 'Causeway rechazó esta cotización',
    refusedText: 'Esta cotización no coincide con lo que pediste. No se firmó nada. Tu dinero no se ha movido.',
    problemsTitle: 'Esto aún no se puede pedir',
    problem: ({ field, problem }) => `${fields[field]} ${intentProblems[problem]}.`,
    unavailableTitle: 'Ahora no hay cotización',
    unavailableWait: 'Tu dinero no se ha movido. Causeway vuelve a pedirla por sí solo.',
    unavailableChange: 'Tu dinero no se ha movido. Cambia el importe o las monedas.',
  },
}
