import type { Topic } from '../../src/api/contract.ts'
import { type Bundle, isBundleInFlight } from '../../src/core/bundle/bundle.ts'
import { type Execution, isInFlight, progressedByStep } from '../../src/core/execution/execution.ts'
import type { Router } from '../../src/provider/router/router.ts'
import type { TransfersInFlight } from '../../src/wallet/notifications/badge.ts'

type Parts = Readonly<{
  router: Router
  prompts: Readonly<{ forgetSignatures: () => void }>
  sites: Readonly<{ forgetReads: () => void }>
  moving: TransfersInFlight
  tell: (topic: Topic) => void
  badgeChanged: () => void
}>

export type Changes = Readonly<{
  tell: (topic: Topic) => void
  lockChanged: () => void
  /** A site's prompts end with its permission, at their next read. */
  sitesChanged: (origin: string) => void
  executionChanged: (execution: Execution) => void
  bundleChanged: (bundle: Bundle) => void
}>

/** Wires changes to their listeners. */
export function createChanges({ router, prompts, sites, moving, tell, badgeChanged }: Parts): Changes {
  const lastSeq = new Map<string, number>()
  const isSaved = ({ id, seq }: Pick<Bundle, 'id' | 'seq'>) => {
    const isNew = lastSeq.get(id) !== seq
    lastSeq.set(id, seq)
    return isNew
  }
  return {
    tell,
    lockChanged: () => {
      prompts.forgetSignatures()
      sites.forgetReads()
      router.forget()
      for (const topic of ['wallet', 'accounts', 'approvals'] as const) tell(topic)
      router.changed()
    },
    sitesChanged: (origin) => {
      for (const topic of ['sites', 'approvals'] as const) tell(topic)
      router.changed(origin)
    },
    executionChanged: (execution) => {
      tell('executions')
      if (moving.see(execution)) badgeChanged()
      // A finished step or transfer has moved money.
      if (isSaved(execution) && (!isInFlight(execution) || progressedByStep(execution))) tell('balances')
      router.executionChanged(execution)
    },
    bundleChanged: (bundle) => {
      tell('bundles')
      if (isSaved(bundle) && !isBundleInFlight(bundle)) tell('balances')
      router.bundleChanged(bundle)
    },
  }
}
