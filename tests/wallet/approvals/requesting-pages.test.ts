import { beforeEach, describe, expect, it } from 'vitest'
import { unwrapGrant } from '../../../entrypoints/background/sites/unwrap-grant.ts'
import type { PromptCaller } from '../../../src/provider/ports.ts'
import { createPromptGate } from '../../../src/provider/router/prompt-gate.ts'
import type { Prompt } from '../../../src/wallet/approvals/prompt.ts'
import { createPromptQueue } from '../../../src/wallet/approvals/queue.ts'
import { createRequestingPages } from '../../../src/wallet/approvals/requesting-pages.ts'
import { promptConnection } from '../../../src/wallet/sites/site-prompts.ts'
import { memory, silent } from '../silent.ts'
import { virtualClock } from '../virtual-clock.ts'

const SHOP = 'https://shop.test'
const BUSY = { code: -32002 }

function world() {
  const disk = new Map<string, Prompt>()
  const tabs = new Set<number>()
  const clock = virtualClock()
  let session = memory()
  let rejections = memory()
  let names = 0

  function start() {
    const prompts = createPromptQueue({
      ...silent(),
      save: async (prompt) => void disk.set(prompt.id, prompt),
      list: async () => [...disk.values()],
      remove: async (id) => void disk.delete(id),
      showWindow: async () => {},
      settleWindow: async () => {},
      changed: () => {},
      randomName: () => `name-${++names}`,
      nowSeconds: () => 1_000,
      nowMilliseconds: () => 1_000 * 1_000,
    })
    const pages = createRequestingPages({
      prompts,
      isTabOpen: async (tabId) => tabs.has(tabId),
      session,
      after: clock.after,
    })
    const gate = createPromptGate({
      now: clock.now,
      open: async () => {
        await pages.begin()
        return prompts.list()
      },
      makeRoom: pages.makeRoom,
      displace: prompts.displace,
      isInView: async () => true,
      memory: rejections,
    })
    /** Resolves to the error, or `open` with the prompt. */
    const ask = async (origin: string, tabId: number, documentId: string, words: string) => {
      tabs.add(tabId)
      pages.came({ tabId, documentId })
      const caller = { origin, key: `${documentId} ${words}`, tabId, documentId }
      const connect = (asker: PromptCaller) =>
        promptConnection(origin, { ask: (prompt) => prompts.ask({ ...prompt, key: words }, asker) })
      const asked = gate.ask(caller, async (asker) => unwrapGrant(await connect(asker)))
      const refused = asked.then(
        () => undefined,
        (error: unknown) => error,
      )
      await clock.pass(0)
      await clock.pass(0)
      const isThere = [...disk.values()].some((each) => each.origin === origin && each.key === words)
      return isThere ? ('open' as const) : refused
    }
    return { prompts, pages, ask }
  }
  return {
    disk,
    tabs,
    clock,
    start,
    kill: () => {
      tabs.clear()
      session = memory()
      rejections = memory()
    },
  }
}

let browser: ReturnType<typeof world>
beforeEach(() => {
  browser = world()
})

describe('a question whose page is gone', () => {
  it('is no refusal: a page that reloads five times can still ask', async () => {
    const { ask, pages, prompts } = browser.start()
    for (const page of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect(await ask(SHOP, 1, page, page)).toBe('open')
      pages.left({ tabId: 1, documentId: page })
      await browser.clock.pass(1_000)
    }
    expect((await prompts.list()).map(({ key }) => key)).toEqual(['f'])
  })

  it('is over once the browser was killed, and its site can ask something else at once', async () => {
    expect(await browser.start().ask(SHOP, 1, 'a', 'first')).toBe('open')
    browser.kill()
    const { ask, prompts } = browser.start()
    expect(await ask(SHOP, 1, 'b', 'second')).toBe('open')
    expect((await prompts.list()).map(({ key }) => key)).toEqual(['second'])
  })

  it('is kept, once, while only the background was killed, and its page asks more behind it', async () => {
    expect(await browser.start().ask(SHOP, 1, 'a', 'first')).toBe('open')
    const { ask, pages, prompts } = browser.start()
    await pages.sweep()
    expect(await prompts.list()).toHaveLength(1)
    expect(await ask(SHOP, 1, 'a', 'first')).toBe('open')
    expect(await ask(SHOP, 1, 'a', 'second')).toBe('open')
    expect((await prompts.list()).map(({ key }) => key)).toEqual(['first', 'second'])
  })

  it('blocks nobody where fifty of them are stored', async () => {
    const former = browser.start()
    for (let tab = 10; tab < 60; tab += 1) {
      expect(await former.ask(`https://shop${tab % 5}.test`, tab, `${tab}`, 'first')).toBe('open')
    }
    expect(await former.ask(SHOP, 6, 'six', 'first')).toMatchObject(BUSY)
    browser.tabs.clear()
    const { ask, prompts } = browser.start()
    expect(await ask(SHOP, 6, 'six', 'first')).toBe('open')
    expect(await prompts.list()).toHaveLength(1)
  })

  it('ends as rejected when its tab is closed', async () => {
    const { ask, pages, prompts } = browser.start()
    expect(await ask(SHOP, 1, 'a', 'first')).toBe('open')
    browser.tabs.delete(1)
    await pages.sweep()
    expect(await prompts.list()).toEqual([])
    expect(await ask(SHOP, 2, 'b', 'second')).toBe('open')
  })

  it('is over as soon as another document of its tab asks', async () => {
    const { ask, pages, prompts } = browser.start()
    expect(await ask(SHOP, 1, 'a', 'first')).toBe('open')
    pages.left({ tabId: 1, documentId: 'a' })
    expect(await ask(SHOP, 1, 'b', 'second')).toBe('open')
    expect((await prompts.list()).map(({ key }) => key)).toEqual(['second'])
  })

  it('is not ended by a frame of its tab, whose page is still there', async () => {
    const { ask, prompts } = browser.start()
    expect(await ask(SHOP, 1, 'a', 'first')).toBe('open')
    expect(await ask(SHOP, 1, 'frame', 'second')).toBe('open')
    expect((await prompts.list()).map(({ key }) => key)).toEqual(['first', 'second'])
  })

  it('is over a moment after its port was closed, but not where the same document comes back', async () => {
    const { ask, pages, prompts } = browser.start()
    const page = { tabId: 1, documentId: 'a' }
    await ask(SHOP, 1, 'a', 'first')
    pages.left(page)
    await browser.clock.pass(1_000)
    pages.came(page)
    await browser.clock.pass(10_000)
    expect(await prompts.list()).toHaveLength(1)
    pages.left(page)
    await browser.clock.pass(3_000)
    expect(await prompts.list()).toEqual([])
  })

  it('leaves equal ones of other pages', async () => {
    const { ask, pages, prompts } = browser.start()
    for (const tab of [1, 2]) expect(await ask(SHOP, tab, `${tab}`, 'first')).toBe('open')
    browser.tabs.delete(1)
    await pages.sweep()
    expect(await prompts.list()).toMatchObject([{ pages: [{ tabId: 2, documentId: '2' }] }])
  })
})
