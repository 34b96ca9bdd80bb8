import { describe, expect, it } from 'vitest'
import { LANGUAGE_TAGS } from '../../../src/core/text/language.ts'
import { type NotificationText, type NotificationWords, noticeOf } from '../../../src/core/text/notification-words.ts'
import { said } from '../../../src/core/text/said.ts'
import { notificationsIn } from '../../../src/ui/messages/desktop-words.ts'

const WHY = ['notFunded', 'refunded', 'wouldFail', 'reverted', 'nonceTaken', 'expired'] as const

const [service, site, what, from, to] = ['Relay', 'shop.test', '7\u00a0ETH', 'Arbitrum', 'Base'] as const

/** Every notification, with the names that it must contain. */
function noticesOf(words: NotificationWords): readonly (readonly [NotificationText, ...string[]])[] {
  const { calls, slow, failed, requoted, refundedInPart } = words
  const reason = said(words.reasonGiven, { service, word: 'NEW_WORD' })
  const [part, whole] = ['1\u00a0ETH', '7\u00a0ETH']
  const [paid, quoted] = ['6\u00a0ETH', '7\u00a0ETH']
  return [
    [noticeOf(words.received, { what, from, to }), what, from, to],
    [noticeOf(words.saidToArrive, { service, what, to }), service, what, to],
    [noticeOf(words.saidToCall, { service, what, to }), service, what, to],
    [noticeOf(words.refunded, { what, on: from, to, reason }), what, from, to, service, 'NEW_WORD'],
    [noticeOf(words.refunded, { what, on: from, to, reason: undefined }), what, from, to],
    [noticeOf(words.saidToBeRefunded, { service, on: from, to, reason: undefined }), service, from, to],
    [noticeOf(words.gone, { to }), to],
    [noticeOf(refundedInPart, { part, whole, on: from }), part, whole, from],
    [noticeOf({ ...refundedInPart, title: refundedInPart.hidden }, { on: from }), from],
    [noticeOf(words.cancelled, { to }), to],
    [noticeOf(failed, { to }), to],
    [noticeOf({ ...failed, message: failed.nonceTaken }, { to }), to],
    [noticeOf(requoted, { service, to, paid, quoted }), service, to, paid, quoted],
    [noticeOf({ ...requoted, title: requoted.hidden }, { service, to }), service, to],
    [noticeOf(words.unlock, { to }), to],
    [noticeOf(words.fee, { from, to, most: '0.1\u00a0ETH' }), from, to, '0.1\u00a0ETH'],
    [noticeOf(words.fee, { from, to, most: undefined }), from, to],
    [noticeOf({ ...slow, message: slow.notConfirmed }, { from, to, minutes: 10 }), from, to, '10'],
    [noticeOf({ ...slow, message: slow.notConfirmed }, { from, to, minutes: undefined }), from, to],
    [noticeOf({ ...slow, message: slow.notRefunded }, { to }), to],
    [noticeOf({ ...slow, message: slow.notFilled }, { to }), to],
    [noticeOf(words.addressExpired, { to }), to],
    ...WHY.map(
      (why) => [{ title: said(calls.failed, { site }), message: said(calls.why[why], { chain: to }) }, site] as const,
    ),
    [
      { title: said(calls.failed, { site: undefined }), message: said(calls.whyWithMoney, { why: 'Why.', chain: to }) },
      'Why.',
      to,
    ],
    [noticeOf({ title: calls.doneOn, message: calls.done }, { site, chain: to }), site, to],
    [noticeOf({ title: calls.doneOn, message: calls.deposited }, { site, chain: to, deposits: 1 }), site, to],
    [noticeOf({ title: calls.doneOn, message: calls.deposited }, { site, chain: to, deposits: 2 }), site, to],
    [noticeOf({ title: calls.doneOn, message: calls.revoked }, { chain: to }), to],
    [noticeOf(calls.arrived, { service, site, chain: to, isRead: true }), site, to],
    [noticeOf(calls.arrived, { service, site, chain: undefined, isRead: false }), service, site],
    [noticeOf(calls.refunded, { service, site, chain: to, isRead: true }), site, to],
    [noticeOf(calls.refunded, { service, site, chain: undefined, isRead: false }), service, site],
    [noticeOf({ title: words.unlock.title, message: calls.unlock }, { site, to }), site],
    [
      noticeOf({ title: words.fee.title, message: calls.fee }, { site, from, to, most: '0.1\u00a0ETH' }),
      site,
      from,
      '0.1\u00a0ETH',
    ],
    [{ title: said(calls.slow, { site }), message: said(slow.notConfirmed, { from, minutes: undefined }) }, site, from],
  ]
}

describe('what the desktop tells', () => {
  it.each(LANGUAGE_TAGS)('names what it is about in %s, and says nothing that is not there', async (language) => {
    const words = await notificationsIn(language)
    for (const [{ title, message }, ...names] of noticesOf(words)) {
      const told = `${title} ${message}`
      expect(names.filter((name) => !told.includes(name))).toEqual([])
      expect([title, message].filter((text) => text.trim() === '' || text.includes('undefined'))).toEqual([])
    }
    expect(said(words.chain, { chainId: 31_337 })).toContain('31337')
  })

  it.each(LANGUAGE_TAGS)('says in %s who says it, where nothing was read', async (language) => {
    const { calls } = await notificationsIn(language)
    for (const notice of [calls.arrived, calls.refunded]) {
      const [read, told] = [true, false].map((isRead) => noticeOf(notice, { service, site, chain: to, isRead }))
      expect([read?.title, read?.message].filter((text) => text?.includes(service))).toEqual([])
      expect([told?.title, told?.message].filter((text) => text?.includes(service))).toHaveLength(2)
    }
  })

  it('loads the number marks of a language with its words', async () => {
    expect((await notificationsIn('de')).marks.point).toBe(',')
    expect((await notificationsIn('ja')).marks.point).toBe('.')
  })

  it.each(LANGUAGE_TAGS)('counts on the toolbar icon in %s', async (language) => {
    const { waiting, moving } = (await notificationsIn(language)).badge
    expect(said(waiting, { requests: 3 })).toMatch(/^Causeway.*3/)
    expect(said(moving, { transfers: 2 })).toMatch(/^Causeway.*2/)
  })
})
