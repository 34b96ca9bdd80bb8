import { differenceIn } from '../../expected-got.ts'

const SHAPES = {
  nothing: 'nichts',
  value: 'ein Wert',
  object: 'ein Objekt',
  list: (of: string) => `eine Liste mit ${of}`,
}

export const different = differenceIn(
  SHAPES,
  (means, { expected, got }) => `${means} Erwartet: ${expected}; angegeben: ${got}.`,
)
