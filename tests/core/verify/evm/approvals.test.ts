import { describe, expect, it } from 'vitest'
import { knownFact } from '../../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { saying } from '../../../../src/core/reason/reason.ts'
import { ethInput, honestQuote, STRANGER, USDC, usdcInput } from '../../honest.ts'
import { pinnedOn } from '../../pinned.ts'
import { judge } from '../lying.ts'
import {
  approveData,
  approveStep,
  contractsWith,
  DEPOSITORY,
  dataOf,
  depositStep,
  factsFor,
  PERMIT2,
  PROXY,
  quoteOf,
  transactionStep,
  USDT,
} from './quotes.ts'
import { swapStep } from './swaps.ts'

const exact = usdcInput.amount
const facts = factsFor(usdcInput)
const codesOf = (found: readonly string[]) => found.map((each) => each.split(' ')[0])
const withApprovals = (...approvals: readonly ReturnType<typeof approveStep>[]) =>
  quoteOf(usdcInput, [...approvals, depositStep(usdcInput)])

describe('approvals for a deposit', () => {
  it.each([
    ['one of exactly the amount', [exact]],
    ['a reset and one of exactly the amount', [0n, exact]],
  ])('%s are accepted, for the depository alone', (_name, amounts) => {
    const quote = withApprovals(...amounts.map((amount) => approveStep(usdcInput, DEPOSITORY, amount)))
    const { verdict, found, quote: proven } = judge({ input: usdcInput, quote, facts })
    expect([verdict, found]).toEqual(['accept', []])
    expect(proven?.plan.slice(0, -1)).toMatchObject(
      amounts.map((amount) => ({
        role: amount === 0n ? 'resetAllowance' : 'approve',
        to: USDC[8453],
        data: approveData(DEPOSITORY, amount),
        value: 0n,
        amount,
      })),
    )
  })

  it('that the chain makes needless are accepted all the same, and change nothing', () => {
    const allowed = factsFor(usdcInput, {
      contracts: contractsWith({ [DEPOSITORY]: { allowance: knownFact(exact, 'test') } }),
    })
    const quote = withApprovals(approveStep(usdcInput, DEPOSITORY))
    const plain = judge({ input: usdcInput, quote, facts })
    expect(judge({ input: usdcInput, quote, facts: allowed }).quote?.planHash).toBe(plain.quote?.planHash)
  })

  it.each<readonly [string, string, readonly ReturnType<typeof approveStep>[]]>([
    ['E01 E13', 'for a stranger', [approveStep(usdcInput, STRANGER)]],
    ['E01 E13', 'for a stranger, without end', [approveStep(usdcInput, STRANGER, 2n ** 256n - 1n)]],
    ['E01 E13', 'for Permit2, which no deposit uses', [approveStep(usdcInput, PERMIT2)]],
    ['E02', 'for the proxy of the router, which takes no deposit', [approveStep(usdcInput, PROXY)]],
    ['E02', 'for two contracts', [approveStep(usdcInput, PROXY, 0n), approveStep(usdcInput, DEPOSITORY)]],
    ['E03 E13', 'of one unit more', [approveStep(usdcInput, DEPOSITORY, exact + 1n)]],
    ['E03 E13', 'without end', [approveStep(usdcInput, DEPOSITORY, 2n ** 256n - 1n)]],
    [
      'E03 E13',
      'of all that Permit2 counts, for the depository',
      [approveStep(usdcInput, DEPOSITORY, 2n ** 160n - 1n)],
    ],
    ['E04 E13', 'of one unit less', [approveStep(usdcInput, DEPOSITORY, exact - 1n)]],
    ['E10', 'twice', [approveStep(usdcInput, DEPOSITORY), approveStep(usdcInput, DEPOSITORY)]],
    ['B06', 'taken back at the end', [approveStep(usdcInput, DEPOSITORY), approveStep(usdcInput, DEPOSITORY, 0n)]],
    ['E10 E13', 'only taken back', [approveStep(usdcInput, DEPOSITORY, 0n)]],
    ['D04 E13', 'of another token', [transactionStep(usdcInput, 'approve', STRANGER, approveData(DEPOSITORY, exact))]],
    ['E07 E13', 'with money', [transactionStep(usdcInput, 'approve', USDC[8453], approveData(DEPOSITORY, exact), 1n)]],
    [
      'D20 E13',
      'with bytes behind',
      [transactionStep(usdcInput, 'approve', USDC[8453], `${approveData(DEPOSITORY, exact)}00`)],
    ],
    ['E01 E13', 'with dirt in the address', [dirty()]],
  ])('%s: %s are refused', (codes, _name, approvals) => {
    const { verdict, found } = judge({ input: usdcInput, quote: withApprovals(...approvals), facts })
    expect([verdict, codesOf(found).join(' ')]).toEqual(['refuse', codes])
  })

  it('E08: of native currency are refused', () => {
    const quote = quoteOf(ethInput, [approveStep({ ...usdcInput, ...ethInput }, DEPOSITORY), depositStep(ethInput)])
    expect(judge({ quote })).toMatchObject({ verdict: 'refuse', found: [expect.stringMatching(/^E08 /)] })
  })

  it('E13: that are left out are refused where the chain does not have them', () => {
    const { verdict, found } = judge({ input: usdcInput, quote: withApprovals(), facts })
    expect([verdict, codesOf(found)]).toEqual(['refuse', ['E13']])
  })

  it.each([
    [
      'D32',
      'is not known',
      'override',
      contractsWith({ [DEPOSITORY]: { allowance: { known: false, why: saying('no answer') } } }),
    ],
    ['E13', 'is of another contract', 'refuse', contractsWith({ [PROXY]: { allowance: knownFact(exact, 'test') } })],
  ])('%s: may not be left out where the allowance %s', (code, _name, expected, contracts) => {
    const { verdict, found } = judge({
      input: usdcInput,
      quote: withApprovals(),
      facts: factsFor(usdcInput, { contracts }),
    })
    expect(verdict).toBe(expected)
    expect(codesOf(found)).toEqual([code])
  })
})

// ABI decoders ignore the bytes before an address's last 20.
function dirty() {
  const made = approveStep(usdcInput, DEPOSITORY)
  const [item] = made.items
  const data = item?.['data'] as { data: string }
  data.data = `${data.data.slice(0, 10)}ff${data.data.slice(12)}`
  return made
}

describe('an approval without calldata (interface, "EVM approval step")', () => {
  function bare(input: IntentInput) {
    const quote = honestQuote(input, [input.amount])
    const data = dataOf(quote, 0)
    for (const key of ['data', 'value']) delete data[key]
    return quote
  }

  it('is ours alone: exactly the amount, for the depository', () => {
    const { verdict, quote } = judge({ input: usdcInput, quote: bare(usdcInput), facts })
    expect(verdict).toBe('accept')
    expect(quote?.plan[0]).toMatchObject({ role: 'approve', data: approveData(DEPOSITORY, exact) })
  })

  it('of another token, or with money, is refused', () => {
    for (const change of [{ to: STRANGER }, { value: '1' }]) {
      const quote = bare(usdcInput)
      Object.assign(dataOf(quote, 0), change)
      expect(judge({ input: usdcInput, quote, facts }).verdict).toBe('refuse')
    }
  })
})

it('E02: approvals for two contracts are refused even where the call may use either', () => {
  const other = { kind: 'approvalProxy', address: STRANGER, router: pinnedOn(1, 'router'), version: 'v3' } as const
  const chains = devnet.chains.map((chain) => ({ ...chain, contracts: [...chain.contracts, other] }))
  const input: IntentInput = { ...usdcInput, destinationChainId: 8453, destinationCurrency: USDT }
  const quote = quoteOf(input, [approveStep(input, STRANGER, 0n), approveStep(input, PROXY), swapStep(input)])
  const { verdict, found } = judge({ input, quote, facts: factsFor(input), profile: { ...devnet, chains } })
  expect(verdict).toBe('refuse')
  expect(codesOf(found)).toContain('E02')
})

describe('a way of paying that needs no approval', () => {
  it('refuses one, even of the exact amount for the depository', () => {
    const input: IntentInput = { ...usdcInput, payment: 'transfer' }
    const quote = quoteOf(input, [approveStep(input, DEPOSITORY), depositStep(usdcInput)])
    const { verdict, found } = judge({ input, quote, facts })
    expect(verdict).toBe('refuse')
    expect(codesOf(found)).toContain('E08')
  })
})
