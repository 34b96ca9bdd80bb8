import { expect, it } from 'vitest'
import { decodeStatus } from '../../../../src/core/execution/decode-status.ts'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { type TrackingPorts, trackStatus } from '../../../../src/wallet/engine/deposit-tracking.ts'
import { createThrottle } from '../../../../src/wallet/engine/polling/throttle.ts'
import { NOW } from '../../../core/honest.ts'
import { madeSigned, only } from '../../../made.ts'
import { anHonest, approvedOf } from '../../sim/flows.ts'

it('is due at first and then once in a while, each name by itself', () => {
  let now = 100
  const isDue = createThrottle(60, () => now)
  expect([isDue('a'), isDue('a'), isDue('b')]).toEqual([true, false, true])
  now += 59
  expect(isDue('a')).toBe(false)
  now += 1
  expect([isDue('a'), isDue('a')]).toEqual([true, false])
  now = 5
  expect(isDue('a')).toBe(true)
})

it('lets a deposit that waits for its fill be looked at once a minute, however often the service is asked', async () => {
  let now = NOW
  let receipts = 0
  const signed = madeSigned({ hash: `0x${'09'.repeat(32)}`, bytes: '0x02', purpose: 'step', chainId: 1 })
  const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0x08' } as const
  const status = decodeStatus({ status: 'pending', txHashes: [] })
  if (!status) throw new Error('expected a status')
  const execution: Execution = {
    ...approvedOf(anHonest('deposit-native'), 'transfer'),
    items: [{ phase: 'included', terms: { terms: 'none' }, signed, earlier: [], inclusion, readAtSeconds: 1 }],
    stage: { stage: 'tracking', status, reportedAtSeconds: NOW },
  }
  const ports = only<TrackingPorts>({
    profile: devnet,
    nowSeconds: () => now,
    watchedSeconds: () => 0,
    isFinalityDue: createThrottle(60, () => now),
    status: async () => ({ ok: true, status }),
    node: () => ({
      receipt: async () => {
        receipts += 1
        return { ok: true, value: { status: 'success', ...inclusion, logs: [] } }
      },
      finalHeight: async () => ({ ok: true, value: 0n }),
    }),
  })
  for (let seconds = 0; seconds < 180; seconds += 1) {
    await trackStatus(execution, ports)
    now += 1
  }
  expect(receipts).toBe(3)
})
