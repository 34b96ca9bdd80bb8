import { estimateBits, isKnownPhrase, passwordProblem } from '../../core/password.ts'

/** What is said of a new password while it is typed, by the judgement that takes or refuses it. */
export type Strength = (typeof STRENGTHS)[number]

export const STRENGTHS = ['empty', 'short', 'even', 'known', 'fair', 'good', 'strong'] as const

/** Never better than fair for what is just taken; `short` and `even` for what is not, `known` for what is guessed first. */
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
