import { describe, expect, it } from 'vitest'
import { applyToBundle } from '../../../src/core/bundle/apply.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { enNotices } from '../../../src/ui/messages/en/notices.ts'
import { bundleNotice } from '../../../src/wallet/bundles/notice.ts'
import { BEGAN, bundleOf } from '../../core/bundle/bundles.ts'

const told = (isRefunded: boolean) => {
  const end = { reason: 'notFunded', executionId: 'leg', isRefunded } as const
  const ended = applyToBundle(bundleOf(1, { funding: ['leg'] }), { event: 'ended', end, atSeconds: BEGAN })
  return bundleNotice(ended, devnet, enNotices).message
}

describe('what the desktop tells of calls whose money was not brought', () => {
  it('is that it was refunded, where the crossing ended so', () => {
    expect(told(true)).toMatch(/ended with a refund, so nothing was sent/)
    expect(told(true)).not.toContain('not seen')
  })

  it('is that it was not seen to arrive, where nothing more is known', () => {
    expect(told(false)).toMatch(/has not seen the money for it arrive/)
  })
})
