import { describe, expect, it } from 'vitest'
import { isUnlimited } from '../../../../src/core/page/calls/unlimited-allowance.ts'
import { readTypedData } from '../../../../src/core/page/messages/typed-data.ts'
import { isUnlimitedPermit } from '../../../../src/core/page/messages/unlimited-permit.ts'

const A = `0x${'22'.repeat(20)}`
const ALL = `${2n ** 256n - 1n}`
const fieldsIn = (text: string) =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { name, type }
  })

function permit(
  fields: string,
  message: object,
  others: Readonly<Record<string, string>> = {},
  primaryType = 'Permit',
) {
  const types = Object.entries({ [primaryType]: fields, ...others }).map(([name, text]) => [name, fieldsIn(text)])
  const read = readTypedData({
    types: Object.fromEntries(types),
    ...{ primaryType, message, domain: { chainId: 1, verifyingContract: A } },
  })
  if (!read.ok) throw new Error(read.message)
  return isUnlimitedPermit(read.typedData)
}

const DETAILS = { PermitDetails: 'address token,uint160 amount,uint48 expiration,uint48 nonce' }
const details = (amount: bigint) => ({ token: A, amount: `${amount}`, expiration: 1, nonce: 0 })
const BATCH = 'PermitDetails[] details,address spender,uint256 sigDeadline'

describe('a permit without a limit', () => {
  it.each([
    ['EIP-2612', 'address spender,uint256 value', { spender: A, value: ALL }, {}],
    ['96 bits', 'address spender,uint256 rawAmount', { spender: A, rawAmount: `${2n ** 96n - 1n}` }, {}],
    ['112 bits', 'address spender,uint256 value', { spender: A, value: `${2n ** 112n - 1n}` }, {}],
    ['an underscore', 'address spender,uint256 _value', { spender: A, _value: ALL }, {}],
    ['any name', 'address spender,uint256[] amounts', { spender: A, amounts: [1, ALL] }, {}],
    ['DAI', 'address spender,uint256 nonce,bool allowed', { spender: A, nonce: 0, allowed: true }, {}],
    ['a collection', 'address operator,bool isApproved', { operator: A, isApproved: true }, {}],
    [
      'the second of a batch',
      BATCH,
      { details: [details(1n), details(2n ** 160n - 1n)], spender: A, sigDeadline: 9 },
      DETAILS,
    ],
    [
      'lists of lists',
      'PermitDetails[][] all,address spender',
      { all: [[], [details(2n ** 128n)]], spender: A },
      DETAILS,
    ],
  ])('is found: %s', (_name, fields, message, others) => {
    expect(permit(fields, message, others)).toBe(true)
  })

  it.each([
    ['an amount', 'address spender,uint256 value,uint256 deadline', { spender: A, value: 5, deadline: ALL }, {}],
    ['a random nonce', 'uint256 nonce,uint256 amount,uint256 salt', { nonce: ALL, amount: 5, salt: ALL }, {}],
    ['an NFT', 'address spender,uint256 tokenId,uint256 deadline', { spender: A, tokenId: ALL, deadline: ALL }, {}],
    ['the end of one for DAI', 'uint256 expiry,bool allowed', { expiry: 0, allowed: false }, {}],
    ['a batch', BATCH, { details: [details(1n), details(2n)], spender: A, sigDeadline: ALL }, DETAILS],
  ])('is not: %s', (_name, fields, message, others) => {
    expect(permit(fields, message, others)).toBe(false)
  })

  it('counts no supply of a token as unlimited', () => {
    expect([10n ** 33n, 2n ** 96n - 2n, 2n ** 96n, 2n ** 112n - 2n].map(isUnlimited)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})
