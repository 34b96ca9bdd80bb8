import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createBell } from './bell.ts'

const LONG_MS = 2 ** 30

test('whoever waits goes on when it rings, or at once when it has rung; twice before that is once', async () => {
  const bell = createBell()
  const heard: string[] = []
  const hear = (what: string) => bell.wait(LONG_MS).then(() => heard.push(what))
  const first = hear('first')
  await turn()
  expect(heard).toEqual([])
  bell.ring()
  await first
  bell.ring()
  bell.ring()
  await hear('second')
  const third = hear('third')
  await turn()
  expect(heard).toEqual(['first', 'second'])
  bell.ring()
  await third
})

test('nobody waits longer than he wanted', async () => {
  await expect(createBell().wait(1)).resolves.toBeUndefined()
})
