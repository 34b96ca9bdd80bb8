import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { knownFact } from '../../src/core/chain/facts.ts'
import { apply } from '../../src/core/execution/apply.ts'
import type { Execution } from '../../src/core/execution/execution.ts'
import { devnet } from '../../src/core/profiles/devnet.ts'
import { CausewayError } from '../../src/lib/errors.ts'
import { createBundles } from '../../src/store/bundles/store.ts'
import { createExecutions } from '../../src/store/executions/store.ts'
import type { Prompt } from '../../src/wallet/approvals/prompt.ts'
import { createPromptDecisions, type PromptDecisionPorts } from '../../src/wallet/approvals/prompt-decisions.ts'
import { callsOfPrompt, type PromptDetails } from '../../src/wallet/approvals/prompt-details.ts'
import { createQuoteDecisions } from '../../src/wallet/approvals/quote-decisions.ts'
import { runBundle } from '../../src/wallet/bundles/executor.ts'
import { createPendingProposals, type PendingProposalPorts } from '../../src/wallet/bundles/pending-proposals.ts'
import { performForBundle } from '../../src/wallet/bundles/perform.ts'
import type { BundlePorts } from '../../src/wallet/bundles/ports.ts'
import { runExecution } from '../../src/wallet/engine/executor.ts'
import { createDelivery, deliveredOnce } from '../../src/wallet/notifications/delivery.ts'
import { bundleNewsKey } from '../../src/wallet/notifications/notification-id.ts'
import { bundleOf } from '../core/bundle/bundles.ts'
import { ethInput, honestFacts, honestQuote, NOW, USER } from '../core/honest.ts'
import { only } from '../made.ts'
import { approved, newWorker, withEmptyDisk } from '../store/stand.ts'
import { newState, portsOf, wish } from './bundles/stand.ts'
import { OPEN_GUARD } from './open-guard.ts'
import { executorPorts, newSim } from './sim.ts'
import { neverLate } from './watched.ts'

withEmptyDisk()

const FULL = { code: 'STORE_FULL' }

function fillDisk(): () => void {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no space', 'QuotaExceededError')
  })
  return () => put.mockRestore()
}

/** The desktop and the browser's memory outlive each background. */
function newDesktop() {
  const state = { shown: [] as string[], memory: undefined as unknown }
  const startTelling = () => {
    const tellOnce = deliveredOnce(
      createDelivery(() => NOW),
      {
        read: async () => state.memory,
        write: async (keys) => {
          state.memory = keys
        },
      },
    )
    return (key: string) => tellOnce(key, async () => void state.shown.push(key))
  }
  return { state, startTelling }
}

afterEach(() => void vi.restoreAllMocks())

let desktop: ReturnType<typeof newDesktop>
beforeEach(() => {
  desktop = newDesktop()
})

describe('a transfer on a disk that fills up', () => {
  const sim = newSim(() => undefined)

  function startBackground() {
    const executions = createExecutions(newWorker())
    const tell = desktop.startTelling()
    const ports = executorPorts(sim, ethInput)
    const look = () =>
      runExecution('transfer', {
        ...ports,
        load: executions.load,
        save: executions.save,
        perform: (task, execution) =>
          task.task === 'tell'
            ? tell(task.notice.key).then((isTold) =>
                isTold ? { event: 'told', key: task.notice.key, atSeconds: NOW } : undefined,
              )
            : ports.perform(task, execution),
      })
    return { executions, look }
  }

  it('is told once, by a later background too', async () => {
    const { executions, look } = startBackground()
    const execution = approved()
    await executions.begin(execution)
    const ended = { event: 'ended', end: { reason: 'abandoned' }, atSeconds: NOW } as const
    await executions.save(apply(execution, ended), ended)
    const empty = fillDisk()
    for (let tries = 0; tries < 3; tries += 1) await expect(look()).rejects.toMatchObject(FULL)
    await expect(startBackground().look()).rejects.toMatchObject(FULL)
    empty()
    const after = startBackground()
    await after.look()
    expect(desktop.state.shown).toEqual([expect.stringContaining('failed')])
    expect((await after.executions.load('transfer'))?.pendingNotifications).toEqual([])
  })

  it('sends nothing that it cannot save, and goes on once there is space', async () => {
    const { executions, look } = startBackground()
    await executions.begin(approved())
    const empty = fillDisk()
    for (let tries = 0; tries < 3; tries += 1) await expect(look()).rejects.toMatchObject(FULL)
    expect([sim.sent, sim.signatures]).toEqual([[], []])
    empty()
    await look()
    expect(sim.sent).toHaveLength(1)
  })
})

describe('a bundle on a disk that fills up', () => {
  it('is told once', async () => {
    const startBackground = () => {
      const bundles = createBundles(newWorker())
      const tell = desktop.startTelling()
      const ports = {
        nowSeconds: () => NOW,
        tell: (bundle) => tell(bundleNewsKey(bundle)),
      } as Pick<BundlePorts, 'nowSeconds' | 'tell'> as BundlePorts
      const look = () =>
        runBundle('bundle:one', {
          load: bundles.load,
          save: bundles.save,
          perform: (task, bundle) => performForBundle(task, bundle, ports),
          after: neverLate,
          exclusive: (_name, work) => work(),
        })
      return { bundles, look }
    }
    const { bundles, look } = startBackground()
    const bundle = bundleOf(1)
    await bundles.save(bundle)
    await bundles.save({ ...bundle, seq: 1, stage: { stage: 'failed', end: { reason: 'expired' } } })
    const empty = fillDisk()
    for (let tries = 0; tries < 3; tries += 1) await expect(look()).rejects.toMatchObject(FULL)
    empty()
    await startBackground().look()
    expect([desktop.state.shown.length, (await bundles.load('bundle:one'))?.isTold]).toEqual([1, true])
  })
})

describe('an approval of an open review on a full disk', () => {
  it('is answered with the full disk, signs nothing, and succeeds once there is space', async () => {
    const executions = createExecutions(newWorker())
    await executions.list()
    const woken: string[] = []
    let isSilent = false
    const decisions = createQuoteDecisions({
      profile: devnet,
      quote: async () => ({ ok: true, text: JSON.stringify(honestQuote(ethInput)), body: honestQuote(ethInput) }),
      facts: async ({ receivedAtSeconds }) => ({ ...honestFacts(), nowSeconds: NOW, receivedAtSeconds }),
      ownAddresses: async () => [USER],
      watched: async () => [],
      nowSeconds: () => NOW,
      randomName: () => 'name',
      isUnlocked: async () => true,
      isExpert: async () => false,
      prices: async () => [],
      limits: async () => ({}),
      begin: async (execution) => {
        if (isSilent) throw new CausewayError('PAID_BEFORE_UNREAD', undefined)
        await executions.begin(execution)
      },
      wake: (id) => void woken.push(id),
      noncesOf: async () => [],
      prefetch: () => undefined,
      chainList: async () => ({ chains: knownFact([], 'test'), skewSeconds: 0 }),
      guard: OPEN_GUARD,
      newest: () => executions.list({ limit: 30 }),
    })
    const asked = await decisions.ask(ethInput, { from: 'popup' })
    if (asked.state !== 'proven') throw new Error(asked.state)
    const { id, ticket, quote } = asked.open
    const confirm = () => decisions.decide(id, { ticket, planHash: quote.planHash, decision: 'approve' })
    const empty = fillDisk()
    for (let tries = 0; tries < 2; tries += 1) await expect(confirm()).rejects.toMatchObject(FULL)
    empty()
    // Nobody says what a reusable address received before.
    isSilent = true
    await expect(confirm()).rejects.toMatchObject({ code: 'PAID_BEFORE_UNREAD' })
    isSilent = false
    const stored = async (): Promise<readonly Execution[]> => executions.list()
    expect([await stored(), woken]).toEqual([[], []])
    expect(await confirm()).toEqual({ outcome: 'approved', executionId: id })
    expect(await confirm()).toEqual({ outcome: 'stale' })
    expect([(await stored()).length, woken]).toEqual([1, [id]])
  })
})

describe('an approval of an app’s calls on a full disk', () => {
  it('is answered with the full disk, leaves the request open, and succeeds once there is space', async () => {
    const bundles = createBundles(newWorker())
    await bundles.list(1)
    const { ask: _quotes, ...asking } = portsOf(newState())
    const woken: string[] = []
    const ended: unknown[] = []
    const proposals = createPendingProposals({
      ...asking,
      decisions: only<PendingProposalPorts['decisions']>({ attend: () => undefined }),
      grantOf: async () => [USER],
      save: bundles.save,
      exclusive: (_name, work) => work(),
      nonce: async () => ({ ok: true, value: 7 }),
      after: neverLate,
      wake: (id) => void woken.push(id),
      nowSeconds: () => NOW,
      randomName: () => 'name',
    })
    type Used = Pick<PromptDecisionPorts, 'profile' | 'guard' | 'prompts' | 'proposals' | 'isUnlocked' | 'ownAccounts'>
    const ports: Used = {
      ...{ profile: devnet, guard: OPEN_GUARD, proposals },
      prompts: { isIntact: async () => true },
      ...{ isUnlocked: async () => true, ownAccounts: async () => [USER] },
    }
    const details: Pick<PromptDetails, 'openQuoteOf' | 'alreadyAnswered' | 'end'> = {
      openQuoteOf: async () => undefined,
      alreadyAnswered: async () => undefined,
      end: async (_id, result) => void ended.push(result),
    }
    const decisions = createPromptDecisions(ports as PromptDecisionPorts, details as PromptDetails)
    const site = { origin: 'https://shop.example', callsId: 'order-7', key: 'key-1', by: 'calls' } as const
    const about = { ticket: 'ticket', createdAtSeconds: NOW, callKeys: [] }
    const prompt: Prompt = { kind: 'calls', id: 'prompt', ...site, ...about, ...wish() }
    const { mark: planHash } = await proposals.of(callsOfPrompt(prompt))
    const confirm = () =>
      decisions.decide(prompt, { id: prompt.id, ticket: 'ticket', planHash, decision: 'approve', accounts: undefined })
    const empty = fillDisk()
    for (let tries = 0; tries < 2; tries += 1) await expect(confirm()).rejects.toMatchObject(FULL)
    empty()
    expect([await bundles.inFlight(), woken, ended]).toEqual([[], [], []])
    expect(await confirm()).toMatchObject({ outcome: 'approved' })
    expect([(await bundles.inFlight()).length, woken.length]).toEqual([1, 1])
    expect(ended).toEqual([{ ok: true, value: 'order-7' }])
  })
})
