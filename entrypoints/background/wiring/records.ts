import type { BundlePorts } from '../../../src/wallet/bundles/ports.ts'
import type { StepPorts } from '../../../src/wallet/engine/transfer-steps.ts'
import type { Stores } from './stores.ts'

/** Duplicates are searched among one page of the list. */
export const LATELY = 30

type RecordStores = Pick<Stores, 'executions' | 'bundles'>

export type AllRecords = Pick<StepPorts, 'holding' | 'usedAmong' | 'recent'>

/** Reads transfers and bundles together. */
export function openRecords(stores: RecordStores): AllRecords {
  const { executions, bundles } = stores
  return {
    holding: async (resource) => (await Promise.all([executions.holding(resource), bundles.holding(resource)])).flat(),
    usedAmong: usedInAllRecords(stores),
    recent: async () => (await Promise.all([executions.list({ limit: LATELY }), bundles.list(LATELY)])).flat(),
  }
}

/** Returns names that transfers or deposits already use: each counts once. */
export function usedInAllRecords({ executions, bundles }: RecordStores): BundlePorts['usedAmong'] {
  return async (ids, exceptId) => [
    ...(await executions.usedAmong(ids, exceptId)),
    ...(await bundles.usedAmong(ids, exceptId)),
  ]
}
