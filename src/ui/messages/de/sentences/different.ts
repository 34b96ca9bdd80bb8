import { differenceIn } from '../../difference.ts'

const SHAPES = {
  nothing: 'nichts',
  value: 'ein Wert',
  object: 'ein Objekt',
  list: (of: string) => `eine Liste mit ${of}`,
}

/** A sentence of what a difference means, with its tail, in German. */
export const different = differenceIn(
  SHAPES,
  (means, { expected, got }) => `${means} Erwartet: ${expected}; angegeben: ${got}.`,
)
