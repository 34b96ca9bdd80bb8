import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeCall } from '../../src/provider/decode.ts'

const seed = Number(process.env['SEED'] ?? Date.now())
const KEY = '00000000-0000-4000-8000-000000000000'
const good = { v: 1, key: KEY, method: 'eth_accounts', params: [] as unknown }
const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)])

describe('decodeCall', () => {
  it('reads a call', () => {
    expect(decodeCall(JSON.stringify(good))).toEqual(good)
    expect(decodeCall(JSON.stringify({ ...good, params: undefined }))).toEqual({
      v: 1,
      key: KEY,
      method: 'eth_accounts',
    })
  })

  it.each([
    ['an object instead of text', good],
    ['an unknown key', JSON.stringify({ ...good, origin: 'https://bank.example' })],
    ['a prototype key', `{"v":1,"key":"${KEY}","method":"eth_accounts","__proto__":{"x":1}}`],
    ['another version', JSON.stringify({ ...good, v: 2 })],
    ['a key that is no uuid', JSON.stringify({ ...good, key: 'a' })],
    ['no method', JSON.stringify({ v: 1, key: KEY })],
    ['an empty method', JSON.stringify({ ...good, method: '' })],
    ['a very long method', JSON.stringify({ ...good, method: 'm'.repeat(129) })],
    ['a list', '[]'],
    ['null', 'null'],
    ['half a text', '{"v":1'],
    ['65,537 bytes', JSON.stringify({ ...good, params: ['x'.repeat(65_537)] })],
    ['few letters of many bytes', JSON.stringify({ ...good, params: ['€'.repeat(22_000)] })],
    ['seventeen levels', JSON.stringify({ ...good, params: nested(15) })],
    ['30,000 levels', `{"v":1,"key":"${KEY}","method":"m","params":${'['.repeat(30_000)}${']'.repeat(30_000)}}`],
  ])('drops %s', (_, message) => {
    expect(decodeCall(message)).toBeUndefined()
  })

  it('takes sixteen levels', () => {
    expect(decodeCall(JSON.stringify({ ...good, params: nested(14) }))).toBeDefined()
  })

  it('leaves no trace on prototypes', () => {
    decodeCall(`{"v":1,"key":"${KEY}","method":"m","params":{"__proto__":{"polluted":1}}}`)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('gives a well-formed call or nothing, whatever comes', () => {
    const part = fc.oneof(fc.constantFrom(1, KEY, 'eth_accounts'), fc.jsonValue())
    const shape = fc.record(
      { v: part, key: part, method: part, params: fc.jsonValue(), extra: part },
      { requiredKeys: [] },
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      shape.map((value) => JSON.stringify(value)),
    )
    const message = fc.oneof({ arbitrary: text, weight: 4 }, { arbitrary: fc.anything(), weight: 1 })
    fc.assert(
      fc.property(message, (each) => {
        const call = decodeCall(each)
        if (call === undefined) return
        const keys = Object.keys(call).filter((key) => key !== 'params')
        expect(keys.sort()).toEqual(['key', 'method', 'v'])
        expect(call.key).toBe(KEY)
        expect(typeof call.method).toBe('string')
      }),
      { seed, numRuns: 10_000 },
    )
  })
})
