import type { ChainView } from '../../../../src/api/views/balances.ts'
import type { ChainRecord } from '../../../../src/net/service/chain-records.ts'

/** Returns the service's incident on a chain (interface, "Chain record"); unknown without exactly one record. */
export function incidentOf([record, ...others]: readonly ChainRecord[]): ChainView['incident'] {
  if (!record || others.length > 0) return 'unknown'
  if (record.disabled) return 'disabled'
  if (!record.depositEnabled) return 'noDeposits'
  // A possible refusal outranks a mere delay.
  if (record.partialDisableLimit > 0) return 'limited'
  return record.blockProductionLagging ? 'lagging' : 'none'
}
