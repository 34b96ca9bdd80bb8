import { differenceIn } from '../../expected-got.ts'

const SHAPES = {
  nothing: 'لا شيء',
  value: 'قيمة ما',
  object: 'كائن',
  list: (of: string) => `قائمة من ${of}`,
}

export const different = differenceIn(
  SHAPES,
  (means, { expected, got }) => `${means} المتوقع: ${expected}؛ والوارد: ${got}.`,
)
