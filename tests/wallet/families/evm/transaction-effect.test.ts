import { encodeAbiParameters, encodeEventTopics, parseAbi } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import type { EvmRole, EvmTransactionItem } from '../../../../src/core/execution/item.ts'
import { failedSaying } from '../../../../src/core/reason/reason.ts'
import { transactionEffect } from '../../../../src/wallet/families/evm/transaction-effect.ts'

const USER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const TOKEN = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'
const DEPOSITORY = '0x4cd00e387622c35bddb9b4c962c136462338bc31'
const NATIVE = '0x0000000000000000000000000000000000000000'
const ORDER = 'ab'.repeat(32)

const ABI = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 amount)',
  'event Approval(address indexed owner, address indexed spender, uint256 amount)',
])

function item(role: EvmRole, changes: Partial<EvmTransactionItem> = {}): EvmTransactionItem {
  const common = { kind: 'evmTransaction', chainId: 8453, from: USER, value: 0n, amount: 5n, data: '0x' } as const
  return { ...common, role, currency: TOKEN, to: TOKEN, counterparty: OTHER, ...changes }
}

function log(eventName: 'Transfer' | 'Approval', from: string, to: string, amount = 5n, address = TOKEN) {
  const args = (eventName === 'Transfer' ? { from, to } : { owner: from, spender: to }) as never
  const topics = encodeEventTopics({ abi: ABI, eventName, args }) as readonly string[]
  return { address: address.toLowerCase(), topics, data: encodeAbiParameters([{ type: 'uint256' }], [amount]) }
}

const said = (value: bigint) => ({ ok: true, value }) as const
const alone = { allowance: said(0n), mayBeUsed: false }

describe('the effect of a transaction that went through', () => {
  it.each(['send', 'transfer', 'deposit'] as const)('of a token %s is the token’s own log of it', (role) => {
    const transfer = item(role)
    const done = (logs: readonly ReturnType<typeof log>[]) => transactionEffect(transfer, { logs }, alone)
    expect(done([log('Transfer', USER, OTHER)])).toBe('done')
    expect(done([])).toBe('none')
    expect(done([log('Transfer', OTHER, USER)])).toBe('none')
    expect(done([log('Transfer', USER, USER)])).toBe('none')
    expect(done([log('Approval', USER, OTHER)])).toBe('none')
    expect(done([log('Transfer', USER, OTHER, 5n, DEPOSITORY)])).toBe('none')
  })

  it.each(['send', 'transfer'] as const)('of native currency is done with %s', (role) => {
    expect(transactionEffect(item(role, { currency: NATIVE, to: OTHER }), { logs: [] }, alone)).toBe('done')
  })

  it('of a deposit is the depository’s log of the order', () => {
    const deposit = item('deposit', { to: DEPOSITORY, counterparty: DEPOSITORY, data: `0xe8017952${ORDER}` })
    const logged = (address: string, order: string) => ({ address, topics: [], data: `0x${'00'.repeat(32)}${order}` })
    expect(transactionEffect(deposit, { logs: [logged(DEPOSITORY, ORDER)] }, alone)).toBe('done')
    expect(transactionEffect(deposit, { logs: [logged(DEPOSITORY, 'cd'.repeat(32))] }, alone)).toBe('none')
    expect(transactionEffect(deposit, { logs: [logged(OTHER, ORDER)] }, alone)).toBe('none')
    expect(transactionEffect(deposit, { logs: [log('Transfer', USER, DEPOSITORY)] }, alone)).toBe('none')
  })

  it('of a router call is done when it went through', () => {
    expect(transactionEffect(item('swap', { to: OTHER }), { logs: [] }, alone)).toBe('done')
  })

  it.each<readonly [EvmRole, bigint, bigint, boolean]>([
    ['approve', 5n, 5n, true],
    ['approve', 5n, 4n, false],
    ['resetAllowance', 0n, 0n, true],
    ['resetAllowance', 0n, 1n, false],
  ])('of %s of %s is read as an allowance of %s: %s', (role, amount, allowance, expected) => {
    const about = { allowance: said(allowance), mayBeUsed: false }
    expect(transactionEffect(item(role, { amount }), { logs: [] }, about)).toBe(expected ? 'done' : 'none')
  })

  it('of an approval that is used up already is read from its log, when the steps went together', () => {
    const logs = [log('Approval', USER, OTHER)]
    expect(transactionEffect(item('approve'), { logs }, { allowance: said(0n), mayBeUsed: true })).toBe('done')
    expect(transactionEffect(item('approve'), { logs }, alone)).toBe('none')
    expect(transactionEffect(item('approve', { amount: 6n }), { logs }, { allowance: said(0n), mayBeUsed: true })).toBe(
      'none',
    )
  })

  it('of an approval is not known where the allowance is not', () => {
    expect(transactionEffect(item('approve'), { logs: [] }, { allowance: undefined, mayBeUsed: false })).toBe('unread')
    expect(
      transactionEffect(item('approve'), { logs: [] }, { allowance: failedSaying('late'), mayBeUsed: false }),
    ).toBe('unread')
  })
})
