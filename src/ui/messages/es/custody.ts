import type { Worded } from '../completed.ts'
import type { CustodyMessages } from '../en-custody.ts'
import { count, span } from './words.ts'

/** Every word in Spanish about the keys that the wallet keeps. */
export const esCustody: Worded<CustodyMessages> = {
  gate: {
    wrong: (failed) => `Esa no es la contraseña. ${count(failed, 'intento fallido', 'intentos fallidos')} hasta ahora.`,
    wait: 'Demasiados intentos fallidos: este no se ha comprobado.',
    waitButton: (seconds) => `Espera ${span(seconds)}`,
    checking: 'Comprobando la contraseña…',
  },
  password: {
    title: 'Cambiar contraseña',
    text: 'Todo lo que guarda Causeway se cifra de nuevo, con claves nuevas. La contraseña anterior ya no abrirá nada en este dispositivo.',
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
    title: 'Palabras de recuperación',
    warn: 'Quien vea estas palabras puede llevárselo todo, al instante y para siempre.',
    warnText:
      'Nadie de Causeway te las pedirá jamás. Míralas a solas, y no las muestres en ninguna llamada ni en ninguna foto.',
    go: 'Continuar',
    hidden: 'Oculto',
    list: 'Tus palabras de recuperación',
  },
  key: {
    title: 'Clave privada',
    of: (label) => `La clave privada de ${label}`,
    warn: 'Quien vea esta clave puede llevarse todo lo que hay en esta cuenta, en todas las cadenas EVM.',
    warnText:
      'Nadie de Causeway te la pedirá jamás. Mírala a solas, y no la muestres en ninguna llamada ni en ninguna foto.',
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
      'La siguiente de tus palabras de recuperación, en cadenas EVM y en Bitcoin. Las palabras que ya tienes la recuperan también.',
    import: 'Importar una clave privada',
    importHint:
      'Una cuenta EVM de otro lugar. Se guarda cifrada en este dispositivo; tus palabras de recuperación no la recuperan, así que conserva la clave.',
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
    added: 'Añadida.',
    gone: 'Esa cuenta ya no existe.',
    rename: 'Renombrar',
    renamed: 'Nombre cambiado.',
    from: {
      words: 'Viene de tus palabras de recuperación, y ellas la recuperan.',
      key: 'Su clave se importó: tus palabras de recuperación no la recuperan.',
    },
    list: 'En la lista',
    up: 'Subir',
    down: 'Bajar',
    moved: 'Orden cambiado.',
    hide: 'Ocultar',
    show: 'Mostrar otra vez',
    hideHint: 'Una cuenta oculta conserva su dinero, y los sitios conectados a ella la siguen viendo.',
    hiddenNow: 'Ya está oculta.',
    shownAgain: 'Se muestra otra vez.',
    unwatch: 'Dejar de seguir',
    unwatched: 'Ya no se sigue.',
    secret: 'Su clave',
    keyRowHint: 'Protegida con tu contraseña.',
    forget: 'Quitar de esta billetera',
    forgetTitle: (label) => `¿Quitar ${label}?`,
    forgetText:
      'Su clave se borra de este dispositivo, y tus palabras de recuperación no la traen de vuelta. Sin una copia de la clave en otro lugar, el dinero de esta cuenta se pierde.',
    forgetGo: 'Borrar la clave',
  },
  held: {
    hold: 'Mantén pulsado para ver',
    holding: 'Suelta para ocultar',
    hint: 'Mantén pulsado el botón, o la barra espaciadora. Se oculta otra vez en cuanto sueltas.',
    left: (seconds) => `Esta página lo olvida en ${span(seconds)}.`,
    copy: 'Prefiero copiar',
    copyText:
      'Cualquier programa de este equipo puede leer lo que se copia, y algunos lo guardan. El papel es más seguro. El portapapeles se vacía al cabo de un minuto, o cuando sales de esta pantalla.',
    copyGo: 'Copiar igualmente',
    copied: 'Copiado. El portapapeles se vacía en un minuto.',
    emptied: 'El portapapeles vuelve a estar vacío.',
    notCopied: 'No se pudo copiar.',
  },
}
