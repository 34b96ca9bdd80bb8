import type { KeysAndBackupMessages } from '../../en/accounts/keys-and-backup.ts'
import type { Translated } from '../../translated.ts'
import { count, dayOf, list, span } from '../format.ts'

export const esKeysAndBackup: Translated<KeysAndBackupMessages> = {
  gate: {
    wrong: (failed) => `Esa no es la contraseña. ${count(failed, 'intento fallido', 'intentos fallidos')} hasta ahora.`,
    waitButton: (seconds) => `Espera ${span(seconds)}`,
    checking: 'Comprobando la contraseña…',
  },
  password: {
    title: 'Cambiar contraseña',
    text: 'Todo lo que guarda Causeway se cifra de nuevo, con claves nuevas. La contraseña anterior ya no abrirá nada aquí. Los archivos del navegador pueden guardar datos antiguos un tiempo: si otra persona conoce la contraseña anterior, lleva tu dinero a otras palabras de recuperación.',
    backups: 'Los archivos de copia de seguridad conservan la contraseña con la que se crearon.',
    current: 'Contraseña actual',
    next: 'Contraseña nueva',
    again: 'La contraseña nueva otra vez',
    same: 'Esta es la contraseña que ya tienes.',
    go: 'Cambiar contraseña',
    busy: 'Cifrando todo de nuevo…',
    done: 'La contraseña ha cambiado.',
    doneText: 'Desde ahora, la nueva desbloquea esta billetera. Sigue desbloqueada.',
    back: 'Volver a Ajustes',
    unsure:
      'Si ahora Causeway te pide una contraseña, prueba primero la nueva y después la anterior. Tus claves están a salvo en ambos casos.',
  },
  words: {
    title: 'Frase de recuperación',
    warn: 'Quien vea estas palabras puede llevárselo todo, al instante y para siempre.',
    warnText:
      'Nadie de Causeway te las pedirá jamás. Míralas a solas, y no las muestres en ninguna llamada ni en ninguna foto.',
    go: 'Continuar',
    hidden: 'Oculto',
    list: 'Las palabras de tu frase de recuperación',
  },
  key: {
    title: 'Clave privada',
    of: (label) => `La clave privada de ${label}`,
    warn: 'Quien vea esta clave puede llevarse todo lo que hay en esta cuenta, en todas las cadenas EVM.',
    warnText:
      'Nadie de Causeway te la pedirá jamás. Mírala a solas, y no la muestres en ninguna llamada ni en ninguna foto.',
  },
  backup: {
    title: 'Archivo de copia',
    text: 'Un solo archivo cifrado con tu frase de recuperación, las claves importadas, las claves de exchanges, tu clave del servicio, los nombres de tus cuentas, las direcciones de solo lectura y cuántas direcciones de Bitcoin se mostraron.',
    notIn:
      'No incluye el historial, los traspasos en curso ni sus direcciones de depósito, la libreta de direcciones, los permisos de los sitios ni los ajustes. Un traspaso ya pagado continúa en el servicio, pero una billetera restaurada no lo sigue.',
    without:
      'Quien tenga el archivo y su contraseña tiene tu dinero. Se pueden probar contraseñas con él sin límite de tiempo, así que la suya tiene que ser buena.',
    own: 'Contraseña propia',
    ownHint: 'Si no, el archivo se abre con la contraseña que tienes ahora.',
    filePassword: 'Contraseña del archivo',
    again: 'La misma contraseña otra vez',
    go: 'Guardar archivo de copia',
    busy: 'Cifrando el archivo…',
    saved: 'Busca el archivo de copia',
    savedAs: (name) => `Tu navegador ha recibido ${name}. Mira en sus descargas si está: Causeway no puede verlo.`,
    saveAgain: 'Guardar otra vez',
    keep: 'Guárdalo fuera de este equipo, y conserva también la frase de recuperación en papel.',
  },
  restore: {
    forgotten: 'Saliste de esta página, así que la contraseña ya no está en ella. Escríbela otra vez.',
    text: 'Un archivo creado por Causeway, con la frase de recuperación, las claves, las cuentas y las direcciones de solo lectura de aquel momento. No sale de este dispositivo.',
    notIn:
      'No recupera el historial, la libreta de direcciones, los permisos de los sitios ni los ajustes. Los traspasos que estaban en curso siguen en el servicio y pagan igualmente a sus destinatarios, pero esta billetera no los sigue.',
    choose: 'Elegir el archivo de copia',
    other: 'Elegir otro archivo',
    password: 'Contraseña del archivo',
    tooLarge: 'Este archivo es demasiado grande para ser una copia de Causeway.',
    open: 'Abrir el archivo',
    busy: 'Abriendo el archivo…',
    opened: 'El archivo está completo',
    found: ({ createdAt, accounts, watched, keys }) =>
      `Creado el ${dayOf(createdAt / 1_000)}. Contiene ${list([
        count(accounts, 'cuenta', 'cuentas'),
        ...(watched > 0 ? [count(watched, 'dirección de solo lectura', 'direcciones de solo lectura')] : []),
        ...(keys > 0 ? [count(keys, 'clave de exchange', 'claves de exchange')] : []),
      ])}.`,
  },
  recover: {
    text: 'Con las palabras de recuperación o un archivo de copia eliges una contraseña nueva. Todo lo demás de esta billetera queda como está.',
    without: 'Empezar de cero sin ellos',
    refused: 'Esto no abre esta billetera',
    same: 'Esta es tu billetera',
    stays:
      'Historial, cuentas, direcciones, tokens, sitios y ajustes quedan. Las claves de exchanges y del servicio solo vuelven con un archivo de copia.',
    lost: (labels) => `No está: la clave de ${list(labels)}`,
    lostText: 'Una cuenta así solo se observa desde entonces. Importa su clave otra vez si tienes una copia.',
    go: 'Poner la contraseña nueva',
    done: 'La contraseña nueva está puesta y la billetera, desbloqueada.',
  },
  erase: {
    text: 'Nadie puede recuperarla, tampoco Causeway. No pierdes nada por probar otras.',
    back: 'Para empezar de cero, borra esta billetera. Después creas o restauras una aquí, con una contraseña nueva.',
    lost: 'Sin las palabras o un archivo así, el dinero de tus cuentas se pierde para siempre.',
    imported: (labels) =>
      `Las palabras no traen de vuelta las claves importadas, solo un archivo así o una copia de la clave: ${list(labels)}.`,
    followed:
      'Nada de esto se pierde: Causeway lo sigue hasta el final. Lo que falta por firmar espera hasta que vuelva su cuenta.',
    gone: 'Se borra: palabras de recuperación, claves importadas, claves de exchanges y del servicio, en todas las copias que guarda este navegador. Los archivos de copia quedan.',
    kept: 'Se conserva: lo que está en curso; con las mismas palabras, también historial, nombres, sitios y ajustes. Otras palabras borran el historial de esta cartera.',
    word: 'BORRAR',
    type: (word) => `Escribe ${word} para seguir`,
    go: 'Borrar la billetera',
    done: 'Borrada. Ahora trae de vuelta tus cuentas.',
  },
  accounts: {
    title: 'Cuentas',
    one: 'Cuenta',
    loading: 'Leyendo las cuentas.',
    failed: 'No se pudieron leer las cuentas',
    own: 'Tus cuentas',
    imported: 'Clave importada',
    hidden: 'Oculta',
    watched: 'Solo lectura',
    watchedMeaning:
      'Causeway no tiene su clave. Se puede enviar dinero allí, y puede volver allí; desde aquí no puede pagar.',
    families: { evm: 'EVM', bitcoin: 'Bitcoin', exchangeB: 'Exchange' },
    more: 'Añadir una cuenta',
    next: 'Añadir la cuenta siguiente',
    nextHint:
      'La siguiente de tu frase de recuperación, en cadenas EVM y en Bitcoin. Tras restaurar con las palabras, añade cuentas aquí hasta ver las tuyas.',
    import: 'Importar una clave privada',
    importHint:
      'Una cuenta EVM de otro lugar. Se guarda cifrada en este dispositivo; tu frase de recuperación no la recupera, así que conserva la clave.',
    key: 'Clave privada',
    keyHint: '64 dígitos hexadecimales, con 0x delante o sin él',
    importGo: 'Importar',
    watch: 'Seguir una dirección',
    watchHint:
      'Una dirección tuya cuya clave está en otro lugar, como una billetera física. Puedes elegirla como destinatario.',
    address: 'Dirección',
    addressHint: 'De cadenas EVM o de Bitcoin, o el número de una cuenta en un exchange',
    watchGo: 'Seguir',
    name: 'Nombre',
    nameExample: 'Ahorros',
    missing: 'Esto aún está vacío.',
    added: (name) => `${name} ya está en la lista.`,
    gone: 'Esa cuenta ya no existe.',
    rename: 'Renombrar',
    renamed: (name) => `Ahora se llama ${name}.`,
    from: {
      words:
        'Viene de tu frase de recuperación. Tras restaurar con las palabras, añade la cuenta siguiente hasta ver esta.',
      key: 'Su clave se importó: tu frase de recuperación no la recupera.',
    },
    list: 'En la lista',
    up: 'Subir',
    down: 'Bajar',
    moved: (name, place, of) => `${name} ocupa ahora el lugar ${place} de ${of}.`,
    hide: 'Ocultar',
    show: 'Mostrar otra vez',
    hideHint: 'Una cuenta oculta conserva su dinero, y los sitios conectados a ella la siguen viendo.',
    hiddenNow: (name) => `${name} ya no aparece en las listas.`,
    shownAgain: (name) => `${name} aparece otra vez en las listas.`,
    unwatch: 'Dejar de seguir',
    unwatched: (name) => `${name} ya no se sigue.`,
    secret: 'Su clave',
    keyRowHint: 'Protegida con tu contraseña.',
    forget: 'Quitar de esta billetera',
    forgetTitle: (label) => `¿Quitar ${label}?`,
    forgetText:
      'Su clave se borra de este dispositivo, y tu frase de recuperación no la trae de vuelta. Sin una copia de la clave en otro lugar, el dinero de esta cuenta se pierde.',
    forgetGo: 'Borrar la clave',
  },
  forgotten:
    'Has salido de esta página, así que se han quitado de ella las palabras que habías escrito. Escríbelas otra vez.',
  held: {
    hold: 'Mantén pulsado para ver',
    holding: 'Suelta para ocultar',
    hint: 'Mantén pulsado el botón, o la barra espaciadora. Se oculta otra vez en cuanto sueltas.',
    left: (seconds) => `Esta página lo olvida en ${span(seconds)}.`,
    copy: 'Prefiero copiar',
    copyText:
      'Cualquier programa de este equipo puede leer lo que se copia, y algunos lo guardan. El papel es más seguro. Causeway vacía el portapapeles al cabo de un minuto, o cuando sales de esta pantalla: solo mientras esta ventana esté abierta y delante.',
    copyGo: 'Copiar igualmente',
    copied: 'Copiado. Deja abierta esta ventana: vacía el portapapeles en un minuto.',
    emptied: 'El portapapeles vuelve a estar vacío.',
    notCopied: 'No se pudo copiar.',
  },
}
