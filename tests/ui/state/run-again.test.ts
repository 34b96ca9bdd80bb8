import { expect, it } from 'vitest'
import { runAgain } from '../../../src/ui/state/run-again.ts'

it('is done once more after its end, however often it was called for meanwhile, and never twice at a time', async () => {
  const ends: (() => void)[] = []
  const call = runAgain(() => new Promise<void>((resolve) => ends.push(resolve)))
  for (let count = 0; count < 5; count += 1) call()
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await Promise.resolve()
  await Promise.resolve()
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await new Promise((resolve) => setImmediate(resolve))
  expect(ends).toHaveLength(2)
  call()
  expect(ends).toHaveLength(3)
})
