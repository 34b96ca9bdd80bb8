import type { Values } from './values.ts'

/**
 * A sentence that says what a difference means, with its tail: what should have stood there, and what did.
 *
 * @param means what the quote tried, and what it would have cost
 */
export function different(means: string): (values: Values<'expected' | 'got'>) => string {
  return ({ expected, got }) => `${means} Expected ${expected}, got ${got}.`
}
