import { expect, test } from 'vitest'
import { createStopStack } from './stack.ts'

test('what was started last is stopped first, and each once', async () => {
  const stopped: string[] = []
  const stops = createStopStack()
  for (const name of ['node', 'gateway', 'service']) stops.add(() => stopped.push(name))
  await stops.stop()
  await stops.stop()
  expect(stopped).toEqual(['service', 'gateway', 'node'])
})

test('a stop that fails does not keep the others from stopping', async () => {
  const stopped: string[] = []
  const stops = createStopStack()
  stops.add(() => stopped.push('node'))
  stops.add(() => Promise.reject(new Error('stuck')))
  await expect(stops.stop()).rejects.toThrow('stuck')
  expect(stopped).toEqual(['node'])
})
