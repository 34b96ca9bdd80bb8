import { expect, it } from 'vitest'
import type { ExecutionView } from '../../../src/api/views/transfers.ts'
import { feeLinesOf, feeText } from '../../../src/ui/transfer/network-fee.ts'
import { withdrawal } from './data.ts'

const fees = (execution: ExecutionView) =>
  feeLinesOf({ ...execution, mostGas: { ...execution.pays, value: 100_000_000n } }).map(feeText)

it('an exchange that made no transfer has taken no fee', () => {
  const refused = withdrawal(['included', 'reverted'], {
    stage: { stage: 'failed', end: { reason: 'reverted', index: 1 } },
  })
  expect(fees(refused)).toEqual(['none'])
  expect(fees(withdrawal(['included', 'signed'], { stage: { stage: 'steps' } }))).toEqual([
    expect.stringMatching(/USDC/),
  ])
})
