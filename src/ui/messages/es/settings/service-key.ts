import type { ServiceKeyMessages } from '../../en/settings/service-key.ts'
import type { Translated } from '../../translated.ts'

export const esServiceKey: Translated<ServiceKeyMessages> = {
  title: 'Clave del servicio',
  meaning:
    'Una clave propia permite más consultas por minuto, y que un patrocinador pague comisiones. Se guarda cifrada con la billetera y solo va al servicio, nunca a un sitio.',
  label: 'Clave de API',
  save: 'Guardar',
  remove: 'Quitar',
  kept: (ending) => `En uso: una clave que termina en ${ending}`,
  removed: 'La clave se quitó. Al servicio se le pregunta sin clave.',
  failed: 'No se pudo leer la clave',
  loading: 'Buscando una clave.',
  outcome: {
    kept: 'El servicio conoce esta clave. Se usa desde ahora.',
    noKey: 'Eso no es una clave: tiene de 4 a 200 letras, cifras o signos, sin espacios.',
    notKnown: 'El servicio no conoce esta clave. No se guardó nada: revísala, o crea otra allí.',
    notAsked: 'El servicio no respondió, así que la clave no se pudo probar. No se guardó nada: inténtalo otra vez.',
    locked: 'La billetera está bloqueada. No se guardó nada.',
  },
}
