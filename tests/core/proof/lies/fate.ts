import type { Judgement } from '../judge.ts'
import { pictureOf } from '../sweep.ts'
import type { Lie } from './lie.ts'

export function unmet(lie: Lie, judged: Judgement, honest: Judgement): string | undefined {
  const wanted = lie.codes ?? [lie.id]
  const came = `${judged.verdict} with ${judged.codes.join(' ') || 'nothing'}`
  if (lie.fate === 'neutral') {
    const isSame = judged.verdict === 'accept' && pictureOf(judged) === pictureOf(honest)
    return isSame ? undefined : `expected no effect, got ${came}`
  }
  const isFound = judged.codes.some((code) => wanted.includes(code))
  const hasFate = lie.fate === 'warn' ? isAcceptedWithWarning(judged) : judged.verdict === lie.fate
  return isFound && hasFate ? undefined : `expected ${lie.fate} with ${wanted.join(' or ')}, got ${came}`
}

function isAcceptedWithWarning({ verdict, findings }: Judgement): boolean {
  return verdict === 'accept' && findings.some(({ level }) => level === 'warn' || level === 'tick')
}
