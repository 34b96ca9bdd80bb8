import { describe, expect, it } from 'vitest'
import type { TypedData } from '../../src/core/execution/item.ts'
import type { Act } from '../../src/core/policy/act.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { createOpenPrompts, type OpenPromptsPorts } from '../../src/wallet/approvals/open-prompts.ts'
import type { Prompt, PromptRequest } from '../../src/wallet/approvals/prompt.ts'
import { createPromptQueue } from '../../src/wallet/approvals/queue.ts'
import type { MarkedProposal } from '../../src/wallet/bundles/pending-proposals.ts'
import { STRANGER, USER } from '../core/honest.ts'
import { only } from '../made.ts'
import { silent } from './silent.ts'

const ORIGIN = 'https://shop.test'
const REFUSAL = { why: 'missing', reasons: ['somebodyNew'], waitSeconds: 0, failedAttempts: 0 } as const
const PASSWORD = 'four unrelated words today'

/** The policy wants the password. */
async function asked(question: PromptRequest) {
  const disk = new Map<string, Prompt>()
  const guarded: { act: Act; password: string | undefined }[] = []
  const done: string[] = []
  let names = 0
  const nothing = () => {
    throw new Error('expected nobody to ask this')
  }
  const prompts = createPromptQueue({
    save: async (prompt) => void disk.set(prompt.id, prompt),
    list: async () => [...disk.values()],
    remove: async (id) => void disk.delete(id),
    ...silent(),
    showWindow: async () => {},
    settleWindow: async () => {},
    changed: () => {},
    randomName: () => `name-${++names}`,
    nowSeconds: () => 0,
    nowMilliseconds: () => 0 * 1_000,
  })
  const effects = { ok: true, value: { changes: [], approvals: [], deposits: [] } } as const
  const shown = only<MarkedProposal>({ proposal: { effects }, mark: 'shown' })
  const openPrompts = createOpenPrompts({
    prompts,
    decisions: {
      ask: nothing,
      decide: nothing,
      decidePart: nothing,
      isWorse: nothing,
      openOf: () => undefined,
      attend: nothing,
    },
    isUnlocked: async () => true,
    ownAccounts: async () => [USER],
    suspicionOf: async () => undefined,
    grantOf: async () => [USER],
    grant: nothing,
    chainOf: async () => 1,
    signMessage: async () => {
      done.push('message')
      return '0x51'
    },
    signTypedData: async () => {
      done.push('data')
      return '0x51'
    },
    possiblePayment: async () => undefined,
    proposals: {
      of: async () => shown,
      forget: () => {},
      approve: async (_, mark) => {
        done.push(`calls ${mark}`)
        return { ok: true, id: 'bundle:1' }
      },
    },
    ownSides: nothing,
    keyOf: async () => undefined,
    profile: devnet,
    guard: {
      pass: async (act, work) => {
        guarded.push(act)
        return act.password === PASSWORD ? { passed: true, value: await work() } : { passed: false, refusal: REFUSAL }
      },
    },
    after: () => () => {},
    ready: () => {},
    nowSeconds: () => 0,
  } satisfies OpenPromptsPorts)
  void prompts.ask(question)
  while (disk.size === 0) await new Promise((resolve) => setImmediate(resolve))
  const { id, ticket } = [...disk.values()][0] ?? { id: '', ticket: '' }
  const decide = (decision: 'approve' | 'reject', password?: string, planHash = 'shown') =>
    openPrompts.decide({ id, ticket, decision, planHash, accounts: undefined, password })
  return { openPrompts, id, decide, guarded, done, disk }
}

const from = { origin: ORIGIN, key: 'k' }
const permit: TypedData = {
  domain: {},
  types: {
    Permit: [
      { name: 'owner', type: 'address' },
      { name: 'spender', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
    ],
  },
  primaryType: 'Permit',
  message: { owner: USER, spender: STRANGER, value: 1n, nonce: 0n, deadline: 0n },
}
const call = { to: STRANGER, data: '0x', value: 1n, gas: undefined } as const
const ether = devnet.chains.find(({ id }) => id === 1)?.native
const QUESTIONS: readonly [string, PromptRequest, Act, string][] = [
  [
    'a message',
    { ...from, kind: 'message', account: USER, message: '0x41' },
    { what: 'message', account: USER },
    'message',
  ],
  [
    'typed data',
    { ...from, kind: 'typedData', account: USER, typedData: permit },
    { what: 'payment', account: USER, payees: [STRANGER], leaves: undefined },
    'data',
  ],
  [
    'calls',
    { ...from, kind: 'calls', callsId: '0x1', by: 'calls', account: USER, chainId: 1, calls: [call], required: [] },
    {
      what: 'payment',
      account: USER,
      payees: [STRANGER, STRANGER],
      leaves: ether ? [{ currency: ether, value: 1n }] : [],
    },
    'calls shown',
  ],
]

describe('a question of a page that the safeguards hold up', () => {
  it.each(QUESTIONS)('is open until the password came along: %s', async (_name, question, act, what) => {
    const { openPrompts, id, decide, guarded, done, disk } = await asked(question)
    expect(await openPrompts.actOf(id)).toEqual(act)
    expect(await decide('approve')).toEqual({ outcome: 'password', ...REFUSAL })
    expect(await decide('approve', 'wrong')).toEqual({ outcome: 'password', ...REFUSAL })
    expect([done, disk.size]).toEqual([[], 1])
    expect(await decide('approve', PASSWORD)).toMatchObject({ outcome: 'approved' })
    expect(guarded).toEqual([undefined, 'wrong', PASSWORD].map((password) => ({ act, password })))
    expect([done, disk.size]).toEqual([[what], 0])
  })

  it.each(QUESTIONS)('can be refused without it: %s', async (_name, question) => {
    const { decide, guarded, done } = await asked(question)
    expect(await decide('reject')).toEqual({ outcome: 'rejected' })
    expect([guarded, done]).toEqual([[], []])
  })

  it('tries no password for calls that are not those that were shown', async () => {
    const [, , [, question]] = QUESTIONS as readonly [unknown, unknown, (typeof QUESTIONS)[number]]
    const { decide, guarded, done } = await asked(question)
    expect(await decide('approve', PASSWORD, 'another')).toEqual({ outcome: 'stale' })
    expect([guarded, done]).toEqual([[], []])
  })
})
