import type { IntroductionMessages } from '../en/introduction.ts'
import type { Translated } from '../translated.ts'

export const esIntroduction: Translated<IntroductionMessages> = {
  ready: 'Tu billetera está lista',
  others:
    'Esta es la primera cuenta de estas palabras. Si tenías otras, añádelas en Ajustes, en Cuentas, una tras otra hasta ver las tuyas.',
  place: (part, parts) => `${part} de ${parts}`,
  parts: {
    proven: {
      title: 'Lo que Causeway comprueba',
      text: [
        'Antes de firmar nada, este dispositivo lo compara todo con lo que pediste: el importe, las cadenas, la dirección, la comisión. Lo que no encaja se rechaza, lo envíe quien lo envíe. Lo que no se puede comprobar aparece en la revisión, para que decidas tú.',
        '«Llegó» aparece solo cuando Causeway lo ha leído por sí mismo en la cadena.',
      ],
    },
    trusted: {
      title: 'En qué tienes que confiar',
      text: [
        'El servicio pone el precio y te paga en la otra cadena. Los nodos dicen a Causeway lo que hay en las cadenas. Un exchange custodia lo que dejas en él.',
        'Tus claves se quedan en este navegador, protegidas con tu contraseña. No se envían a nadie.',
      ],
    },
    fails: {
      title: 'Qué pasa si algo falla',
      text: [
        'Lo que el servicio no puede pagar lo devuelve, menos la comisión de red, a la dirección que viste antes de confirmar. Causeway lo sigue hasta que llega.',
        'Puedes cerrar el navegador en cualquier momento: Causeway sigue donde estaba, y no envía nada dos veces. Si pierdes este dispositivo, la frase de recuperación te devuelve sus cuentas: la primera por sí sola, las demás una tras otra cuando las añades.',
      ],
    },
  },
  next: 'Siguiente',
  skip: 'Omitir',
  open: 'Abrir mi billetera',
  pin: 'Causeway está detrás de su botón en la barra del navegador. Fíjalo ahí para tenerlo a la vista.',
}
