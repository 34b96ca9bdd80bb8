import { expect, test } from 'vitest'
import { FaultError, faultKinds } from './fault.ts'
import { faultSet } from './faults.ts'

const USER = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const CHECKSUMMED = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test.each([
  [{ kind: 'gift' }, 'fault.kind: expected delay, status, error, drop'],
  [{ kind: 'delay' }, 'fault.ms: '],
  [{ kind: 'delay', ms: -1 }, 'fault.ms: expected 0 or more'],
  [{ kind: 'status', status: 99 }, 'fault.status: expected 200 or more'],
  [{ kind: 'drop', times: 0 }, 'fault.times: expected 1 or more'],
  [{ kind: 'drop', user: 'me' }, 'fault.user: expected an EVM address'],
  [{ kind: 'drop', path: 'quote' }, 'fault.path: expected a path that begins with /'],
  [{ kind: 'drop', pth: '/quote' }, 'fault.pth: '],
  [{ kind: 'lie', at: 'a..b', value: 1 }, 'fault.at: expected a JSON path'],
  [{ kind: 'lie', at: 'a.b' }, 'fault.value: is required'],
  [{ kind: 'lie', at: 'details.sender', value: 1, recompute: true }, 'fault.at: a recomputed lie must point into'],
  [{ kind: 'error', errorCode: 'NO_LUCK' }, 'fault.errorCode: expected an errorCode of the service'],
  [{ kind: 'reorder', ms: 600_001 }, 'fault.ms: expected at most 600000'],
  ['no object', 'fault: '],
])('%j is refused', (fault, sentence) => {
  expect(() => faultSet().set(fault)).toThrow(FaultError)
  expect(() => faultSet().set(fault)).toThrow(sentence)
})

test('a fault with times is used up, one without stays until cleared', () => {
  const faults = faultSet()
  faults.set({ kind: 'drop', times: 2 })
  faults.set({ kind: 'delay', ms: 1 })
  expect([1, 2, 3].map(() => faults.take('drop', {}).length)).toEqual([1, 1, 0])
  expect([1, 2, 3].map(() => faults.take('delay', {}).length)).toEqual([1, 1, 1])
  faults.clear()
  expect(faults.list()).toEqual([])
})

test('a path strikes what lies below it, and a user only that wallet', () => {
  const faults = faultSet()
  faults.set({ kind: 'drop', path: '/quote', user: USER })
  expect(faults.take('drop', { path: '/quote/v2', user: CHECKSUMMED })).toHaveLength(1)
  expect(faults.take('drop', { path: '/quotes', user: USER })).toHaveLength(0)
  expect(faults.take('drop', { path: '/quote/v2' })).toHaveLength(0)
})

test('every kind tells what it does and which fields it has', () => {
  const kinds = faultKinds()
  expect(kinds.find(({ kind }) => kind === 'reorder')).toEqual({
    kind: 'reorder',
    does: expect.stringContaining('until a later one has gone out'),
    fields: ['path', 'user', 'times', 'ms'],
  })
  for (const { kind, does, fields } of kinds) {
    expect(does, kind).toMatch(/^[A-Z].+[.]$/)
    expect(fields, kind).toContain('times')
  }
})
