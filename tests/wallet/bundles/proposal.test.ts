import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { failedSaying, saying } from '../../../src/core/reason/reason.ts'
import type { FindingCode } from '../../../src/core/review/finding.ts'
import { type Proposal, proposalMark, proposeCalls } from '../../../src/wallet/bundles/proposal.ts'
import type { AskedQuote } from '../../../src/wallet/quotes/proven-quote.ts'
import { ETH, STRANGER, USDC, USER } from '../../core/honest.ts'
import { only } from '../../made.ts'
import { BASE, currency, GAS, GAS_WEI, held, newState, portsOf, provenLeg, short, USDC_ON_BASE, wish } from './stand.ts'

let state: ReturnType<typeof newState>
beforeEach(() => {
  state = newState()
})
const COST = GAS * GAS_WEI
const make = (changes: Parameters<typeof wish>[0] = {}) => proposeCalls(wish(changes), portsOf(state))
const required = (amount: bigint) => [{ token: USDC_ON_BASE, amount }]
const refusedBy = (...codes: FindingCode[]) =>
  only<AskedQuote>({ state: 'refused', findings: codes.map((code) => ({ code, level: 'refuse' })) })

describe('what is shown of calls whose money is there', () => {
  it('is what they do and half as much gas again, with nothing to bring', async () => {
    expect(await make()).toMatchObject({
      effects: state.simulation.effects,
      reverted: undefined,
      mostGas: { value: (COST * 3n) / 2n },
      missing: [],
      legs: [],
      canGo: true,
    })
    expect(state.asked).toEqual([])
  })

  it.each([
    ['fail', { reverted: saying('execution reverted: closed') }],
    [
      'take a token that the wallet does not bring',
      { needs: [{ token: STRANGER.toLowerCase(), amount: 1n, has: 0n }] },
    ],
  ])('leads nowhere where they %s', async (_name, changes) => {
    state.simulation = { ...state.simulation, ...changes }
    const proposal = await make()
    expect(proposal).toMatchObject({ canGo: false, legs: [] })
    expect(proposal.reverted).toBeDefined()
    expect(proposalMark(proposal, wish())).toBe('')
    expect(state.asked).toEqual([])
  })

  it('leads nowhere where our own rules refuse their gas limit', async () => {
    const [call] = wish().calls
    const fees = async () => ({ ok: true, value: { maxFeePerGasWei: 1n, blockGasLimit: 60_000_000n } }) as const
    const limited = (gas: bigint) =>
      proposeCalls(wish({ calls: call ? [{ ...call, gas }] : [] }), { ...portsOf(state), fees })
    expect(await limited(0xffff_ffffn)).toMatchObject({ canGo: false, reverted: { code: 'GAS_ABOVE_LIMIT' } })
    expect(await limited(60_000_000n)).toMatchObject({ canGo: true, reverted: undefined })
  })

  it.each([
    ['tries them out', { simulateFunded: async () => failedSaying('silent') }],
    ['tells its fees', { fees: async () => failedSaying('silent') }],
    ['tells what is there', { balanceOf: async () => failedSaying('silent') }],
  ])('leads nowhere where no node %s', async (_name, changes) => {
    const proposal = await proposeCalls(wish(), { ...portsOf(state), ...changes })
    expect(proposal).toMatchObject({ canGo: false, effects: failedSaying('silent') })
  })
})

describe('what is brought', () => {
  it('is what is sent and twice the gas, less what is there, from where the user has it to the user', async () => {
    short(state)
    state.there.set(`${BASE} ${ETH}`, 3n)
    const proposal = await make()
    expect(proposal).toMatchObject({ canGo: true, mostGas: { value: 2n * COST } })
    expect(proposal.missing).toEqual([{ currency: currency(BASE, ETH), value: 5n + 2n * COST - 3n }])
    expect(state.asked).toMatchObject([
      {
        ...{ user: USER, recipient: USER, refundTo: USER, tradeType: 'EXACT_OUTPUT', mostIn: 10n ** 18n },
        ...{ originChainId: 1, originCurrency: ETH, destinationChainId: BASE, destinationCurrency: ETH },
        amount: 5n + 2n * COST - 3n,
      },
    ])
  })

  it('is nothing where what a page says must be there is there', async () => {
    state.there.set(`${BASE} ${USDC_ON_BASE}`, 100n)
    expect(await make({ required: required(100n) })).toMatchObject({ missing: [], canGo: true })
  })

  it('is only what is missing to what must be there, and not that on top of what the calls take', async () => {
    state.balances = [held(1, USDC[1], 1_000n)]
    state.there.set(`${BASE} ${USDC_ON_BASE}`, 40n)
    expect((await make({ required: required(100n) })).missing).toMatchObject([{ value: 60n }])
    state.simulation = {
      ...state.simulation,
      needs: [...state.simulation.needs, { token: USDC_ON_BASE, amount: 70n, has: 40n }],
    }
    expect((await make({ required: required(100n) })).missing).toMatchObject([{ value: 60n }])
    expect((await make({ required: required(50n) })).missing).toMatchObject([{ value: 30n }])
  })

  it('is nothing while nobody says what is there of it', async () => {
    state.balances = [held(1, USDC[1], 1_000n)]
    state.there.set(`${BASE} ${USDC_ON_BASE}`, -1n)
    expect(await make({ required: required(100n) })).toMatchObject({ canGo: false, missing: [] })
    expect(state.asked).toEqual([])
  })

  it('is not taken from what the calls themselves take on that chain', async () => {
    state.simulation = {
      ...state.simulation,
      needs: [
        { token: ETH, amount: 9n * 10n ** 17n, has: 10n ** 18n },
        { token: USDC_ON_BASE, amount: 100n, has: 0n },
      ],
    }
    state.balances = [held(BASE, ETH, 10n ** 18n)]
    await make()
    expect(state.asked.map(({ mostIn }) => mostIn)).toEqual([10n ** 17n - COST * 2n])
    state.simulation = {
      ...state.simulation,
      needs: [
        { token: ETH, amount: 10n ** 18n - COST * 2n, has: 10n ** 18n },
        { token: USDC_ON_BASE, amount: 100n, has: 0n },
      ],
    }
    expect((await make()).legs).toMatchObject([{ code: 'NO_SOURCE' }])
  })

  it('leads nowhere where there is no source, or a leg of several is refused', async () => {
    short(state)
    state.balances = []
    expect(await make()).toMatchObject({ canGo: false, legs: [{ state: 'unavailable', code: 'NO_SOURCE' }] })
    state.balances = [held(1, ETH, 10n ** 18n), held(1, USDC[1], 100n)]
    state.answer = (input) => (input.destinationCurrency === ETH ? refusedBy('C13') : provenLeg(input))
    const proposal = await make({ required: required(10n) })
    expect(proposal.legs).toHaveLength(2)
    expect(proposal.canGo).toBe(false)
    expect(proposalMark(proposal, wish())).toBe('')
  })

  it('comes from the next source where the first is refused', async () => {
    short(state)
    state.balances = [held(1, ETH, 10n ** 18n), held(1, USDC[1], 100n)]
    state.answer = (input) => (input.originCurrency === ETH ? refusedBy('C13') : provenLeg(input))
    expect((await make()).canGo).toBe(true)
    expect(state.asked.map(({ originCurrency }) => originCurrency)).toEqual([ETH, currency(1, USDC[1]).address])
  })

  it('is more where so little gas would not be worth its fees (L05), up to sixteen times, and of nothing else', async () => {
    short(state)
    state.answer = () => refusedBy('L05')
    await make()
    const amount = 5n + 2n * COST
    expect(state.asked.map((each) => each.amount)).toEqual([amount, 4n * amount, 16n * amount])
    state.asked = []
    state.answer = () => refusedBy('L05', 'C13')
    await make()
    expect(state.asked).toHaveLength(1)
    state.asked = []
    state.there.set(`${BASE} ${ETH}`, 10n ** 18n)
    state.simulation = newState().simulation
    state.balances = [held(1, USDC[1], 100n)]
    state.answer = () => refusedBy('L05')
    await make({ required: required(10n) })
    expect(state.asked).toHaveLength(1)
  })

  it('is not there for the next leg where one has taken it', async () => {
    short(state)
    state.balances = [held(1, ETH, 1_000n)]
    state.answer = (input) => provenLeg(input, { paid: 400n })
    await make({ required: required(10n) })
    expect(state.asked.map(({ mostIn }) => mostIn)).toEqual([1_000n, 600n])
    state.asked = []
    state.answer = (input) => provenLeg(input, { paid: 1_000n })
    const proposal = await make({ required: required(10n) })
    expect(proposal.legs).toMatchObject([{ state: 'proven' }, { code: 'NO_SOURCE' }])
  })
})

describe('the mark', () => {
  const amount = fc.bigInt({ min: 0n, max: 9n })
  const text = fc.constantFrom('a', 'b', 'c')
  const shown = fc.record({
    calls: fc.array(
      fc.record({
        to: fc.option(text, { nil: undefined }),
        data: fc.constantFrom('0x' as const, '0x01' as const),
        value: amount,
        gas: fc.option(amount, { nil: undefined }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
    chainId: fc.constantFrom(1, BASE),
    account: text,
    required: fc.array(fc.record({ token: text, amount }), { maxLength: 1 }),
    mostGas: amount,
    changes: fc.array(fc.record({ currency: text, amount }), { maxLength: 1 }),
    approvals: fc.array(fc.record({ currency: text, spender: text, amount }), { maxLength: 1 }),
    missing: fc.array(amount, { maxLength: 1 }),
    plans: fc.array(text, { maxLength: 1 }),
  })
  type Shown = typeof shown extends fc.Arbitrary<infer T> ? T : never

  const written = (value: unknown) => JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}` : each))

  function mark({ changes, approvals, mostGas, missing, plans, ...rest }: Shown): string {
    const proposal: Proposal = {
      effects: { ok: true, value: { changes, approvals, deposits: [] } },
      reverted: undefined,
      knownOrder: undefined,
      mostGas: { currency: currency(BASE, ETH), value: mostGas },
      missing: missing.map((value) => ({ currency: currency(BASE, ETH), value })),
      legs: plans.map((planHash) => only<AskedQuote>({ state: 'proven', open: { quote: { planHash, ticks: [] } } })),
      canGo: true,
    }
    return proposalMark(proposal, rest)
  }

  it('is the same for the same, and another for anything else that is shown', () => {
    fc.assert(
      fc.property(shown, shown, (one, other) => {
        expect(mark(structuredClone(one))).toBe(mark(one))
        for (const name of Object.keys(one) as (keyof Shown)[]) {
          const changed = { ...one, [name]: other[name] }
          const isSame = written(one[name]) === written(other[name])
          expect(mark(changed) === mark(one), name).toBe(isSame)
        }
      }),
    )
  })
})
