import type { RefusalMessages } from '../../en/review/refusals.ts'
import type { Translated } from '../../translated.ts'

export const esRefusals: Translated<RefusalMessages> = {
  kinds: {
    tooLittle: {
      title: 'Es demasiado poco para moverlo',
      text: 'Las comisiones se lo llevarían todo. Envía más, o elige una cadena en la que pagar cueste menos.',
    },
    noRoute: {
      title: 'No hay ruta entre los dos lados',
      text: 'Elige otra moneda en uno de los lados: las que más se negocian, como la nativa de la cadena o USDC, tienen más rutas.',
    },
    notOffered: {
      title: 'El servicio no ofrece esto',
      text: 'Elige otra moneda o cadena, o deshaz lo que cambiaste en «De» y «Opciones».',
    },
    notThere: {
      title: 'El servicio no paga a esta dirección',
      text: 'Revisa la dirección y la cadena. Puede que otra dirección del mismo dueño sirva.',
    },
    blocked: {
      title: 'El servicio rechaza esta dirección',
      text: 'Lo hace por una de las direcciones de este traspaso. Causeway no puede cambiarlo: tu dinero se queda donde está.',
    },
    key: {
      title: 'El servicio rechaza tu clave de API',
      text: 'Mira la clave en Ajustes: corrígela o quítala.',
    },
    turnedAway: {
      title: 'El servicio rechazó la pregunta',
      text: 'No dijo que algo de lo que escribiste esté mal. Inténtalo más tarde, elige otra cadena o moneda, o mira tu clave de API en Ajustes.',
    },
    busy: {
      title: 'El servicio no puede dar un precio ahora',
      text: 'Causeway vuelve a preguntar por sí solo. No tienes que cambiar nada.',
    },
    broken: {
      title: 'El servicio no respondió como debía',
      text: 'El fallo es suyo: no tienes que cambiar nada.',
    },
    silent: {
      title: 'No se puede contactar con el servicio',
      text: 'No tienes que cambiar nada.',
    },
    ownSide: {
      title: 'No se pudo leer tu cuenta allí',
      text: 'El explorador de Bitcoin, o el exchange, no respondió.',
    },
    tooMuch: {
      title: 'Es más de lo que se puede mover de una vez',
      text: 'Ahora no hay bastante al otro lado para este importe. Envía menos, en varias partes, o inténtalo más tarde.',
    },
    spoilsPrice: {
      title: 'Este importe empeoraría su propio precio',
      text: 'Los fondos de liquidez se llevarían demasiado. Envía menos, en varias partes, o elige otra moneda.',
    },
    badCall: {
      title: 'La llamada a la llegada no se puede hacer',
      text: 'Revisa su dirección y sus datos, o mueve el dinero sin ella.',
    },
    wouldFail: {
      title: 'Fallaría en el destino',
      text: 'El servicio lo probó, y la cadena lo rechazó. Revisa el destinatario y lo que debe pasar allí.',
    },
    chainOff: {
      title: 'Una de las cadenas está desactivada ahora',
      text: 'El servicio lo hace mientras algo va mal allí. Elige otra cadena, o espera.',
    },
    closed: {
      title: 'Esta ruta está cerrada por un tiempo',
      text: 'Elige otra cadena o moneda, o inténtalo más tarde.',
    },
    notEnough: {
      title: 'No alcanza para esto',
      text: 'El servicio ve menos dinero del que hace falta, con sus comisiones. Envía menos, o ingresa antes dinero en la cuenta.',
    },
    slippage: {
      title: 'El servicio no acepta este deslizamiento',
      text: 'Ponlo en automático en Opciones.',
    },
    permit: {
      title: 'Esto no se puede pagar con una firma',
      text: 'El servicio no ha podido usar ninguna aquí. Paga con una transacción: tu billetera paga entonces una comisión de red.',
    },
    tooOften: {
      title: 'Demasiadas consultas por ahora',
      text: 'Causeway vuelve a preguntar por sí solo, más despacio. Tu propia clave de API, en Ajustes, permite más.',
    },
  },
  tooLittleHere: 'El servicio no mueve importes tan pequeños. Envía más.',
  noKey: {
    title: 'Esto necesita una clave de API tuya',
    text: 'No hay ninguna en Causeway. Introduce una en Ajustes, o elige otra cadena o moneda.',
  },
  sponsor: {
    key: 'Un patrocinador necesita además una clave que pueda patrocinar; si no, quita el patrocinador en Opciones.',
    noKey: 'Un patrocinador paga mediante una clave: sin ella, quita el patrocinador en Opciones.',
  },
  site: {
    change: 'Solo el sitio puede cambiar lo que pide: recházalo y pide allí otra cosa.',
    later: 'Solo el sitio puede cambiar lo que pide: inténtalo más tarde o recházalo.',
    fund: 'Ingresa antes dinero en la cuenta o recházalo: solo el sitio puede pedir menos.',
    turnedAway:
      'No dijo que algo de lo que pide el sitio esté mal. Inténtalo más tarde, mira tu clave de API en Ajustes o recházalo.',
    noKey: 'No hay ninguna en Causeway. Introduce una en Ajustes o recházalo.',
    pay: 'También puede servir pagar con otra moneda, que se elige arriba.',
  },
  toSettings: 'Abrir Ajustes',
  notMoved: 'Tu dinero no se ha movido.',
  details: 'Detalles',
  says: 'El servicio dice:',
  unpricedTitle: 'Ningún precio muestra que esto es justo',
  unpriced: 'No se firmará nada. Tu dinero no se ha movido.',
  unreadTitle: 'Esto no se pudo comprobar ahora',
  unread: 'Un nodo no dijo lo que la comprobación necesita, así que no se firmará nada. Tu dinero no se ha movido.',
}
