import { expect, it } from 'vitest'
import type { Prompt } from '../../../src/wallet/approvals/prompt.ts'
import { createTabWatch } from '../../../src/wallet/approvals/tab-watch.ts'

const PROMPT: Prompt = {
  ...{ id: 'one', kind: 'connect', ticket: 'one', origin: 'https://shop.test', key: 'one' },
  ...{ createdAtSeconds: 0, callKeys: [] },
}

it('listens to tabs once, and only while requests wait', async () => {
  let waiting: readonly Prompt[] = []
  const listeners = new Set<(tabId: number) => void>()
  const turned: number[] = []
  const watch = createTabWatch({
    prompts: { list: async () => waiting, turnedTo: async (tabId) => void turned.push(tabId) },
    onTabShown: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  await watch()
  expect(listeners.size).toBe(0)
  waiting = [PROMPT]
  await Promise.all([watch(), watch()])
  for (const listener of listeners) listener(7)
  expect(turned).toEqual([7])
  waiting = []
  await watch()
  expect(listeners.size).toBe(0)
})
