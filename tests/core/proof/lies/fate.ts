import type { Honest } from '../../honest/case.ts'
import { type Asked, type Judgement, judge, SUBJECT, type Subject } from '../judge.ts'
import { pictureOf } from '../sweep.ts'
import type { Lie } from './lie.ts'

/**
 * What became of a lie, told of an honest answer.
 *
 * @returns what is wrong with the verdict, in words; undefined where the lie met its fate
 */
export function unmet(lie: Lie, honest: Honest, asked: Asked, subject: Subject = SUBJECT): string | undefined {
  const judged = judge(asked, subject)
  const wanted = lie.codes ?? [lie.id]
  const came = `${judged.verdict} with ${judged.codes.join(' ') || 'nothing'}`
  if (lie.fate === 'neutral') {
    const isSame = judged.verdict === 'accept' && pictureOf(judged) === pictureOf(judge(honest, subject))
    return isSame ? undefined : `expected no effect, got ${came}`
  }
  const isFound = judged.codes.some((code) => wanted.includes(code))
  const hasFate = lie.fate === 'warn' ? isAcceptedWithWarning(judged) : judged.verdict === lie.fate
  return isFound && hasFate ? undefined : `expected ${lie.fate} with ${wanted.join(' or ')}, got ${came}`
}

function isAcceptedWithWarning({ verdict, findings }: Judgement): boolean {
  return verdict === 'accept' && findings.some(({ level }) => level === 'warn')
}
