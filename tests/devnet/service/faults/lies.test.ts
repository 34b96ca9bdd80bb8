import { expect, test } from 'vitest'
import { parsePath, tell } from './lies.ts'

const DOCUMENT = { steps: [{ id: 'deposit', items: [{ data: { to: '0x1' } }] }], fees: {} }

test('a path is read into names and indexes', () => {
  expect(parsePath('steps[0].items[0].data.to')).toEqual(['steps', 0, 'items', 0, 'data', 'to'])
  expect(parsePath('$.fees')).toEqual(['fees'])
  for (const bad of ['', '$', 'a..b', 'a[-1]', 'a[x]', 'a b']) expect(parsePath(bad), bad).toBeUndefined()
})

test('set replaces a value, and adds a field or one element at the end', () => {
  const told = tell(DOCUMENT, { at: 'steps[0].items[0].data.to', operation: 'set', value: '0x2' })
  expect(told).toHaveProperty('steps[0].items[0].data.to', '0x2')
  expect(tell(DOCUMENT, { at: 'fees.gas', operation: 'set', value: 1 })).toHaveProperty('fees.gas', 1)
  expect(tell(DOCUMENT, { at: 'steps[1]', operation: 'set', value: 1 })).toHaveProperty('steps[1]', 1)
})

test('remove takes away, insert pushes in before', () => {
  expect(tell(DOCUMENT, { at: 'steps[0].items', operation: 'remove' })).toHaveProperty('steps', [{ id: 'deposit' }])
  expect(tell(DOCUMENT, { at: 'steps[0]', operation: 'insert', value: 1 })).toHaveProperty('steps', [
    1,
    DOCUMENT.steps[0],
  ])
})

test('a path that leads nowhere changes nothing, and the truth is never touched', () => {
  expect(tell(DOCUMENT, { at: 'nothing.here', operation: 'set', value: 1 })).toEqual(DOCUMENT)
  expect(tell(DOCUMENT, { at: 'steps[7]', operation: 'set', value: 1 })).toEqual(DOCUMENT)
  expect(DOCUMENT.steps[0]?.items[0]?.data.to).toBe('0x1')
})
