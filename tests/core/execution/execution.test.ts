import { describe, expect, it } from 'vitest'
import { apply, type Event } from '../../../src/core/execution/apply.ts'
import { effectiveAtSeconds, progressedByStep } from '../../../src/core/execution/execution.ts'
import type { Signed } from '../../../src/core/sign/signed.ts'
import { anHonest, approvedOf } from '../../wallet/sim/flows.ts'
import { NOW } from '../honest.ts'

const signed = { kind: 'evmTransaction', purpose: 'step', chainId: 8453, bytes: '0x02', hash: '0xaa' } as Signed
const terms = { terms: 'evm', nonce: 3, gasLimit: 1n, maxFeePerGasWei: 2n, maxPriorityFeePerGasWei: 1n } as const
const inclusion = { in: 'block', blockNumber: 7n, blockHash: '0xb7' } as const
const sent = (
  [
    { event: 'reserved', index: 0, terms },
    { event: 'signed', index: 0, signed },
    { event: 'broadcast', index: 0 },
  ] as const
)
  .map((each): Event => ({ ...each, atSeconds: NOW }))
  .reduce(apply, approvedOf(anHonest('deposit-native'), 'one'))
const included = { event: 'included', index: 0, hash: '0xaa', inclusion, atSeconds: NOW + 9 } as const
const inBlock = apply(sent, included)
const reorged: Event = { event: 'reorged', index: 0, atSeconds: NOW + 20 }

describe('when the effect of a step was read', () => {
  it('is kept in the step, also once its block is final', () => {
    expect(effectiveAtSeconds(sent.items[0])).toBeUndefined()
    expect(effectiveAtSeconds(inBlock.items[0])).toBe(NOW + 9)
    const final = apply(inBlock, { event: 'finalized', index: 0, atSeconds: NOW + 60 })
    expect(effectiveAtSeconds(final.items[0])).toBe(NOW + 9)
  })

  it('is forgotten with its block, and is that of the next one', () => {
    const out = apply(inBlock, reorged)
    expect(effectiveAtSeconds(out.items[0])).toBeUndefined()
    expect(effectiveAtSeconds(apply(out, { ...included, atSeconds: NOW + 30 }).items[0])).toBe(NOW + 30)
  })

  it('is unknown where the chain refused it', () => {
    expect(effectiveAtSeconds(apply(sent, { ...included, event: 'reverted' }).items[0])).toBeUndefined()
  })
})

describe('a step that moved money', () => {
  it('is what a transfer got on by last, until it gets on by anything else', () => {
    expect(progressedByStep(sent)).toBe(false)
    expect(progressedByStep(inBlock)).toBe(true)
    expect(progressedByStep(apply(inBlock, reorged))).toBe(false)
    const status = { status: 'pending', word: 'pending', inTxHashes: [], txHashes: [] } as const
    const unsaid = { updatedAtMilliseconds: undefined, failReason: undefined }
    const heard: Event = { event: 'status', status: { ...status, ...unsaid }, atSeconds: NOW + 12 }
    expect(progressedByStep(apply(inBlock, heard))).toBe(false)
  })
})
