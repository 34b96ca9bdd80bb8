import type { NumberMarks } from '../../lib/decimal.ts'
import { numberMarks } from '../messages/language.ts'

/**
 * Removes group marks only where they are unambiguous: before a fraction, or several of them. A lone mark may be the
 * decimal point, except a space.
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

/** One mark before three digits can mean thousands or a fraction. Undefined for other numbers. */
export function bothMeanings(text: string, { point }: NumberMarks = numberMarks()): [string, string] | undefined {
  const [, whole, last] = /^([1-9]\d{0,2}),(\d{3})$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : [`${whole}${last}`, `${whole}${point}${last}`]
}
