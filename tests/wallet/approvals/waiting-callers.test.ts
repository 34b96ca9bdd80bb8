import { expect, it } from 'vitest'
import { createWaitingCallers } from '../../../src/wallet/approvals/waiting-callers.ts'

const REJECTED = { ok: false, code: 4001 } as const

it('gives one result to each caller of its prompt alone', async () => {
  const callers = createWaitingCallers()
  const both = [callers.wait('a'), callers.wait('a')]
  const other = callers.wait('b')
  callers.resolve('a', REJECTED)
  callers.resolve('b', { ok: true, value: 'signature' })
  expect(await Promise.all(both)).toEqual([REJECTED, REJECTED])
  expect(await other).toEqual({ ok: true, value: 'signature' })
})

it('keeps no result for a caller that comes later', async () => {
  const callers = createWaitingCallers()
  callers.resolve('a', { ok: true, value: 'old' })
  const late = callers.wait('a')
  callers.resolve('a', REJECTED)
  expect(await late).toEqual(REJECTED)
})
