import type { Reason } from '../../../core/reason/reason.ts'
import type { Finding, FindingCode } from '../../../core/review/finding.ts'
import type enGuidance from '../../messages/en/form/guidance.json'

type Fact = keyof (typeof enGuidance)['facts']

/** Replaces a sentence for each fact that one node failed to tell for one reason. */
export type UnreadFacts = Readonly<{ code: FindingCode; chain: string; why: Reason; facts: readonly Fact[] }>

const FACTS: Readonly<Record<Fact, true>> = {
  chainUnsaid: true,
  contractUnsaid: true,
  tokenUnsaid: true,
  balanceUnsaid: true,
  gasPriceUnsaid: true,
  allowanceUnsaid: true,
  simulationUnsaid: true,
}

export function mergedFindings(findings: readonly Finding[]): readonly (Finding | UnreadFacts)[] {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const unsaid = unsaidOf(finding)
    const key = unsaid ? JSON.stringify([unsaid.code, unsaid.chain, unsaid.why]) : finding.message
    groups.set(key, [...(groups.get(key) ?? []), finding])
  }
  return [...groups.values()].flatMap((group): readonly (Finding | UnreadFacts)[] => {
    const all = group.map(unsaidOf).filter((each) => each !== undefined)
    const [first] = all
    if (!first || group.length === 1) return group.slice(0, 1)
    return [{ ...first, facts: [...new Set(all.flatMap(({ facts }) => facts))] }]
  })
}

function unsaidOf({ code, sentence }: Finding): UnreadFacts | undefined {
  if (!sentence || !isFact(sentence.says) || !('chain' in sentence) || !('why' in sentence)) return undefined
  return { code, chain: sentence.chain, why: sentence.why, facts: [sentence.says] }
}

function isFact(says: string): says is Fact {
  return Object.hasOwn(FACTS, says)
}
