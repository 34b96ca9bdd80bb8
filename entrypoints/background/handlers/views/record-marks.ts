import { type Bundle, isBundleInFlight } from '../../../../src/core/bundle/bundle.ts'
import { type Execution, isInFlight } from '../../../../src/core/execution/execution.ts'
import type { FormerPart, Stores } from '../../wiring/stores.ts'

type Named = Readonly<{ id: string }>

export type MarkOf = (record: Named) => Readonly<{ isOfFormerWallet?: true; isUnproven?: true }>

export type MarkedStores = FormerPart & Readonly<{ progress: Pick<Stores['progress'], 'unproven'> }>

export function recordMarks({ former, progress }: MarkedStores) {
  return async (of: 'executions' | 'bundles', found: readonly (Execution | Bundle)[]): Promise<MarkOf> => {
    const ended = found.filter((each) => !isRunning(each)).map(({ id }) => id)
    const [others, unproven] = await Promise.all([former.ofOthers(), progress.unproven(of, ended)])
    return (record) => ({ ...formerMark(record, others), ...(unproven.has(record.id) && { isUnproven: true }) })
  }
}

function isRunning(record: Execution | Bundle): boolean {
  return 'calls' in record ? isBundleInFlight(record) : isInFlight(record)
}

export const formerMark = ({ id }: Readonly<{ id: string }>, former: ReadonlySet<string>) =>
  former.has(id) ? ({ isOfFormerWallet: true } as const) : {}
