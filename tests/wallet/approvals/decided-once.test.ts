import { describe, expect, it } from 'vitest'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { createOpenPrompts, type OpenPromptsPorts } from '../../../src/wallet/approvals/open-prompts.ts'
import type { Prompt } from '../../../src/wallet/approvals/prompt.ts'
import { createPromptQueue } from '../../../src/wallet/approvals/queue.ts'
import { USER } from '../../core/honest.ts'
import { OPEN_GUARD } from '../open-guard.ts'
import { silent } from '../silent.ts'

const ORIGIN = 'https://shop.test'

function stand() {
  const disk = new Map<string, Prompt>()
  const done: string[] = []
  const begun = new Map<string, string>()
  const moment = <T>(value: T) => new Promise<T>((resolve) => setImmediate(() => resolve(value)))
  let names = 0
  const prompts = createPromptQueue({
    save: (prompt) => moment(void disk.set(prompt.id, prompt)),
    list: () => moment([...disk.values()]),
    remove: async (id) => {
      await moment(undefined)
      disk.delete(id)
    },
    ...silent(),
    showWindow: () => moment(undefined),
    settleWindow: () => moment(undefined),
    changed: () => {},
    randomName: () => `name-${++names}`,
    nowSeconds: () => 0,
    nowMilliseconds: () => 0 * 1_000,
  })
  const nothing = () => {
    throw new Error('expected nobody to ask this')
  }
  const openPrompts = createOpenPrompts({
    prompts,
    decisions: {
      ask: nothing,
      decide: async () => ({ outcome: 'stale' }),
      decidePart: nothing,
      isWorse: nothing,
      openOf: nothing,
      attend: nothing,
    },
    isUnlocked: () => moment(true),
    ownAccounts: () => moment([USER]),
    suspicionOf: () => moment(undefined),
    grantOf: () => moment([USER]),
    grant: async () => void done.push(await moment('granted')),
    chainOf: () => moment(1),
    signMessage: async () => {
      done.push(await moment('signed'))
      return '0x5151'
    },
    signTypedData: nothing,
    possiblePayment: nothing,
    proposals: { of: nothing, forget: () => {}, approve: nothing },
    ownSides: nothing,
    keyOf: (_origin, callsId) => moment(begun.get(callsId)),
    profile: devnet,
    guard: OPEN_GUARD,
    after: () => () => {},
    ready: () => {},
    nowSeconds: () => 0,
  } satisfies OpenPromptsPorts)
  const asked = async (kind: 'connect' | 'message' | 'calls') => {
    const questions = {
      connect: { kind: 'connect' },
      message: { kind: 'message', account: USER, message: '0x41' },
      calls: { kind: 'calls', callsId: 'calls-1', by: 'calls', account: USER, chainId: 1, calls: [], required: [] },
    } as const
    const answer = prompts.ask({ ...questions[kind], origin: ORIGIN, key: 'k' })
    while (disk.size === 0) await moment(undefined)
    const { id, ticket } = [...disk.values()][0] ?? { id: '', ticket: '' }
    const decide = (decision: 'approve' | 'reject', by = ticket) =>
      openPrompts.decide({ id, ticket: by, decision, planHash: undefined, accounts: [USER] })
    return { id, answer, decide }
  }
  return { openPrompts, done, begun, asked }
}

describe('a question that two pages show', () => {
  it('is signed once where both say yes at one moment', async () => {
    const { asked, done } = stand()
    const { answer, decide } = await asked('message')
    const said = await Promise.all([decide('approve'), decide('approve')])
    expect(said.map(({ outcome }) => outcome)).toEqual(['approved', 'elsewhere'])
    expect(done).toEqual(['signed'])
    expect(await answer).toEqual({ ok: true, value: '0x5151' })
  })

  it.each([
    ['approve', 'reject', ['approved', 'elsewhere'], ['granted'], true],
    ['reject', 'approve', ['rejected', 'elsewhere'], [], false],
  ] as const)(
    'is a matter of the first where one says %s and the other %s',
    async (first, second, outcomes, acts, ok) => {
      const { asked, done } = stand()
      const { answer, decide } = await asked('connect')
      const said = await Promise.all([decide(first), decide(second)])
      expect(said.map(({ outcome }) => outcome)).toEqual(outcomes)
      expect(done).toEqual(acts)
      expect((await answer).ok).toBe(ok)
    },
  )

  it('is still open for the other where what the first said could not be taken', async () => {
    const { asked } = stand()
    const { decide } = await asked('connect')
    const said = await Promise.all([decide('approve', 'another ticket'), decide('approve')])
    expect(said.map(({ outcome }) => outcome)).toEqual(['stale', 'approved'])
  })

  it('is not a no by closing the window while a yes of the other is carried out', async () => {
    const { openPrompts, asked, done } = stand()
    const { answer, decide } = await asked('message')
    const [said] = await Promise.all([decide('approve'), openPrompts.rejectSeen()])
    expect(said.outcome).toBe('approved')
    expect(done).toEqual(['signed'])
    expect(await answer).toEqual({ ok: true, value: '0x5151' })
  })

  it('tells afterwards that it was decided, and of any other that it is over', async () => {
    const { openPrompts, asked } = stand()
    const { id, decide } = await asked('connect')
    expect(openPrompts.closedAs(id)).toBe('over')
    await decide('reject')
    expect(openPrompts.closedAs(id)).toBe('decided')
    expect((await decide('approve')).outcome).toBe('elsewhere')
  })
})

describe('a question whose answer was carried out, and not told, before the background was killed', () => {
  it.each([
    ['a no', 'k', { ok: true, value: 'calls-1' }, 'elsewhere'],
    ['a no to a call that found the id used', 'another', { ok: false, code: 5720 }, 'rejected'],
  ] as const)('is told as it is, whatever comes after it: %s', async (_what, key, result, outcome) => {
    const { begun, asked } = stand()
    const { answer, decide } = await asked('calls')
    begun.set('calls-1', key)
    expect((await decide('reject')).outcome).toBe(outcome)
    expect(await answer).toEqual(result)
  })

  it('is no no by closing the window', async () => {
    const { openPrompts, begun, asked } = stand()
    const { answer } = await asked('calls')
    begun.set('calls-1', 'k')
    await openPrompts.rejectSeen()
    expect(await answer).toEqual({ ok: true, value: 'calls-1' })
  })
})
