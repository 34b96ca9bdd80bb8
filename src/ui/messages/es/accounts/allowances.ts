import type { AllowanceMessages } from '../../en/accounts/allowances.ts'
import type { Translated } from '../../translated.ts'
import { count, dayOf, list, number } from '../format.ts'

export const esAllowances: Translated<AllowanceMessages> = {
  title: 'Aprobaciones',
  whoMay: 'Quién puede tomar tus tokens',
  linkHint: 'Quién puede tomar tus tokens, y cómo terminarlo.',
  leftoverLink: 'Verla y revocarla',
  intro:
    'Con una aprobación, otros pueden tomar un token de tu cuenta sin volver a preguntar. Revocarla cuesta una comisión de red y no mueve dinero.',
  reading: (read, all) => `Leyendo: ${number(read)} de ${number(all)} cadenas.`,
  again: 'Leer otra vez',
  noneTitle: 'No hay ninguna aprobación abierta en una cadena',
  noneText:
    'Lo dicen los propios tokens, para toda aprobación por la que Causeway sabe preguntar. Una aprobación firmada para un sitio no está en ninguna cadena hasta que alguien la usa: no aparece aquí.',
  noneKnownTitle: 'No queda nada de lo que permitiste',
  noneKnownText:
    'De lo que se permitió a traspasos y sitios no queda nada. Lo que no consta en Causeway está abajo y aún puede tomar su token.',
  noneReadTitle: 'Ninguna aprobación en lo que se pudo leer',
  noneReadText: 'No se pudo leer todo: puede quedar alguno.',
  unlimited: (token) => `Cualquier cantidad de ${token}`,
  upTo: (amount) => `Hasta ${amount}`,
  unknownToken: 'un token que Causeway no conoce',
  onChain: (chain) => `en ${chain}`,
  who: 'Quién puede tomarlo',
  token: 'Contrato del token',
  spenders: {
    depository: 'El depositario del servicio de traspasos',
    router: 'El router público del servicio: cualquiera puede gastar esto con él',
    approvalProxy: 'El contrato de aprobaciones del servicio de traspasos',
    permit2: 'Permit2, que pasa aprobaciones a otros',
    unknown: 'Causeway no sabe quién es',
  },
  ordinary: {
    title: 'En esta dirección no hay ningún contrato',
    text: 'Quien tenga la clave de esta dirección puede tomar lo permitido en cualquier momento. Es lo que piden los ladrones; casi ningún sitio honrado lo hace.',
  },
  unreadSpenders: {
    one: {
      title: 'No se pudo leer si esto es un contrato',
      text: 'Si es una cuenta normal, quien tenga su clave puede tomar lo permitido en cualquier momento.',
    },
    many: {
      title: 'No se pudo leer si estos son contratos',
      text: 'Si alguno es una cuenta normal, quien tenga su clave puede tomar lo permitido en cualquier momento.',
    },
    more: (addresses) => `y ${count(addresses, 'dirección más', 'direcciones más')}`,
  },
  since: (atSeconds) => `Desde el ${dayOf(atSeconds)}`,
  sinceUnknown: 'Fecha desconocida',
  askedBy: (host) => `la pidió ${host}`,
  takeBack: 'Revocar',
  takeBackOf: (what, chain) => `Revocar: ${what} en ${chain}`,
  needed: 'La usa un traspaso en curso.',
  seeTransfer: 'Ver el traspaso',
  underWay: 'Se está revocando',
  follow: 'Seguirlo',
  notDone: 'No se revocó.',
  seeWhy: 'Ver por qué',
  takenBack: 'Revocada',
  takenBackText: (token, chain, at) =>
    `${token} en ${chain}: esta dirección ya no puede tomar nada ${at === 'permit2' ? 'mediante Permit2' : 'directamente'}. Causeway lo ha leído allí.`,
  strangers: (permissions) => `${number(permissions)} más sin constancia en Causeway`,
  strangersText:
    'Las nombra el registro de una cadena. Quizá las diste con otra billetera; pero cualquiera puede escribir una línea así sobre un token propio, para atraerte. Si no conoces el token, déjalo.',
  downTitle: (chains) => `No se ${chains.length === 1 ? 'pudo' : 'pudieron'} leer ${list(chains)}`,
  downText: 'Ahora no se sabe qué está permitido allí.',
  unread: (permissions, chain) =>
    `${chain} no respondió sobre ${count(permissions, 'posible aprobación', 'posibles aprobaciones')}.`,
  how: 'Qué se ha mirado',
  howText:
    'Causeway preguntó a cada token que conoce por cada contrato que puede aprobar, y por todo lo que permitieron tus traspasos y sitios. Lo que permitiste con otra billetera solo está en el registro de una cadena:',
  back: {
    all: (chain) => `${chain}: todo su registro.`,
    since: (chain, atSeconds) => `${chain}: su registro desde el ${dayOf(atSeconds)}.`,
    some: (chain) => `${chain}: la parte más nueva de su registro.`,
    none: (chain) => `${chain}: su nodo no muestra el registro.`,
  },
  review: {
    title: '¿Revocar esta aprobación?',
    text: (chain) => `Termina una aprobación en ${chain}. No mueve tokens.`,
    untried: 'Nadie ha visto qué hace. Lee abajo lo que se envía, y envíalo solo si quieres exactamente eso.',
    bring:
      'Causeway puede traerlo antes de tus otras cadenas y después revocar la aprobación. Si un traspaso falla, no se envía nada.',
    trying: 'Probándolo en la cadena.',
    failed: 'No se pudo probar',
    cancel: 'Cancelar',
    stale: 'Algo ha cambiado. Míralo otra vez.',
    locked: 'La billetera está bloqueada. Desbloquéala primero.',
    again: 'Reintentar',
    back: 'Todas las aprobaciones',
    needed: 'Un traspaso aún usa esta aprobación',
    neededText: 'Se puede revocar cuando termine el traspaso.',
    underWay: 'Ya se está revocando',
    underWayText: 'Sigue por sí solo.',
    notOwn: 'Esta cuenta no firma aquí',
    notOwnText: 'Solo puede revocar una aprobación la cuenta que la dio.',
  },
  delegation: {
    unknownTitle: (chain) => `Un contrato desconocido actúa por esta cuenta en ${chain}`,
    unknown:
      'Su código se ejecuta en nombre de la cuenta (EIP-7702) y puede mover todo lo que la cuenta tiene allí, sin preguntar. Si no lo configuraste tú, revócalo primero.',
    knownTitle: (name, chain) => `${name} actúa por esta cuenta en ${chain}`,
    known: 'La cuenta ejecuta el código de este contrato (EIP-7702). Revócalo si no lo usas.',
    unread: (chains) => `No se pudo leer si un contrato actúa por esta cuenta en ${list(chains)}.`,
    revoke: 'Revocar',
    underWay: 'Se está revocando: seguirlo',
    title: '¿Revocar esta delegación?',
    text: (chain) =>
      `Después, ningún contrato actúa por la cuenta en ${chain}. No mueve dinero y cuesta una comisión de red.`,
    bring:
      'Causeway puede traerlo antes de tus otras cadenas y después revocar la delegación. Si un traspaso falla, no se envía nada.',
    none: 'Ningún contrato actúa por esta cuenta',
    noneText: 'No hay nada que revocar.',
    unanswered: 'La cadena no respondió',
    unansweredText: 'Inténtalo de nuevo en un momento.',
    back: 'Todas las cuentas',
  },
  expiredText: 'Una confirmación solo vale un tiempo. No se firmó nada; puedes revocarla de nuevo cuando quieras.',
}
