import type { SecondCopyMessages } from '../../en/accounts/second-copy.ts'
import type { Translated } from '../../translated.ts'

export const esSecondCopy: Translated<SecondCopyMessages> = {
  title: 'El navegador ha perdido lo que guardaba',
  text: 'Tus claves no se han perdido: hay una segunda copia completa y, al desbloquear, vuelve a su sitio. Tu dinero está en las cadenas y nadie lo ha tocado. La actividad, los nombres y los ajustes también se recuperan de copias; una cuenta que aun así falte se puede añadir otra vez.',
  mended: 'Desbloqueada, y tu billetera vuelve a estar guardada por completo.',
  accountsMended:
    'Tu lista de cuentas estaba incompleta. Lo que se pudo encontrar vuelve a estar en ella, con un número: míralo en Cuentas.',
  unreadableTitle: 'La billetera no se puede abrir',
  unreadable: 'La billetera guardada no se puede leer',
  unreadableText:
    'Causeway la ha dejado tal como está. Tu dinero está en las cadenas, no en este navegador: con tu frase de recuperación siempre puedes llegar a él. Solo lo que depende de una clave importada necesita una copia de esa clave, o un archivo de copia.',
  damaged: 'Tus claves están dañadas aquí en todas las copias',
  damagedText:
    'Este navegador guardaba tus claves selladas en varias copias y ya no se puede leer ninguna: un fallo del disco o de otro programa. Tu dinero está en las cadenas y no se ha movido. Tu frase de recuperación trae de vuelta tus cuentas, o un archivo de copia; una clave importada necesita un archivo así o una copia de la clave.',
  saveTitle: 'Guardar las copias dañadas',
  saveText:
    'Lo que hay guardado, tal como está, en un archivo. Tus claves siguen selladas en él con tu contraseña. Quien te ayude quizá pueda recuperarlas: consérvalo hasta que tus cuentas estén de vuelta.',
  save: 'Guardar como archivo',
  saved: (name) => `${name} se entregó al navegador. Comprueba que está antes de seguir.`,
  anewTitle: 'Configurar la billetera de nuevo',
  anewText:
    'Borra lo dañado y trae de vuelta tus cuentas con la frase o un archivo de copia. El dinero en camino se sigue igualmente.',
  changed: 'Lo guardado cambió después de que lo guardaras en el archivo. No se borró nada: guárdalo otra vez.',
  noAnswer: 'La billetera no responde',
  noAnswerText: 'Tu dinero está en las cadenas. Inténtalo otra vez, o reinicia el navegador.',
}
