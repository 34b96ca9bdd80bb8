import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeCall } from '../../../src/provider/router/message-decoding.ts'

const seed = Number(process.env['SEED'] ?? Date.now())
const KEY = '00000000-0000-4000-8000-000000000000'
const good = { v: 1, key: KEY, method: 'eth_accounts', params: [] as unknown }
const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)])

describe('decodeCall', () => {
  it('reads a call', () => {
    expect(decodeCall(JSON.stringify(good))).toEqual({ key: KEY, method: 'eth_accounts', params: [] })
    expect(decodeCall(JSON.stringify({ ...good, params: undefined }))).toEqual({ key: KEY, method: 'eth_accounts' })
  })

  it('reads a list that the page wrote as text, and no other text', () => {
    expect(decodeCall(JSON.stringify({ ...good, params: '["0x1"]' }))).toMatchObject({ params: ['0x1'] })
    for (const params of ['{"a":1}', '1', '[']) {
      expect(decodeCall(JSON.stringify({ ...good, params }))).toMatchObject({ failure: { code: -32602 } })
    }
  })

  it.each([
    ['an object instead of text', good],
    ['no version', JSON.stringify({ key: KEY, method: 'eth_accounts' })],
    ['an unknown key', JSON.stringify({ ...good, origin: 'https://bank.example' })],
    ['a prototype key', `{"v":1,"key":"${KEY}","method":"eth_accounts","__proto__":{"x":1}}`],
    ['a key that is no uuid', JSON.stringify({ ...good, key: 'a' })],
    ['a list', '[]'],
    ['null', 'null'],
    ['half a text', '{"v":1'],
    ['262,145 letters', JSON.stringify({ ...good, params: ['x'.repeat(262_145)] })],
  ])('drops %s', (_, message) => {
    expect(decodeCall(message)).toBeUndefined()
  })

  it.each([
    ['another version', { ...good, v: 2 }, 4900],
    ['no method', { v: 1, key: KEY }, -32600],
    ['an empty method', { ...good, method: '' }, -32600],
    ['a method that is no text', { ...good, method: 1 }, -32600],
    ['a very long method', { ...good, method: 'm'.repeat(129) }, -32600],
    ['params that are text', { ...good, params: 'x' }, -32602],
    ['params that are null', { ...good, params: null }, -32602],
    ['params that are a number', { ...good, params: 1 }, -32602],
    ['seventeen levels', { ...good, params: nested(15) }, -32602],
    ['seventeen levels in a text', { ...good, params: JSON.stringify(nested(15)) }, -32602],
  ])('says what is wrong with %s', (_, message, code) => {
    expect(decodeCall(JSON.stringify(message))).toEqual({ key: KEY, failure: { code, message: expect.any(String) } })
  })

  it('measures 30,000 levels without falling down', () => {
    const text = `{"v":1,"key":"${KEY}","method":"m","params":${'['.repeat(30_000)}${']'.repeat(30_000)}}`
    expect(decodeCall(text)).toMatchObject({ failure: { code: -32602 } })
  })

  it('takes sixteen levels', () => {
    expect(decodeCall(JSON.stringify({ ...good, params: nested(14) }))).toHaveProperty('method', 'eth_accounts')
  })

  it('leaves no trace on prototypes', () => {
    decodeCall(`{"v":1,"key":"${KEY}","method":"m","params":{"__proto__":{"polluted":1}}}`)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  it('gives a well-formed call, a reason or nothing, whatever comes', () => {
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
        expect(call.key).toBe(KEY)
        if ('failure' in call) return
        const keys = Object.keys(call).filter((key) => key !== 'params')
        expect(keys.sort()).toEqual(['key', 'method'])
        expect(typeof call.method).toBe('string')
      }),
      { seed, numRuns: 10_000 },
    )
  })
})
