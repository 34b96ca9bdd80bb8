import { beforeEach, describe, expect, it } from 'vitest'
import type { Bundle } from '../../../src/core/bundle/bundle.ts'
import type { FundedSimulation } from '../../../src/core/bundle/funded-simulation.ts'
import { type Answer, failedSaying, saying } from '../../../src/core/reason/reason.ts'
import type { Requester } from '../../../src/core/review/approval.ts'
import { CausewayError } from '../../../src/lib/errors.ts'
import { createLock, type Lock } from '../../../src/lib/lock.ts'
import type { QuoteDecisionResult } from '../../../src/wallet/approvals/quote-decisions.ts'
import { lockOfBundle } from '../../../src/wallet/bundles/executor.ts'
import { type CallsToPropose, createPendingProposals } from '../../../src/wallet/bundles/pending-proposals.ts'
import { BEGAN, bundleOf } from '../../core/bundle/bundles.ts'
import { deposit } from '../../core/bundle/deposits.ts'
import { ETH, NOW, STRANGER, USDC, USER } from '../../core/honest.ts'
import { neverLate } from '../watched.ts'
import { held, newState, portsOf, provenLeg, short, USDC_ON_BASE, wish } from './stand.ts'
import { newWorld } from './world.ts'

const ORIGIN = 'https://shop.example'
const QUESTION: CallsToPropose = {
  id: 'prompt',
  requester: { origin: ORIGIN, callsId: 'order-7', key: 'key-1', by: 'calls' },
  ...wish(),
}
const OWN: CallsToPropose = { ...QUESTION, requester: { by: 'wallet', wish: 'revoke' } }

function newWallet() {
  const state = Object.assign(newState(), {
    nowSeconds: NOW,
    granted: [USER] as readonly string[] | undefined,
    did: [] as string[],
    requesters: [] as Requester[],
    saved: [] as Bundle[],
    failAt: '',
    isFull: false,
    names: 0,
    held: new Set<string>(),
    outcome: 'approved' as QuoteDecisionResult['outcome'],
    worse: [] as readonly string[],
    nonce: { ok: true, value: 7 } as Answer<number>,
    listSeconds: 0,
  })
  const locks = new Map<string, Lock>()
  const note = (what: string) => {
    if (what.startsWith(state.failAt) && state.failAt !== '') {
      throw state.isFull ? new CausewayError('STORE_FULL', 'no space') : new Error('killed')
    }
    state.did.push([what, ...state.held].join(' under '))
  }
  const { ask, ...asking } = portsOf(state)
  const start = () =>
    createPendingProposals({
      ...asking,
      decisions: {
        ask: (input, requester) => {
          state.requesters.push(requester)
          return ask(input)
        },
        decidePart: async (id, { ticket, planHash, decision }) => {
          note(`${decision} ${id}, ${ticket}, ${planHash}`)
          return { outcome: state.outcome, executionId: id } as QuoteDecisionResult
        },
        decide: () => Promise.reject(new Error('not asked')),
        isWorse: async (id) => {
          state.nowSeconds += state.listSeconds
          return state.worse.includes(id)
        },
        openOf: () => undefined,
        attend: () => undefined,
      },
      grantOf: async (origin) => (origin === ORIGIN ? state.granted : undefined),
      nonce: async () => state.nonce,
      after: neverLate,
      save: async (bundle) => {
        note('save')
        state.saved.push(bundle)
      },
      exclusive: (name, work) => {
        const lock = locks.get(name) ?? createLock()
        locks.set(name, lock)
        return lock(async () => {
          state.held.add(name)
          try {
            return await work()
          } finally {
            state.held.delete(name)
          }
        })
      },
      wake: (id) => note(`wake ${id}`),
      randomName: () => `name-${++state.names}`,
      nowSeconds: () => state.nowSeconds,
    })
  return { state, start }
}

let state: ReturnType<typeof newWallet>['state']
let proposals: ReturnType<ReturnType<typeof newWallet>['start']>
let start: ReturnType<typeof newWallet>['start']
beforeEach(() => {
  ;({ state, start } = newWallet())
  proposals = start()
})

const shownMark = async () => (await proposals.of(QUESTION)).mark

const approval = { currency: USDC_ON_BASE, spender: STRANGER, amount: 1n }
const doing = (native: bigint, usdc = 0n, approvals = [] as readonly (typeof approval)[]) => ({
  ok: true as const,
  value: {
    changes: [
      { currency: ETH, amount: native },
      { currency: USDC_ON_BASE, amount: usdc },
    ],
    approvals,
    deposits: [],
  },
})

describe('what is shown of a question', () => {
  it('is made once, until it is forgotten, and signs and saves nothing', async () => {
    short(state)
    const [one, two] = await Promise.all([proposals.of(QUESTION), proposals.of(QUESTION)])
    expect(two).toBe(one)
    expect(state.asked).toHaveLength(1)
    expect(state.requesters).toEqual([{ from: 'bundle', origin: ORIGIN, bundleId: 'bundle:name-1' }])
    proposals.forget(QUESTION.id)
    await proposals.of(QUESTION)
    expect(state.asked).toHaveLength(2)
    expect(state.did).toEqual([])
  })
})

describe('a yes', () => {
  it('saves the calls exactly as they were shown, and has them carried out', async () => {
    const { proposal, mark } = await proposals.of(QUESTION)
    expect(await proposals.approve(QUESTION, mark)).toEqual({ ok: true, id: 'bundle:name-1' })
    const { requester, calls, account, chainId } = QUESTION
    expect(state.saved).toMatchObject([{ requester, calls, account, chainId, funding: [], mostGas: proposal.mostGas }])
    expect(state.did).toEqual([`save under ${lockOfBundle('bundle:name-1')}`, 'wake bundle:name-1'])
  })

  it('keeps the nonce that the account has then, and is none where no node says it', async () => {
    state.nonce = failedSaying('no answer in time')
    expect(await proposals.approve(QUESTION, await shownMark())).toEqual({ ok: false })
    expect(state.did).toEqual([])
    state.nonce = { ok: true, value: 7 }
    await proposals.approve(QUESTION, await shownMark())
    expect(state.saved).toMatchObject([{ noncesAtApproval: [{ nonce: 7n }] }])
  })

  it('saves the deposits that a simulation saw, so that each is looked for', async () => {
    const value = { changes: [], approvals: [], deposits: [deposit] }
    state.simulation = { ...state.simulation, effects: { ok: true, value } }
    await proposals.approve(QUESTION, await shownMark())
    expect(state.saved).toMatchObject([{ deposits: { simulated: [deposit], read: [] } }])
  })

  it('begins nothing where a chain of one of its transfers has become slow or limited since', async () => {
    short(state)
    const { proposal, mark } = await proposals.of(QUESTION)
    state.worse = proposal.legs.flatMap((leg) => (leg.state === 'proven' ? [leg.open.id] : []))
    expect(state.worse).toHaveLength(1)
    expect(await proposals.approve(QUESTION, mark)).toEqual({ ok: false })
    expect(state.did).toEqual([])
  })

  it('saves them before their transfers begin, under the lock of whoever carries them on', async () => {
    short(state)
    state.balances = [...state.balances, held(1, USDC[1], 100n)]
    const prompt = { ...QUESTION, required: [{ token: USDC_ON_BASE, amount: 10n }] }
    const { mark } = await proposals.of(prompt)
    expect(await proposals.approve(prompt, mark)).toMatchObject({ ok: true })
    const lock = lockOfBundle('bundle:name-1')
    expect(state.did).toEqual([
      `save under ${lock}`,
      `approve leg 1, ticket of leg 1, plan of leg 1 under ${lock}`,
      `approve leg 2, ticket of leg 2, plan of leg 2 under ${lock}`,
      'wake bundle:name-1',
    ])
    expect(state.saved).toMatchObject([{ funding: ['leg 1', 'leg 2'], asksFunds: true, stage: { stage: 'funding' } }])
  })

  it.each([
    ['another mark', () => 'another'],
    ['no mark', () => ''],
  ])('leads nowhere with %s', async (_name, change) => {
    await shownMark()
    expect(await proposals.approve(QUESTION, change())).toEqual({ ok: false })
    expect(state.did).toEqual([])
  })

  it('leads nowhere where nothing was shown, or what was shown leads nowhere', async () => {
    expect(await proposals.approve(QUESTION, 'mark')).toEqual({ ok: false })
    state.simulation = { ...state.simulation, reverted: saying('execution reverted') }
    expect(await proposals.approve(QUESTION, await shownMark())).toEqual({ ok: false })
    expect(state.did).toEqual([])
  })

  it('counts once, also when it is said twice at the same moment', async () => {
    const mark = await shownMark()
    const answers = await Promise.all([proposals.approve(QUESTION, mark), proposals.approve(QUESTION, mark)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await proposals.approve(QUESTION, mark)).toEqual({ ok: false })
    expect(state.saved).toHaveLength(1)
  })

  it.each([
    ['sees nothing any more', undefined],
    ['sees another account', [STRANGER]],
  ])('leads nowhere where the site %s', async (_name, granted) => {
    const mark = await shownMark()
    state.granted = granted
    expect(await proposals.approve(QUESTION, mark)).toEqual({ ok: false })
    expect(state.did).toEqual([])
  })

  it('to what the wallet itself asks needs no site, and brings what is missing for no site', async () => {
    short(state)
    state.granted = undefined
    const { mark } = await proposals.of(OWN)
    expect(state.requesters).toEqual([{ from: 'bundle', bundleId: 'bundle:name-1' }])
    expect(await proposals.approve(OWN, mark)).toEqual({ ok: true, id: 'bundle:name-1' })
    expect(state.saved).toMatchObject([{ requester: OWN.requester, funding: ['leg 1'] }])
  })

  it('to what a site asked counts for nothing that the wallet asks by the same name', async () => {
    expect(await proposals.approve(OWN, await shownMark())).toEqual({ ok: false })
    expect(state.did).toEqual([])
  })

  it('leads nowhere after one of its transfers is too old, and is then shown anew', async () => {
    short(state)
    const mark = await shownMark()
    state.nowSeconds = NOW + 31
    expect(await proposals.approve(QUESTION, mark)).toEqual({ ok: false })
    expect(state.did).toEqual([])
    state.answer = (input) => provenLeg(input, { id: 'new leg', until: NOW + 60 })
    const again = await shownMark()
    expect(again).not.toBe(mark)
    expect(await proposals.approve(QUESTION, again)).toMatchObject({ ok: true })
  })

  it.each([
    ['by now', 3_600],
    ['by a clock that was set back', -3_600],
  ])('to what was tried out seconds ago is a yes to what the calls would do %s', async (_when, seconds) => {
    const mark = await shownMark()
    state.nowSeconds = NOW + seconds
    state.simulation = { ...state.simulation, effects: doing(-5n, -1n) }
    expect(await proposals.approve(QUESTION, mark)).toEqual({ ok: false })
    expect(state.did).toEqual([])
    const again = await shownMark()
    expect(again).not.toBe(mark)
    expect(await proposals.approve(QUESTION, again)).toMatchObject({ ok: true })
  })

  it('leads nowhere where the calls do something else once it was read how the chains are', async () => {
    short(state)
    const mark = await shownMark()
    state.listSeconds = 6
    state.simulation = { ...state.simulation, effects: doing(-6n) }
    expect(await proposals.approve(QUESTION, mark)).toEqual({ ok: false })
    expect(state.did).toEqual([])
  })

  it.each<[string, () => FundedSimulation]>([
    ['fail now', () => ({ ...state.simulation, reverted: saying('execution reverted') })],
    ['take more', () => ({ ...state.simulation, effects: doing(-6n) })],
    ['bring less', () => ({ ...state.simulation, effects: doing(-5n, 980n) })],
    ['give an allowance', () => ({ ...state.simulation, effects: doing(-5n, 1_000n, [approval]) })],
    ['cannot be tried out', () => ({ ...state.simulation, effects: failedSaying('silent') })],
  ])('leads nowhere where the calls %s', async (_name, change) => {
    state.simulation = { ...state.simulation, effects: doing(-5n, 1_000n) }
    const mark = await shownMark()
    state.nowSeconds = NOW + 6
    state.simulation = change()
    expect(await proposals.approve(QUESTION, mark)).toEqual({ ok: false })
    expect(state.did).toEqual([])
  })

  it('leads nowhere where the wallet has come to know the order that the calls pay for', async () => {
    const value = { changes: [], approvals: [], deposits: [deposit] }
    state.simulation = { ...state.simulation, effects: { ok: true, value } }
    const mark = await shownMark()
    state.nowSeconds = NOW + 6
    state.known.set(deposit.orderId.toLowerCase(), 'paid')
    expect(await proposals.approve(QUESTION, mark)).toEqual({ ok: false })
  })

  it('holds where the calls would do the same, or better, for another gas', async () => {
    state.simulation = { ...state.simulation, effects: doing(-5n, 1_000n) }
    const mark = await shownMark()
    state.nowSeconds = NOW + 3_600
    state.simulation = { ...state.simulation, gasUsed: [30_000n], effects: doing(-5n, 1_001n) }
    expect(await proposals.approve(QUESTION, mark)).toMatchObject({ ok: true })
  })

  it('leads nowhere after a restart, until it is shown again', async () => {
    const mark = await shownMark()
    proposals = start()
    expect(await proposals.approve(QUESTION, mark)).toEqual({ ok: false })
    expect(state.did).toEqual([])
  })
})

describe('a transfer that does not begin after all', () => {
  it('is the last that is tried, so that no money is moved for calls that will not be made', async () => {
    short(state)
    state.balances = [...state.balances, held(1, USDC[1], 100n)]
    state.outcome = 'locked'
    const prompt = { ...QUESTION, required: [{ token: USDC_ON_BASE, amount: 10n }] }
    const { mark } = await proposals.of(prompt)
    await proposals.approve(prompt, mark)
    expect(state.did.filter((each) => each.startsWith('approve'))).toHaveLength(1)
  })
})

describe('a death of the background at a yes', () => {
  it('before anything is saved leaves nothing behind', async () => {
    short(state)
    const mark = await shownMark()
    state.failAt = 'save'
    await expect(proposals.approve(QUESTION, mark)).rejects.toThrow('killed')
    expect([state.saved, state.did]).toEqual([[], []])
  })

  it('before the transfers are begun ends the calls as not funded, with nothing signed', async () => {
    short(state)
    const mark = await shownMark()
    state.failAt = 'approve'
    await expect(proposals.approve(QUESTION, mark)).rejects.toThrow('killed')
    const [bundle = bundleOf(1)] = state.saved
    const world = newWorld()
    world.state.now = BEGAN
    world.state.disk.set(bundle.id, bundle)
    expect((await world.live(bundle.id))?.stage).toMatchObject({
      stage: 'failed',
      end: { reason: 'notFunded', executionId: 'leg 1', isRefunded: false },
    })
    expect(world.state.sent).toEqual([])
  })
})

describe('a full disk', () => {
  it('refuses an approval, and the same one succeeds once there is space', async () => {
    const mark = await shownMark()
    Object.assign(state, { isFull: true, failAt: 'save' })
    await expect(proposals.approve(QUESTION, mark)).rejects.toMatchObject({ code: 'STORE_FULL' })
    state.failAt = ''
    expect(await proposals.approve(QUESTION, mark)).toMatchObject({ ok: true })
    expect(state.saved).toHaveLength(1)
  })

  it('refuses a part of the money after the bundle is saved, which then tells about it', async () => {
    short(state)
    const mark = await shownMark()
    Object.assign(state, { isFull: true, failAt: 'approve' })
    expect(await proposals.approve(QUESTION, mark)).toMatchObject({ ok: true })
    expect([state.saved.length, state.did.filter((what) => what.startsWith('wake')).length]).toEqual([1, 1])
  })
})
