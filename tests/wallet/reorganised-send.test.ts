import { describe, expect, it } from 'vitest'
import { apply, type Event } from '../../src/core/execution/apply.ts'
import type { Execution } from '../../src/core/execution/execution.ts'
import { next } from '../../src/core/execution/next.ts'
import type { ServiceStatus } from '../../src/core/execution/service-status.ts'
import type { Signed } from '../../src/core/sign/signed.ts'
import { NOW } from '../core/honest.ts'
import { anHonest, approvedOf } from './sim/flows.ts'

const HASH = `0x${'09'.repeat(32)}` as const
const approved = approvedOf(anHonest('send'), 'sent')
const amount = approved.expected
const status: ServiceStatus = {
  ...{ status: 'success', word: 'success', txHashes: [HASH], inTxHashes: [] },
  ...{ updatedAtMilliseconds: undefined, failReason: undefined },
}
const inclusion = { in: 'block', blockNumber: 1n, blockHash: '0x08' } as const
const terms = { terms: 'evm', nonce: 0, gasLimit: 21_000n, maxFeePerGasWei: 2n, maxPriorityFeePerGasWei: 1n } as const
const signed = {
  kind: 'evmTransaction',
  purpose: 'step',
  chainId: approved.intent.originChainId,
  bytes: '0x02',
  hash: HASH,
} as Signed

/** The user's own payment is included and read as arrived. */
const arrived: Execution = {
  ...approved,
  items: [{ phase: 'included', terms, signed, earlier: [], inclusion, readAtSeconds: 1 }],
  stage: { stage: 'filled', fill: { proof: 'verified', txHash: HASH, amount }, status },
  isFillTold: true,
}
const becomes = (...events: readonly Event[]) => events.reduce(apply, arrived)
const at = { index: 0, atSeconds: NOW + 60 } as const

describe('a payment of the user’s own that a reorganisation takes out', () => {
  it('has not arrived any more, and its bytes are broadcast again', () => {
    const reorged = becomes({ event: 'reorged', ...at })
    expect(reorged.stage).toEqual({ stage: 'steps' })
    expect(reorged.items[0]).toMatchObject({ phase: 'broadcast', signed: { bytes: '0x02' } })
    expect(next(reorged)).toEqual({ task: 'confirm', index: 0 })
  })

  it('did not happen where another transaction took its nonce, and that is told once', () => {
    const replaced = becomes({ event: 'reorged', ...at }, { event: 'replaced', ...at })
    expect(replaced.stage).toEqual({ stage: 'failed', end: { reason: 'nonceTaken', index: 0 } })
    expect(replaced.pendingNotifications.map(({ news }) => news)).toEqual(['failed'])
  })

  it('is followed again from its next block, and its arrival not told twice', () => {
    const back = becomes({ event: 'reorged', ...at }, { event: 'included', hash: HASH, inclusion, ...at })
    expect(back.stage).toMatchObject({ stage: 'tracking' })
    const again = apply(back, {
      event: 'filled',
      fill: { proof: 'verified', txHash: HASH, amount },
      status,
      atSeconds: NOW + 90,
    })
    expect(again.stage.stage).toBe('filled')
    expect(again.pendingNotifications).toEqual([])
  })

  it('is not told to be lost while its revert may be undone', () => {
    const lost = becomes({ event: 'reorged', ...at }, { event: 'reverted', hash: HASH, inclusion, ...at })
    expect([lost.stage, lost.pendingNotifications]).toEqual([{ stage: 'steps' }, []])
    const final = apply(lost, { event: 'finalized', ...at })
    expect(final.pendingNotifications.map(({ news }) => news)).toEqual(['failed'])
    const fill = { proof: 'verified', txHash: HASH, amount } as const
    const events: readonly Event[] = [
      { event: 'reorged', ...at },
      { event: 'included', hash: HASH, inclusion, ...at },
      { event: 'filled', fill, status, atSeconds: NOW + 90 },
    ]
    expect(events.reduce(apply, lost).stage.stage).toBe('filled')
    expect(events.reduce(apply, lost).pendingNotifications).toEqual([])
  })

  it('is still an arrival where the deposit of a transfer is lost after its fill', () => {
    const plan = approvedOf(anHonest('deposit-native'), 'sent').plan
    expect(apply({ ...arrived, plan }, { event: 'reorged', ...at }).stage.stage).toBe('filled')
  })
})
