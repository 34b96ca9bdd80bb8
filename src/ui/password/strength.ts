import { estimateBits, isKnownPhrase, passwordProblem } from '../../core/policy/password-strength.ts'

/** The same judgement accepts or refuses the password. */
export type Strength = (typeof STRENGTHS)[number]

export const STRENGTHS = ['empty', 'short', 'even', 'known', 'fair', 'good', 'strong'] as const

/**
 * `short` and `even` are refused. `known` is accepted, but guessed first; barely accepted passwords are at most
 * `fair`.
 */
export function strengthOf(password: string): Strength {
  if (password === '') return 'empty'
  const problem = passwordProblem(password)
  if (problem?.code === 'PASSWORD_SHORT') return 'short'
  if (problem) return 'even'
  if (isKnownPhrase(password)) return 'known'
  const bits = estimateBits(password)
  if (bits < 40) return 'fair'
  return bits < 70 ? 'good' : 'strong'
}
