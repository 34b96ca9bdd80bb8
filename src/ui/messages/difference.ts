import type { Values } from '../../core/verify/words/values.ts'

/** What a comparison says in place of a value, in the words of a language. */
export type Shapes = Readonly<{ nothing: string; value: string; object: string; list: (of: string) => string }>

type Difference = Values<'expected' | 'got'>

/**
 * Makes what ends the sentences about differences in a language: what should have stood there, and what did. The
 * sentences have the same shape as `core/verify/words/different.ts` gives the English ones.
 */
export function differenceIn(shapes: Shapes, tail: (means: string, difference: Difference) => string) {
  return (means: string) =>
    ({ expected, got }: Difference): string =>
      tail(means, { expected: shaped(expected, shapes), got: shaped(got, shapes) })
}

// Values are quoted or digits, so that these words of a comparison are told from what a quote says.
function shaped(text: string, { nothing, value, object, list }: Shapes): string {
  const plain = text.replace(/[\u2068\u2069]/g, '')
  const length = /^a list of ([0-9]+)$/.exec(plain)?.[1]
  if (length !== undefined) return list(length)
  return { nothing, 'a value': value, 'an object': object }[plain] ?? text
}
