import { differenceIn } from '../../expected-got.ts'

const SHAPES = {
  nothing: 'なし',
  value: '何らかの値',
  object: 'オブジェクト',
  list: (of: string) => `${of}件のリスト`,
}

export const different = differenceIn(
  SHAPES,
  (means, { expected, got }) => `${means}正しくは${expected}ですが、${got}となっています。`,
)
