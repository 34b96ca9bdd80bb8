import { describe, expect, it } from 'vitest'
import { applyToBundle } from '../../../src/core/bundle/apply.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { notificationsIn } from '../../../src/ui/messages/desktop-words.ts'
import { bundleNotification } from '../../../src/wallet/notifications/bundle-notification.ts'
import { BEGAN, bundleOf } from '../../core/bundle/bundles.ts'

const enNotifications = await notificationsIn('en')

const told = (isRefunded: boolean) => {
  const end = { reason: 'notFunded', executionId: 'leg', isRefunded } as const
  const ended = applyToBundle(bundleOf(1, { funding: ['leg'] }), { event: 'ended', end, atSeconds: BEGAN })
  return bundleNotification(ended, { profile: devnet, words: enNotifications, ownAddresses: [] }).message
}

describe('what the desktop tells of calls whose money was not brought', () => {
  it('is that it was refunded, where the transfer ended so', () => {
    expect(told(true)).toMatch(/was refunded, so nothing was sent/)
    expect(told(true)).not.toContain('not seen')
  })

  it('is that it was not seen to arrive, where nothing more is known', () => {
    expect(told(false)).toMatch(/hasn’t seen the money for it arrive/)
  })
})

describe('what the desktop tells of calls that are slow', () => {
  it.each([
    [bundleOf(1), 'Sending for shop.example takes longer than usual'],
    [bundleOf(1, { requester: { by: 'wallet', wish: 'revoke' } }), 'A revocation takes longer than usual'],
  ])('is that they are, and that nothing is lost', (bundle, title) => {
    const slow = applyToBundle(bundle, { event: 'stalled', atSeconds: BEGAN + 130 })
    const notice = bundleNotification(slow, { profile: devnet, words: enNotifications, ownAddresses: [] })
    expect(notice).toMatchObject({ title, message: expect.stringContaining('Base hasn’t confirmed it yet.') })
  })
})

describe('what the desktop tells of calls that wait for the user', () => {
  const tell = (need: 'unlock' | 'fee', hideAmounts: boolean) => {
    const reason = need === 'unlock' ? ({ code: 'LOCKED' } as const) : ({ code: 'FEE_RISEN', most: '1 ETH' } as const)
    const waiting = applyToBundle(bundleOf(1), { event: 'needed', need, reason, atSeconds: BEGAN })
    return bundleNotification(waiting, { profile: devnet, words: enNotifications, ownAddresses: [], hideAmounts })
  }

  it('is that they wait for a signature', () => {
    expect(tell('unlock', false)).toMatchObject({
      title: 'Unlock Causeway to continue',
      message: 'A transaction for shop.example waits for a signature. Nothing is sent until then.',
    })
  })

  it('is that the fee has risen above the approved one, without it where amounts are hidden', () => {
    expect(tell('fee', false)).toMatchObject({ title: expect.stringContaining('The network fee on Base has risen') })
    expect(tell('fee', false).message).toMatch(/above the [0-9.]+ ETH you confirmed/)
    expect(tell('fee', true).message).toContain('above what you confirmed')
  })
})

describe('what the desktop tells of a deposit of a page', () => {
  const OWN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const tell = (to: string | undefined, outcome: 'filled' | 'refunded', ownAddresses: readonly string[]) => {
    const orderId = `0x${'0a'.repeat(32)}` as const
    const proof = { proof: 'verified', txHash: '0xf', amount: bundleOf(1).mostGas } as const
    const outcomes = [{ orderId, index: 0, sinceSeconds: BEGAN, outcome, requestId: '0xr', proof, chainId: 1, to }]
    const done = { ...bundleOf(1), stage: { stage: 'done' }, deposits: { simulated: [], read: [], outcomes } } as const
    return bundleNotification(done, { profile: devnet, words: enNotifications, ownAddresses })
  }

  it.each(['filled', 'refunded'] as const)(
    'is that it was read, only where it came to an own account: %s',
    (outcome) => {
      const read = tell(OWN, outcome, [OWN.toLowerCase()])
      expect([read.title, read.message]).toEqual([
        expect.not.stringContaining('Relay says'),
        expect.stringContaining('Verified there'),
      ])
      for (const said of [tell(OWN, outcome, ['0xanother']), tell(undefined, outcome, [OWN])]) {
        expect([said.title, said.message]).toEqual([
          expect.stringContaining('Relay says'),
          expect.stringContaining('Relay says so'),
        ])
      }
    },
  )
})
