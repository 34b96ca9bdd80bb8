/** A first impression of a new password; whether it is taken is decided where it is used. */
export type Strength = (typeof STRENGTHS)[number]

export const STRENGTHS = ['empty', 'short', 'even', 'fair', 'good', 'strong'] as const

const ENOUGH = 12

/** Judges by length and variety only: hints while typing, never a promise. */
export function strengthOf(password: string): Strength {
  const characters = [...password.normalize('NFKC')]
  if (characters.length === 0) return 'empty'
  const variety = new Set(characters).size
  if (characters.length < ENOUGH) return 'short'
  if (variety < 5) return 'even'
  if (variety < 8) return 'fair'
  return characters.length >= 18 && variety >= 10 ? 'strong' : 'good'
}
