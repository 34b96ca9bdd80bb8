import { encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { expect, it } from 'vitest'
import type { BundleCall } from '../../../src/core/bundle/bundle.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { failedSaying } from '../../../src/core/reason/reason.ts'
import { fingerprint } from '../../../src/lib/fingerprint.ts'
import { createOpenPrompts, type OpenPromptsPorts } from '../../../src/wallet/approvals/open-prompts.ts'
import type { Prompt } from '../../../src/wallet/approvals/prompt.ts'
import { createPromptQueue } from '../../../src/wallet/approvals/queue.ts'
import type { CallsToPropose, MarkedProposal } from '../../../src/wallet/bundles/pending-proposals.ts'
import { STRANGER, USDC, USER } from '../../core/honest.ts'
import { only } from '../../made.ts'
import { OPEN_GUARD } from '../open-guard.ts'
import { silent } from '../silent.ts'

const ORIGIN = 'https://shop.test'
const ABI = parseAbi(['function approve(address spender, uint256 amount)'])
const approve = (amount: bigint): BundleCall => ({
  to: USDC[1],
  value: 0n,
  data: encodeFunctionData({ abi: ABI, args: [STRANGER, amount] }),
  gas: undefined,
})
const UNTRIED = { effects: failedSaying('not tried') } as never
const markOf = (calls: readonly BundleCall[]) => fingerprint(calls.map(({ data }) => data))

async function asked(calls: readonly BundleCall[]) {
  const disk = new Map<string, Prompt>()
  const approved: CallsToPropose[] = []
  const nothing = () => {
    throw new Error('expected nobody to ask this')
  }
  let names = 0
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
  const open = () =>
    createOpenPrompts({
      prompts,
      decisions: only<OpenPromptsPorts['decisions']>({}),
      isUnlocked: async () => true,
      ownAccounts: async () => [USER],
      suspicionOf: async () => undefined,
      grantOf: async () => [USER],
      grant: nothing,
      chainOf: async () => 1,
      signMessage: nothing,
      signTypedData: nothing,
      possiblePayment: nothing,
      proposals: {
        of: async (shown) => only<MarkedProposal>({ mark: markOf(shown.calls), triedAtSeconds: 0, proposal: UNTRIED }),
        forget: () => {},
        approve: async (shown, mark) => {
          if (mark !== markOf(shown.calls)) return { ok: false }
          approved.push(shown)
          return { ok: true, id: 'bundle:1' }
        },
      },
      ownSides: nothing,
      keyOf: async () => undefined,
      profile: devnet,
      guard: OPEN_GUARD,
      after: () => () => {},
      ready: () => {},
      nowSeconds: () => 0,
    })
  const wanted = { callsId: 'calls-1', by: 'calls', account: USER, chainId: 1, calls, required: [] } as const
  const answer = prompts.ask({ kind: 'calls', ...wanted, origin: ORIGIN, key: 'k' })
  await expect.poll(() => disk.size).toBe(1)
  const { id, ticket } = [...disk.values()][0] ?? { id: '', ticket: '' }
  const decide = (planHash: string) => open().decide({ id, ticket, decision: 'approve', planHash, accounts: undefined })
  const stored = () => [...disk.values()].flatMap((each) => (each.kind === 'calls' ? each.calls : []))
  return { open, approved, answer, id, decide, stored }
}

it('lowers the one call, shows it anew, and approves nothing else', async () => {
  const calls = [approve(7n), approve(maxUint256)]
  const { open, approved, answer, id, decide, stored } = await asked(calls)
  const limited = [approve(7n), approve(5n)]
  const entry = await open().limitAllowance(id, { index: 1, amount: 5n })
  expect(entry).toMatchObject({ kind: 'calls', prompt: { id, calls: limited }, shown: { mark: markOf(limited) } })
  expect(stored()).toEqual(limited)
  // The approval of the calls as they were first shown means another thing.
  expect(await decide(markOf(calls))).not.toMatchObject({ outcome: 'approved' })
  expect(approved).toEqual([])
  // Another background, after a kill, finds the lowered calls.
  expect(await decide(markOf(limited))).toMatchObject({ outcome: 'approved' })
  expect(approved).toMatchObject([{ calls: limited }])
  expect(await answer).toEqual({ ok: true, value: 'calls-1' })
})

it.each([
  ['an amount that is not lower', 1, maxUint256],
  ['nothing at all', 1, 0n],
  ['a call that has a limit', 0, 5n],
  ['a call that is not there', 2, 5n],
])('changes nothing for %s', async (_name, index, amount) => {
  const calls = [approve(7n), approve(maxUint256)]
  const { open, id, stored } = await asked(calls)
  expect(await open().limitAllowance(id, { index, amount })).toBeUndefined()
  expect(stored()).toEqual(calls)
})

it('changes nothing for a prompt that is over', async () => {
  const calls = [approve(maxUint256)]
  const { open, id, decide } = await asked(calls)
  await decide(markOf(calls))
  expect(await open().limitAllowance(id, { index: 0, amount: 5n })).toBeUndefined()
})
