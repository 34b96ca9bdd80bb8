import { TypedDataEncoder } from 'ethers'
import fc from 'fast-check'
import { concat, encodeAbiParameters, hashDomain, hashStruct, hashTypedData, keccak256, stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { TypedData } from '../../../../src/core/execution/item.ts'
import { chainIdIn, readTypedData } from '../../../../src/core/page/messages/typed-data.ts'
import { contractIn } from '../../../../src/core/page/messages/typed-data-contract.ts'
import { typedDataPowerOf } from '../../../../src/core/page/messages/typed-data-power.ts'
import { typedDataDigestOf, typedDataHashesOf } from '../../../../src/core/sign/typed-data-hashes.ts'
import { only } from '../../../made.ts'

const CONTRACT = '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC'
const PERSON = [
  { name: 'name', type: 'string' },
  { name: 'wallet', type: 'address' },
]
// EIP-712's own example ("Mail") with a published digest.
const MAIL = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
      { name: 'verifyingContract', type: 'address' },
    ],
    Person: PERSON,
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person' },
      { name: 'contents', type: 'string' },
    ],
  },
  primaryType: 'Mail',
  domain: { name: 'Ether Mail', version: '1', chainId: 1, verifyingContract: CONTRACT },
  message: {
    from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' },
    to: { name: 'Bob', wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB' },
    contents: 'Hello, Bob!',
  },
}
const DIGEST = '0xbe609aee343fb3c4b28e1df9e632fca64fcfaede20f02e86244efddf30957bd2'

function read(change: object = {}): TypedData {
  const answer = readTypedData({ ...MAIL, ...change })
  if (!answer.ok) throw new Error(answer.message)
  return answer.typedData
}
const refused = (change: object) => {
  const answer = readTypedData({ ...MAIL, ...change })
  return answer.ok ? 'read' : answer.message
}
const one = (type: string, value: unknown, types = {}) => ({
  types: { ...types, One: [{ name: 'value', type }] },
  primaryType: 'One',
  domain: { chainId: 1 },
  message: { value },
})

const nested = (depth: number): unknown => (depth === 0 ? true : [nested(depth - 1)])

describe('typed data of a page', () => {
  it('have the digest of EIP-712, as an object, as JSON, and without the domain among the types', () => {
    expect(typedDataDigestOf(read())).toBe(DIGEST)
    // Published hashes of EIP-712's example.
    expect(typedDataHashesOf(read())).toEqual({
      domain: '0xf2cee375fa42b42143804025fc449deafd50cc031ca257e0b194a650a912090f',
      message: '0xc52c0ee5d84264471806290a3f2c4cecfc5490626bf912d01f240d7a274b371e',
      digest: DIGEST,
    })
    const text = readTypedData(JSON.stringify(MAIL))
    expect(text.ok && typedDataDigestOf(text.typedData)).toBe(DIGEST)
    expect(typedDataDigestOf(read({ types: { Person: MAIL.types.Person, Mail: MAIL.types.Mail } }))).toBe(DIGEST)
  })

  it('lose what no type names: it is neither shown nor signed', () => {
    const from = { ...MAIL.message.from, hidden: 'x' }
    const typedData = read({ message: { ...MAIL.message, from, more: 1 }, domain: { ...MAIL.domain, more: 1 } })
    expect(JSON.stringify(typedData)).not.toMatch(/hidden|more/)
    expect(typedDataDigestOf(typedData)).toBe(DIGEST)
  })

  it.each([
    ['a number', 'uint256', 5, 5n],
    [
      'decimal digits',
      'uint256',
      '115792089237316195423570985008687907853269984665640564039457584007913129639935',
      2n ** 256n - 1n,
    ],
    ['hexadecimal digits', 'uint8', '0xff', 255n],
    ['less than nothing', 'int16', '-32768', -32_768n],
    ['a list of lists', 'uint8[2][]', [[1, '2']], [[1n, 2n]]],
    ['no list', 'uint8[]', [], []],
    ['bytes', 'bytes', '0xABCD', '0xabcd'],
    ['a fixed number of bytes', 'bytes4', '0xabcdef01', '0xabcdef01'],
    ['yes or no', 'bool', false, false],
  ])('may hold %s', (_name, type, value, same) => {
    const data = one(type, value)
    const expected = only<Parameters<typeof hashTypedData>[0]>({
      ...data,
      domain: { chainId: 1 },
      message: { value: same },
    })
    expect(typedDataDigestOf(read(data))).toBe(hashTypedData(expected))
  })

  it.each([
    ['no message', { message: undefined }, 'message'],
    ['no types', { types: 1 }, 'types'],
    ['no primary type', { primaryType: undefined }, 'primaryType'],
    ['a primary type that is not there', { primaryType: 'Letter' }, 'message: the types do not say what Letter is'],
    ['the domain as primary type', { primaryType: 'EIP712Domain' }, 'primaryType'],
    ['a name of every object', { primaryType: 'toString' }, 'what toString is'],
    ['a missing value', { message: { ...MAIL.message, contents: undefined } }, 'message.contents: expected string'],
    ['a missing struct', { message: { ...MAIL.message, from: null } }, 'message.from: expected Person'],
    [
      'a domain field that is none',
      { types: { ...MAIL.types, EIP712Domain: [{ name: 'who', type: 'string' }] } },
      'who',
    ],
    [
      'a domain field of another type',
      { types: { ...MAIL.types, EIP712Domain: [{ name: 'chainId', type: 'string' }] } },
      'chainId',
    ],
    [
      'a domain that lacks a field',
      { domain: { name: 'Ether Mail', version: '1', chainId: 1 } },
      'domain.verifyingContract',
    ],
    ['too large a number', one('uint8', 256), 'message.value: expected uint8'],
    ['a number below nothing', one('uint8', -1), 'message.value: expected uint8'],
    ['a broken number', one('uint8', 1.5), 'message.value: expected uint8'],
    ['a number that is not exact', one('uint256', 2 ** 53), 'message.value: expected uint256'],
    ['a type that is none', one('uint7', 1), 'expected uint7'],
    ['bytes that are too few', one('bytes4', '0xab'), 'expected bytes4'],
    ['a list that is too long', one('uint8[1]', [1, 2]), 'expected uint8[1]'],
    [
      'a field twice',
      { types: { One: [PERSON[0], PERSON[0]] }, primaryType: 'One', message: { name: '' } },
      'each field once',
    ],
    [
      'too many values',
      one(
        'uint8[]',
        Array.from({ length: 5_200 }, () => 1),
      ),
      'no more than 5200 values',
    ],
  ])('are refused for %s, with the place', (_name, change, words) => {
    expect(refused(change)).toContain(words)
  })

  it('are refused when structs have no end', () => {
    const types = { Node: [{ name: 'next', type: 'Node[]' }] }
    let message: object = { next: [] }
    for (let depth = 0; depth < 30; depth += 1) message = { next: [message] }
    expect(refused({ types, primaryType: 'Node', domain: {}, message })).toContain('no more than 20 levels')
    expect(readTypedData('{')).toMatchObject({ ok: false })
    expect(readTypedData(null)).toMatchObject({ ok: false })
  })

  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length }, (_, at) => [
        `T${at}`,
        [{ name: 'next', type: at + 1 < length ? `T${at + 1}[]` : 'bool' }],
      ]),
    )

  it('are refused for types that overflow a recursive hash, and read at the limit', () => {
    const wanted = (length: number) => ({ types: chain(length), primaryType: 'T0', domain: {}, message: { next: [] } })
    expect(refused(wanted(6_500))).toContain('types: expected at most 64 types')
    expect(typedDataDigestOf(read(wanted(64)))).toBe(
      hashTypedData(only<Parameters<typeof hashTypedData>[0]>(read(wanted(64)))),
    )
  })

  it.each([
    [
      'too many fields',
      {
        types: { One: Array.from({ length: 513 }, (_, at) => ({ name: `f${at}`, type: 'bool' })) },
        primaryType: 'One',
        message: {},
      },
      'at most 512 fields',
    ],
    ['lists in lists', one(`bool${'[]'.repeat(30)}`, nested(30)), 'no more than 20 levels'],
    ['too long texts', one('string[]', ['x'.repeat(150_000), 'x'.repeat(50_001)]), '200000 characters in all'],
    ['half a surrogate pair', one('string', '\ud800'), 'message.value: expected string'],
    ['a type of an object’s own name', { types: JSON.parse('{"__proto__":[],"One":[]}'), primaryType: 'One' }, 'named'],
  ])('are refused for %s', (_name, change, words) => {
    expect(refused(change)).toContain(words)
  })

  it('may have fields of an object’s own names', () => {
    const message = JSON.parse('{"__proto__":"a","constructor":"b","toJSON":"c","$bigint":"1"}')
    const types = { One: Object.keys(message).map((name) => ({ name, type: 'string' })) }
    const data = read({ types, primaryType: 'One', message })
    expect(Object.entries(data.message)).toEqual(Object.entries(message))
    expect(typedDataDigestOf(data)).toMatch(/^0x[0-9a-f]{64}$/)
  })

  it('name their chain in any writing, or none', () => {
    for (const chainId of [8453, '8453', '0x2105'])
      expect(chainIdIn(read({ domain: { ...MAIL.domain, chainId } }))).toBe(8453)
    expect(chainIdIn(read({ ...one('bool', true), domain: {} }))).toBeUndefined()
    expect(refused({ domain: { ...MAIL.domain, chainId: `${2n ** 60n}` } })).toContain('domain.chainId')
  })
})

describe('typed data of Cosmos chains', () => {
  const texts = (names: string) => names.split(' ').map((name) => ({ name, type: 'string' }))
  const DOMAIN = [...texts('name version'), { name: 'chainId', type: 'uint256' }, ...texts('verifyingContract salt')]
  const cosmos = (change: object = {}, fields = DOMAIN) => ({
    types: {
      EIP712Domain: fields,
      Coin: texts('denom amount'),
      Fee: [{ name: 'amount', type: 'Coin[]' }, ...texts('gas')],
      Msg: [...texts('type'), { name: 'value', type: 'MsgValue' }],
      MsgValue: [...texts('from_address to_address'), { name: 'amount', type: 'Coin[]' }],
      Tx: [
        ...texts('account_number chain_id memo sequence timeout_height'),
        { name: 'fee', type: 'Fee' },
        { name: 'msgs', type: 'Msg[]' },
      ],
    },
    primaryType: 'Tx',
    domain: {
      name: 'Injective Web3',
      version: '1.0.0',
      chainId: '0x1',
      salt: '0',
      verifyingContract: 'cosmos',
      ...change,
    },
    message: {
      account_number: '7',
      chain_id: 'injective-1',
      memo: '',
      sequence: '12',
      timeout_height: '99',
      fee: { amount: [{ denom: 'inj', amount: '64000000' }], gas: '400000' },
      msgs: [
        {
          type: 'cosmos-sdk/MsgSend',
          value: { from_address: 'inj1a', to_address: 'inj1b', amount: [{ denom: 'inj', amount: '5' }] },
        },
      ],
    },
  })

  it.each([
    ['Injective', cosmos(), 1],
    ['Injective’s second form', cosmos({ verifyingContract: CONTRACT }), 1],
    ['Evmos', cosmos({ name: 'Cosmos Web3', chainId: 9_001 }), 9_001],
    ['a domain in another order', cosmos({ salt: '1646906878039' }, DOMAIN.toReversed()), 1],
  ])('of %s have viem’s hashes, act on another chain and name no contract of this one', (_name, data, chainId) => {
    const typedData = read(data)
    const domain = { ...data.domain, chainId }
    expect(typedDataHashesOf(typedData)).toEqual({
      domain: hashDomain({ domain, types: data.types } as never),
      message: hashStruct({ data: data.message, primaryType: 'Tx', types: data.types } as never),
      digest: hashTypedData({ ...data, domain } as never),
    })
    expect(typedData.domain).toEqual(domain)
    expect(typedDataPowerOf(typedData)).toBe('otherChain')
    expect(contractIn(typedData)).toBeUndefined()
  })

  it.each([
    ['a text that is none', { salt: 0 }, 'domain.salt: expected string'],
    ['half a surrogate pair', { verifyingContract: '\ud800' }, 'domain.verifyingContract: expected string'],
  ])('are refused for %s', (_name, change, words) => {
    expect(refused(cosmos(change))).toContain(words)
  })
})

describe('what typed data may give away', () => {
  const named = (primaryType: string, name = 'X') =>
    typedDataPowerOf({ types: {}, primaryType, domain: { name }, message: {} })

  it.each([
    ['Permit', 'allowance'],
    ['PermitSingle', 'allowance'],
    ['PermitBatchTransferFrom', 'allowance'],
    ['TransferWithAuthorization', 'payment'],
    ['ReceiveWithAuthorization', 'payment'],
    ['OrderComponents', 'order'],
    ['HyperliquidTransaction:ApproveAgent', 'exchange'],
    ['NonceMapping', 'exchange'],
    ['Mail', undefined],
  ])('is said of %s', (primaryType, power) => {
    expect(named(primaryType)).toBe(power)
  })

  it.each(['MetaTransaction', 'SafeTx', 'Root', 'Delegation', 'MakerAsk', 'ERC721Order', 'RfqOrder', 'Anything'])(
    'is all that an unknown contract may take: %s',
    (primaryType) => {
      const domain = { verifyingContract: CONTRACT }
      expect(typedDataPowerOf({ types: {}, primaryType, domain, message: {} })).toBe('contract')
    },
  )

  it('is said of an exchange by its domain, too', () => {
    expect(named('Agent', 'Exchange')).toBe('exchange')
    expect(named('Anything', 'HyperliquidSignTransaction')).toBe('exchange')
    const onChain = (primaryType: string, verifyingContract: string) =>
      typedDataPowerOf({ types: {}, primaryType, domain: { name: 'Exchange', verifyingContract }, message: {} })
    expect(onChain('Agent', `0x${'00'.repeat(20)}`)).toBe('exchange')
    expect([onChain('Order', CONTRACT), onChain('Agent', CONTRACT)]).toEqual(['order', 'contract'])
  })
})

describe('names of typed data', () => {
  const PERMIT2 = 'PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,'
  const text = { name: 'a', type: 'string' }

  it.each([
    ['a struct whose name holds another one', { [`${PERMIT2}Login`]: [text] }, `${PERMIT2}Login`, 'types.Permit'],
    ['a struct with a space', { 'One Two': [text] }, 'One Two', 'types.One Two'],
    ['a struct named like a plain type', { One: [{ name: 'a', type: 'uint8' }], uint8: [text] }, 'One', 'types.uint8'],
    ['a struct that begins with a digit', { '1One': [text] }, '1One', 'types.1One'],
    [
      'a field whose name holds another one',
      { One: [{ name: 'a,uint256 b', type: 'string' }] },
      'One',
      'types.One.0.name',
    ],
    ['a field without a name', { One: [{ name: '', type: 'string' }] }, 'One', 'types.One.0.name'],
    ['a type that holds a field', { One: [{ name: 'a', type: 'string b,string' }] }, 'One', 'types.One.0.type'],
    ['a list of what has no name', { One: [{ name: 'a', type: '[]' }] }, 'One', 'types.One.0.type'],
    ['letters that look like others', { Pеrmit: [text] }, 'Pеrmit', 'types.P'],
  ])('are refused with the place: %s', (_name, types, primaryType, place) => {
    const answer = readTypedData({ types, primaryType, domain: {}, message: { a: 'x', b: 'y' } })
    expect(answer).toMatchObject({ ok: false, message: expect.stringContaining(place) })
  })

  it.each([
    ['a colon', 'Exchange:Send'],
    ['a dollar', 'A$B'],
    ['a plain type’s beginning', 'intent'],
    ['an underscore', '_a1'],
  ])('of nested structs may have %s, and are signed as ethers signs them', (_name, nested) => {
    const types = {
      One: [
        { name: 'of', type: nested },
        { name: 'more', type: `${nested}[2][]` },
      ],
      [nested]: [{ name: 'last', type: 'B:C' }],
      'B:C': [{ name: 'n', type: 'int256' }],
    }
    const last = { last: { n: '-5' } }
    const message = { of: last, more: [[last, last]] }
    const read = readTypedData({ types, primaryType: 'One', domain: MAIL.domain, message })
    expect(read.ok && typedDataDigestOf(read.typedData)).toBe(TypedDataEncoder.hash(MAIL.domain, types, message))
  })

  it.each(['uint', 'int'])('%s is 256 bits and stays in the type as it was written', (type) => {
    const read = readTypedData(one(`${type}[]`, ['1', 2]))
    const typeHash = keccak256(stringToHex(`One(${type}[] value)`))
    const list = keccak256(encodeAbiParameters([{ type: 'uint256' }, { type: 'uint256' }], [1n, 2n]))
    const struct = keccak256(concat([typeHash, list]))
    const domain = hashDomain({
      domain: { chainId: 1n },
      types: { EIP712Domain: [{ name: 'chainId', type: 'uint256' }] },
    })
    expect(read.ok && typedDataDigestOf(read.typedData)).toBe(keccak256(concat(['0x1901', domain, struct])))
  })

  it('of whatever is read can be signed, to the digest of ethers', () => {
    const leaf = fc.constantFrom('uint256', 'int8', 'bool', 'address', 'string', 'bytes', 'bytes4')
    const list = fc.constantFrom('', '', '[]', '[2]', '[1][]')
    const fields = (nested: readonly string[]) =>
      fc
        .array(fc.tuple(fc.oneof(leaf, ...nested.map((each) => fc.constant(each))), list), {
          minLength: 1,
          maxLength: 4,
        })
        .map((each) => each.map(([type, more], at) => ({ name: `f${at}`, type: `${type}${more}` })))
    const all = fc.record({ A: fields(['B:b', 'int_']), 'B:b': fields(['int_']), int_: fields([]) })
    const plain: Readonly<Record<string, unknown>> = {
      uint256: '115792089237316195423570985008687907853269984665640564039457584007913129639935',
      int8: -128,
      bool: true,
      address: CONTRACT,
      string: 'héllo',
      bytes: '0xabcd',
      bytes4: '0x01020304',
    }
    fc.assert(
      fc.property(all, (types) => {
        const made = (type: string): unknown => {
          const found = /^(.+)\[([0-9]*)\]$/.exec(type)
          if (found) return Array.from({ length: Number(found[2] || 3) }, () => made(found[1] ?? ''))
          const own = types[type as keyof typeof types]
          return own ? Object.fromEntries(own.map((each) => [each.name, made(each.type)])) : plain[type]
        }
        const message = made('A') as Record<string, unknown>
        const read = readTypedData({ types, primaryType: 'A', domain: MAIL.domain, message })
        const used = new Set(Object.values(types).flatMap((each) => each.map(({ type }) => type.replace(/\[.*$/, ''))))
        // ethers refuses unused structs.
        const wanted = Object.fromEntries(Object.entries(types).filter(([name]) => name === 'A' || used.has(name)))
        let expected: string
        try {
          expected =
            TypedDataEncoder.from(wanted).primaryType === 'A' ? TypedDataEncoder.hash(MAIL.domain, wanted, message) : ''
        } catch {
          expected = ''
        }
        fc.pre(expected !== '')
        expect(read.ok && typedDataDigestOf(read.typedData)).toBe(expected)
      }),
      { seed: Number(process.env['SEED'] ?? Date.now()), numRuns: 300 },
    )
  })
})
