import type { CustomTokenMessages } from '../../en/form/custom-tokens.ts'
import type { Translated } from '../../translated.ts'
import { list } from '../format.ts'

export const esCustomTokens: Translated<CustomTokenMessages> = {
  typeToFind: 'Nombre o dirección de un token',
  asking: 'Preguntando a las cadenas qué hay en esta dirección…',
  nothing: (chains) => `En esta dirección no hay ningún token en ${list(chains)}.`,
  unread: (chains) => `No se pudo leer en ${list(chains)}: puede que allí haya un token de todos modos.`,
  again: 'Intentar de nuevo',
  added: 'Añadidos por ti',
  add: 'Añadir a mis tokens',
  remove: 'Quitar de mis tokens',
  removeOne: (title, chain) => `Quitar ${title} en ${chain} de mis tokens`,
  isOff: 'Quitado de tus tokens',
  isAdded: (title) => `${title} está ahora entre tus tokens.`,
  isRemoved: (title) => `${title} ya no está entre tus tokens. Lo que tienes de él sigue donde está.`,
  full: (most) => `Son ${most} tokens y no se guardan más: quita uno antes de añadir otro.`,
  notAdded: 'Ahora no se pudo leer el token, y no se añadió. Inténtalo de nuevo.',
  notThe: (title) => `No es ${title} de la lista de Causeway`,
  mixes: 'Mezcla letras de varias escrituras',
  imitates: {
    title: (title) => `Este no es ${title} de la lista de Causeway`,
    text: 'Se llama igual, o de modo que parece igual, y está en otra dirección. La mayoría de los tokens así se hacen para engañar y no valen nada.',
  },
  letters: {
    title: (token) => `El nombre ${token} mezcla letras de varias escrituras`,
    text: 'La mayoría de los nombres así se hacen para que se confundan con otro.',
  },
  means: (chain) =>
    `Cualquiera puede crear un token con este nombre. Causeway ha leído su nombre y sus decimales en ${chain}, y no sabe nada más de él: puede no valer nada, o no dejarse vender nunca. Compara su dirección con una en la que confíes.`,
  accept: (token) => `He comparado la dirección: este ${token} es el token que quiero.`,
  worth: 'El valor de estos lo dice el servicio, y no se cuenta en la suma de arriba.',
}
