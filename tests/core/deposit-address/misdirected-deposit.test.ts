import { describe, expect, it } from 'vitest'
import {
  canReindex,
  isFoundByReindex,
  nextReindexAtSeconds,
} from '../../../src/core/deposit-address/misdirected-deposit.ts'
import type { ReindexAnswer } from '../../../src/core/deposit-address/reindex.ts'
import { apply } from '../../../src/core/execution/apply.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { anHonest, approvedOf } from '../../wallet/sim/flows.ts'
import { isStalledAt } from '../../wallet/watched.ts'

const open = approvedOf(anHonest('open-address-paid-elsewhere'), 'open')
const strict = approvedOf(anHonest('strict-address-paid-elsewhere'), 'strict')
const NOW = open.approvedAtSeconds + 30
const NATIVE = `0x${'00'.repeat(20)}`
const FOUND: ReindexAnswer = { is: 'found', money: [{ currency: NATIVE, balance: 5n }], unread: 0 }

const look = (execution: Execution, chainId: number, atSeconds: number) =>
  apply(execution, { event: 'reindexRequested', chainId, atSeconds })
const tell = (execution: Execution, chainId: number, answer: ReindexAnswer, atSeconds: number, isTooOften = false) =>
  apply(execution, { event: 'reindexAnswered', chainId, answer, isTooOften, atSeconds })

describe('a look for money that went misdirected', () => {
  it('can be had of an open address alone', () => {
    expect([open, strict].map(canReindex)).toEqual([true, false])
    expect(look(strict, 999, NOW)).toBe(strict)
  })

  it('is remembered before it is answered, and with its answer after', () => {
    const asked = look(open, 999, NOW)
    expect(asked.misdirected).toEqual([{ chainId: 999, askedAtSeconds: NOW, notBeforeSeconds: NOW + 60 }])
    const told = tell(asked, 999, FOUND, NOW + 2)
    expect(told.misdirected).toEqual([{ chainId: 999, askedAtSeconds: NOW, notBeforeSeconds: NOW + 62, answer: FOUND }])
    expect(told.history.slice(-2).map(({ what }) => what)).toEqual(['reindexRequested', 'reindexAnswered'])
    expect(isFoundByReindex(told, { chainId: 999, address: NATIVE })).toBe(true)
    expect(isFoundByReindex(told, { chainId: 1, address: NATIVE })).toBe(false)
    expect(isFoundByReindex(asked, { chainId: 999, address: NATIVE })).toBe(false)
  })

  it('is not had twice in a minute, on any chain, and much later where the service is asked too often', () => {
    const asked = look(open, 999, NOW)
    expect(look(asked, 999, NOW + 59)).toBe(asked)
    expect(look(asked, 1, NOW + 59)).toBe(asked)
    expect(look(asked, 1, NOW + 60).misdirected?.map(({ chainId }) => chainId)).toEqual([1, 999])
    const refused = tell(asked, 999, { is: 'failed', why: { code: 'NO_REASON' } }, NOW + 1, true)
    expect(nextReindexAtSeconds(refused, NOW + 1)).toBe(NOW + 301)
    expect(look(refused, 999, NOW + 300)).toBe(refused)
    expect(look(refused, 999, NOW + 301).misdirected).toHaveLength(2)
  })

  it('waits for no clock that was set back', () => {
    const refused = tell(look(open, 999, NOW), 999, { is: 'failed', why: { code: 'NO_REASON' } }, NOW, true)
    expect(nextReindexAtSeconds(refused, NOW - 1)).toBe(0)
    expect(look(refused, 1, NOW - 1).misdirected?.map(({ chainId }) => chainId)).toEqual([1, 999])
  })

  it('is answered once, and by the answer about its own chain', () => {
    const asked = look(open, 999, NOW)
    expect(tell(asked, 1, FOUND, NOW + 1)).toBe(asked)
    const told = tell(asked, 999, { is: 'nothing', checked: 2, unread: 0 }, NOW + 1)
    expect(tell(told, 999, FOUND, NOW + 2)).toBe(told)
    expect(tell(open, 999, FOUND, NOW)).toBe(open)
  })

  it('moves no step and no stage, and brings nothing forward', () => {
    const told = tell(look(open, 999, NOW), 999, FOUND, NOW + 1)
    const { misdirected: _, history: _history, seq, ...rest } = told
    const { history: _before, seq: first, ...before } = open
    expect(rest).toEqual(before)
    expect(seq).toBe(first + 2)
    const late = open.approvedAtSeconds + 100_000
    expect(isStalledAt(open, devnet, late)).toBe(
      isStalledAt(tell(look(open, 999, late - 1), 999, FOUND, late), devnet, late),
    )
  })

  it('keeps the newest looks', () => {
    let execution = open
    for (let at = 0; at < 20; at += 1) execution = look(execution, at + 1, NOW + at * 60)
    expect(execution.misdirected).toHaveLength(12)
    expect(execution.misdirected?.[0]?.chainId).toBe(20)
  })
})
