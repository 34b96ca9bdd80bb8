import { expect, it } from 'vitest'
import type { Prompt } from '../../../src/wallet/approvals/prompt.ts'
import type { PromptEntry } from '../../../src/wallet/approvals/prompt-details.ts'
import { createPromptEntries } from '../../../src/wallet/approvals/prompt-entries.ts'

const promptOf = (id: string): Prompt => {
  const origin = `https://${id}.test`
  return { id, kind: 'connect', ticket: id, origin, key: id, createdAtSeconds: 0, callKeys: [] }
}

function stand() {
  const state = { nowSeconds: 0, reads: 0, ready: 0 }
  const slow: ((entry: PromptEntry | undefined) => void)[] = []
  const timers = new Set<() => void>()
  const entries = createPromptEntries(
    {
      entryOf: async (prompt) => {
        state.reads += 1
        if (prompt.id === 'broken') throw new Error('expected to be drawn')
        if (prompt.id === 'slow') return new Promise((resolve) => slow.push(resolve))
        return { kind: 'connect', prompt, suspicion: undefined }
      },
    },
    {
      after: (_milliseconds, call) => {
        timers.add(call)
        return () => timers.delete(call)
      },
      nowSeconds: () => state.nowSeconds,
      ready: () => {
        state.ready += 1
      },
    },
  )
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const list = async (...ids: readonly string[]) => {
    const listed = entries.list(ids.map(promptOf))
    await settle()
    for (const call of timers) call()
    return (await listed).map(({ kind, prompt }) => `${prompt.id} ${kind}`)
  }
  const finish = async () => {
    const prompt = promptOf('slow')
    for (const resolve of slow) resolve({ kind: 'connect', prompt, suspicion: undefined })
    await settle()
  }
  return { state, list, finish, entries }
}

it('lists the others while one is slow and one is broken', async () => {
  const { list } = stand()
  expect(await list('slow', 'broken', 'quick')).toEqual(['slow preparing', 'broken unreadable', 'quick connect'])
})

it('tells once that a slow prompt is ready, and reads it once for all pages', async () => {
  const { state, list, finish } = stand()
  await list('slow')
  await list('slow')
  expect(state).toMatchObject({ reads: 1, ready: 0 })
  await finish()
  expect([await list('slow'), await list('slow')]).toEqual([['slow connect'], ['slow connect']])
  expect(state).toMatchObject({ reads: 1, ready: 1 })
})

it('reads a slow prompt again after a while, a clock set back, and a change', async () => {
  const { state, list, finish, entries } = stand()
  await list('slow')
  await finish()
  state.nowSeconds = 6
  expect(await list('slow')).toEqual(['slow preparing'])
  await finish()
  state.nowSeconds = -3_600
  expect(await list('slow')).toEqual(['slow preparing'])
  entries.forget('slow')
  await list('slow')
  expect(state.reads).toBe(4)
})
