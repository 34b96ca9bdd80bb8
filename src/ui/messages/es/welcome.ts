import type { enWelcome as english } from '../en/welcome.ts'
import type { TranslatedMessages } from '../translated.ts'
import { list } from './format.ts'

export const esWelcome: Pick<TranslatedMessages, keyof typeof english> = {
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
    neverAsk:
      'Lo mejor es el papel: enseguida escribirás algunas desde él. Ningún sitio, ni nadie de Causeway, las necesita jamás.',
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
      loading: 'Cargando lo que evalúa las contraseñas…',
      good: 'Buena.',
      strong: 'Fuerte.',
    },
    create: 'Crear billetera',
    sealing: 'Protegiéndola…',
  },
}
