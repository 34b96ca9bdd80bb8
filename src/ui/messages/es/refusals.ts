import type { Worded } from '../completed.ts'
import type { RefusalMessages } from '../en-refusals.ts'

type Refusal = Readonly<{ title: string; text: string }>

const tooLittle: Refusal = {
  title: 'Es demasiado poco para moverlo',
  text: 'Las comisiones se lo llevarían todo. Envía más, o elige una cadena en la que pagar cueste menos.',
}
const noRoute: Refusal = {
  title: 'No hay ruta entre los dos lados',
  text: 'Elige otra moneda en uno de los lados: las que más se negocian, como la nativa de la cadena o USDC, tienen más rutas.',
}
const notOffered: Refusal = {
  title: 'El servicio no ofrece esto',
  text: 'Elige otra moneda o cadena, o deshaz lo que cambiaste en Opciones.',
}
const notThere: Refusal = {
  title: 'El servicio no paga a esta dirección',
  text: 'Revisa la dirección y la cadena. Puede que otra dirección del mismo dueño sirva.',
}
const blocked: Refusal = {
  title: 'El servicio rechaza esta dirección',
  text: 'Lo hace por una de las direcciones de este traspaso. Causeway no puede cambiarlo: tu dinero se queda donde está.',
}
const key: Refusal = {
  title: 'El servicio no aceptó la clave de API',
  text: 'Mira la clave en Ajustes: corrígela o quítala. Un patrocinador necesita además una clave que pueda patrocinar.',
}
const busy: Refusal = {
  title: 'El servicio no puede dar un precio ahora',
  text: 'Causeway vuelve a preguntar por sí solo. No tienes que cambiar nada.',
}

/** What the service's own codes mean, and what to change. */
const refusals: Readonly<Record<string, Refusal>> = {
  AMOUNT_TOO_LOW: tooLittle,
  INSUFFICIENT_LIQUIDITY: {
    title: 'Es más de lo que se puede mover de una vez',
    text: 'Ahora no hay bastante al otro lado para este importe. Envía menos, en varias partes, o inténtalo más tarde.',
  },
  SWAP_IMPACT_TOO_HIGH: {
    title: 'Este importe empeoraría su propio precio',
    text: 'Los fondos de liquidez se llevarían demasiado. Envía menos, en varias partes, o elige otra moneda.',
  },
  NO_QUOTES: noRoute,
  NO_SWAP_ROUTES_FOUND: noRoute,
  NO_INTERNAL_SWAP_ROUTES_FOUND: noRoute,
  UNSUPPORTED_ROUTE: noRoute,
  UNSUPPORTED_CURRENCY: noRoute,
  UNSUPPORTED_CHAIN: noRoute,
  INVALID_INPUT_CURRENCY: noRoute,
  INVALID_OUTPUT_CURRENCY: noRoute,
  UNSUPPORTED_EXECUTION_TYPE: notOffered,
  EXTRA_TXS_NOT_SUPPORTED: notOffered,
  INVALID_EXTRA_TXS: {
    title: 'La llamada a la llegada no se puede hacer',
    text: 'Revisa su dirección y sus datos, o mueve el dinero sin ella.',
  },
  DESTINATION_TX_FAILED: {
    title: 'Fallaría en el destino',
    text: 'El servicio lo probó, y la cadena lo rechazó. Revisa el destinatario y lo que debe pasar allí.',
  },
  CHAIN_DISABLED: {
    title: 'Una de las cadenas está desactivada ahora',
    text: 'El servicio lo hace mientras algo va mal allí. Elige otra cadena, o espera.',
  },
  ROUTE_TEMPORARILY_RESTRICTED: {
    title: 'Esta ruta está cerrada por un tiempo',
    text: 'Elige otra cadena o moneda, o inténtalo más tarde.',
  },
  INSUFFICIENT_FUNDS: {
    title: 'No alcanza para esto',
    text: 'El servicio ve menos dinero del que hace falta, con sus comisiones. Envía menos, o ingresa antes dinero en la cuenta.',
  },
  INVALID_SLIPPAGE_TOLERANCE: {
    title: 'El servicio no acepta este deslizamiento',
    text: 'Ponlo en automático en Opciones.',
  },
  INVALID_ADDRESS: notThere,
  INVALID_RECIPIENT: notThere,
  USER_RECIPIENT_MISMATCH: notThere,
  SANCTIONED_CURRENCY: blocked,
  SANCTIONED_WALLET_ADDRESS: blocked,
  BLOCKED_WALLET_ADDRESS: blocked,
  UNAUTHORIZED: key,
  FORBIDDEN: key,
  PRICE_FETCH_FAILED: busy,
  SERVICE_UNAVAILABLE: busy,
  REQUEST_TIMED_OUT: busy,
  TOO_MANY_REQUESTS: {
    title: 'El servicio pide menos consultas',
    text: 'Causeway vuelve a preguntar por sí solo, más despacio. Tu propia clave de API, en Ajustes, permite más.',
  },
}

/** What is said in Spanish of an answer that is no quote. */
export const esRefusals: Worded<RefusalMessages> = {
  of: (code) => (Object.hasOwn(refusals, code) ? refusals[code] : undefined),
  notMoved: 'Tu dinero no se ha movido.',
  says: 'El servicio dice:',
  unreadTitle: 'Esto no se pudo comprobar ahora',
  unread: 'Un nodo no dijo lo que la prueba necesita, así que no se firmará nada. Tu dinero no se ha movido.',
}
