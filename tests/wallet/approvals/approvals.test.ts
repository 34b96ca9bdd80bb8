import { describe, expect, it } from 'vitest'
import { type ChainRecordFact, type Facts, knownFact, unknownFact } from '../../../src/core/chain/facts.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import type { Suspicion } from '../../../src/core/phishing/suspicion.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { tickOfFinding } from '../../../src/core/review/ticks.ts'
import { fingerprint } from '../../../src/lib/fingerprint.ts'
import { bytesToHex } from '../../../src/lib/hex.ts'
import { createOpenPrompts } from '../../../src/wallet/approvals/open-prompts.ts'
import type { Prompt } from '../../../src/wallet/approvals/prompt.ts'
import { createPromptQueue } from '../../../src/wallet/approvals/queue.ts'
import { createQuoteDecisions } from '../../../src/wallet/approvals/quote-decisions.ts'
import type { TransferFromAccount } from '../../../src/wallet/quotes/own-address-ports.ts'
import { promptConnection, promptIntent, promptMessage } from '../../../src/wallet/sites/site-prompts.ts'
import { ethInput, honestFacts, honestQuote, NOW, rehash, STRANGER, USER } from '../../core/honest.ts'
import { OPEN_GUARD } from '../open-guard.ts'
import { silent } from '../silent.ts'

const ORIGIN = 'https://shop.test'
const BASE: ChainRecordFact = {
  ...{ id: 8453, slug: undefined, vmType: undefined, nativeSymbol: undefined, nativeDecimals: undefined },
  ...{ depository: undefined, contracts: {}, firstContracts: undefined, solvers: [] },
  ...{ isDisabled: false, isLagging: false, isLimited: false },
}

/** The loss, 15 % of the input, exceeds thirty dollars. */
function dearQuote(): unknown {
  const quote = honestQuote(ethInput)
  const { v2 } = quote.protocol
  const arrives = `${(ethInput.amount * 85n) / 100n}`
  Object.assign(quote.details.currencyOut, { amount: arrives, minimumAmount: arrives })
  for (const each of v2.orderData.output.payments)
    Object.assign(each, { expectedAmount: arrives, minimumAmount: arrives })
  const changed = JSON.stringify(quote).replaceAll(v2.orderId.slice(2), rehash(v2.orderData).slice(2))
  return JSON.parse(changed)
}

function wallet() {
  const disk = {
    prompts: new Map<string, Prompt>(),
    executions: new Map<string, Execution>(),
    grants: new Map<string, readonly string[]>(),
    insistedOn: undefined as string | undefined,
    bundles: new Set<string>(),
  }
  const state = {
    isUnlocked: true,
    nowSeconds: NOW,
    names: 0,
    windows: 0,
    settled: [] as number[],
    quote: honestQuote(ethInput) as unknown,
    simulated: [] as string[],
    chains: knownFact([BASE], 'test') as Facts['chains'],
    sites: [] as (string | undefined)[],
    suspicion: undefined as Suspicion | undefined,
    isDiskSick: false,
    isHung: false,
    isForged: false,
    own: [USER] as readonly string[],
  }
  const randomName = () => `name-${++state.names}`
  const executionOf = async (origin: string, callsId: string) =>
    [...disk.executions.values()].find(
      ({ requester }) => requester.from === 'dapp' && requester.origin === origin && requester.callsId === callsId,
    )
  const start = () => {
    const prompts = createPromptQueue({
      save: async (prompt) => void disk.prompts.set(prompt.id, prompt),
      list: async () => [...disk.prompts.values()],
      remove: async (id) => void disk.prompts.delete(id),
      ...silent(() => state.nowSeconds),
      isIntact: async () => !state.isForged,
      showWindow: async () => {
        state.windows += 1
      },
      settleWindow: async () => {
        state.settled.push(disk.prompts.size)
      },
      changed: () => {},
      randomName,
      nowSeconds: () => state.nowSeconds,
      nowMilliseconds: () => state.nowSeconds * 1_000,
    })
    const decisions = createQuoteDecisions({
      profile: devnet,
      quote: async () => {
        if (state.isHung) return new Promise(() => {})
        return { ok: true, text: JSON.stringify(state.quote), body: state.quote }
      },
      facts: async ({ receivedAtSeconds, site }) => {
        if (state.isDiskSick) throw new Error('the disk gave no answer')
        state.sites.push(site)
        return { ...honestFacts(), chains: state.chains, nowSeconds: state.nowSeconds, receivedAtSeconds }
      },
      ownAddresses: async () => state.own,
      watched: async () => [],
      nowSeconds: () => state.nowSeconds,
      randomName,
      isUnlocked: async () => state.isUnlocked,
      isExpert: async () => false,
      prices: async () => [],
      limits: async () => ({}),
      begin: async (execution) => void disk.executions.set(execution.id, execution),
      wake: () => {},
      noncesOf: async () => [],
      prefetch: ({ id }) => void state.simulated.push(id),
      chainList: async () => ({ chains: state.chains, skewSeconds: 0 }),
      guard: OPEN_GUARD,
      newest: async () => [...disk.executions.values()].reverse(),
    })
    const openPrompts = createOpenPrompts({
      prompts,
      decisions,
      isUnlocked: async () => state.isUnlocked,
      ownAccounts: async () => state.own,
      suspicionOf: async () => state.suspicion,
      grantOf: async (origin) => disk.grants.get(origin),
      grant: async (origin, accounts, insistedOn) => {
        disk.grants.set(origin, accounts)
        disk.insistedOn = insistedOn
      },
      chainOf: async () => 1,
      signMessage: async (account, message) =>
        state.isUnlocked ? (`0x${fingerprint({ account, message })}` as const) : undefined,
      signTypedData: async (account, typedData) => `0x${fingerprint({ account, typedData })}` as const,
      possiblePayment: async () => undefined,
      ownSides,
      proposals: {
        of: async () => Promise.reject(new Error('no calls here')),
        forget: () => {},
        approve: async () => ({ ok: false }),
      },
      keyOf: async (origin, callsId) => {
        const requester = (await executionOf(origin, callsId))?.requester
        return requester?.from === 'dapp' ? requester.key : undefined
      },
      after: (_milliseconds, call) => {
        if (state.isHung) queueMicrotask(call)
        return () => {}
      },
      ready: () => {},
      profile: devnet,
      guard: OPEN_GUARD,
      nowSeconds: () => state.nowSeconds,
    })
    // Only a site that sees accounts can ask for an intent.
    const wish = (changes: Partial<Parameters<typeof promptIntent>[1]> = {}) => {
      disk.grants.set(ORIGIN, [USER])
      return promptIntent(
        ORIGIN,
        {
          key: 'key-1',
          id: undefined,
          from: undefined,
          tradeType: 'EXACT_INPUT',
          amount: ethInput.amount,
          output: { chainId: 8453, address: ethInput.destinationCurrency },
          recipient: undefined,
          input: { chainId: 1, address: ethInput.originCurrency },
          maxInput: undefined,
          slippageBasisPoints: undefined,
          ...changes,
        },
        {
          profile: devnet,
          grantedAccounts: async () => [USER],
          executionOf,
          hasBundle: async (_, callsId) => disk.bundles.has(callsId),
          balances: async () => [],
          ownSides,
          ask: prompts.ask,
        },
      )
    }
    return { prompts, decisions, openPrompts, wish }
  }
  return { disk, state, start }
}

// An EVM account is the same on all EVM chains.
const ownSides = async ({ account, ...rest }: TransferFromAccount) => ({
  ok: true as const,
  value: { ...rest, user: account, recipient: rest.recipient ?? account, refundTo: rest.refundTo ?? account },
})

const settle = () => new Promise((resolve) => setImmediate(resolve))

async function openQuote(openPrompts: ReturnType<ReturnType<typeof wallet>['start']>['openPrompts']) {
  const [entry] = await openPrompts.list()
  if (entry?.kind !== 'intent' || entry.asked.state !== 'proven') throw new Error('expected a proven intent')
  return { entry, open: entry.asked.open, planHash: entry.asked.review.planHash }
}

describe('a wish that leaves open what it is paid from', () => {
  it('begins with the same asset elsewhere, and is quoted anew from what the user chooses', async () => {
    const { start } = wallet()
    const { openPrompts, prompts, wish } = start()
    const answer = wish({ input: undefined })
    await settle()
    const [first] = await openPrompts.list()
    expect(first).toMatchObject({ kind: 'intent', prompt: { choosesFor: USER, input: { originChainId: 1 } } })
    const id = first?.prompt.id ?? ''
    const usdc = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
    const changed = await openPrompts.payFrom(id, { chainId: 1, address: usdc })
    expect(changed).toMatchObject({ prompt: { id, input: { originCurrency: usdc, user: USER, refundTo: USER } } })
    expect(await prompts.find(id)).toMatchObject({ input: { originCurrency: usdc } })
    await prompts.end(id, { ok: false, code: 4001 })
    await answer
  })

  it('stays as the page said where the page said it', async () => {
    const { start } = wallet()
    const { openPrompts, prompts, wish } = start()
    const answer = wish()
    await settle()
    const [first] = await openPrompts.list()
    const id = first?.prompt.id ?? ''
    expect(await openPrompts.payFrom(id, { chainId: 1, address: ethInput.destinationCurrency })).toBeUndefined()
    expect(await prompts.find(id)).toEqual(first?.prompt)
    await prompts.end(id, { ok: false, code: 4001 })
    await answer
  })
})

describe('an account that was removed meanwhile', () => {
  it('gets no quote, and neither its quote nor its message can be approved', async () => {
    const { disk, state, start } = wallet()
    const { openPrompts, prompts, decisions, wish } = start()
    void wish()
    await settle()
    const { entry, open, planHash } = await openQuote(openPrompts)
    void prompts.ask({ kind: 'message', origin: ORIGIN, key: 'm', account: USER, message: '0x41' })
    await settle()
    const message = (await prompts.list()).find(({ kind }) => kind === 'message')
    state.own = []
    expect(await decisions.ask(ethInput, { from: 'popup' })).toMatchObject({
      state: 'unavailable',
      why: { code: 'NO_SUCH_ACCOUNT' },
      retryable: false,
    })
    const yes = { decision: 'approve', accounts: undefined } as const
    const ofQuote = { id: entry.prompt.id, ticket: open.ticket, planHash, ...yes }
    expect(await openPrompts.decide(ofQuote)).toEqual({ outcome: 'stale' })
    const ofMessage = { id: message?.id ?? '', ticket: message?.ticket ?? '', planHash: undefined, ...yes }
    await expect(openPrompts.decide(ofMessage)).rejects.toMatchObject({ code: 'KEY_DELETED' })
    expect(disk.executions.size).toBe(0)
  })
})

describe('the queue', () => {
  const connect = (origin: string, key: string) => ({ kind: 'connect', origin, key }) as const
  const message = (origin: string, key: string) =>
    ({ kind: 'message', origin, key, account: USER, message: '0x00' }) as const

  it('asks for a quote when a request opens, not while it waits behind another', async () => {
    const { disk, state, start } = wallet()
    const { prompts, openPrompts, wish } = start()
    void prompts.ask(connect('https://other.test', 'first'))
    await settle()
    void wish()
    await settle()
    expect((await openPrompts.list()).map(({ kind }) => kind)).toEqual(['connect', 'waiting'])
    expect(state.sites).toEqual([])
    const [first] = await prompts.list()
    await prompts.end(first?.id ?? '', { ok: false, code: 4001 })
    expect((await openPrompts.list()).map(({ kind }) => kind)).toEqual(['intent'])
    expect(state.sites).toHaveLength(1)
    expect(disk.executions.size).toBe(0)
  })

  it('is cleared for one site alone', async () => {
    const { disk, start } = wallet()
    const { prompts, openPrompts } = start()
    disk.grants.set(ORIGIN, [USER]).set('https://other.test', [USER])
    const [one, two] = ['one', 'two'].map((key) => prompts.ask(message(ORIGIN, key)))
    void prompts.ask(message('https://other.test', 'three'))
    await settle()
    const [{ id, ticket } = { id: '', ticket: '' }] = await prompts.list()
    await openPrompts.rejectAllOf({ id, ticket: 'another' })
    expect(disk.prompts.size).toBe(3)
    await openPrompts.rejectAllOf({ id, ticket })
    expect(await Promise.all([one, two])).toEqual([
      { ok: false, code: 4001 },
      { ok: false, code: 4001 },
    ])
    expect((await prompts.list()).map(({ origin }) => origin)).toEqual(['https://other.test'])
    expect(openPrompts.closedAs(id)).toBe('decided')
  })

  it('ends a waiting connection that another request of its site has got', async () => {
    const { disk, start } = wallet()
    const { prompts, openPrompts } = start()
    void prompts.ask(message('https://other.test', 'first'))
    const answer = prompts.ask(connect(ORIGIN, 'second'))
    disk.grants.set(ORIGIN, [USER]).set('https://other.test', [USER])
    await settle()
    expect((await openPrompts.list()).map(({ kind }) => kind)).toEqual(['signing'])
    expect(await answer).toEqual({ ok: true, value: [USER] })
  })
})

describe('the window of what is over', () => {
  it('may go as soon as a question is answered, and only where no other one waits', async () => {
    const { state, start } = wallet()
    const { prompts } = start()
    const answers = ['a', 'b'].map((key) => prompts.ask({ kind: 'connect', origin: ORIGIN, key }))
    await settle()
    expect(state.settled).toEqual([])
    const [first, second] = await prompts.list()
    await prompts.end(first?.id ?? '', { ok: true, value: [USER] })
    await prompts.end(second?.id ?? '', { ok: true, value: [USER] })
    await prompts.end(second?.id ?? '', { ok: true, value: [USER] })
    await Promise.all(answers)
    expect(state.settled).toEqual([1, 0])
  })
})

describe('a wish of a page', () => {
  it('is proven with the facts of its site: the chain that signatures name is the site’s', async () => {
    const { state, start } = wallet()
    const { openPrompts, wish, decisions } = start()
    void wish()
    await settle()
    await openQuote(openPrompts)
    await decisions.ask(ethInput, { from: 'popup' })
    expect(state.sites).toEqual([ORIGIN, undefined])
  })

  it('that cannot be looked up keeps nobody from the questions of others, and is looked up anew', async () => {
    const { state, start } = wallet()
    const { openPrompts, prompts, wish } = start()
    state.isDiskSick = true
    void wish()
    await settle()
    expect(await openPrompts.list()).toMatchObject([{ kind: 'unreadable', prompt: { origin: ORIGIN } }])
    const other = prompts.ask({ kind: 'connect', origin: 'https://other.test', key: 'connect' })
    await settle()
    const [unread, entry, ...more] = await openPrompts.list()
    expect([unread?.kind, entry?.prompt.origin, more]).toEqual(['unreadable', 'https://other.test', []])
    const { id, ticket } = entry?.prompt ?? { id: '', ticket: '' }
    const no = { id, ticket, planHash: undefined, decision: 'reject', accounts: undefined } as const
    expect(await openPrompts.decide(no)).toMatchObject({ outcome: 'rejected' })
    expect(await other).toMatchObject({ ok: false, code: 4001 })
    state.isDiskSick = false
    expect(await openPrompts.list()).toMatchObject([{ kind: 'intent', asked: {} }])
  })

  it('without an answer of the service holds up no decision about another transfer', async () => {
    const { state, start } = wallet()
    const { openPrompts, decisions, wish } = start()
    const asked = await decisions.ask(ethInput, { from: 'popup' })
    if (asked.state !== 'proven') throw new Error('expected a proven quote')
    state.isHung = true
    void wish()
    await settle()
    expect(await openPrompts.list()).toMatchObject([{ kind: 'preparing', prompt: { origin: ORIGIN } }])
    const { id, ticket, quote } = asked.open
    const yes = { id, ticket, planHash: quote.planHash, decision: 'approve', accounts: undefined } as const
    expect(await openPrompts.decide(yes)).toMatchObject({ outcome: 'approved' })
  })

  it('with a row changed from outside can only be rejected', async () => {
    const { state, start } = wallet()
    const { openPrompts, prompts } = start()
    const answer = prompts.ask({ kind: 'connect', origin: ORIGIN, key: 'connect' })
    await settle()
    state.isForged = true
    const [entry] = await openPrompts.list()
    expect(entry?.kind).toBe('changed')
    const { id, ticket } = entry?.prompt ?? { id: '', ticket: '' }
    const said = { id, ticket, planHash: undefined, accounts: [USER] } as const
    expect(await openPrompts.decide({ ...said, decision: 'approve' })).toEqual({ outcome: 'stale' })
    expect(await openPrompts.decide({ ...said, decision: 'reject' })).toMatchObject({ outcome: 'rejected' })
    expect(await answer).toMatchObject({ ok: false, code: 4001 })
  })

  it('is shown, approved once, and answered with its id', async () => {
    const { disk, start, state } = wallet()
    const { openPrompts, wish } = start()
    const answer = wish()
    await settle()
    const { entry, planHash } = await openQuote(openPrompts)
    expect(state.windows).toBe(1)
    const decision = {
      id: entry.prompt.id,
      ticket: entry.prompt.ticket,
      planHash,
      decision: 'approve',
      accounts: undefined,
    } as const
    const decided = await Promise.all([openPrompts.decide(decision), openPrompts.decide(decision)])
    expect(decided.map((each) => each.outcome).sort()).toEqual(['approved', 'elsewhere'])
    expect(await answer).toMatchObject({ ok: true })
    expect(disk.executions.size).toBe(1)
    expect(disk.prompts.size).toBe(0)
  })

  it.each(['read again', 'agreed to'])(
    'is withdrawn where its site sees nothing any more, once it is %s',
    async (next) => {
      const { disk, start } = wallet()
      const { openPrompts, wish } = start()
      const answer = wish()
      await settle()
      const { entry, planHash } = await openQuote(openPrompts)
      disk.grants.delete(ORIGIN)
      if (next === 'read again') expect(await openPrompts.list()).toEqual([])
      else {
        const { id, ticket } = entry.prompt
        const yes = { id, ticket, planHash, decision: 'approve', accounts: undefined } as const
        expect(await openPrompts.decide(yes)).toEqual({ outcome: 'stale' })
      }
      expect(await answer).toMatchObject({ ok: false, code: 4001 })
      expect([disk.executions.size, disk.prompts.size]).toEqual([0, 0])
    },
  )

  it('is refused when the window is closed', async () => {
    const { disk, start } = wallet()
    const { openPrompts, wish } = start()
    const answer = wish()
    await settle()
    await openPrompts.rejectSeen()
    expect(await answer).toMatchObject({ ok: false, code: 4001 })
    expect(disk.executions.size).toBe(0)
  })

  it('joins its own open question when it is asked again after a restart', async () => {
    const { disk, start } = wallet()
    void start().wish()
    await settle()
    const second = start()
    const answer = second.wish()
    await settle()
    expect(disk.prompts.size).toBe(1)
    const { open, planHash } = await openQuote(second.openPrompts)
    await second.openPrompts.decide({
      id: open.id,
      ticket: open.ticket,
      planHash,
      decision: 'approve',
      accounts: undefined,
    })
    expect(await answer).toMatchObject({ ok: true })
    expect(await start().wish()).toEqual(await answer)
    expect(disk.executions.size).toBe(1)
  })

  it('is not answered twice under one id', async () => {
    const { start } = wallet()
    const first = start()
    const answer = first.wish({ id: 'order-7' })
    await settle()
    const { entry, planHash } = await openQuote(first.openPrompts)
    await first.openPrompts.decide({
      id: entry.prompt.id,
      ticket: entry.prompt.ticket,
      planHash,
      decision: 'approve',
      accounts: undefined,
    })
    expect(await answer).toEqual({ ok: true, id: 'order-7' })
    expect(await first.wish({ id: 'order-7', key: 'key-2' })).toMatchObject({ ok: false, code: 5720 })
  })

  it('does not get the id that calls of its site have', async () => {
    const { disk, start } = wallet()
    disk.bundles.add('order-7')
    const answer = start().wish({ id: 'order-7' })
    await settle()
    expect(disk.prompts.size).toBe(0)
    expect(await answer).toMatchObject({ ok: false, code: 5720 })
  })

  it.each([
    [{ output: { chainId: 424_242, address: ethInput.destinationCurrency } }, 5710],
    [{ output: { chainId: 8453, address: STRANGER } }, 5771],
    [{ from: STRANGER }, 4100],
    [{ recipient: 'nobody' }, -32602],
  ])('is refused at once: case %#', async (changes, code) => {
    const { start, disk } = wallet()
    expect(await start().wish(changes)).toMatchObject({ ok: false, code })
    expect(disk.prompts.size).toBe(0)
  })
})

describe('a decision', () => {
  it('is not taken for a plan with a finding that is not ticked', async () => {
    const { start, disk, state } = wallet()
    state.quote = dearQuote()
    const { openPrompts, decisions } = start()
    const asked = await decisions.ask(ethInput, { from: 'popup' })
    if (asked.state !== 'proven') throw new Error('expected a proven quote')
    const { id, ticket, quote } = asked.open
    const yes = { id, ticket, planHash: quote.planHash, decision: 'approve', accounts: undefined } as const
    const due = quote.ticks.map(tickOfFinding)
    expect(quote.ticks.map(({ code }) => code)).toEqual(['L05'])
    expect(await openPrompts.decide(yes)).toEqual({ outcome: 'unticked', due })
    expect(await openPrompts.decide({ ...yes, ticked: ['L05'] })).toEqual({ outcome: 'unticked', due })
    expect(disk.executions.size).toBe(0)
    expect(await openPrompts.decide({ ...yes, ticked: due })).toMatchObject({ outcome: 'approved' })
  })

  it('is not taken for a move that was just made, before that was ticked; of two at once only one is', async () => {
    const { start, disk } = wallet()
    const { openPrompts, decisions } = start()
    const open = async () => {
      const asked = await decisions.ask(ethInput, { from: 'popup' })
      if (asked.state !== 'proven') throw new Error('expected a proven quote')
      const { id, ticket } = asked.open
      return { id, ticket, planHash: asked.review.planHash, decision: 'approve', accounts: undefined } as const
    }
    const [first, second] = [await open(), await open()]
    const answers = await Promise.all([openPrompts.decide(first), openPrompts.decide(second)])
    const due = [`same ${first.id}`]
    expect(answers).toEqual([
      { outcome: 'approved', executionId: first.id },
      { outcome: 'unticked', due },
    ])
    expect(disk.executions.size).toBe(1)
    expect(await openPrompts.decide({ ...second, ticked: ['same another'] })).toEqual({ outcome: 'unticked', due })
    expect(await openPrompts.decide({ ...second, ticked: due })).toMatchObject({ outcome: 'approved' })
    expect(disk.executions.size).toBe(2)
  })

  it('counts only with the right ticket, for the shown plan, while fresh and unlocked', async () => {
    const { state, start, disk } = wallet()
    const { openPrompts, decisions } = start()
    const asked = await decisions.ask(ethInput, { from: 'popup' })
    if (asked.state !== 'proven') throw new Error('expected a proven quote')
    const { id, ticket } = asked.open
    const { planHash } = asked.review
    const yes = { id, ticket, planHash, decision: 'approve', accounts: undefined } as const
    expect(await openPrompts.decide({ ...yes, ticket: 'another' })).toEqual({ outcome: 'stale' })
    expect(await openPrompts.decide({ ...yes, planHash: 'another' })).toEqual({ outcome: 'stale' })
    expect(await openPrompts.decide({ ...yes, planHash: undefined })).toEqual({ outcome: 'stale' })
    state.isUnlocked = false
    expect(await openPrompts.decide(yes)).toEqual({ outcome: 'locked' })
    state.isUnlocked = true
    state.nowSeconds += 31
    expect(await openPrompts.decide(yes)).toEqual({ outcome: 'expired' })
    expect(await openPrompts.decide(yes)).toEqual({ outcome: 'stale' })
    expect(disk.executions.size).toBe(0)
  })

  it.each([
    ['slow', { isLagging: true }],
    ['limited', { isLimited: true }],
  ])('is stale where a chain has become %s since it was shown, and counts once that was', async (_name, change) => {
    const { state, start, disk } = wallet()
    const { openPrompts, decisions } = start()
    const ask = async () => {
      const asked = await decisions.ask(ethInput, { from: 'popup' })
      if (asked.state !== 'proven') throw new Error('expected a proven quote')
      const { id, ticket } = asked.open
      return { id, ticket, planHash: asked.review.planHash, decision: 'approve', accounts: undefined } as const
    }
    const before = await ask()
    state.chains = knownFact([{ ...BASE, ...change }], 'test')
    expect(await openPrompts.decide(before)).toEqual({ outcome: 'stale' })
    expect(disk.executions.size).toBe(0)
    expect(await openPrompts.decide(await ask())).toMatchObject({ outcome: 'approved' })
  })

  it('counts where the list cannot be read now', async () => {
    const { state, start } = wallet()
    const { openPrompts, decisions } = start()
    const asked = await decisions.ask(ethInput, { from: 'popup' })
    if (asked.state !== 'proven') throw new Error('expected a proven quote')
    state.chains = unknownFact({ code: 'OFFLINE' })
    const { id, ticket } = asked.open
    const yes = { id, ticket, planHash: asked.review.planHash, decision: 'approve', accounts: undefined } as const
    expect(await openPrompts.decide(yes)).toMatchObject({ outcome: 'approved' })
  })

  it('is simulated while its quote is open and fresh, and is none by that', async () => {
    const { state, start, disk } = wallet()
    const { openPrompts, decisions } = start()
    const asked = await decisions.ask(ethInput, { from: 'popup' })
    if (asked.state !== 'proven') throw new Error('expected a proven quote')
    const { id, ticket } = asked.open
    decisions.attend('another')
    decisions.attend(id)
    expect(state.simulated).toEqual([id])
    expect(disk.executions.size).toBe(0)
    state.nowSeconds += 31
    decisions.attend(id)
    expect(state.simulated).toEqual([id])
    await openPrompts.decide({ id, ticket, planHash: asked.review.planHash, decision: 'reject', accounts: undefined })
    state.nowSeconds -= 31
    decisions.attend(id)
    expect(state.simulated).toEqual([id])
  })

  it('connects a site with own accounts only', async () => {
    const { start, disk } = wallet()
    const { openPrompts, prompts } = start()
    const result = prompts.ask({ kind: 'connect', origin: ORIGIN, key: 'connect' })
    await settle()
    const [entry] = await openPrompts.list()
    const { id, ticket } = entry?.prompt ?? { id: '', ticket: '' }
    const yes = { id, ticket, planHash: undefined, decision: 'approve', accounts: [STRANGER] } as const
    expect(await openPrompts.decide(yes)).toEqual({ outcome: 'stale' })
    expect(await openPrompts.decide({ ...yes, accounts: [USER.toLowerCase(), STRANGER] })).toMatchObject({
      outcome: 'approved',
    })
    expect(await result).toEqual({ ok: true, value: [USER] })
    expect(disk.grants.get(ORIGIN)).toEqual([USER])
  })

  it('connects a site that is known to steal only by its name, whatever the page of the wallet says', async () => {
    const { start, state, disk } = wallet()
    const { openPrompts, prompts } = start()
    state.suspicion = { kind: 'listed', host: 'shop.test', madeAtSeconds: NOW }
    const result = prompts.ask({ kind: 'connect', origin: ORIGIN, key: 'connect' })
    await settle()
    const [entry] = await openPrompts.list()
    expect(entry).toMatchObject({ kind: 'connect', suspicion: state.suspicion })
    const { id, ticket } = entry?.prompt ?? { id: '', ticket: '' }
    const yes = { id, ticket, planHash: undefined, decision: 'approve', accounts: [USER] } as const
    for (const phrase of [undefined, '', 'shop', 'https://shop.test', 'SHOP.TEST ']) {
      expect(await openPrompts.decide({ ...yes, phrase })).toEqual({ outcome: 'unconfirmed' })
    }
    expect(disk.grants.size).toBe(0)
    expect(disk.prompts.size).toBe(1)
    expect(await openPrompts.decide({ ...yes, phrase: 'shop.test' })).toMatchObject({ outcome: 'approved' })
    expect(disk.insistedOn).toBe('shop.test')
    expect(await result).toEqual({ ok: true, value: [USER] })
  })

  it('lets a site whose name is merely like another one be connected as any other', async () => {
    const { start, state, disk } = wallet()
    const { openPrompts, prompts } = start()
    state.suspicion = { kind: 'lookAlike', known: 'uniswap.org' }
    const result = prompts.ask({ kind: 'connect', origin: ORIGIN, key: 'connect' })
    await settle()
    const { id, ticket } = (await openPrompts.list())[0]?.prompt ?? { id: '', ticket: '' }
    await openPrompts.decide({ id, ticket, planHash: undefined, decision: 'approve', accounts: [USER] })
    expect(await result).toEqual({ ok: true, value: [USER] })
    expect(disk.insistedOn).toBeUndefined()
  })

  it('looks a site up at each of its questions', async () => {
    const { start, state, disk } = wallet()
    const { openPrompts, prompts } = start()
    disk.grants.set(ORIGIN, [USER])
    void prompts.ask({ kind: 'message', origin: ORIGIN, key: 'm', account: USER, message: '0x41' })
    await settle()
    expect(await openPrompts.list()).toMatchObject([{ kind: 'signing', suspicion: undefined }])
    state.suspicion = { kind: 'listed', host: 'shop.test', madeAtSeconds: NOW }
    expect(await openPrompts.list()).toMatchObject([{ kind: 'signing', suspicion: state.suspicion }])
  })
})

describe('a message of a page', () => {
  const hex = (text: string) => bytesToHex(new TextEncoder().encode(text))
  const asked = (on: ReturnType<ReturnType<typeof wallet>['start']>, message: string, accounts = [USER]) =>
    promptMessage(
      ORIGIN,
      { account: USER.toLowerCase(), message: hex(message) },
      {
        grantedAccounts: async () => accounts,
        ask: on.prompts.ask,
      },
    )
  const signInTo = (domain: string) =>
    [
      `${domain} wants you to sign in with your Ethereum account:`,
      USER,
      '',
      'URI: https://shop.test',
      'Version: 1',
      'Chain ID: 1',
      'Nonce: 32891756',
      'Issued At: 2026-11-22T10:00:00Z',
    ].join('\n')

  async function decided(message: string, change: (on: ReturnType<typeof wallet>) => void = () => {}) {
    const world = wallet()
    world.disk.grants.set(ORIGIN, [USER])
    const on = world.start()
    const answer = asked(on, message)
    await settle()
    const [entry] = await on.openPrompts.list()
    if (entry?.kind !== 'signing') throw new Error('expected a message')
    change(world)
    const { id, ticket } = entry.prompt
    const common = { planHash: undefined, accounts: undefined }
    const outcome = await on.openPrompts.decide({ ...common, id, ticket, decision: 'approve' })
    return { on, entry, outcome, answer }
  }

  it('is signed once, with the account that the site sees, and answered', async () => {
    const { on, outcome, answer } = await decided('I accept.')
    expect(outcome).toEqual({ outcome: 'approved', executionId: undefined })
    const signature = `0x${fingerprint({ account: USER, message: hex('I accept.') })}`
    expect(await answer).toEqual({ ok: true, signature })
    expect(await on.openPrompts.list()).toEqual([])
  })

  it('is not asked about for an account that the site does not see', async () => {
    const { prompts, openPrompts } = wallet().start()
    expect(await asked({ prompts, openPrompts } as never, 'hi', [STRANGER])).toMatchObject({ ok: false, code: 4100 })
    expect(await openPrompts.list()).toEqual([])
  })

  it('that signs in to the site itself is signed; to another one never, whatever is decided', async () => {
    expect((await decided(signInTo('shop.test'))).outcome).toMatchObject({ outcome: 'approved' })
    const elsewhere = await decided(signInTo('bank.test'))
    expect(elsewhere.entry).toMatchObject({ signIn: { problems: ['domain'] } })
    expect(elsewhere.outcome).toEqual({ outcome: 'stale' })
    expect(await elsewhere.on.prompts.list()).toHaveLength(1)
  })

  it('is not signed while the wallet is locked', async () => {
    const { outcome, on } = await decided('hi', ({ state }) => {
      state.isUnlocked = false
    })
    expect(outcome).toEqual({ outcome: 'locked' })
    expect(await on.prompts.list()).toHaveLength(1)
  })

  it('is not signed once the site has lost the account, and the site is told no', async () => {
    const { outcome, answer } = await decided('hi', ({ disk }) => disk.grants.delete(ORIGIN))
    expect(outcome).toEqual({ outcome: 'stale' })
    expect(await answer).toMatchObject({ ok: false, code: 4001 })
  })
})

describe('a site whose accounts are gone', () => {
  it('is asked again, since it would see nothing', async () => {
    const { disk, start } = wallet()
    disk.grants.set(ORIGIN, [STRANGER])
    const { openPrompts, prompts } = start()
    const answer = promptConnection(ORIGIN, { ask: prompts.ask })
    await settle()
    const [entry] = await openPrompts.list()
    if (!entry) throw new Error('expected a question')
    const { id, ticket } = entry.prompt
    await openPrompts.decide({ id, ticket, planHash: undefined, decision: 'approve', accounts: [USER] })
    expect(await answer).toEqual({ ok: true, accounts: [USER] })
  })

  it('is given those that are left', async () => {
    const { disk, start } = wallet()
    disk.grants.set(ORIGIN, [STRANGER, USER])
    const { openPrompts, prompts } = start()
    const answer = promptConnection(ORIGIN, { ask: prompts.ask })
    await settle()
    expect(await openPrompts.list()).toEqual([])
    expect(await answer).toEqual({ ok: true, accounts: [USER] })
  })
})

describe('a wish with an end', () => {
  it('is not agreed to after it', async () => {
    const { disk, state, start } = wallet()
    const { openPrompts, wish } = start()
    const answer = wish({ expiresAtSeconds: NOW + 5 })
    await settle()
    const { entry, planHash } = await openQuote(openPrompts)
    state.nowSeconds = NOW + 5
    const { id, ticket } = entry.prompt
    const said = await openPrompts.decide({ id, ticket, planHash, decision: 'approve', accounts: undefined })
    expect(said).toEqual({ outcome: 'stale' })
    expect(disk.executions.size).toBe(0)
    expect(await answer).toMatchObject({ ok: false, code: 4001 })
    expect(await openPrompts.list()).toEqual([])
  })
})

describe('two questions with one id of the page', () => {
  it('are one transfer: the other call is told that the id was used', async () => {
    const { disk, start } = wallet()
    const { openPrompts, wish } = start()
    const answers = [wish({ id: 'order-7' }), wish({ id: 'order-7', key: 'key-2' })]
    await settle()
    const { entry, planHash } = await openQuote(openPrompts)
    const { id, ticket } = entry.prompt
    expect(disk.prompts.size).toBe(2)
    await openPrompts.decide({ id, ticket, planHash, decision: 'approve', accounts: undefined })
    expect(await openPrompts.list()).toEqual([])
    expect(await Promise.all(answers)).toMatchObject([
      { ok: true, id: 'order-7' },
      { ok: false, code: 5720 },
    ])
    expect(disk.executions.size).toBe(1)
  })
})
