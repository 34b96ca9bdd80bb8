import type { Values } from '../../core/verify/words/values.ts'

export type ValueShapes = Readonly<{ nothing: string; value: string; object: string; list: (of: string) => string }>

type Difference = Values<'expected' | 'got'>

/**
 * Builds the part of a difference with the expected and the found value. The shape follows
 * `core/verify/words/different.ts`.
 */
export function differenceIn(shapes: ValueShapes, tail: (means: string, difference: Difference) => string) {
  return (means: string) =>
    ({ expected, got }: Difference): string =>
      tail(means, { expected: shaped(expected, shapes), got: shaped(got, shapes) })
}

// Quoted values have marks or digits, so they can't equal these words.
function shaped(text: string, { nothing, value, object, list }: ValueShapes): string {
  const plain = text.replace(/[\u2068\u2069]/g, '')
  const length = /^a list of ([0-9]+)$/.exec(plain)?.[1]
  if (length !== undefined) return list(length)
  return { nothing, 'a value': value, 'an object': object }[plain] ?? text
}
