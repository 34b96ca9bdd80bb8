import { expect, it } from 'vitest'
import type { Prompt } from '../../../src/wallet/approvals/prompt.ts'
import type { PromptEntry } from '../../../src/wallet/approvals/prompt-details.ts'
import { createPromptEntries } from '../../../src/wallet/approvals/prompt-entries.ts'

const promptOf = (id: string, isOpen = true): Prompt => {
  const origin = `https://${id}.test`
  return { id, kind: 'connect', ticket: id, origin, key: id, createdAtSeconds: 0, callKeys: [], isOpen }
}

function stand() {
  const state = { nowSeconds: 0, reads: 0, ready: 0 }
  const slow: ((entry: PromptEntry | undefined) => void)[] = []
  const timers = new Set<() => void>()
  const late = new Set<() => void>()
  const entries = createPromptEntries(
    {
      entryOf: async (prompt) => {
        state.reads += 1
        if (prompt.id === 'broken') throw new Error('expected to be drawn')
        if (prompt.id === 'slow') return new Promise((resolve) => slow.push(resolve))
        return { kind: 'connect', prompt, suspicion: undefined }
      },
      waitingEntryOf: async (prompt) => ({ kind: 'waiting', prompt, suspicion: undefined }),
    },
    {
      after: (milliseconds, call) => {
        const of = milliseconds < 1_000 ? timers : late
        of.add(call)
        return () => of.delete(call)
      },
      nowSeconds: () => state.nowSeconds,
      ready: () => {
        state.ready += 1
      },
    },
  )
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const list = async (...ids: readonly string[]) => {
    const listed = entries.list(ids.map((id) => promptOf(id.replace('-', ''), !id.startsWith('-'))))
    await settle()
    for (const call of [...timers]) call()
    return (await listed).map(({ kind, prompt }) => `${prompt.id} ${kind}`)
  }
  const finish = async () => {
    const prompt = promptOf('slow')
    for (const resolve of slow) resolve({ kind: 'connect', prompt, suspicion: undefined })
    await settle()
  }
  const wait = (seconds: number) => {
    state.nowSeconds += seconds
    for (const call of late) call()
  }
  return { state, list, finish, entries, wait }
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

it('reads the first request and the open ones; the others wait', async () => {
  const { state, list } = stand()
  expect(await list('-first', 'open', '-third')).toEqual(['first connect', 'open connect', 'third waiting'])
  expect(state.reads).toBe(2)
})

it('lets the next one go first after five seconds of reading, and says so', async () => {
  const { state, list, wait } = stand()
  expect(await list('slow', '-next')).toEqual(['slow preparing', 'next waiting'])
  wait(5)
  expect(state.ready).toBe(1)
  expect(await list('slow', '-next')).toEqual(['slow unreadable', 'next waiting'])
  expect(await list('slow')).toEqual(['slow preparing'])
})
