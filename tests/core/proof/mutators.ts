import { at, changed, type Json, type Path } from '../honest/json.ts'

/** Undefined means no change or no fitting leaf. */
export type Mutator = (quote: Json, path: Path, leaf: Json) => Json | undefined

const replaced =
  (change: (leaf: Json) => Json | undefined): Mutator =>
  (quote, path, leaf) => {
    const next = change(leaf)
    return next === undefined || next === leaf ? undefined : changed(quote, path, next)
  }

const isDigits = (text: string) => /^-?[0-9]+$/.test(text)
const isHexText = (text: string) => /^0x[0-9a-fA-F]+$/.test(text)

export const MUTATORS: Readonly<Record<string, Mutator>> = {
  delete: (quote, path) => changed(quote, path, undefined),
  null: replaced(() => null),
  otherType: replaced((leaf) => {
    if (typeof leaf === 'string') return isDigits(leaf) ? Number(leaf) : leaf.length
    return typeof leaf === 'number' || typeof leaf === 'boolean' ? String(leaf) : 'text'
  }),
  plusOne: replaced((leaf) => {
    if (typeof leaf === 'number') return leaf + 1
    if (typeof leaf === 'boolean') return !leaf
    if (typeof leaf !== 'string') return undefined
    if (isDigits(leaf)) return (BigInt(leaf) + 1n).toString()
    return withOther(leaf, leaf.length - 1)
  }),
  timesTen: replaced((leaf) => {
    if (typeof leaf === 'number') return leaf * 10
    return typeof leaf === 'string' && leaf !== '' ? `${leaf}0` : undefined
  }),
  otherSign: replaced((leaf) => {
    if (typeof leaf === 'number') return leaf === 0 ? -1 : -leaf
    return typeof leaf === 'string' && isDigits(leaf) ? `-${leaf}` : undefined
  }),
  // Poisoned addresses share start and end.
  lookAlike: replaced((leaf) =>
    typeof leaf === 'string' && leaf.length > 8 ? withOther(leaf, Math.floor(leaf.length / 2)) : undefined,
  ),
  otherCase: replaced((leaf) => {
    if (typeof leaf !== 'string') return undefined
    const start = isHexText(leaf) ? 2 : 0
    return leaf.slice(0, start) + [...leaf.slice(start)].map(inOtherCase).join('')
  }),
  long: replaced((leaf) => (typeof leaf === 'string' ? leaf + 'a'.repeat(600) : undefined)),
  bidirectional: replaced((leaf) => (typeof leaf === 'string' ? `\u202e${leaf}` : undefined)),
  wrapped: replaced((leaf) => [leaf]),
  twice: (quote, path, leaf) => {
    const key = path.at(-1)
    const around = path.slice(0, -1)
    if (typeof key === 'string') return changed(quote, [...around, `${key}2`], leaf)
    const list = at(quote, around)
    return Array.isArray(list) ? changed(quote, around, [...list, leaf]) : undefined
  },
  // Repeats the leaf's innermost list member.
  memberTwice: (quote, path) => {
    const index = path.findLastIndex((key) => typeof key === 'number')
    const list = index < 0 ? undefined : at(quote, path.slice(0, index))
    const isFirstLeaf = path.slice(index + 1).length <= 1
    if (!Array.isArray(list) || !isFirstLeaf) return undefined
    return changed(quote, path.slice(0, index), [...list, ...list.slice(Number(path[index]), Number(path[index]) + 1)])
  },
}

function withOther(text: string, index: number): string | undefined {
  const other = text[index] === '1' ? '2' : '1'
  return index < 0 ? undefined : text.slice(0, index) + other + text.slice(index + 1)
}

function inOtherCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
}
