import type { MirrorMessages } from '../en/mirror.ts'
import type { Worded } from '../worded.ts'

/** Every word about a wallet of which only the mirror is left, in Spanish. */
export const esMirror: Worded<MirrorMessages> = {
  title: 'El navegador ha perdido lo que guardaba',
  text: 'Tus claves no se han perdido: hay una segunda copia completa y, al desbloquear, vuelve a su sitio. Tu dinero está en las cadenas y nadie lo ha tocado. Pueden faltar la actividad, los nombres y los ajustes; las cuentas que habías añadido se pueden añadir otra vez.',
  mended: 'Desbloqueada, y tu billetera vuelve a estar guardada por completo.',
}
