import { describe, expect, it } from 'vitest'
import { bundleView } from '../../../../entrypoints/background/handlers/views/calls.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { bundleOf, payment } from '../../../core/bundle/bundles.ts'

describe('what is shown of calls that were approved', () => {
  it('names their chain', () => {
    expect(bundleView(bundleOf(1), devnet).chainName).toBe('Base')
  })

  it('leaves out none where the profile has their chain no more, and reads no function there', () => {
    const call = { ...payment(0n), data: '0xa9059cbb' } as const
    const view = bundleView(bundleOf(0, { calls: [payment(5n), call] }), { ...devnet, chains: [] })
    expect(view.chainName).toBeUndefined()
    expect(view.calls.map(({ meaning }) => meaning.act)).toEqual([
      { kind: 'payment' },
      { kind: 'unknown', selector: '0xa9059cbb' },
    ])
    expect(view.calls[0]?.value).toMatchObject({ value: 5n, currency: { symbol: 'ETH' } })
  })
})
