import type { ChainView } from '../../src/api/money-views.ts'
import type { ChainRecord } from '../../src/net/chain-records.ts'

/**
 * What the service says is amiss with a chain, by its records of it (interface, "Chain record"). Of two records of one
 * chain either may be false: then it is unknown, as where there is none.
 */
export function incidentOf([record, ...others]: readonly ChainRecord[]): ChainView['incident'] {
  if (!record || others.length > 0) return 'unknown'
  if (record.disabled) return 'disabled'
  if (!record.depositEnabled) return 'noDeposits'
  // What may be refused comes before what only takes longer.
  if (record.partialDisableLimit > 0) return 'limited'
  return record.blockProductionLagging ? 'lagging' : 'none'
}
