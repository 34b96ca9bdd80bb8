import { differenceIn } from '../../expected-got.ts'
import { line } from '../format.ts'

const SHAPES = {
  nothing: '空',
  value: '有值',
  object: '一个对象',
  list: (of: string) => `${of} 项的列表`,
}

export const different = differenceIn(SHAPES, (means, { expected, got }) => line`${means}应为${expected}，实为${got}。`)
