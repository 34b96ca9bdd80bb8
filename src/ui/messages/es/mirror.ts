import type { MirrorMessages } from '../en/mirror.ts'
import type { Worded } from '../worded.ts'

/** Every word about a wallet that cannot be opened, or of which only the mirror is left, in Spanish. */
export const esMirror: Worded<MirrorMessages> = {
  title: 'El navegador ha perdido lo que guardaba',
  text: 'Tus claves no se han perdido: hay una segunda copia completa y, al desbloquear, vuelve a su sitio. Tu dinero está en las cadenas y nadie lo ha tocado. Pueden faltar la actividad, los nombres y los ajustes; las cuentas que habías añadido se pueden añadir otra vez.',
  mended: 'Desbloqueada, y tu billetera vuelve a estar guardada por completo.',
  accountsMended:
    'Tu lista de cuentas estaba incompleta. Lo que se pudo encontrar vuelve a estar en ella, con un número: míralo en Cuentas.',
  unreadableTitle: 'La billetera no se puede abrir',
  unreadable: 'La billetera guardada no se puede leer',
  unreadableText:
    'Causeway la ha dejado tal como está. Tu dinero está en las cadenas, no en este navegador: con tu frase de recuperación siempre puedes llegar a él. Solo lo que depende de una clave importada necesita una copia de esa clave, o un archivo de copia.',
  noAnswerTitle: 'Un momento',
  noAnswer: 'La billetera no responde',
  noAnswerText: 'Tu dinero está en las cadenas. Inténtalo otra vez, o reinicia el navegador.',
}
