import { describe, expect, it } from 'vitest'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { ethInput, honestQuote, type QuoteJson, STRANGER, USDC, usdcInput } from '../../honest.ts'
import { judge } from '../lying.ts'
import { DEPOSITORY, dataOf, factsFor, quoteOf, sendEth, sendUsdc, transactionStep, transferData } from './quotes.ts'

const DATA = 'steps[0].items[0].data'
const NOBODY = '0'.repeat(64)
const OTHER = STRANGER.slice(2).toLowerCase().padStart(64, '0')
const implicitInput: IntentInput = { ...usdcInput, payment: 'transfer' }

type Changed = Readonly<Record<string, unknown>> | ((data: string) => string)

const word =
  (...changes: readonly (readonly [at: number, to: string])[]) =>
  (data: string) =>
    changes.reduce((left, [at, to]) => left.slice(0, 10 + at * 64) + to + left.slice(10 + (at + 1) * 64), data)

/** Gives codes with places below the data. */
function found(input: IntentInput, quote: QuoteJson, change: Changed) {
  const data = dataOf(quote)
  Object.assign(data, typeof change === 'function' ? { data: change(String(data['data'])) } : change)
  const judged = judge({ input, quote: JSON.parse(JSON.stringify(quote)), facts: factsFor(input) })
  expect(judged.verdict).toBe('refuse')
  return judged.found.map((each) => each.replace(`${DATA}.`, ''))
}

describe('what is wrong with a deposit of a token is said, and nothing else', () => {
  it.each<readonly [string, Changed, readonly string[]]>([
    ['another target', { to: STRANGER }, ['D04 to']],
    ['no target', { to: undefined }, ['D20 to']],
    ['a field that no quote has', { accessList: [] }, ['A15 accessList']],
    ['a call that gives control away', (data) => `0xb61d27f6${data.slice(10)}`, ['D23 data']],
    ['a call that takes the token', (data) => `0x23b872dd${data.slice(10)}`, ['D22 data']],
    ['money along with it', { value: '1' }, ['D09 value']],
    ['no calldata', { data: undefined }, ['D21 data']],
    ['empty calldata', { data: '0x' }, ['D21 data']],
    ['the whole allowance', (data) => `0x5a1ee3ac${data.slice(10, 138)}`, ['D15 data']],
    ['another function', (data) => `0x12345678${data.slice(10)}`, ['D22 data']],
    ['a word more', (data) => data + OTHER, ['D22 data']],
    ['half of its last word', (data) => data.slice(0, -32), ['D22 data']],
    ['a stranger credited', word([0, OTHER]), ['D16 data']],
    ['another token', word([1, OTHER]), ['D13 data']],
    ['another amount', word([2, OTHER]), ['D14 data']],
    ['another amount, credited to the sender', word([0, NOBODY], [2, OTHER]), ['D14 data']],
    ['another order', word([3, OTHER]), ['D17 data']],
  ])('%s', (_name, change, expected) => {
    expect(found(usdcInput, honestQuote(usdcInput), change)).toEqual(expected)
  })
})

describe('what is wrong with a deposit of native currency is said, and nothing else', () => {
  it.each<readonly [string, Changed, readonly string[]]>([
    ['another target', { to: STRANGER }, ['D04 to']],
    ['another amount', { value: '1' }, ['D09 value']],
    ['a word more', (data) => data + OTHER, ['D22 data']],
    ['half of its last word', (data) => data.slice(0, -32), ['D22 data']],
    ['a stranger credited', word([0, OTHER]), ['D16 data']],
    ['another order, credited to the sender', word([0, NOBODY], [1, OTHER]), ['D17 data']],
  ])('%s', (_name, change, expected) => {
    expect(found(ethInput, honestQuote(ethInput), change)).toEqual(expected)
  })
})

describe('what is wrong with a transfer that carries its order id is said, and nothing else', () => {
  it.each<readonly [string, Changed, readonly string[]]>([
    ['another target', { to: STRANGER }, ['D04 to']],
    ['money along with it', { value: '1' }, ['D09 value']],
    // Without calldata, a step to the token counts as an approval.
    ['no calldata', { data: undefined }, ['E08 steps[0].items[0]']],
    ['empty calldata', { data: '0x' }, ['D21 data']],
    ['another receiver', word([0, OTHER]), ['D05 data']],
    ['another amount', word([1, OTHER]), ['D14 data']],
    ['another order', word([2, OTHER]), ['D17 data']],
    ['no order', (data) => data.slice(0, -64), ['D22 data']],
    ['half of its order', (data) => data.slice(0, -32), ['D22 data']],
  ])('%s', (_name, change, expected) => {
    const { orderId } = honestQuote(implicitInput).protocol.v2
    const data: Hex = `0x${transferData(DEPOSITORY, usdcInput.amount).slice(2)}${orderId.slice(2)}`
    const quote = quoteOf(implicitInput, [transactionStep(implicitInput, 'deposit', USDC[8453], data)])
    expect(found(implicitInput, quote, change)).toEqual(expected)
  })
})

describe('what is wrong with a plain payment is said, and nothing else', () => {
  const payment = (input: IntentInput) =>
    input === sendEth
      ? transactionStep(input, 'send', STRANGER, '0x', input.amount)
      : transactionStep(input, 'send', input.originCurrency, transferData(STRANGER, input.amount))

  it.each<readonly [string, IntentInput, Changed, readonly string[]]>([
    ['native: another receiver', sendEth, { to: DEPOSITORY }, ['D04 to']],
    ['native: another amount', sendEth, { value: '1' }, ['D09 value']],
    ['native: calldata', sendEth, { data: '0x12345678' }, ['D21 data']],
    ['token: another target', sendUsdc, { to: DEPOSITORY }, ['D04 to']],
    ['token: money along with it', sendUsdc, { value: '1' }, ['D09 value']],
    ['token: no calldata', sendUsdc, { data: undefined }, ['B03 steps']],
    ['token: empty calldata', sendUsdc, { data: '0x' }, ['D21 data']],
    ['token: another receiver', sendUsdc, word([0, NOBODY]), ['D05 data']],
    ['token: another amount', sendUsdc, word([1, OTHER]), ['D14 data']],
    ['token: a word more', sendUsdc, (data) => data + OTHER, ['D22 data']],
    ['token: half of its last word', sendUsdc, (data) => data.slice(0, -32), ['D22 data']],
  ])('%s', (_name, input, change, expected) => {
    expect(found(input, quoteOf(input, [payment(input)]), change)).toEqual(expected)
  })
})
