import { describe, expect, it } from 'vitest'
import type { ExecutionView } from '../../../../src/api/views/transfers.ts'
import { said } from '../../../../src/core/text/said.ts'
import { m } from '../../../../src/ui/messages/messages.ts'
import { ofActivity, ofPermit } from '../../../../src/ui/messages/screen-messages.ts'
import { transferEntries } from '../../../../src/ui/transfer/timeline/entries.ts'
import { entryTitle } from '../../../../src/ui/transfer/timeline/entry-title.ts'
import { fillings } from '../../scene-executions.ts'

const nameOf = (chainId: number) => (chainId === 1 ? 'Ethereum' : 'Base')
const titles = (execution: ExecutionView) =>
  transferEntries(execution).map((entry) => `${entry.progress}: ${entryTitle(entry, execution, nameOf)}`)

describe('the lines of a timeline', () => {
  it('tell what is done as past, what is under way as present, and what comes as to come', () => {
    expect(titles(fillings.sending)).toEqual([
      'done: You confirmed',
      'active: Allowing exactly 100 USDC',
      'next: Deposit 100 USDC',
      'next: Relay sees the deposit',
      'next: Relay pays on Ethereum',
      'next: The money arrives',
    ])
    expect(titles(fillings.raised)).toContain('done: Allowed exactly 100 USDC')
    expect(titles(fillings.raised)).toContain('active: Depositing 100 USDC')
    expect(titles(fillings.waiting)).toContain('active: Relay is looking for the deposit')
    expect(titles(fillings.pending)).toEqual([
      'done: You confirmed',
      'done: Deposited 0.1 ETH',
      'done: Relay has seen the deposit',
      'active: Relay is paying on Base',
      'next: The money arrives',
    ])
  })

  it('say that it is paid as the service’s word where the wallet has not read it', () => {
    expect(titles(fillings.received)).toContain('done: Relay has paid on Base')
    expect(titles(fillings.reported)).toContain('done: Paid on Base, says Relay')
  })

  it('name what did not work as what was to be done', () => {
    expect(titles(fillings.failed)).toContain('bad: Deposit 100 USDC')
    expect(titles(fillings.refunded)).toContain('bad: Relay pays on Base')
  })

  it('tell an arrival cut for the eye and never rounded up, as its headline does', () => {
    expect(titles(fillings.received)).toContain('done: Arrived: 0.099412 ETH')
  })

  it('have words of their own for each time of every step', () => {
    const { seen, filling } = m().timeline
    const { step } = ofActivity()
    for (const role of Object.keys(step.next) as (keyof typeof step.next)[]) {
      expect(new Set([step.next, step.active, step.done].map((each) => said(each[role], { amount: '1 X' }))).size).toBe(
        3,
      )
    }
    const permit = ofPermit().step
    expect(
      new Set([permit.next({ amount: '1 X' }), permit.active({ amount: '1 X' }), permit.done({ amount: '1 X' })]).size,
    ).toBe(3)
    expect(new Set(Object.values(seen)).size).toBe(3)
    expect(new Set(Object.values(filling).map((each) => each({ chain: 'X' }))).size).toBe(4)
  })
})
