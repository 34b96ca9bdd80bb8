import { describe, expect, it } from 'vitest'
import { LANGUAGE_TAGS } from '../../../src/core/text/language.ts'
import type { NotificationText, NotificationWords } from '../../../src/core/text/notification-words.ts'
import { arNotifications } from '../../../src/ui/messages/ar/notifications.ts'
import { deNotifications } from '../../../src/ui/messages/de/notifications.ts'
import { enNotifications } from '../../../src/ui/messages/en/notifications.ts'
import { esNotifications } from '../../../src/ui/messages/es/notifications.ts'
import { jaNotifications } from '../../../src/ui/messages/ja/notifications.ts'
import { koNotifications } from '../../../src/ui/messages/ko/notifications.ts'
import { ptBrNotifications } from '../../../src/ui/messages/pt-br/notifications.ts'
import { BADGES } from '../../../src/ui/messages/toolbar-badge.ts'
import { trNotifications } from '../../../src/ui/messages/tr/notifications.ts'
import { viNotifications } from '../../../src/ui/messages/vi/notifications.ts'
import { zhHansNotifications } from '../../../src/ui/messages/zh-hans/notifications.ts'

const ALL: Readonly<Record<string, NotificationWords>> = {
  arNotices: arNotifications,
  deNotices: deNotifications,
  enNotices: enNotifications,
  esNotices: esNotifications,
  jaNotices: jaNotifications,
  ptBrNotices: ptBrNotifications,
  koNotices: koNotifications,
  viNotices: viNotifications,
  trNotices: trNotifications,
  zhHansNotices: zhHansNotifications,
}
const WHY = ['notFunded', 'refunded', 'wouldFail', 'reverted', 'nonceTaken', 'expired'] as const

/** Every notification, with the names that it must contain. */
function noticesOf(words: NotificationWords): readonly (readonly [NotificationText, ...string[]])[] {
  const { calls } = words
  return [
    [words.received('7 ETH', 'Arbitrum', 'Base'), '7 ETH', 'Arbitrum', 'Base'],
    [words.saidToArrive('7 ETH', 'Base'), '7 ETH', 'Base'],
    [words.saidToCall('7 ETH', 'Base'), '7 ETH', 'Base'],
    [
      words.refunded('7 ETH', 'Arbitrum', 'Base', words.reasonGiven('NEW_WORD')),
      '7 ETH',
      'Arbitrum',
      'Base',
      'NEW_WORD',
    ],
    [words.refunded('7 ETH', 'Arbitrum', 'Base', undefined), '7 ETH', 'Arbitrum', 'Base'],
    [words.cancelled('Base'), 'Base'],
    [words.nonceTaken('Base'), 'Base'],
    [words.failed('Base'), 'Base'],
    [words.requoted('Base', { paid: '6 ETH', quoted: '7 ETH' }), 'Base', '6 ETH', '7 ETH'],
    [words.requoted('Base', undefined), 'Base'],
    [words.unlock('Base'), 'Base'],
    [words.fee('Arbitrum', 'Base', '0.1 ETH'), 'Arbitrum', 'Base', '0.1 ETH'],
    [words.fee('Arbitrum', 'Base', undefined), 'Arbitrum', 'Base'],
    [words.notConfirmed('Bitcoin', 'Base', 10), 'Bitcoin', 'Base', '10'],
    [words.notConfirmed('Arbitrum', 'Base', undefined), 'Arbitrum', 'Base'],
    [words.notRefundedYet('Base'), 'Base'],
    [words.notFilledYet('Base'), 'Base'],
    [words.addressExpired('Base'), 'Base'],
    ...WHY.map((why) => [calls.failed('shop.test', calls.why[why]('Base')), 'shop.test'] as const),
    [calls.failed(undefined, calls.moneyIsThere('Base')), 'Base'],
    [calls.done('shop.test', 'Base'), 'shop.test', 'Base'],
    [calls.deposited('shop.test', 'Base', 1), 'shop.test', 'Base'],
    [calls.deposited('shop.test', 'Base', 2), 'shop.test', 'Base'],
    [calls.takenBack('Base'), 'Base'],
    [calls.arrived('shop.test', 'Base', true), 'shop.test', 'Base'],
    [calls.paidBack('shop.test', undefined, false), 'shop.test'],
  ]
}

describe('what the desktop tells', () => {
  it.each(Object.entries(ALL))('names what it is about in %s, and says nothing that is not there', (_, words) => {
    for (const [{ title, message }, ...names] of noticesOf(words)) {
      const told = `${title} ${message}`
      expect(names.filter((name) => !told.includes(name))).toEqual([])
      expect([title, message].filter((text) => text.trim() === '' || text.includes('undefined'))).toEqual([])
    }
    expect(words.chain(31_337)).toContain('31337')
  })

  it.each(Object.entries(ALL))('says in %s apart what was read, and what was only said', (_, { calls }) => {
    expect(calls.arrived('shop.test', 'Base', true)).not.toEqual(calls.arrived('shop.test', 'Base', false))
    expect(calls.paidBack('shop.test', 'Base', true)).not.toEqual(calls.paidBack('shop.test', 'Base', false))
  })

  it.each(LANGUAGE_TAGS)('counts on the toolbar icon in %s', (language) => {
    expect(BADGES[language].waiting(3)).toMatch(/^Causeway.*3/)
    expect(BADGES[language].moving(2)).toMatch(/^Causeway.*2/)
  })
})
