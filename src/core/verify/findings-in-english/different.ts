import type { Values } from './values.ts'

/**
 * Makes a sentence about a difference, with the expected and the received value.
 *
 * @param means the quote's attempt and its cost
 */
export function different(means: string): (values: Values<'expected' | 'got'>) => string {
  return ({ expected, got }) => `${means} Expected ${expected}, got ${got}.`
}
