import { expect, it } from 'vitest'
import type { ApiPort } from '../../src/api/client.ts'
import { createPagesFirst } from '../../src/api/pages-first.ts'

function stand() {
  const timers = new Set<() => void>()
  const first = createPagesFirst((_milliseconds, call) => {
    timers.add(call)
    return () => void timers.delete(call)
  })
  function open() {
    const heard: unknown[] = []
    const posted: unknown[] = []
    let ask = (_message: unknown) => {}
    const closes: (() => void)[] = []
    const port: ApiPort = {
      post: (message) => void posted.push(message),
      onMessage: (listener) => {
        ask = listener
      },
      onClose: (listener) => void closes.push(listener),
    }
    const watched = first.watch(port)
    watched.onMessage((message) => void heard.push(message))
    const close = () => {
      for (const each of closes) each()
    }
    return { ask: (message: unknown) => ask(message), answer: watched.post, close, heard, posted }
  }
  async function isTurn(): Promise<boolean> {
    let isIt = false
    void first.turn().then(() => {
      isIt = true
    })
    await new Promise((resolve) => setImmediate(resolve))
    return isIt
  }
  return { open, isTurn, timers }
}

const question = { id: 1, method: 'wallet.get', params: {} }

it('gives long reads their turn after the answers to first screens, and passes every message on', async () => {
  const { open, isTurn, timers } = stand()
  const [page, other] = [open(), open()]
  expect(await isTurn()).toBe(true)
  other.ask({ ...question, method: 'balances.list' })
  expect(await isTurn()).toBe(true)
  page.ask(question)
  other.ask({ ...question, id: 2, method: 'vault.unlock' })
  page.answer({ changed: 'wallet' })
  expect(await isTurn()).toBe(false)
  page.answer({ id: 1, ok: true, result: null })
  expect(await isTurn()).toBe(false)
  other.answer({ id: 2, ok: true, result: null })
  expect(await isTurn()).toBe(true)
  expect(page.heard).toEqual([question])
  expect(page.posted).toEqual([{ changed: 'wallet' }, { id: 1, ok: true, result: null }])
  expect(timers).toEqual(new Set())
})

it('waits no longer for a page that is gone, nor for an answer that is late', async () => {
  const { open, isTurn, timers } = stand()
  const page = open()
  page.ask(question)
  page.close()
  expect(await isTurn()).toBe(true)
  open().ask(question)
  expect(await isTurn()).toBe(false)
  for (const late of timers) late()
  expect(await isTurn()).toBe(true)
})
