import fc from 'fast-check'
import { hashDomain, hashMessage, hashStruct, hashTypedData } from 'viem'
import { expect, it } from 'vitest'
import { readTypedData } from '../../../src/core/page/messages/typed-data.ts'
import { personalMessageHashOf } from '../../../src/core/sign/personal-message-hash.ts'
import { typedDataHashesOf } from '../../../src/core/sign/typed-data-hashes.ts'
import { only } from '../../made.ts'

const CASES = { numRuns: 1_000, seed: Number(process.env['SEED'] ?? Date.now()) }

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((each) => `0x${Buffer.from(each).toString('hex')}`)
const LEAVES: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  uint256: fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }).map(String),
  int64: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String),
  uint8: fc.nat(255),
  bool: fc.boolean(),
  address: hex(20),
  string: fc.string({ unit: 'grapheme' }),
  bytes: fc.nat(70).chain(hex),
  bytes4: hex(4),
  bytes32: hex(32),
}
const STRUCTS = ['Main', 'Part', 'Leaf'] as const
const listed = fc.constantFrom('', '', '', '[]', '[2]', '[][2]')
const fieldsBelow = (at: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...Object.keys(LEAVES), ...STRUCTS.slice(at + 1)), listed), {
      minLength: 1,
      maxLength: 5,
    })
    .map((fields) => fields.map(([type, list], index) => ({ name: `f${index}`, type: type + list })))
const allTypes = fc.record({ Main: fieldsBelow(0), Part: fieldsBelow(1), Leaf: fieldsBelow(2) })
type Types = Readonly<Record<string, readonly Readonly<{ name: string; type: string }>[]>>

function valuesOf(types: Types, type: string): fc.Arbitrary<unknown> {
  const [, element, length] = /^(.+)\[([0-9]*)\]$/.exec(type) ?? []
  if (element !== undefined) {
    const bounds = length ? { minLength: Number(length), maxLength: Number(length) } : { maxLength: 3 }
    return fc.array(valuesOf(types, element), bounds)
  }
  const fields = types[type]
  if (!fields) return LEAVES[type] ?? fc.constant(0)
  return fc.record(Object.fromEntries(fields.map((field) => [field.name, valuesOf(types, field.type)])))
}

const domains = fc.record(
  {
    name: fc.string(),
    version: fc.string(),
    chainId: fc.nat(2 ** 31),
    verifyingContract: hex(20),
    salt: hex(32),
  },
  { requiredKeys: [] },
)
const cases = fc
  .tuple(allTypes, domains)
  .chain(([types, domain]) =>
    valuesOf(types, 'Main').map((message) => ({ types, primaryType: 'Main', domain, message })),
  )

it(`gives viem’s domain hash, message hash and digest in ${CASES.numRuns} cases`, () => {
  fc.assert(
    fc.property(cases, (data) => {
      const read = readTypedData(JSON.stringify(data))
      if (!read.ok) throw new Error(read.message)
      const { types, domain, message } = read.typedData
      const definition = only<Parameters<typeof hashTypedData>[0]>({ types, primaryType: 'Main', domain, message })
      expect(typedDataHashesOf(read.typedData)).toEqual({
        domain: hashDomain({ domain, types } as never),
        message: hashStruct({ data: message, primaryType: 'Main', types } as never),
        digest: hashTypedData(definition),
      })
    }),
    CASES,
  )
}, 60_000)

it(`gives viem’s hash of a message in ${CASES.numRuns} cases`, () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (raw) => {
      expect(personalMessageHashOf(raw)).toBe(hashMessage({ raw }))
    }),
    CASES,
  )
})
