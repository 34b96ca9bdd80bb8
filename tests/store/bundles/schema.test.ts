import { describe, expect, it } from 'vitest'
import { applyToBundle } from '../../../src/core/bundle/apply.ts'
import type { Bundle, BundleFailure } from '../../../src/core/bundle/bundle.ts'
import { decodeBundle, encodeBundle } from '../../../src/store/bundles/schema.ts'
import { BEGAN, bundleOf } from '../../core/bundle/bundles.ts'

const bundle: Bundle = {
  ...bundleOf(2),
  watchedSeconds: 7,
  stalledSinceSeconds: BEGAN + 130,
  feeRoseAtSeconds: BEGAN + 1,
  lostSaves: { seq: 3, sent: { index: 0, hash: '0xa0' } },
}
const ENDS: readonly BundleFailure[] = [
  ...(['reverted', 'noEffect', 'nonceTaken', 'cancelled'] as const).map((reason) => ({ reason, index: 1 })),
  { reason: 'expired' },
  { reason: 'maybeSent' },
  { reason: 'sentElsewhere', sent: [{ index: 0, hash: `0x${'e1'.repeat(32)}` }] },
]

describe('the row of a bundle', () => {
  it('is decoded as it was, with its progress, its nonce and its lost saves', () => {
    expect(decodeBundle(structuredClone(encodeBundle(bundle)))).toStrictEqual({ ok: true, bundle })
  })

  it.each(ENDS)('is decoded with its end: $reason', (end) => {
    const ended = { ...bundle, stage: { stage: 'failed', end } } as const
    expect(decodeBundle(structuredClone(encodeBundle(ended)))).toStrictEqual({ ok: true, bundle: ended })
  })

  it.each(['lastProgressAtSeconds', 'watchedSeconds', 'noncesAtApproval', 'isTold', 'mostGas', 'seq'])(
    'is none without its %s',
    (field) => {
      const { [field]: _, ...rest } = encodeBundle(bundle) as Record<string, unknown>
      expect(decodeBundle(rest)).toMatchObject({ ok: false, why: expect.stringContaining(field) })
    },
  )

  it.each([
    ['noncesAtApproval', { noncesAtApproval: [] }],
    ['watchedSeconds', { watchedSeconds: '7' }],
    ['lostSaves', { lostSaves: { seq: -1 } }],
    ['end', { stage: { stage: 'failed', end: { reason: 'cancelled' } } }],
    ['end', { stage: { stage: 'failed', end: { reason: 'lost' } } }],
  ])('is none where its %s cannot be', (field, changes) => {
    const decoded = decodeBundle({ ...encodeBundle(bundle), ...changes })
    expect(decoded).toMatchObject({ ok: false, why: expect.stringContaining(field) })
  })
})

describe('an approved bundle', () => {
  it('keeps the nonce of its yes, whatever comes', () => {
    const begun = bundleOf(1, { nonce: 7 })
    const after = applyToBundle(begun, { event: 'obstructed', reason: { code: 'OFFLINE' }, atSeconds: BEGAN })
    expect(after.noncesAtApproval).toEqual([{ resource: expect.stringContaining('nonces 8453'), nonce: 7n }])
  })
})
