import type { Said } from '../worded.ts'
import { anyOf, clock, count, date, dayOf, list, minuteOf, number, span } from './words.ts'

type Everyday = Pick<
  Said,
  | 'format'
  | 'common'
  | 'notice'
  | 'nav'
  | 'gates'
  | 'unlock'
  | 'home'
  | 'receive'
  | 'coins'
  | 'activity'
  | 'state'
  | 'settings'
  | 'welcome'
>

/** What is met every day: the wallet itself, what it holds, its settings, and setting it up. */
export const everyday: Everyday = {
  format: {
    clock,
    day: (atSeconds, daysAgo) => {
      if (daysAgo === 0) return 'Hoy'
      return daysAgo === 1 ? 'Ayer' : date(atSeconds)
    },
  },
  common: {
    pageTitle: (title) => `${title} · Causeway`,
    retry: 'Reintentar',
    back: 'Atrás',
    close: 'Cerrar',
    next: 'Continuar',
    to: 'a',
    ellipsis: '…',
    theChain: 'la cadena',
    chainNumber: (id) => `Cadena ${id}`,
    seconds: (seconds) => `${seconds} s`,
    copied: 'Copiado.',
    notCopied: 'El navegador no permitió copiar. Selecciona el texto y cópialo a mano.',
    amountHidden: 'Importe oculto',
    showPassword: 'Mostrar contraseña',
    hidePassword: 'Ocultar contraseña',
    typeToFind: 'Escribe para buscar',
    filter: (what) => `Buscar: ${what}`,
    nothingFound: 'Aquí no hay nada con ese nombre.',
    newTab: ' (se abre en otra pestaña)',
  },
  notice: { info: 'Nota: ', good: 'Bien: ', warn: 'Aviso: ', danger: 'Alto: ' },
  nav: { label: 'Principal', home: 'Inicio', move: 'Mover', activity: 'Actividad', settings: 'Ajustes' },
  gates: {
    opening: 'Abriendo Causeway',
    noWallet: 'Todavía no hay ninguna billetera en este navegador. Crearla lleva dos minutos, en una pestaña completa.',
    setUp: 'Configurar Causeway',
    unreadableTitle: 'La billetera no se puede abrir',
    unreadable: 'La billetera guardada no se puede leer',
    unreadableText:
      'Causeway la ha dejado tal como está. Tu dinero está en las cadenas, no en este navegador: con tu frase de recuperación siempre puedes llegar a él.',
    noAnswerTitle: 'Un momento',
    noAnswer: 'La billetera no responde',
  },
  unlock: {
    title: 'Desbloquear Causeway',
    password: 'Contraseña',
    empty: 'Escribe primero tu contraseña.',
    button: 'Desbloquear',
    forgot: '¿Has olvidado la contraseña?',
    busy: 'Desbloqueando…',
    done: 'Desbloqueada.',
    damagedCopy:
      'Una de las dos copias de tu billetera que se guardan aquí está dañada. La otra está completa: al desbloquear, ocupa el lugar de las dos.',
    mended: 'Desbloqueada, y la copia dañada vuelve a estar completa.',
    waitButton: (seconds) => `Espera ${span(seconds)}`,
    wrong: 'Esa no es la contraseña.',
    tries: (failed, waitSeconds) =>
      `${count(failed, 'intento fallido', 'intentos fallidos')} hasta ahora. ${
        waitSeconds > 0 ? `Puedes volver a intentarlo en ${span(waitSeconds)}. ` : ''
      }No se pierde nada: tu billetera sigue como está.`,
  },
  home: {
    title: 'Inicio',
    account: 'Cuenta',
    allAccounts: 'Gestionar cuentas',
    balances: 'Saldos',
    move: 'Mover dinero',
    receive: 'Recibir',
    receiveMore: 'Códigos QR, y Bitcoin',
    coins: 'Monedas',
    inFlight: 'En curso',
    recent: 'Reciente',
    allRecent: 'Toda la actividad',
    moreInFlight: (others) => `Y ${number(others)} más en curso`,
    loading: 'Leyendo tus saldos.',
    notRead: 'Sin leer',
    couldNotRead: 'No se pudo leer',
    withoutUnread: (chains) => (chains === 1 ? 'falta 1 cadena' : `faltan ${count(chains, 'cadena', 'cadenas')}`),
    balancesFailed: 'No se pudieron leer tus saldos',
    refreshFailed: 'No se pudieron volver a leer los saldos. Lo que ves es de antes.',
    emptyTitle: 'Aquí aún no hay dinero',
    emptyText: (chains) => `Envía algo a tu dirección en ${anyOf(chains)}. Aparecerá aquí por sí solo.`,
    copyAddress: 'Copiar dirección',
    openTab: 'Abrir en una pestaña',
    showAmounts: 'Mostrar importes',
    hideAmounts: 'Ocultar importes',
  },
  receive: {
    title: 'Recibir',
    family: 'Tipo de cadena',
    families: { evm: 'Cadenas EVM', bitcoin: 'Bitcoin' },
    loading: 'Leyendo tus direcciones.',
    failed: 'No se pudieron leer tus direcciones',
    qr: (family) => `Código QR de tu dirección en ${family}`,
    evmTitle: (chains) => `Tu dirección en ${list(chains)}`,
    evmMay: ['La moneda nativa y los tokens que muestra esta billetera, en estas cadenas. Aparecen por sí solos.'],
    evmMustNot: [
      'En otra cadena EVM, o en otro token, es tuyo pero no se muestra aquí.',
      'Por cualquier otra red, como Bitcoin o Solana, se perdería.',
    ],
    bitcoinTitle: 'Tu próxima dirección de Bitcoin',
    script: 'Tipo de dirección',
    scripts: {
      p2wpkh: 'Todas las billeteras y los exchanges de hoy pueden pagarle.',
      p2tr: 'Algunos exchanges aún no pueden pagarle; en ese caso usa Native SegWit.',
    },
    bitcoinMay: ['Bitcoin (BTC) en la red Bitcoin. Aparece enseguida, y cuenta cuando está en un bloque.'],
    bitcoinMustNot: [
      'Cualquier otra cosa se perdería: bitcoin envuelto, tokens, o bitcoin por otra red.',
      'Las monedas con inscripciones o runas se gastan aquí como las demás.',
    ],
    noneTitle: 'Esta dirección no se conoce ahora',
    noneText: 'La billetera la crea con tus claves. Bloquéala, desbloquéala y vuelve a mirar aquí.',
  },
  coins: {
    title: 'Monedas de Bitcoin',
    refresh: 'Mirar otra vez',
    accounts: { p2wpkh: 'Native SegWit', p2tr: 'Taproot' },
    loading: 'Leyendo tus monedas.',
    failed: 'No se pudieron leer tus monedas',
    failedText: 'Eso no las cambia en nada. Están en la cadena, no en este navegador.',
    available: 'Disponible',
    arriving: 'En camino, aún sin bloque',
    noCoins: 'Aquí no hay monedas.',
    confirmations: (confirmations) =>
      confirmations === 0 ? 'Aún sin bloque' : count(confirmations, 'confirmación', 'confirmaciones'),
    locked: 'Reservada por un traspaso',
    emptyTitle: 'Aún no hay monedas',
    emptyText: 'Lo que se envía a tu dirección de Bitcoin está aquí, moneda a moneda, desde el momento en que se ve.',
  },
  activity: {
    title: 'Actividad',
    loading: 'Leyendo tus traspasos.',
    failed: 'No se pudieron leer tus traspasos',
    emptyTitle: 'Aún no hay traspasos',
    emptyText:
      'Aquí se guarda cada traspaso que haces, con cada paso y su prueba. La lista nunca sale de este navegador.',
    more: 'Ver traspasos anteriores',
    moreFailed: 'No se pudieron leer los traspasos anteriores',
    sent: {
      takenBack: 'Retirar un permiso',
      what: (calls, chain) => `${count(calls, 'transacción', 'transacciones')} en ${chain}`,
      state: { funding: 'Trayendo dinero', calls: 'Enviando', done: 'Hecho', failed: 'Sin hacer' },
    },
  },
  state: {
    sending: 'Enviando',
    unpaid: 'Sin pagar',
    waiting: 'Enviado',
    filling: 'Pagándose',
    delayed: 'Con retraso',
    refunding: 'Devolviendo',
    unknown: 'En seguimiento',
    received: 'Recibido',
    reported: 'Comunicado',
    refunded: 'Reembolsado',
    failed: 'No salió',
    cancelled: 'Cancelado',
  },
  settings: {
    title: 'Ajustes',
    security: 'Seguridad',
    autoLock: 'Bloquear sin uso tras',
    backup: 'Archivo de copia',
    backupHint: 'Palabras de recuperación, claves y nombres en un solo archivo cifrado. Sin el historial.',
    commands: 'Ctrl K o ⌘ K abre la lista de todos los comandos.',
    autoLockHint: 'También al cerrar el navegador.',
    minutes: (minutes) => (minutes < 60 ? count(minutes, 'minuto', 'minutos') : count(minutes / 60, 'hora', 'horas')),
    lockNow: 'Bloquear ahora',
    changePassword: 'Cambiar contraseña',
    words: 'Frase de recuperación',
    accounts: 'Cuentas',
    accountsHint: 'Añadir, importar, seguir, renombrar, ocultar.',
    wordsHint: 'Ver sus palabras otra vez, para anotarlas.',
    appearance: 'Apariencia',
    theme: 'Tema',
    themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
    language: 'Idioma',
    browsersLanguage: 'El del navegador',
    hideAmounts: 'Ocultar importes',
    hideAmountsHint: 'En listas y notificaciones; nunca en lo que firmas.',
    proof: 'La prueba',
    expert: 'Permitirme insistir',
    expertHint:
      'Algunos planes tienen algo en contra que tú puedes conocer mejor. Con esto activado, puedes escribir su código y seguir por tu cuenta y riesgo. Los planes que te harían daño se rechazan igualmente.',
    routerLimit: 'Intercambios por router',
    routerLimitHint:
      'Solo una simulación muestra lo que hace un router. Por encima de esto, o si no se conoce el valor, tendrías que insistir.',
    exchangeFeeLimit: (exchange) => `Comisión por transferencia en ${exchange}`,
    exchangeFeeLimitHint: 'El exchange la cobra aparte de lo que envías. Una transferencia más cara se rechaza.',
    noRouterLimit: 'Sin límite',
    dollars: (dollars) => `Hasta $${number(dollars)}`,
    loosenTitle: 'Confirma con tu contraseña',
    loosen: 'Esto deja pasar más que antes, así que tienes que pedirlo tú.',
    loosenButton: 'Cambiarlo',
    loosenBusy: 'Comprobando la contraseña…',
    sites: 'Sitios conectados',
    sitesLoading: 'Leyendo los sitios conectados.',
    sitesFailed: 'No se pudieron leer los sitios conectados',
    noSites: 'Ningún sitio puede ver tus cuentas.',
    noSitesNote: 'Un sitio que conectas aparece aquí, con lo que ha pedido, hasta que lo revocas.',
    siteWithheld: 'Por ahora no ve nada',
    siteWithheldText:
      'Este sitio entró en la lista de sitios que roban después de que lo conectaras. No ve ninguna de tus cuentas, y tendrá que pedirlo de nuevo para verlas. Si no lo necesitas, revócalo.',
    siteSince: (accounts, atSeconds) => `Ve ${count(accounts, 'cuenta', 'cuentas')} desde el ${dayOf(atSeconds)}`,
    siteMore: 'Detalles',
    siteAccounts: (accounts) => (accounts === 1 ? 'Cuenta' : 'Cuentas'),
    siteChain: 'Está en',
    siteFinds: 'Detección antigua',
    siteFindsBy: { off: 'no', plain: 'sí', metaMask: 'sí, como MetaMask' },
    asIfFunded: 'Que pruebe como si ya estuviera el dinero',
    asIfFundedHint:
      'Sus pruebas se responden como si tuvieras lo que falta, para que te deje seguir. Tus saldos no cambian.',
    siteAsked: 'Pedido últimamente',
    siteAskedLoading: 'Leyendo lo que pidió el sitio.',
    siteAskedFailed: 'No se pudo leer lo que pidió el sitio',
    siteAskedNothing: 'Ninguno de tus traspasos vino de este sitio.',
    revoke: 'Revocar',
    revokeFor: (origin) => `Revocar ${origin}`,
    revokeAll: (sites) => (sites === 2 ? 'Revocar los dos sitios' : `Revocar los ${number(sites)} sitios`),
    revoked: 'El sitio ya no puede ver tus cuentas.',
    revokedAll: 'Ningún sitio puede ver ya tus cuentas.',
    compatible: {
      title: 'Un sitio que no encuentra Causeway',
      meaning:
        'Los sitios nuevos encuentran todas las billeteras por sí solos. Los antiguos miran en un único lugar; si lo activas aquí, Causeway estará allí, salvo que ya haya otra billetera.',
      loading: 'Leyendo los sitios.',
      failed: 'No se pudieron leer los sitios',
      address: 'Dirección del sitio',
      example: 'app.example.com',
      turnOn: 'Activar',
      turnOff: 'Desactivar',
      turnOffFor: (origin) => `Desactivar para ${origin}`,
      asMetaMask: 'Decir que es MetaMask',
      changed: 'Cambiado. Recarga el sitio para verlo.',
    },
    loading: 'Leyendo los ajustes.',
    keys: {
      title: (exchange) => `Claves de ${exchange}`,
      meaning:
        'Una clave así opera en su cuenta. No puede enviar dinero fuera: para eso hace falta también una firma de esta billetera.',
      loading: 'Leyendo las claves.',
      failed: 'No se pudieron leer las claves',
      none: 'Ninguna cuenta tiene una clave aquí.',
      account: (index) => `Cuenta ${index}`,
      since: {
        registering: (key, atSeconds) => `Clave ${key} · registrándose desde el ${minuteOf(atSeconds)}`,
        active: (key, atSeconds) => `Clave ${key} · desde el ${dayOf(atSeconds)}`,
        revoking: (key, atSeconds) => `Clave ${key} · revocándose desde el ${minuteOf(atSeconds)}`,
      },
      tryAgain: 'Reintentar',
      tryAgainWith: (index) => `Reintentar con la cuenta ${index}`,
      revoke: 'Revocar',
      revokeOf: (index) => `Revocar la clave de la cuenta ${index}`,
      revokeTitle: '¿Revocar esta clave?',
      revokeText: (index) =>
        `Nadie podrá operar con ella en la cuenta ${index}, y ninguna retirada que la espere seguirá adelante. La cuenta y su dinero se quedan. Más adelante puedes crear otra clave.`,
      keep: 'Conservarla',
      revokeBusy: 'Revocando…',
      import: 'Importar una clave',
      importHint:
        'Una clave que creaste en otro lugar, para una cuenta de esta billetera. Se guarda cifrada en este dispositivo.',
      index: 'Cuenta',
      indexWrong: 'Una cuenta tiene un número, como 123.',
      secret: 'Mitad secreta de la clave',
      secretHint: '80 dígitos hexadecimales',
      secretMissing: 'Pega la mitad secreta de la clave.',
      importGo: 'Importar',
      importBusy: 'Preguntando al exchange…',
      done: { active: 'La clave está lista.', removed: 'La clave está revocada.' },
    },
    history: 'Historial',
    historyHint:
      'Cada traspaso con lo que se envió y lo que llegó, sus comisiones, sus horas y lo seguro que es cada dato.',
    exportAs: { csv: 'Guardar CSV', json: 'Guardar JSON', support: 'Guardar para soporte' },
    supportHint:
      'Para alguien que te ayuda: qué pasó con tus últimos traspasos, sin firmas y con direcciones abreviadas. Contiene importes y transacciones.',
    exported: (name) => `Guardado como ${name}.`,
    notExported: (why) => `No se guardó nada: ${why}`,
    profile: 'Servicio',
    profileMeaning: (profile) => {
      if (profile === 'devnet') return 'Un mundo de práctica en este equipo. Su dinero no vale nada fuera de él.'
      if (profile === 'relay') return 'El servicio público, con dinero real.'
      return 'Un servicio elegido por quien preparó esta copia de Causeway.'
    },
    version: (version) => `Causeway ${version}`,
  },
  welcome: {
    title: {
      choose: 'Te damos la bienvenida a Causeway',
      write: 'Anota estas palabras',
      confirm: 'Comprueba lo que anotaste',
      import: 'Tu frase de recuperación',
      password: 'Elige una contraseña',
      restore: 'Restaurar una copia',
    },
    intro:
      'Mueve dinero de una cadena a otra. Causeway comprueba cada cotización en tu propio dispositivo antes de firmar nada.',
    createNew: 'Crear una billetera nueva',
    restoreBackup: 'Tengo un archivo de copia',
    importOld: 'Ya tengo una frase de recuperación',
    words: 'Palabras de la frase',
    word: (at) => `Palabra ${at}`,
    hiddenWord: 'oculta',
    writeDown:
      'Estas doce palabras son tu billetera. Quien las tenga tiene tu dinero, y sin ellas nadie puede recuperarlo.',
    reveal: 'Mostrar las palabras',
    hide: 'Ocultar las palabras',
    showTyped: 'Mostrar',
    neverAsk: 'Lo mejor es el papel. Ninguna página, ni nadie de Causeway, las necesita jamás.',
    written: 'Ya las anoté',
    showAgain: 'Mostrar otra vez',
    confirmText: (numbers) => `Escribe las palabras ${list(numbers)} de tu papel.`,
    wordsWrong: (numbers) =>
      `En la posición ${list(numbers)} va otra palabra. Mira tu papel, o muestra las palabras otra vez.`,
    importText: 'Escribe cada palabra, o pega la frase entera en el primer campo. No sale de este dispositivo.',
    howMany: 'Número de palabras',
    wordCount: (words) => `${words} palabras`,
    passwordText:
      'Bloquea la billetera en este dispositivo. No se puede restablecer: si la olvidas, necesitarás de nuevo las palabras.',
    password: 'Contraseña',
    passwordAgain: 'La misma contraseña otra vez',
    passwordsDiffer: 'Las dos contraseñas no coinciden.',
    strength: {
      empty: 'Al menos 12 caracteres. Unas cuantas palabras sin relación entre sí son fáciles de recordar.',
      short: 'Aún es demasiado corta o repetitiva: al menos 12 caracteres.',
      fair: 'Aceptable. Con algunos caracteres distintos más será mejor.',
      good: 'Buena.',
      strong: 'Fuerte.',
    },
    create: 'Crear billetera',
    sealing: 'Protegiéndola…',
  },
}
