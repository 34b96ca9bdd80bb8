import { describe, expect, it } from 'vitest'
import { canBundleBeAbandoned, isBundleAbandonOffered } from '../../../src/core/bundle/abandon.ts'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import { madeSigned, only } from '../../made.ts'
import { bundleOf } from './bundles.ts'

type Item = Bundle['items'][number]

const parts = { terms: {}, signed: madeSigned() } as const
const phases = {
  'signed, kept here': only<Item>({ ...parts, phase: 'signed', earlier: [] }),
  'signed again after a broadcast': only<Item>({ ...parts, phase: 'signed', earlier: [madeSigned()] }),
  broadcast: only<Item>({ ...parts, phase: 'broadcast', earlier: [] }),
}
const waiting = bundleOf(1)

describe('a bundle', () => {
  it.each([
    ['signed, kept here', true],
    ['signed again after a broadcast', false],
    ['broadcast', false],
  ] as const)('%s: can be abandoned: %s', (phase, is) => {
    expect(canBundleBeAbandoned({ stage: waiting.stage, items: [phases[phase]] })).toBe(is)
  })

  it('that has ended cannot be abandoned', () => {
    expect(canBundleBeAbandoned({ stage: only<Bundle['stage']>({ stage: 'failed' }), items: waiting.items })).toBe(
      false,
    )
  })

  it('offers it only where something holds it up', () => {
    expect(isBundleAbandonOffered(waiting)).toBe(false)
    expect(isBundleAbandonOffered({ ...waiting, stalledSinceSeconds: 1 })).toBe(true)
    expect(isBundleAbandonOffered({ ...waiting, items: [phases.broadcast], stalledSinceSeconds: 1 })).toBe(false)
  })
})
