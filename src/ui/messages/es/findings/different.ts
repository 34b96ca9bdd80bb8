import { differenceIn } from '../../expected-got.ts'

const SHAPES = {
  nothing: 'nada',
  value: 'un valor',
  object: 'un objeto',
  list: (of: string) => `una lista de ${of}`,
}

export const different = differenceIn(
  SHAPES,
  (means, { expected, got }) => `${means} Se esperaba: ${expected}; dice: ${got}.`,
)
