import type { NumberMarks } from '../../lib/decimal.ts'
import { numberMarks } from '../messages/language.ts'

/**
 * A typed number as a decimal with a point. Marks between groups of three are taken out where they can be nothing else:
 * with a fraction behind them, or more than one of them; a lone one may be meant for the point, where it is no space.
 */
export function typedDecimal(typed: string, { point }: NumberMarks = numberMarks()): string {
  const group = point === ',' ? '.' : ','
  const text = typed.trim().replace(/(\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '$1')
  const [whole = '', ...rest] = text.split(point)
  const groups = whole.split(group)
  const isGrouped = /^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((each) => /^\d{3}$/.test(each))
  const isSure = rest.length === 1 ? groups.length > 1 : groups.length > 2
  return (isGrouped && isSure && rest.length <= 1 ? [groups.join(''), ...rest].join(point) : text).replaceAll(
    point,
    '.',
  )
}

/**
 * What a number with one mark before three digits can mean, each as it is to be typed: thousands, or a fraction.
 * Undefined where it is no such number.
 */
export function bothMeanings(text: string, { point }: NumberMarks = numberMarks()): [string, string] | undefined {
  const [, whole, last] = /^([1-9]\d{0,2}),(\d{3})$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : [`${whole}${last}`, `${whole}${point}${last}`]
}
