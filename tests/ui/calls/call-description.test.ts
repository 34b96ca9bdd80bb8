import { describe, expect, it } from 'vitest'
import type { CallAct, Token } from '../../../src/core/page/calls/meaning.ts'
import { type CallContext, callDescription, type SimulationResult } from '../../../src/ui/calls/call-description.ts'
import * as data from '../data.ts'

const USDC = data.currency(8453, 'USDC')
const ETH = data.currency(8453, 'ETH')
const CONTRACT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const OTHER_TOKEN = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const usdc = { address: USDC.address, currency: USDC }
const other = { address: OTHER_TOKEN, currency: undefined }
const who = { spender: data.STRANGER, owner: data.OWN, recipient: data.STRANGER }

const shown = (act: CallAct, value = 0n, simulation: SimulationResult = 'works', by: CallContext['by'] = 'account') =>
  callDescription(act, { to: CONTRACT, value: { currency: ETH, value }, by, simulation })
const FUTURE = 4_102_488_000n
const permit = (token: Token, untilSeconds: bigint): CallAct => ({
  ...{ kind: 'permit', token, owner: data.OWN, spender: data.STRANGER },
  ...{ amount: 1n, isUnlimited: false, untilSeconds },
})
const permit2 = (untilSeconds: bigint): CallAct => ({
  ...{ kind: 'permit2', token: usdc, spender: CONTRACT, amount: 1n, isUnlimited: false, untilSeconds },
})
const allowance = (
  change: 'set' | 'raise' | 'lower',
  amount: bigint,
  token: Token = usdc,
  isUnlimited = false,
): CallAct => ({
  kind: 'allowance',
  change,
  token,
  spender: data.STRANGER,
  amount,
  isUnlimited,
})

describe('a call in words', () => {
  it.each<readonly [string, CallAct]>([
    ['Send 1.5 USDC', { kind: 'transfer', token: usdc, recipient: data.STRANGER, amount: 1_500_000n }],
    [
      'Send 1,500,000 units of an unknown token',
      { kind: 'transfer', token: other, recipient: data.STRANGER, amount: 1_500_000n },
    ],
    ['Move 1 USDC with an approval', { kind: 'transferFrom', token: usdc, ...who, amount: 1_000_000n }],
    ['Let someone take up to 1 USDC', allowance('set', 1_000_000n)],
    ['Let someone take any amount of USDC', allowance('set', 2n ** 256n - 1n, usdc, true)],
    ['Let someone take 1 USDC more', allowance('raise', 1_000_000n)],
    ['Let someone take 1 USDC less', allowance('lower', 1_000_000n)],
    ['Revoke the approval of USDC', allowance('set', 0n)],
    [
      'Use a signed approval to take up to 1 USDC',
      { kind: 'permit', token: usdc, ...who, amount: 1_000_000n, isUnlimited: false, untilSeconds: 9n },
    ],
    [
      'Let someone take any amount of USDC, through Permit2',
      { kind: 'permit2', token: usdc, spender: CONTRACT, amount: 2n ** 160n - 1n, isUnlimited: true, untilSeconds: 9n },
    ],
    ['Send NFT #7', { kind: 'nftTransfer', collection: CONTRACT, ...who, tokenIds: [7n], amounts: undefined }],
    [
      'Send NFTs 1 of #7 and 20 of #8',
      { kind: 'nftTransfer', collection: CONTRACT, ...who, tokenIds: [7n, 8n], amounts: [1n, 20n] },
    ],
    [
      'Send 5 NFTs of a collection',
      { kind: 'nftTransfer', collection: CONTRACT, ...who, tokenIds: [1n, 2n, 3n, 4n, 5n], amounts: undefined },
    ],
    [
      'Let someone take every NFT of a collection',
      { kind: 'operator', collection: CONTRACT, operator: data.STRANGER, isAllowed: true },
    ],
    [
      'Revoke the approval for every NFT of a collection',
      { kind: 'operator', collection: CONTRACT, operator: data.STRANGER, isAllowed: false },
    ],
    ['Pay 0.5 ETH into a contract', { kind: 'wrap', amount: 500_000_000_000_000_000n }],
    ['Withdraw from a contract', { kind: 'unwrap', amount: 5n }],
    [
      'Deposit 1 USDC for a transfer',
      { kind: 'deposit', token: usdc, amount: 1_000_000n, depositor: data.OWN, orderId: '0x12' },
    ],
    [
      'Deposit all of USDC that the depository may take',
      { kind: 'deposit', token: usdc, amount: undefined, depositor: data.OWN, orderId: '0x12' },
    ],
    ['Create a contract', { kind: 'creation', codeBytes: 3 }],
    ['Call an account without paying', { kind: 'payment' }],
    ['Make no call to a contract', { kind: 'batch', calls: [] }],
    ['Call a contract', { kind: 'unknown', selector: undefined }],
  ])('is: %s', (title, act) => {
    expect(shown(act).title).toBe(title)
  })

  it('warns of every approval without end, and of a whole collection', () => {
    expect(shown(allowance('set', 5n)).warning).toBeUndefined()
    expect(shown(allowance('set', 2n ** 255n, usdc, true)).warning?.isDanger).toBe(true)
    expect(shown(allowance('raise', 2n ** 255n, usdc, true)).warning?.isDanger).toBe(true)
    expect(shown(allowance('lower', 2n ** 255n, usdc, true)).warning).toBeUndefined()
    const operator = { kind: 'operator', collection: CONTRACT, operator: data.STRANGER } as const
    expect(shown({ ...operator, isAllowed: true }).warning?.isDanger).toBe(true)
    expect(shown({ ...operator, isAllowed: false }).warning).toBeUndefined()
  })

  it('names the contract of a token that is not known, and that it may be a collection', () => {
    const { rows, notes } = shown(allowance('set', 5n, other))
    expect(rows).toContainEqual({ name: 'Token contract', as: 'address', address: OTHER_TOKEN })
    expect(notes).toHaveLength(1)
    expect(shown(allowance('set', 5n)).rows).toHaveLength(1)
  })

  it('says what native money goes along, unless that is what the call is about', () => {
    const along = { name: 'Sent with it', as: 'text', text: '0.000000000000000005 ETH' }
    expect(shown({ kind: 'unknown', selector: '0x12345678' }, 5n).rows).toContainEqual(along)
    expect(shown({ kind: 'creation', codeBytes: 1 }, 5n).rows).toContainEqual(along)
    expect(shown({ kind: 'payment' }, 5n).rows).not.toContainEqual(along)
    expect(shown({ kind: 'wrap', amount: 5n }, 5n).rows).not.toContainEqual(along)
    const native = { address: ETH.address, currency: ETH }
    const deposit: CallAct = { kind: 'deposit', token: native, amount: 5n, depositor: data.OWN, orderId: '0x12' }
    expect(shown(deposit, 5n).rows).not.toContainEqual(along)
  })

  it('warns of a function that is not known only where nobody tried it out', () => {
    expect(shown({ kind: 'unknown', selector: '0x12345678' }).warning).toBeUndefined()
    expect(shown({ kind: 'unknown', selector: '0x12345678' }, 0n, 'none').warning).toMatchObject({ isDanger: false })
    const failing = shown({ kind: 'unknown', selector: '0x12345678' }, 0n, 'fails')
    expect([failing.warning, failing.notes]).toEqual([undefined, ['Unknown function.']])
  })

  it.each<readonly [string, CallAct, RegExp]>([
    ['in Permit2, of one block', permit2(0n), /^The end of its block$/],
    ['in Permit2, past', permit2(9n), /^Jan 1, 1970.*\(already over\)$/],
    ['in Permit2, to come', permit2(FUTURE), /^Jan 1, 2100[^()]*$/],
    ['without end', permit2(2n ** 48n - 1n), /^No end$/],
    ['of a token that is known, 0', permit(usdc, 0n), /^Jan 1, 1970.*\(already over\)$/],
    ['of a token that may read 0 its own way', permit(other, 0n), /^No limit$/],
    ['of a token that is not known, past', permit(other, 9n), /\(already over\)$/],
  ])('says until when an approval can be used: %s', (_, act, text) => {
    const row = shown(act).rows.find(({ name }) => /until/i.test(name))
    expect(row).toMatchObject({ as: 'text', text: expect.stringMatching(text) })
  })

  it('shows each value of a description in its own way', () => {
    const { title, rows } = shown({
      kind: 'described',
      described: {
        intent: 'Repay a loan',
        owner: 'A lending pool',
        fields: [
          { label: 'All', value: { as: 'tokens', ...tokens(USDC), amount: 2n ** 255n, word: 'Everything' } },
          { label: 'Some', value: { as: 'tokens', ...tokens(undefined), amount: 1_000n, word: undefined } },
          { label: 'Paid', value: { as: 'amount', amount: { currency: ETH, value: 10n ** 18n } } },
          { label: 'Piece', value: { as: 'nft', collection: CONTRACT, tokenId: 7n } },
          { label: 'own:notBefore', value: { as: 'date', seconds: 0n } },
          { label: 'Until', value: { as: 'date', seconds: 2n ** 255n } },
          { label: 'For', value: { as: 'duration', seconds: 90n } },
          { label: 'Of', value: { as: 'address', address: data.OWN } },
          { label: 'Kind\u202e', value: { as: 'text', text: 'variable' } },
        ],
      },
    })
    expect(title).toBe('Repay a loan')
    expect(rows.map((row) => [row.name, row.as === 'address' ? row.address : row.text])).toEqual([
      ['All', 'Everything (USDC)'],
      ['Some', '1,000 units of an unknown token'],
      ['Token contract', OTHER_TOKEN],
      ['Paid', '1 ETH'],
      ['Piece', '#7'],
      ['Collection', CONTRACT],
      ['Not before', 'No limit'],
      ['Until', 'No end'],
      ['For', '1 min 30 s'],
      ['Of', data.OWN],
      ['Kind', 'variable'],
    ])
  })
})

function tokens(currency: typeof USDC | undefined) {
  return { token: currency?.address ?? OTHER_TOKEN, currency }
}

it('an unlimited approval inside of Permit2 is said to last until it is revoked only where it has no end', () => {
  const unlimited = (untilSeconds: bigint) =>
    shown({ ...permit2(untilSeconds), amount: 2n ** 160n - 1n, isUnlimited: true } as CallAct).warning?.text
  expect(unlimited(FUTURE)).toContain('until it ends or you revoke it')
  expect(unlimited(2n ** 48n - 1n)).toContain('now and later, until you revoke it')
})

describe('whose approval without end it is', () => {
  const without = { amount: 2n ** 160n - 1n, isUnlimited: true } as const
  const operator: CallAct = { kind: 'operator', collection: CONTRACT, operator: data.STRANGER, isAllowed: true }
  const textOf = (act: CallAct, by: CallContext['by']) => shown(act, 0n, 'none', by).warning?.text

  it.each<readonly [string, CallAct]>([
    ['of a token', allowance('set', 2n ** 255n, usdc, true)],
    ['of more of a token', allowance('raise', 2n ** 255n, usdc, true)],
    ['in Permit2', { ...permit2(2n ** 48n - 1n), ...without } as CallAct],
    ['in Permit2, to an end', { ...permit2(FUTURE), ...without } as CallAct],
    ['of a collection', operator],
  ])('is the account’s by its own call, and by a call on arrival that of the contract that makes it: %s', (_, act) => {
    expect(textOf(act, 'account')).toMatch(/from this account, .* you revoke it\.$/)
    expect(textOf(act, 'service')).toMatch(
      /^Relay’s contract gives it, not this account: .* from that contract, .* You can’t revoke it/,
    )
    expect(shown(act, 0n, 'none', 'service').warning?.isDanger).toBe(true)
  })

  it('is, where it was signed, that of the account that the bytes name, whoever makes the call', () => {
    const signed = { ...permit(usdc, FUTURE), ...without } as CallAct
    expect(textOf(signed, 'service')).toContain('from the account named below')
    expect(textOf(signed, 'account')).toBe(textOf(signed, 'service'))
    expect(shown(signed).rows).toContainEqual({ name: 'From', as: 'address', address: data.OWN })
  })
})
