import { describe, expect, it } from 'vitest'
import { incidentOf } from '../../../../entrypoints/background/handlers/views/chain-incident.ts'
import { type ChainRecord, decodeChainRecords } from '../../../../src/net/service/chain-records.ts'

function recordOf(said: object): ChainRecord {
  const read = decodeChainRecords({ chains: [{ id: 8453, ...said }] })
  const record = read.ok ? read.chains[0] : undefined
  if (!record) throw new RangeError('expected a chain record')
  return record
}

describe('what is amiss with a chain', () => {
  it('is what its record says: the worst of it', () => {
    const incident = (said: object) => incidentOf([recordOf(said)])
    expect(incident({})).toBe('none')
    expect(incident({ disabled: true, depositEnabled: false })).toBe('disabled')
    expect(incident({ depositEnabled: false, partialDisableLimit: 1 })).toBe('noDeposits')
    expect(incident({ partialDisableLimit: 1, blockProductionLagging: true })).toBe('limited')
    expect(incident({ blockProductionLagging: true })).toBe('lagging')
  })

  it('is unknown without a record, and of two', () => {
    expect(incidentOf([])).toBe('unknown')
    expect(incidentOf([recordOf({}), recordOf({ disabled: true })])).toBe('unknown')
  })
})
