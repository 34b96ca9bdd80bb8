import type { ServiceKeyRefusedMessages } from '../../en/settings/service-key-refused.ts'
import type { Translated } from '../../translated.ts'

export const esServiceKeyRefused: Translated<ServiceKeyRefusedMessages> = {
  title: 'El servicio rechaza tu clave de API',
  text: 'Con esta clave no responde nada: ni cotizaciones, ni noticias del dinero en camino. Tu dinero no se toca. Guarda otra clave, o pregunta sin ella.',
  toSettings: 'A Ajustes',
  without: 'Preguntar sin la clave',
  kept: {
    refused: (ending) => `Rechazada por el servicio: una clave que termina en ${ending}`,
    setAside: (ending) => `Sin usar, porque el servicio la rechazó: una clave que termina en ${ending}`,
  },
  again: 'Volver a usar esta clave',
}
