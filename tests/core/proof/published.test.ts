import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Facts } from '../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../src/core/intent/intent.ts'
import type { Currency } from '../../../src/core/money/currency.ts'
import { relay } from '../../../src/core/profiles/relay.ts'
import { ACCOUNTS, bitcoinFacts, coinsOf } from '../honest/bitcoin.ts'
import { evmFacts } from '../honest/evm-facts.ts'
import { exchangeAFacts } from '../honest/exchanges.ts'
import { at, changed, type Json, pathOf } from '../honest/json.ts'
import { PRICES } from '../honest/prices.ts'
import { judge } from './judge.ts'
import { secondOpinion } from './second-opinion/second-opinion.ts'

const FIXTURES = join(import.meta.dirname, '../../../../shared/fixtures')
const hasFixtures = existsSync(FIXTURES)
if (!hasFixtures)
  process.stderr.write('published.test.ts: no published answers beside the project, their tests are skipped\n')

function published(name: string): Json {
  return JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), 'utf8'))
}

const USDT: Currency = {
  chainId: 42161,
  address: '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9',
  symbol: 'USDT',
  name: 'Tether USD',
  decimals: 6,
  isNative: false,
}
const WETH: Currency = {
  chainId: 1,
  address: '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2',
  symbol: 'WETH',
  name: 'Wrapped Ether',
  decimals: 18,
  isNative: false,
}

function intentFor(quote: Json, wishes: Partial<IntentInput> = {}): IntentInput {
  const text = (path: string) => String(at(quote, pathOf(`details.${path}`)))
  return {
    user: text('sender'),
    originChainId: Number(text('currencyIn.currency.chainId')),
    originCurrency: text('currencyIn.currency.address'),
    destinationChainId: Number(text('currencyOut.currency.chainId')),
    destinationCurrency: text('currencyOut.currency.address'),
    amount: BigInt(text('currencyIn.amount')),
    tradeType: 'EXACT_INPUT',
    recipient: text('recipient'),
    refundTo: text('sender'),
    currencies: [USDT, WETH],
    ...wishes,
  }
}

const WEEK = 7 * 86_400

// A quote is made seven days before its order ends (service facts 1).
function momentOf(quote: Json): number {
  return Number(at(quote, pathOf('protocol.v2.orderData.output.deadline')) ?? 1_790_000_000 + WEEK) - WEEK
}

function evm(quote: Json, input: IntentInput): Facts {
  const terms = { input, amountIn: input.amount, nowSeconds: momentOf(quote), profile: relay }
  const drawn = {
    out: 0n,
    minimum: 0n,
    salt: '0x',
    requestId: '0x',
    isSigned: false,
    statusPath: '/intents/status',
  } as const
  return evmFacts({ ...terms, ...drawn })
}

function bitcoin(quote: Json): Facts {
  const account = ACCOUNTS.p2wpkh
  const coins = coinsOf(account, [10_000_000n])
  return bitcoinFacts({ nowSeconds: momentOf(quote) }, { account, coins, satsPerVbyte: 5 })
}

// Prices date from the published answers.
const PRICES_THEN = PRICES.map((each) => {
  const dollars = new Map([
    [8_253_038, 73_000n],
    [56, 795n],
  ]).get(each.chainId)
  return dollars === undefined ? each : { ...each, price: dollars * 10n ** 18n }
})

function verdictOn(quote: Json, input: IntentInput, facts: Facts) {
  const asked = { profile: relay, input, quote, facts: { ...facts, prices: PRICES_THEN } }
  const judged = judge(asked)
  expect(secondOpinion(asked, judged)).toEqual([])
  return `${judged.verdict} ${[...new Set(judged.codes)].sort().join(' ')}`.trim()
}

describe.skipIf(!hasFixtures)('published quotes of the live service', () => {
  it.each([
    ['quote-v2__fee-sponsorship__usdc-approve-deposit__docs', { sponsorship: {} }, 'accept L10'],
    ['quote-v2__lighter-deposit__docs', {}, 'accept'],
    // No pinned factory proves that the address belongs to the order.
    ['quote-v2__deposit-address-open__base-optimism__docs', { payment: 'openAddress' }, 'accept J06'],
  ] as const)('%s is accepted', (name, wishes, verdict) => {
    const quote = published(name)
    const input = intentFor(quote, wishes)
    expect(verdictOn(quote, input, evm(quote, input))).toBe(verdict)
  })

  it('a withdrawal whose order id was made by the old, defective hash is a mismatch, and only that', () => {
    const quote = published('quote-v2__hyperliquid-withdraw-LEGACYHASH__docs')
    const input = intentFor(quote)
    const facts = exchangeAFacts({ amountIn: input.amount, nowSeconds: momentOf(quote) })
    expect(verdictOn(quote, input, facts)).toBe('override K01')
  })

  it('a capture without details and request id is no whole quote; with both, it is accepted', () => {
    const quote = published('protocol-v2-signed__ethereum-usdc_bnb-native__nuanu-ai')
    const details = {
      sender: '0x0B4Dd0C3dA001Fa146EEd3f80B01860BEF6B8a14',
      recipient: '0x823A3a5BaB1186141b32fC65F8E25Ca24c679Ce7',
      currencyIn: {
        currency: { chainId: 1, address: '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48', symbol: 'USDC', decimals: 6 },
        amount: '2500000',
      },
      currencyOut: {
        currency: { chainId: 56, address: '0x0000000000000000000000000000000000000000', symbol: 'BNB', decimals: 18 },
        amount: '3144520639143930',
        minimumAmount: '3049241663777869',
      },
    }
    const whole = changed(changed(quote, ['details'], details), ['requestId'], `0x1790347296${'0'.repeat(54)}`)
    const input = intentFor(whole)
    expect(verdictOn(whole, input, evm(whole, input))).toBe('accept')
    expect(verdictOn(quote, input, evm(quote, input))).toBe('refuse A20')
  })

  // Shortened documents can't be proven; nothing else may fail.
  it.each([
    ['quote-v2__quickstart__docs', 'refuse A20'],
    ['sdk-test__executeBridge__relay-kit', 'refuse A20'],
    ['sdk-test__swapWithApproval__relay-kit', 'refuse A20'],
  ])('%s has placeholders in the place of its ids', (name, verdict) => {
    const quote = published(name)
    const user = '0x03508bB71268BBA25ECaCC8F620e01866650532c'
    const input = { ...intentFor(quote), user, recipient: user, refundTo: user }
    expect(verdictOn(quote, input, evm(quote, input))).toBe(verdict)
  })

  it('a quote for Bitcoin without calldata and without its order cannot be proven', () => {
    const quote = published('quote-v2__bitcoin-destination__docs')
    const input = intentFor(quote)
    expect(verdictOn(quote, input, evm(quote, input))).toBe('refuse D17 K22')
  })

  it('a quote from Bitcoin whose transaction is cut off and whose order is missing cannot be proven', () => {
    const quote = published('quote-v2__bitcoin-origin-psbt-truncated__docs')
    // The document's account has other coins.
    expect(verdictOn(quote, intentFor(quote), bitcoin(quote))).toBe('refuse D30 F01 K22')
  })

  it('a deposit address of Bitcoin without an order is for an expert to insist on', () => {
    const quote = published('quote-v2__bitcoin-deposit-address__docs')
    const input = intentFor(quote, { payment: 'openAddress' })
    expect(verdictOn(quote, input, bitcoin(quote))).toBe('override J06 K22 L04')
  })
})
