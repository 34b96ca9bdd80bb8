import { expect, test } from 'vitest'
import { newest } from './newest.ts'

test('one more than it holds makes it forget the oldest; what is set again is new again', () => {
  const kept = newest<string, number>(2)
  kept.set('a', 1)
  kept.set('b', 2)
  kept.set('a', 3)
  kept.set('c', 4)
  expect(['a', 'b', 'c'].map((key) => kept.get(key))).toEqual([3, undefined, 4])
})
