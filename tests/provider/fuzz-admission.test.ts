import fc from 'fast-check'
import { hashTypedData } from 'viem/utils'
import { expect, it } from 'vitest'
import { approvalView } from '../../entrypoints/background/handlers/views/approval.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { failedFor } from '../../src/core/reason/reason.ts'
import { fromWire, toWire } from '../../src/lib/bigint-json.ts'
import type { ProviderPorts } from '../../src/provider/ports.ts'
import { createRouter } from '../../src/provider/router/router.ts'
import { ProviderRpcError } from '../../src/provider/rpc-error.ts'
import { createPromptStore, type StoredPrompt } from '../../src/store/sites/prompts.ts'
import type { Prompt, PromptRequest } from '../../src/wallet/approvals/prompt.ts'
import type { PromptEntry } from '../../src/wallet/approvals/prompt-details.ts'
import type { MarkedProposal } from '../../src/wallet/bundles/pending-proposals.ts'
import { sendCalls } from '../../src/wallet/bundles/send-calls.ts'
import { promptTypedData } from '../../src/wallet/sites/site-prompts.ts'
import { count } from '../count.ts'
import { only } from '../made.ts'
import { newWorker, withEmptyDisk } from '../store/stand.ts'
import { memory } from '../wallet/silent.ts'
import { wish } from './fuzz-messages.ts'
import { ACCOUNT, createWallet, openRelayed, settle } from './stand.ts'

// As fuzz.test.ts, with `CAUSEWAY_ADMISSION`.
const WISHES = count('CAUSEWAY_ADMISSION', { usual: 300, deep: 100_000 })
const SEED = Number(process.env['CAUSEWAY_SEED'] ?? Date.now())
const AT_ONCE = 20

withEmptyDisk()

const PARTS = { profile: devnet, descriptors: [], stores: { accounts: { list: async () => [] } } } as never
const SHOWN = only<MarkedProposal>({
  proposal: { effects: failedFor({ code: 'TIMEOUT' }), missing: [], legs: [] },
  mark: '',
  triedAtSeconds: 0,
})

function entryOf(prompt: Prompt): PromptEntry {
  const asked = { suspicion: undefined, signIn: undefined, shown: SHOWN }
  if (prompt.kind === 'calls') return { ...asked, kind: 'calls', prompt }
  if (prompt.kind === 'typedData') return { ...asked, kind: 'signing', prompt }
  throw new Error(`expected no ${prompt.kind}`)
}

it(`stores, hashes and draws each admitted one of ${WISHES} wishes, over the relay`, async () => {
  const prompts = createPromptStore(newWorker())
  const counted = { typedData: 0, calls: 0 }

  async function admit(request: PromptRequest): Promise<void> {
    if (request.kind !== 'typedData' && request.kind !== 'calls') throw new Error(`expected no ${request.kind}`)
    counted[request.kind] += 1
    const prompt: StoredPrompt = {
      ...request,
      id: `${counted.typedData} ${counted.calls}`,
      ticket: 't',
      createdAtSeconds: 0,
      callKeys: [],
    }
    await prompts.save(prompt)
    const stored = await prompts.load(prompt.id)
    expect(stored).toStrictEqual(prompt)
    await prompts.remove(prompt.id)
    const view = await approvalView(entryOf(prompt), PARTS)
    expect(view.kind).toBe(request.kind)
    expect(fromWire(toWire(view))).toEqual(view)
    if (view.kind === 'typedData')
      expect(view.hashes.digest).toBe(hashTypedData(view.typedData as Parameters<typeof hashTypedData>[0]))
  }

  const failures: unknown[] = []
  const ask = async (request: PromptRequest) => {
    await admit(request).catch((error: unknown) => failures.push(error))
    return { ok: false, code: 4001 } as const
  }
  const { ports } = createWallet()
  const grantedAccounts = async () => [ACCOUNT]
  const no = async () => {
    throw new ProviderRpcError(4001, 'The user rejected this.')
  }
  const wishPorts: ProviderPorts = {
    ...ports,
    ...{ grantedAccounts, accountsOf: grantedAccounts },
    signTypedData: async (origin, wanted) => promptTypedData(origin, wanted, { grantedAccounts, ask }).then(no),
    sendCalls: async (origin, request) =>
      sendCalls(origin, request, {
        ...{ grantedAccounts, ask, bundleOf: async () => undefined, hasExecution: async () => false },
        ...{ inFlight: async () => [], isTaken: () => false },
      }).then(no),
  }
  for (let first = 0; first < WISHES; first += AT_ONCE) {
    const sent = fc.sample(wish, { seed: SEED + first, numRuns: AT_ONCE })
    const opened = sent.map((each) => {
      const port = openRelayed(createRouter({ ...wishPorts, rejections: memory() }))
      port.raw(each)
      return port
    })
    for (const port of opened) while (!port.told.some((each) => 'key' in each)) await settle()
    for (const port of opened) port.close()
    if (failures.length > 0)
      throw new Error(`CAUSEWAY_SEED=${SEED}, from ${first} on: ${failures[0]}`, { cause: failures[0] })
  }
  expect(Math.min(counted.typedData, counted.calls)).toBeGreaterThan(WISHES / 30)
}, 1_800_000)
