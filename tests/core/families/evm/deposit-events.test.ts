import { describe, expect, it } from 'vitest'
import { depositsIn } from '../../../../src/core/families/evm/deposit-events.ts'
import { DEPOSITORY, deposit, depositLog } from '../../bundle/deposits.ts'

describe('deposits in logs', () => {
  it('are those that a trusted depository reports, in any case of its address', () => {
    expect(depositsIn([depositLog, depositLog], [DEPOSITORY])).toEqual([deposit, deposit])
    expect(depositsIn([depositLog], [`0x${'aa'.repeat(20)}`])).toEqual([])
    expect(depositsIn([depositLog], [])).toEqual([])
  })

  it.each([
    ['of another event', { ...depositLog, topics: [`0x${'1'.repeat(64)}`] }],
    ['without an event', { ...depositLog, topics: [] }],
    ['that are short', { ...depositLog, data: depositLog.data.slice(0, -64) }],
    ['that are long', { ...depositLog, data: `${depositLog.data}${'0'.repeat(64)}` }],
    ['that are no bytes', { ...depositLog, data: depositLog.data.replace('7', 'x') }],
    ['that are empty', { ...depositLog, data: '0x' }],
  ])('are not read from logs %s', (_name, log) => {
    expect(depositsIn([log], [DEPOSITORY])).toEqual([])
  })
})
