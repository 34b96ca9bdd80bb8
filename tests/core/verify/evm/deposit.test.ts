import { toFunctionSelector } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { MOST_CALLDATA_BYTES } from '../../../../src/core/verify/evm/wire.ts'
import type { Hex } from '../../../../src/lib/hex.ts'
import { ethInput, honestQuote, type QuoteJson, STRANGER, USDC, USER, usdcInput } from '../../honest.ts'
import { judge } from '../lying.ts'
import { DEPOSITORY, dataOf, factsFor, quoteOf, ROUTER, transactionStep, transferData } from './quotes.ts'

const implicitInput: IntentInput = { ...usdcInput, payment: 'transfer' }

/** Appends the order id to a token transfer (`explicitDeposit: false`). */
function implicit(changes: { to?: string; amount?: bigint; orderId?: string; behind?: string } = {}): QuoteJson {
  const quote = honestQuote(implicitInput)
  const orderId = changes.orderId ?? quote.protocol.v2.orderId
  const data: Hex = `0x${transferData(changes.to ?? DEPOSITORY, changes.amount ?? usdcInput.amount).slice(2)}${orderId.slice(2)}${changes.behind ?? ''}`
  return quoteOf(implicitInput, [transactionStep(implicitInput, 'deposit', USDC[8453], data)])
}

const codesOf = (found: readonly string[]) => found.map((each) => each.split(' ')[0])

describe('a transfer with the order id behind it', () => {
  const facts = factsFor(implicitInput)

  it('is accepted as the deposit, byte for byte ours', () => {
    const { verdict, found, quote } = judge({ input: implicitInput, quote: implicit(), facts })
    expect([verdict, found]).toEqual(['accept', []])
    expect(quote?.plan).toMatchObject([{ role: 'deposit', to: USDC[8453], value: 0n, amount: usdcInput.amount }])
    expect(quote?.plan[0]).toMatchObject({ data: dataOf(implicit())['data'] })
  })

  it.each<readonly [string, string, QuoteJson]>([
    ['D05', 'a stranger as the receiver', implicit({ to: STRANGER })],
    ['D05', 'nobody as the receiver', implicit({ to: `0x${'0'.repeat(40)}` })],
    ['D14', 'another amount', implicit({ amount: usdcInput.amount + 1n })],
    ['D17', 'another order', implicit({ orderId: `0x${'ee'.repeat(32)}` })],
    ['D22', 'no order at all', implicit({ orderId: '0x' })],
    ['D22', 'more behind the order id', implicit({ behind: '00'.repeat(32) })],
    ['D22', 'half of an order id', implicit({ orderId: `0x${'ee'.repeat(16)}` })],
    ['D22', 'the explicit deposit instead', honestQuote(usdcInput)],
  ])('%s: %s is refused', (code, _name, quote) => {
    const { verdict, found } = judge({ input: implicitInput, quote, facts })
    expect(verdict).toBe('refuse')
    expect(codesOf(found)).toContain(code)
  })

  it('is refused where it was not asked for', () => {
    const { verdict, found } = judge({ input: usdcInput, quote: implicit(), facts })
    expect([verdict, codesOf(found)]).toEqual(['refuse', ['D05']])
  })
})

describe('published shapes', () => {
  it.each([
    ['no sender', (data: Record<string, unknown>) => delete data['from']],
    ['gas as a number', (data: Record<string, unknown>) => Object.assign(data, { gas: 21_064 })],
    [
      'no gas and no fees',
      (data: Record<string, unknown>) => {
        for (const key of ['gas', 'maxFeePerGas', 'maxPriorityFeePerGas']) delete data[key]
      },
    ],
    [
      'upper-case calldata',
      (data: Record<string, unknown>) =>
        Object.assign(data, { data: `0x${String(data['data']).slice(2).toUpperCase()}` }),
    ],
  ])('with %s give the same plan', (_name, change) => {
    const quote = honestQuote(ethInput)
    change(dataOf(quote))
    const plain = judge({ quote: honestQuote(ethInput) })
    const shaped = judge({ quote })
    expect([shaped.verdict, shaped.found]).toEqual(['accept', []])
    expect(shaped.quote?.planHash).toBe(plain.quote?.planHash)
  })

  it('that credit nobody are rebuilt to credit the account', () => {
    const quote = honestQuote(ethInput)
    const data = dataOf(quote)
    data['data'] = String(data['data']).replace(USER.slice(2).toLowerCase(), '0'.repeat(40))
    const { verdict, quote: proven } = judge({ quote })
    expect(verdict).toBe('accept')
    expect(proven?.planHash).toBe(judge().quote?.planHash)
  })
})

/** These selectors give away control. */
const NEVER: readonly (readonly [string, string])[] = [
  ['setApprovalForAll(address,bool)', 'a whole collection'],
  ['increaseAllowance(address,uint256)', 'more of an allowance'],
  ['permit(address,address,uint256,uint256,uint8,bytes32,bytes32)', 'a permit on the chain'],
  ['approve(address,address,uint160,uint48)', 'an allowance inside Permit2'],
  ['transferOwnership(address)', 'a contract of the user'],
  ['renounceOwnership()', 'a contract of the user'],
  ['changeAdmin(address)', 'a proxy'],
  ['upgradeTo(address)', 'the code of a proxy'],
  ['upgradeToAndCall(address,bytes)', 'the code of a proxy'],
  ['execute(((address,bytes,uint256,bool)[],uint256,uint256),bytes)', 'the depository of the service'],
  ['execute(address,uint256,bytes)', 'an account that is a contract'],
  ['execute(bytes32,bytes)', 'an account with delegated code'],
  ['executeBatch(address[],uint256[],bytes[])', 'an account that is a contract'],
  ['executeBatch((address,uint256,bytes)[])', 'an account that is a contract'],
  ['execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)', 'a Safe'],
  ['execTransactionFromModule(address,uint256,bytes,uint8)', 'a Safe'],
  ['enableModule(address)', 'a Safe'],
  ['addOwnerWithThreshold(address,uint256)', 'a Safe'],
  ['swapOwner(address,address,address)', 'a Safe'],
  ['multiSend(bytes)', 'a Safe'],
]

describe('a transaction that gives control away', () => {
  it.each(NEVER)('%s of %s is refused by name, wherever it goes', (signature) => {
    for (const to of [DEPOSITORY, ROUTER, USDC[1], STRANGER]) {
      const quote = honestQuote(ethInput)
      Object.assign(dataOf(quote), { to, data: `${toFunctionSelector(`function ${signature}`)}${'00'.repeat(64)}` })
      const { verdict, findings } = judge({ quote })
      expect(verdict).toBe('refuse')
      expect(findings).toContainEqual(
        expect.objectContaining({ code: 'D23', message: expect.stringContaining(signature) }),
      )
    }
  })
})

describe('calldata', () => {
  it.each<readonly [string, string, Record<string, unknown>]>([
    ['D21', 'an empty text', { data: '' }],
    ['D21', 'nothing but 0x', { data: '0x' }],
    ['D20', 'half a byte', { data: '0x49290c1' }],
    ['D20', 'what is not hex', { data: '0xzz' }],
    ['D20', 'a number', { data: 7 }],
    ['D20', 'an amount in hex', { value: '0x10' }],
    ['D20', 'an amount with a leading zero', { value: '0100000000000000000' }],
    ['D20', 'no target', { to: undefined }],
    ['D27', 'more than any deposit needs', { data: `0x49290c1c${'00'.repeat(MOST_CALLDATA_BYTES)}` }],
    ['D05', 'a pull of the token from the account', { to: USDC[8453], data: `0x23b872dd${'00'.repeat(96)}` }],
    ['A15', 'blobs', { blobVersionedHashes: [] }],
    ['A15', 'an access list', { accessList: [] }],
    ['A15', 'a kind of transaction', { type: '0x4' }],
    ['A15', 'a delegate', { delegate: STRANGER }],
  ])('%s: %s is refused', (code, _name, change) => {
    const quote = honestQuote(usdcInput, [usdcInput.amount])
    Object.assign(dataOf(quote, 1), change)
    const { verdict, found } = judge({ input: usdcInput, quote, facts: factsFor(usdcInput) })
    expect(verdict).toBe('refuse')
    expect(codesOf(found)).toContain(code)
  })

  it('that is missing leaves a deposit without its order', () => {
    const quote = honestQuote(ethInput)
    delete dataOf(quote)['data']
    expect(codesOf(judge({ quote }).found)).toEqual(['D21'])
  })

  it('K22: of an order that the quote does not name is not accepted, and rebuilt with the id that it carries', () => {
    const quote = Object.assign(honestQuote(ethInput), { protocol: undefined })
    expect(judge({ quote })).toMatchObject({ verdict: 'override', found: ['K22 protocol.v2'] })
    const lie = Object.assign(honestQuote(ethInput), { protocol: undefined })
    Object.assign(dataOf(lie), { to: STRANGER })
    expect(codesOf(judge({ quote: lie }).found)).toEqual(['K22', 'D04'])
  })

  it('D17: without any order id is no deposit', () => {
    for (const data of ['0x49290c1c', undefined]) {
      const quote = Object.assign(honestQuote(ethInput), { protocol: undefined })
      Object.assign(dataOf(quote), { data })
      expect(judge({ quote }).verdict).toBe('refuse')
      expect(codesOf(judge({ quote }).found)).toContain('D17')
    }
  })
})
