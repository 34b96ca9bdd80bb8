import { hashTypedData } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import type { TypedData } from '../../../../src/core/execution/item.ts'
import {
  integerOf,
  messageDifferences,
  signDifferences,
  typeDifferences,
} from '../../../../src/core/families/evm/typed-data-differences.ts'

const ALICE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

// A list of structs covers every kind of value.
const ours: TypedData = {
  domain: { name: 'Example', version: '1', chainId: 8453, verifyingContract: ALICE },
  types: {
    Batch: [
      { name: 'from', type: 'address' },
      { name: 'payments', type: 'Payment[]' },
      { name: 'nonce', type: 'uint256' },
      { name: 'shift', type: 'int64' },
      { name: 'id', type: 'bytes32' },
      { name: 'note', type: 'string' },
      { name: 'isFinal', type: 'bool' },
    ],
    Payment: [
      { name: 'to', type: 'address' },
      { name: 'amounts', type: 'uint128[]' },
    ],
  },
  primaryType: 'Batch',
  message: {
    from: ALICE,
    payments: [{ to: BOB, amounts: ['1', '2'] }],
    nonce: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
    shift: '-1',
    id: `0x${'ab'.repeat(32)}`,
    note: 'Mainnet',
    isFinal: true,
  },
}

type Json = Record<string, unknown>

function honest(): { sign: Json; domain: Json; types: Record<string, Json[]>; value: Json; payment: Json } {
  const { domain, types, primaryType, message } = JSON.parse(JSON.stringify(ours))
  const sign = { signatureKind: 'eip712', domain, types, primaryType, value: message }
  return { sign, domain, types, value: message, payment: message.payments[0] }
}

type Parts = ReturnType<typeof honest>

function put(target: Json | undefined, key: string, value: unknown): void {
  if (target) target[key] = value
}

function drop(target: Json, key: string): void {
  delete target[key]
}

function found(change: (parts: Parts) => void): readonly string[] {
  const parts = honest()
  change(parts)
  return signDifferences(parts.sign, ours).map(({ at, problem }) => `${at} ${problem}`)
}

describe('typed data that say the same', () => {
  it('have no difference', () => {
    expect(found(() => undefined)).toEqual([])
  })

  it.each<[string, (parts: Parts) => void]>([
    ['a small number as digits', ({ domain }) => put(domain, 'chainId', '8453')],
    ['digits as a small number', ({ payment }) => put(payment, 'amounts', [1, '2'])],
    ['an address in lower case', ({ value }) => put(value, 'from', ALICE.toLowerCase())],
    ['bytes in upper case', ({ value }) => put(value, 'id', `0x${'AB'.repeat(32)}`)],
    [
      'keys in another order',
      ({ sign, value }) => put(sign, 'value', Object.fromEntries(Object.entries(value).reverse())),
    ],
    [
      'structs in another order',
      ({ sign, types }) => put(sign, 'types', { Payment: types['Payment'], Batch: types['Batch'] }),
    ],
    [
      'the definition of the domain itself',
      ({ types }) =>
        put(types, 'EIP712Domain', [
          { name: 'name', type: 'string' },
          { name: 'version', type: 'string' },
          { name: 'chainId', type: 'uint256' },
          { name: 'verifyingContract', type: 'address' },
        ]),
    ],
  ])('may spell it as %s', (_name, change) => {
    expect(found(change)).toEqual([])
  })
})

describe('typed data that say something else', () => {
  it.each<[string, (parts: Parts) => void]>([
    ['salt', ({ domain }) => put(domain, 'salt', `0x${'00'.repeat(32)}`)],
    ['evil', ({ value }) => put(value, 'evil', 1)],
    ['extra', ({ payment }) => put(payment, 'extra', 1)],
    ['hook', ({ sign }) => put(sign, 'hook', 1)],
    ['Other', ({ types }) => put(types, 'Other', [])],
    ['internalType', ({ types }) => put(types['Payment']?.[0], 'internalType', 'address')],
    ['constructor', ({ value }) => put(value, 'constructor', 1)],
  ])('are found by an unknown key: %s', (key, change) => {
    expect(found(change)).toEqual([expect.stringMatching(new RegExp(`(^|\\.)${key} unknown$`))])
  })

  it('are found although hashing would not notice unknown keys', () => {
    const { domain, value, types } = honest()
    const hash = (message: Json, inDomain: Json) =>
      hashTypedData({ domain: inDomain, types, primaryType: 'Batch', message })
    expect(hash({ ...value, evil: 1 }, { ...domain, evil: 1 })).toBe(hash(value, domain))
    expect(found(({ value }) => put(value, 'evil', 1))).toEqual(['value.evil unknown'])
    expect(found(({ domain }) => put(domain, 'evil', 1))).toEqual(['domain.evil unknown'])
  })

  it.each<[string, string, (parts: Parts) => void]>([
    ['another chain', 'domain.chainId differs', ({ domain }) => put(domain, 'chainId', 1)],
    ['another domain', 'domain.name differs', ({ domain }) => put(domain, 'name', 'Permit2')],
    ['a domain without a version', 'domain.version missing', ({ domain }) => drop(domain, 'version')],
    ['no domain', 'domain missing', ({ sign }) => drop(sign, 'domain')],
    ['a domain that is none', 'domain differs', ({ sign }) => put(sign, 'domain', null)],
    ['a list for a domain', 'domain differs', ({ sign }) => put(sign, 'domain', [])],
    ['personal_sign', 'signatureKind differs', ({ sign }) => put(sign, 'signatureKind', 'eip191')],
    ['another primary type', 'primaryType differs', ({ sign }) => put(sign, 'primaryType', 'Payment')],
    ['a stranger', 'value.payments[0].to differs', ({ payment }) => put(payment, 'to', ALICE)],
    ['another amount', 'value.payments[0].amounts[1] differs', ({ payment }) => put(payment, 'amounts', ['1', '3'])],
    ['one amount more', 'value.payments[0].amounts differs', ({ payment }) => put(payment, 'amounts', ['1', '2', '3'])],
    ['one amount less', 'value.payments[0].amounts differs', ({ payment }) => put(payment, 'amounts', ['1'])],
    ['an amount for a list', 'value.payments[0].amounts differs', ({ payment }) => put(payment, 'amounts', '1')],
    ['no payment', 'value.payments differs', ({ value }) => put(value, 'payments', [])],
    ['no note', 'value.note missing', ({ value }) => drop(value, 'note')],
    ['another note', 'value.note differs', ({ value }) => put(value, 'note', 'mainnet')],
    ['words for a claim', 'value.isFinal differs', ({ value }) => put(value, 'isFinal', 'true')],
    ['another sign', 'value.shift differs', ({ value }) => put(value, 'shift', 1)],
    ['short bytes', 'value.id differs', ({ value }) => put(value, 'id', `0x${'ab'.repeat(31)}`)],
    ['bytes without 0x', 'value.id differs', ({ value }) => put(value, 'id', 'ab'.repeat(32))],
    ['a number past 2^53', 'value.nonce differs', ({ value }) => put(value, 'nonce', 2 ** 256 - 1)],
    [
      'a renamed field',
      'types.Payment[0].name differs',
      ({ types }) => put(types['Payment']?.[0], 'name', 'recipient'),
    ],
    ['a retyped field', 'types.Payment[0].type differs', ({ types }) => put(types['Payment']?.[0], 'type', 'string')],
    ['a field less', 'types.Payment differs', ({ types }) => void types['Payment']?.pop()],
    ['no type of a list', 'types.Payment missing', ({ types }) => drop(types, 'Payment')],
  ])('are found: %s', (_name, expected, change) => {
    expect(found(change)).toEqual([expected])
  })

  it('are found when fields are turned round, one by one', () => {
    expect(found(({ types }) => void types['Payment']?.reverse())).toEqual([
      'types.Payment[0].name differs',
      'types.Payment[0].type differs',
      'types.Payment[1].name differs',
      'types.Payment[1].type differs',
    ])
  })

  it('are found when the domain is defined with a field that ours does not have', () => {
    const definition = [{ name: 'name', type: 'string' }]
    expect(found(({ types }) => put(types, 'EIP712Domain', definition))).toEqual(['types.EIP712Domain differs'])
  })

  it.each([undefined, null, 'sign', 7, []])('are found when %j comes instead', (sign) => {
    expect(signDifferences(sign, ours)).toMatchObject([{ at: '', problem: 'differs', expected: 'an object' }])
  })

  it('say what was expected and what came', () => {
    const { sign, domain } = honest()
    domain['name'] = 'Permit2'
    expect(signDifferences(sign, ours)).toEqual([
      { at: 'domain.name', problem: 'differs', expected: '"Example"', got: '"Permit2"' },
    ])
  })
})

describe('an integer', () => {
  it.each<[unknown, bigint]>([
    [0, 0n],
    ['0', 0n],
    [Number.MAX_SAFE_INTEGER, 2n ** 53n - 1n],
    ['9007199254740993', 9007199254740993n],
    ['-1', -1n],
  ])('is read from %j', (came, value) => {
    expect(integerOf(came)).toBe(value)
  })

  it.each([
    '',
    ' 1',
    '1 ',
    '01',
    '0x1',
    '+1',
    '-0',
    '1e3',
    '1.0',
    '1_000',
    1.5,
    2 ** 53,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    ['1'],
    '9'.repeat(79),
  ])('is not read from %j', (came) => {
    expect(integerOf(came)).toBeUndefined()
  })
})

describe('types and messages on their own', () => {
  it('are compared under the path that is given', () => {
    expect(typeDifferences({ ...ours.types, Evil: [] }, ours.types, 'eip712Types')).toMatchObject([
      { at: 'eip712Types.Evil', problem: 'unknown' },
    ])
    expect(messageDifferences({ ...ours.message, note: '' }, ours, 'parameters')).toMatchObject([
      { at: 'parameters.note', problem: 'differs' },
    ])
  })
})
