import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import type { Profile } from '../../../../src/core/profiles/profile.ts'
import { relay } from '../../../../src/core/profiles/relay.ts'
import { answerTo } from '../../honest/answer.ts'
import type { Terms } from '../../honest/case.ts'
import { evmFacts } from '../../honest/evm-facts.ts'
import { approveStep, depositStep } from '../../honest/evm-steps.ts'
import {
  ACCOUNT_INDEX,
  exchangeAFacts,
  exchangeBFacts,
  fromExchangeA,
  fromExchangeB,
  honestA,
  honestB,
  NONCE,
  PERPS_USDC,
  termsOf,
} from '../../honest/exchanges.ts'
import type { Json } from '../../honest/json.ts'
import { SOLVER } from '../../honest/order.ts'
import { ETH, STRANGER, USDC, USER } from '../../honest.ts'
import { judge } from '../../proof/judge.ts'
import { verdictOf } from './lies.ts'

const PUBLIC: Profile = { ...relay, solvers: [...relay.solvers, SOLVER] }
const PROFILES = [
  { profile: devnet, words: 'the interface' },
  { profile: PUBLIC, words: 'the public service' },
]
const BTC = 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8'
const ACCEPTED = { verdict: 'accept', codes: '' }

const to = (destinationChainId: number, destinationCurrency: string, recipient: string) => ({
  destinationChainId,
  destinationCurrency,
  recipient,
})
const toBitcoin = to(8_253_038, BTC, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
const toA = to(1337, PERPS_USDC, USER)
const toB = to(3_586_256, '0', '281474976710654')

/** Each entry changes the usual withdrawal. */
const WAYS: readonly (readonly [string, Partial<IntentInput>])[] = [
  ['for an exact output', { tradeType: 'EXACT_OUTPUT', amount: 5_000_000_000_000_000n }],
  ['for an expected output', { tradeType: 'EXPECTED_OUTPUT', amount: 5_000_000_000_000_000n }],
  ['to someone else', { recipient: STRANGER }],
  ['to a token', to(1, USDC[1], USER)],
  ['to Bitcoin', toBitcoin],
]

describe.each(PROFILES)('an honest withdrawal, in the words of $words', ({ profile }) => {
  it.each([...WAYS, ['to exchange B', toB] as const])('from exchange A %s', (_way, changes) => {
    expect(verdictOf(honestA({ ...fromExchangeA, ...changes }, { profile }))).toEqual(ACCEPTED)
  })

  it.each([...WAYS, ['to exchange A', toA] as const])('from exchange B %s', (_way, changes) => {
    // A hundred times as many dollars leave.
    const more = 'amount' in changes && changes.amount ? { amount: changes.amount * 100n } : {}
    expect(verdictOf(honestB({ ...fromExchangeB, ...changes, ...more }, { profile }))).toEqual(ACCEPTED)
  })

  it('with refunds to another account of the user', () => {
    expect(verdictOf(honestA({ ...fromExchangeA, refundTo: STRANGER }, { profile }))).toEqual(ACCEPTED)
    expect(verdictOf(honestB({ ...fromExchangeB, refundTo: '12' }, { profile }))).toEqual(ACCEPTED)
  })

  it('is the whole plan, in our own bytes', () => {
    const [a, b] = [honestA(fromExchangeA, { profile }), honestB(fromExchangeB, { profile })].map((each) => judge(each))
    const plan = [a, b].flatMap((judged) => (judged?.verdict === 'accept' ? judged.proven.plan : []))
    expect(plan).toMatchObject([
      {
        kind: 'exchangeAAuthorize',
        chainId: 1337,
        from: USER,
        nonce: BigInt(NONCE),
        typedData: {
          domain: { name: profile.exchangeA.nonceMappingDomain, version: '2', chainId: 1 },
          message: { chainId: 'hyperliquid', wallet: USER.toLowerCase(), nonce: `${NONCE}` },
        },
        post: { endpoint: '/authorize', body: { type: 'nonce-mapping', walletChainId: 1337, nonce: NONCE } },
      },
      {
        kind: 'exchangeATransfer',
        nonce: BigInt(NONCE),
        amount: fromExchangeA.amount,
        counterparty: '0x865eb9baa5492cef598adf7afb1038654fcb7081',
        action: {
          type: 'sendAsset',
          signatureChainId: '0x1',
          [profile.exchangeA.chainField]: 'Mainnet',
          destination: '0x865eb9baa5492cef598adf7afb1038654fcb7081',
          amount: '10.000000',
          nonce: NONCE,
        },
      },
      { kind: 'exchangeBTransfer', from: ACCOUNT_INDEX, amount: fromExchangeB.amount, counterparty: '723071' },
    ])
  })
})

describe('an honest deposit', () => {
  const fromEvm = { ...fromExchangeA, originChainId: 8453, originCurrency: ETH, amount: 10n ** 18n }
  const dollars = (units: bigint) => ({ out: 2_393n * units, minimum: 2_390n * units })
  const deposited = (terms: Terms, steps: Parameters<typeof answerTo>[1]) =>
    verdictOf({ route: 'deposit', name: '', ...terms, quote: answerTo(terms, steps), facts: evmFacts(terms) })

  it.each([
    ['exchange A', toA, dollars(10n ** 8n)],
    ['exchange A, spot', to(1337, '0x6d1e7cde53ba9467b783cb7c530ce054', STRANGER), dollars(10n ** 8n)],
    ['exchange B', toB, dollars(10n ** 6n)],
  ])('from Base to %s', (_name, destination, out) => {
    const native = termsOf({ ...fromEvm, ...destination }, out)
    expect(deposited(native, (bound) => [depositStep(bound)])).toEqual(ACCEPTED)
    const token = termsOf({ ...fromEvm, ...destination, originCurrency: USDC[8453], amount: 2_400_000_000n }, out)
    const steps = deposited(token, (bound) => [
      approveStep(bound, bound.depository, token.amountIn),
      depositStep(bound),
    ])
    expect(steps.verdict).toBe('accept')
  })
})

const FIXTURES = join(import.meta.dirname, '../../../../../shared/fixtures')
const hasFixtures = existsSync(FIXTURES)
if (!hasFixtures) process.stderr.write('exchange-honest.test.ts: no published fixtures beside the project, skipped\n')

describe.skipIf(!hasFixtures)('published quotes', () => {
  const published = (name: string): Json => JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8'))
  const account = '0xf3d63166f0ca56c3c1a3508fce03ff0cf3fb691e'

  it('a deposit to exchange B is accepted', () => {
    const input = {
      ...fromExchangeA,
      ...to(3_586_256, '0', '509564'),
      user: account,
      refundTo: account,
      originChainId: 8453,
      originCurrency: ETH,
      amount: 10n ** 18n,
    }
    // A quote is made seven days before its order ends.
    const terms = termsOf(input, { profile: relay, nowSeconds: 1_777_644_048 - 7 * 86_400 })
    const quote = published('quote-v2__lighter-deposit__docs')
    expect(verdictOf({ route: 'deposit', name: '', ...terms, quote, facts: evmFacts(terms) })).toEqual(ACCEPTED)
  })

  it('a withdrawal from exchange A under the old hash is right in all but its order id', () => {
    const input = { ...fromExchangeA, ...to(10, ETH, account), user: account, refundTo: account }
    const terms = termsOf(input, { profile: relay, nowSeconds: 1_770_933_867 - 7 * 86_400 })
    const quote = published('quote-v2__hyperliquid-withdraw-LEGACYHASH__docs')
    const facts = exchangeAFacts(terms)
    expect(verdictOf({ route: 'exchangeA', name: '', ...terms, quote, facts })).toEqual({
      verdict: 'override',
      codes: 'K01',
    })
  })
})

describe('facts of the wrong exchange', () => {
  it('are no facts', () => {
    const other = exchangeBFacts(termsOf(fromExchangeB))
    expect(verdictOf({ ...honestA(), facts: other })).toEqual({ verdict: 'override', codes: 'D32' })
  })
})
