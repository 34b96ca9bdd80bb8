import { beforeEach, describe, expect, it } from 'vitest'
import { unwrapGrant } from '../../../entrypoints/background/sites/unwrap-grant.ts'
import { createPromptGate } from '../../../src/provider/router/prompt-gate.ts'
import type { Prompt } from '../../../src/wallet/approvals/prompt.ts'
import { createPromptQueue } from '../../../src/wallet/approvals/queue.ts'
import { promptConnection } from '../../../src/wallet/sites/site-prompts.ts'
import { memory, silent } from '../silent.ts'

const BUSY = -32002

function world() {
  const disk = new Map<string, Prompt>()
  const state = { inView: new Set<number>(), nowSeconds: 1_000, names: 0, tabs: 0 }
  const isInView = async (tabId: number) => state.inView.has(tabId)
  const nowMilliseconds = () => state.nowSeconds * 1_000
  const prompts = createPromptQueue({
    ...silent(() => state.nowSeconds),
    save: async (prompt) => void disk.set(prompt.id, prompt),
    list: async () => [...disk.values()],
    remove: async (id) => void disk.delete(id),
    isInView,
    showWindow: async () => {},
    settleWindow: async () => {},
    changed: () => {},
    randomName: () => `name-${++state.names}`,
    nowSeconds: () => state.nowSeconds,
    nowMilliseconds,
  })
  const gate = createPromptGate({
    now: nowMilliseconds,
    open: prompts.list,
    makeRoom: async () => [],
    displace: prompts.displace,
    isInView,
    memory: memory(),
  })
  function ask(origin: string, { isSeen = false, knowsTab = true } = {}) {
    state.nowSeconds += 1
    const tabId = ++state.tabs
    if (isSeen) state.inView.add(tabId)
    const call: { code?: number } = {}
    const caller = { origin, key: `${tabId}`, tabId: knowsTab ? tabId : undefined }
    gate
      .ask(caller, async (asker) =>
        unwrapGrant(await promptConnection(origin, { ask: (prompt) => prompts.ask(prompt, asker) })),
      )
      .catch(({ code }: { code: number }) => {
        call.code = code
      })
    return call
  }
  async function fill(origins: readonly string[], tab?: Parameters<typeof ask>[1]) {
    const calls = origins.map((origin) => ask(origin, tab))
    await settle()
    return calls
  }
  async function askInView(origin: string) {
    state.inView.clear()
    const [call] = await fill([origin], { isSeen: true })
    return call
  }
  const waitOf = (part: string) => [...disk.values()].filter(({ origin }) => origin.includes(part)).length
  return { disk, prompts, fill, askInView, waitOf }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const times = (count: number, origin: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => origin(index))

let queue: ReturnType<typeof world>
beforeEach(() => {
  queue = world()
})

describe('fifty requests of hidden tabs', () => {
  it('leave a place to the tab in view: the newest of the largest domain ends with -32002, and no other', async () => {
    const others = await queue.fill(times(20, (index) => `https://other${index % 4}.test`))
    const largest = await queue.fill(times(30, (index) => `https://a${index % 3}.largest.test`))
    const later = await queue.askInView('https://shop.test')
    expect([later, queue.waitOf('shop'), queue.disk.size]).toEqual([{}, 1, 50])
    expect([...others, ...largest].map(({ code }) => code)).toEqual([...Array.from({ length: 49 }), BUSY])
  })

  it('leave none to a hidden tab, nor to one that nobody knows', async () => {
    await queue.fill(times(50, (index) => `https://a${index % 5}.largest.test`))
    expect(await queue.fill(['https://shop.test'])).toEqual([{ code: BUSY }])
    expect(await queue.fill(['https://shop.test'], { knowsTab: false })).toEqual([{ code: BUSY }])
    expect(queue.waitOf('largest')).toBe(50)
  })

  it('each leave one to tabs in view that ask at once', async () => {
    await queue.fill(times(50, (index) => `https://a${index % 5}.largest.test`))
    expect(await queue.fill(['https://shop.test', 'https://mall.test'], { isSeen: true })).toEqual([{}, {}])
    expect([queue.disk.size, queue.waitOf('largest')]).toEqual([50, 48])
  })
})

describe('ten requests of an origin', () => {
  it('stay ten: the newest of its hidden tabs ends for its tab in view, and none of another origin', async () => {
    await queue.fill(times(40, (index) => `https://a${index % 4}.largest.test`))
    const own = await queue.fill(times(10, () => 'https://shop.test'))
    expect(await queue.askInView('https://shop.test')).toEqual({})
    expect(own.map(({ code }) => code)).toEqual([...Array.from({ length: 9 }), BUSY])
    expect([queue.waitOf('shop'), queue.waitOf('largest')]).toEqual([10, 40])
  })

  it('are all that it has where its tabs are in view', async () => {
    const calls = await queue.fill(
      times(12, () => 'https://shop.test'),
      { isSeen: true },
    )
    expect(calls.filter(({ code }) => code === BUSY)).toHaveLength(2)
  })
})

describe('a request that the user may see', () => {
  it('makes no room: it is open, of the tab in view, or of a page that nobody knows', async () => {
    await queue.fill(
      times(10, () => 'https://a.largest.test'),
      { knowsTab: false },
    )
    await queue.fill(times(38, (index) => `https://b${index % 4}.largest.test`))
    for (const { id, pages } of queue.disk.values()) if (pages) await queue.prompts.open(id)
    await queue.fill(['https://two.test', 'https://two.test'])
    expect([await queue.askInView('https://three.test'), queue.waitOf('two'), queue.waitOf('largest')]).toEqual([
      {},
      1,
      48,
    ])
  })
})

describe('a hostile domain', () => {
  it('takes no place of smaller ones, however many frames, names and visible tabs it opens', async () => {
    await queue.fill(times(10, (index) => `https://shop${index % 5}.test`))
    await queue.fill(times(40, (index) => `https://frame${index}.test https://a${index % 4}.evil.test`))
    const frames = times(30, (index) => `https://other${index}.test https://evil.test`)
    const tabs = times(30, (index) => `https://b${index}.evil.test`)
    for (const origin of [...frames, ...tabs]) await queue.askInView(origin)
    expect([queue.waitOf('shop'), queue.waitOf('evil')]).toEqual([10, 40])
  })

  it('takes none either where all its tabs are in view', async () => {
    await queue.fill(times(10, (index) => `https://shop${index}.test`))
    const tabs = times(60, (index) => `https://a${index}.evil.test`)
    await queue.fill(tabs, { isSeen: true })
    expect([queue.waitOf('shop'), queue.waitOf('evil')]).toEqual([10, 40])
  })

  it('with many domains takes one place of equal ones: each further tab displaces its last', async () => {
    await queue.fill(times(50, (index) => `https://shop${index}.test`))
    for (const origin of times(30, (index) => `https://evil${index}.test`)) await queue.askInView(origin)
    expect([queue.waitOf('shop'), queue.waitOf('evil')]).toEqual([49, 1])
  })
})
