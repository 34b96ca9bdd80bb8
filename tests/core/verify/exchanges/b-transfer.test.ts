import { describe, expect, it } from 'vitest'
import { knownFact, unknownFact } from '../../../../src/core/chain/facts.ts'
import { MOST_ACCOUNT_INDEX } from '../../../../src/core/families/exchange-b/account-and-key-indexes.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { relay } from '../../../../src/core/profiles/relay.ts'
import { saying } from '../../../../src/core/reason/reason.ts'
import { fingerprint } from '../../../../src/lib/fingerprint.ts'
import { answerTo } from '../../honest/answer.ts'
import {
  ACCOUNT_INDEX,
  exchangeBFacts,
  exchangeBSteps,
  fromExchangeB,
  honestB,
  TRANSFER_FEE,
  termsOf,
} from '../../honest/exchanges.ts'
import { SOLVER } from '../../honest/order.ts'
import { STRANGER, USER } from '../../honest.ts'
import { judge } from '../../proof/judge.ts'
import { type Change, dataOf, type Lie, lied, rows, stepsOf, verdictOf } from './lies.ts'

const ROOT = dataOf(0)
const ACTION = `${ROOT}.action`
const PARAMETERS = `${ACTION}.parameters`
const PUBLIC = { ...relay, solvers: [...relay.solvers, SOLVER] }
const terms = termsOf(fromExchangeB)

const LIES: readonly Lie[] = [
  ['a withdrawal', 'I01', [`${ACTION}.type`, 'withdraw']],
  ['an order', 'I01', [`${ACTION}.type`, 'createOrder']],
  ['a new key', 'I01', [`${ACTION}.type`, 'changePubKey']],
  ['no type', 'I01', [`${ACTION}.type`, undefined]],
  ['a stranger’s account', 'I02', [`${PARAMETERS}.toAccountIndex`, 12345]],
  ['an account next to the pinned one', 'I02', [`${PARAMETERS}.toAccountIndex`, 723072]],
  ['another deployment’s depository', 'I02', [`${PARAMETERS}.toAccountIndex`, 731033]],
  ['the user’s own account', 'I03 I02', [`${PARAMETERS}.toAccountIndex`, Number(ACCOUNT_INDEX)]],
  [
    'the user’s own account, and another amount',
    'I03 I02 I05',
    [`${PARAMETERS}.toAccountIndex`, Number(ACCOUNT_INDEX)],
    [`${PARAMETERS}.amount`, 1_000_000_001],
  ],
  ['account 0', 'I03 I02', [`${PARAMETERS}.toAccountIndex`, 0]],
  ['account 1', 'I02', [`${PARAMETERS}.toAccountIndex`, 1]],
  ['the last account that can be', 'I02', [`${PARAMETERS}.toAccountIndex`, MOST_ACCOUNT_INDEX]],
  ['a negative account', 'I03 I02', [`${PARAMETERS}.toAccountIndex`, -1]],
  ['half an account', 'I03 I02', [`${PARAMETERS}.toAccountIndex`, 723071.5]],
  ['an account past 2^48', 'I03 I02', [`${PARAMETERS}.toAccountIndex`, 2 ** 48]],
  ['an account past 2^53', 'I03 I02', [`${PARAMETERS}.toAccountIndex`, '9007199254740993']],
  ['an account in hex', 'I03 I02', [`${PARAMETERS}.toAccountIndex`, '0xb087f']],
  ['a list of accounts', 'I03 I02', [`${PARAMETERS}.toAccountIndex`, [723071]]],
  ['the native asset', 'I04', [`${PARAMETERS}.assetIndex`, 1]],
  ['asset 0', 'I04', [`${PARAMETERS}.assetIndex`, 0]],
  ['an asset that is a text', 'I04', [`${PARAMETERS}.assetIndex`, 'USDC']],
  ['another amount', 'I05', [`${PARAMETERS}.amount`, 1_000_000_001]],
  ['ten times the amount', 'I05', [`${PARAMETERS}.amount`, 10_000_000_000]],
  ['a negative amount', 'I05', [`${PARAMETERS}.amount`, -1_000_000_000]],
  ['half a unit more', 'I05', [`${PARAMETERS}.amount`, 1_000_000_000.5]],
  ['the request for the memo', 'I06', [`${PARAMETERS}.memo`, terms.requestId]],
  ['another order in the memo', 'I06', [`${PARAMETERS}.memo`, `0x${'12'.repeat(32)}`]],
  ['an empty memo', 'I06', [`${PARAMETERS}.memo`, '']],
  ['a memo of bytes', 'I06', [`${PARAMETERS}.memo`, Array.from({ length: 32 }, () => 0)]],
  ['the spot account debited', 'I07', [`${PARAMETERS}.fromRouteType`, 1]],
  ['the spot account credited', 'I07', [`${PARAMETERS}.toRouteType`, 1]],
  ['a route that is not known', 'I07', [`${PARAMETERS}.toRouteType`, 2]],
  ['a route that is nothing', 'I07', [`${PARAMETERS}.fromRouteType`, null]],
  ['a parameter more', 'I10', [`${PARAMETERS}.fromAccountIndex`, 1]],
  ['a parameter more that ends like another', 'I10', [`${PARAMETERS}.extra_amount`, 1]],
  ['a parameter less', 'I10', [`${PARAMETERS}.usdcFee`, undefined]],
  ['no parameters', 'I10', [PARAMETERS, undefined]],
  ['an action that is a text', 'I10', [ACTION, 'transfer']],
  ['a second action beside', 'I10', [`${ACTION}.then`, {}]],
  ['a field beside', 'A15', [`${ROOT}.apiKeyIndex`, 5]],
  ['a negative fee', 'I12', [`${PARAMETERS}.usdcFee`, -3_000_000]],
  ['a broken fee', 'I12', [`${PARAMETERS}.usdcFee`, 0.5]],
  ['a fee that is a text', 'I12', [`${PARAMETERS}.usdcFee`, 'free']],
  ['ten times the fee', 'D30 I11 I08 I12', [`${PARAMETERS}.usdcFee`, 30_000_000]],
  ['the largest fee that a number carries', 'D30 I12 I08', [`${PARAMETERS}.usdcFee`, Number.MAX_SAFE_INTEGER]],
  ['a fee past 2^53', 'I12', [`${PARAMETERS}.usdcFee`, '9007199254740993']],
]

describe('a transfer of exchange B', () => {
  it.each(rows(LIES))('is refused with $name: $code', ({ code, changes }) => {
    expect(verdictOf(lied(honestB(), changes))).toEqual({ verdict: 'refuse', codes: code })
  })

  it('is refused when a second one is slipped in, or nothing is left of it', () => {
    const twice: Change = ['steps', [...stepsOf(honestB()), ...stepsOf(honestB())]]
    expect(verdictOf(lied(honestB(), [twice]))).toEqual({ verdict: 'refuse', codes: 'B03' })
    expect(verdictOf(lied(honestB(), [['steps[0].items', []]])).verdict).toBe('refuse')
  })

  it('is refused as an authorize step', () => {
    expect(verdictOf(lied(honestB(), [['steps[0].kind', 'signature']])).verdict).toBe('refuse')
  })

  it('is refused when it moves more than a number carries', () => {
    const input = { ...fromExchangeB, amount: 2n ** 53n }
    const big = termsOf(input)
    const quote = answerTo(big, () => stepsOf(honestB()))
    const judged = judge({ profile: big.profile, input, quote, facts: exchangeBFacts(big) })
    expect(judged).toMatchObject({ verdict: 'refuse', codes: ['I05'] })
    const most = honestB({ ...fromExchangeB, amount: 2n ** 53n - 1n })
    expect(verdictOf(most)).toEqual({ verdict: 'accept', codes: '' })
  })

  it('is refused of a currency that no asset is known of', () => {
    const [only] = devnet.chains.flatMap((chain) => (chain.id === 3_586_256 ? [chain.native] : []))
    const currencies = only ? [{ ...only, address: '1', isNative: false }] : []
    const input = { ...fromExchangeB, originCurrency: '1', currencies }
    const judged = verdictOf(lied(honestB(input), []))
    expect(judged).toEqual({ verdict: 'refuse', codes: 'I04 L09' })
  })

  it('is left to whoever insists where no order says what it pays for, and refused without a memo', () => {
    expect(verdictOf(lied(honestB(), [['protocol', undefined]]))).toEqual({ verdict: 'override', codes: 'K22' })
    const judged = verdictOf(
      lied(honestB(), [
        ['protocol', undefined],
        [`${PARAMETERS}.memo`, ''],
      ]),
    )
    expect(judged.verdict).toBe('refuse')
    expect(judged.codes).toContain('I06')
    for (const [path, value] of [
      [`${PARAMETERS}.memo`, '0x12'],
      [PARAMETERS, undefined],
    ] as const) {
      const told = lied(honestB(), [
        ['protocol', undefined],
        [path, value],
      ])
      expect(verdictOf(told).verdict).toBe('refuse')
    }
  })

  it('goes to either depository of the public service, whichever the quote pays into', () => {
    const both: readonly Change[] = [
      ['protocol.v2.paymentDetails.depository', '731033'],
      [`${PARAMETERS}.toAccountIndex`, 731033],
    ]
    const honest = honestB(fromExchangeB, { profile: PUBLIC })
    expect(verdictOf(lied(honest, both))).toEqual({ verdict: 'accept', codes: '' })
    expect(verdictOf(lied(honest, both.slice(0, 1)))).toEqual({ verdict: 'refuse', codes: 'I02' })
    expect(verdictOf(lied(honest, both.slice(1)))).toEqual({ verdict: 'refuse', codes: 'I02' })
  })

  it('is the same whatever the quote’s spelling of numbers and of the memo', () => {
    const planHash = (...changes: readonly Change[]) => {
      const judged = judge(lied(honestB(), changes))
      return judged.verdict === 'accept' ? fingerprint(judged.proven.plan) : judged.codes.join(' ')
    }
    const honest = judge(honestB())
    const memo = honest.verdict === 'accept' ? honest.proven.orderId.toUpperCase().replace('0X', '0x') : ''
    expect(planHash([`${PARAMETERS}.memo`, memo])).toBe(planHash())
    expect(planHash([`${PARAMETERS}.toAccountIndex`, '723071'])).toBe(planHash())
  })
})

describe('the fee of a transfer', () => {
  const charged = (fee: bigint, asked: bigint | undefined, amount = 1_000_000_000n) => {
    const input = { ...fromExchangeB, amount }
    const own = termsOf(input)
    const facts = exchangeBFacts(own, {
      balance: knownFact(amount + fee, 'test'),
      transferFeeUsd: asked === undefined ? unknownFact(saying('no answer')) : knownFact(asked, 'test'),
    })
    return judge({ profile: own.profile, input, quote: answerTo(own, (bound) => exchangeBSteps(bound, fee)), facts })
  }

  it('of more than what is moved is refused, even where the exchange asks for it', () => {
    const judged = charged(3_000_000n, 3_000_000n, 1_000_000n)
    expect(judged).toMatchObject({ verdict: 'refuse', codes: ['I12', 'I08'] })
    expect(judged.findings[0]).toMatchObject({
      message: 'The transfer would cost 3 USDC (Perp), more than the 1 USDC (Perp) it moves.',
    })
    expect(charged(3_000_000n, 3_000_000n, 3_000_000n)).toMatchObject({ verdict: 'accept', codes: ['I08'] })
  })

  it('of more than one per cent is pointed out', () => {
    expect(charged(3_000_000n, 3_000_000n, 300_000_000n)).toMatchObject({ verdict: 'accept', codes: [] })
    expect(charged(3_000_000n, 3_000_000n, 299_999_999n)).toMatchObject({ verdict: 'accept', codes: ['I08'] })
  })

  it.each([
    ['nothing, where nothing is asked for', 0n, 0n, 'accept', ''],
    ['less than is asked for', 2_999_999n, TRANSFER_FEE, 'override', 'I11'],
    ['more than is asked for', 3_000_001n, TRANSFER_FEE, 'override', 'I11'],
    ['nothing, where something is asked for', 0n, TRANSFER_FEE, 'override', 'I11'],
    ['five dollars, where nothing is asked for', 5_000_000n, 0n, 'override', 'I11'],
    ['more than five dollars, where nothing is asked for', 5_000_001n, 0n, 'refuse', 'I11 I12'],
    ['as much as is asked for, above the usual limit', 6_000_000n, 6_000_000n, 'refuse', 'I12'],
    ['more than five dollars, where three are asked for', 5_500_000n, TRANSFER_FEE, 'refuse', 'I11 I12'],
    ['more than twice of little that is asked for', 4_500_000n, 2_000_000n, 'override', 'I11'],
    ['five dollars, where nobody knows', 5_000_000n, undefined, 'override', 'D32'],
    ['more than five dollars, where nobody knows', 5_000_001n, undefined, 'refuse', 'D32 I12'],
  ] as const)('may be %s', (_name, fee, asked, verdict, codes) => {
    const judged = charged(fee, asked)
    expect({ verdict: judged.verdict, codes: judged.codes.join(' ') }).toEqual({ verdict, codes })
  })
})

describe('the network fee of a transfer', () => {
  it('is what the exchange takes on top', () => {
    const judged = judge(honestB())
    expect(judged.verdict === 'accept' && judged.shown.mostGas).toMatchObject({
      currency: { symbol: 'USDC (Perp)' },
      value: TRANSFER_FEE,
    })
  })
})

describe('what exchange B says', () => {
  it.each([
    ['the account belongs to a stranger', { l1Address: knownFact(STRANGER, 'test') }, 'refuse', 'I09'],
    ['nobody is named twice', { l1Address: knownFact('', 'test'), ownAddress: '' }, 'refuse', 'I09'],
    ['nobody knows whose the account is', { l1Address: unknownFact(saying('no answer')) }, 'override', 'D32'],
    ['the wallet has no key for it', { apiKey: knownFact('none' as const, 'test') }, 'refuse', 'I13'],
    [
      'the wallet has no key for it, so that the exchange does not tell it the fee',
      {
        apiKey: knownFact('none' as const, 'test'),
        transferFeeUsd: unknownFact({ code: 'NO_API_KEY', index: '715' }),
      },
      'refuse',
      'I13',
    ],
    ['another key took the place of the wallet’s', { apiKey: knownFact('replaced' as const, 'test') }, 'refuse', 'I13'],
    ['nobody knows which keys it has', { apiKey: unknownFact(saying('no answer')) }, 'override', 'D32'],
    ['the fee is not covered', { balance: knownFact(1_002_999_999n, 'test') }, 'refuse', 'D30'],
    ['nobody knows the balance', { balance: unknownFact(saying('no answer')) }, 'override', 'D32'],
  ] as const)('decides when %s', (_name, changes, verdict, codes) => {
    expect(verdictOf(lied(honestB(), [], exchangeBFacts(terms, changes)))).toEqual({ verdict, codes })
  })

  it('asks for no fee where there is no transfer', () => {
    const facts = exchangeBFacts(terms, { balance: knownFact(fromExchangeB.amount, 'test') })
    expect(verdictOf(lied(honestB(), [[`${ACTION}.type`, 'withdraw']], facts))).toEqual({
      verdict: 'refuse',
      codes: 'I01',
    })
  })

  it('names an owner in any case of letters', () => {
    const facts = exchangeBFacts(terms, { l1Address: knownFact(USER.toLowerCase(), 'test') })
    expect(verdictOf(lied(honestB(), [], facts))).toEqual({ verdict: 'accept', codes: '' })
  })
})
