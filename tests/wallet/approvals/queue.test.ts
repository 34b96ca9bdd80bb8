import { beforeEach, describe, expect, it } from 'vitest'
import { createPromptGate } from '../../../src/provider/router/prompt-gate.ts'
import type { Prompt, PromptRequest } from '../../../src/wallet/approvals/prompt.ts'
import {
  createPromptResults,
  createVolatileMemory,
  type PromptResult,
} from '../../../src/wallet/approvals/prompt-results.ts'
import { createPromptQueue, type PromptQueue } from '../../../src/wallet/approvals/queue.ts'
import { memory } from '../silent.ts'

const ORIGIN = 'https://shop.test'
const NO: PromptResult = { ok: false, code: 4001 }
const MESSAGE = { kind: 'message', origin: ORIGIN, account: '0x1', message: '0x00', key: 'hello' } as const
const by = (callKey: string, tabId?: number) => ({ callKey, tabId })

/** The disk and the browser outlive each background that `start` makes. */
function browser() {
  const disk = new Map<string, Prompt>()
  const kept = memory()
  const state = {
    nowSeconds: 1_000,
    windows: [] as string[],
    inView: 1,
    opens: true,
    names: 0,
    lock: () => {},
    read: async () => {},
  }
  const note = (what: string) => async () => {
    if (!state.opens) throw new Error('no window')
    state.windows.push(what)
  }
  const start = () => {
    // The memory ends with each background.
    const signatures = createVolatileMemory()
    state.lock = signatures.forget
    return createPromptQueue({
      save: async (prompt) => void disk.set(prompt.id, prompt),
      list: async () => {
        const all = [...disk.values()]
        await state.read()
        return all
      },
      isIntact: async () => true,
      remove: async (id) => void disk.delete(id),
      results: createPromptResults({ memory: kept, nowSeconds: () => state.nowSeconds }),
      signatures: createPromptResults({ memory: signatures, nowSeconds: () => state.nowSeconds }),
      showWindow: note('front'),
      keepWindow: note('kept'),
      isInView: async (tabId) => tabId === state.inView,
      settleWindow: async () => {},
      changed: () => {},
      randomName: () => `name-${++state.names}`,
      nowSeconds: () => state.nowSeconds,
      nowMilliseconds: () => state.nowSeconds * 1_000,
    })
  }
  return { disk, kept, state, start }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

let world: ReturnType<typeof browser>
let prompts: PromptQueue
beforeEach(() => {
  world = browser()
  prompts = world.start()
})

async function askAndDie(callKeys: readonly string[], question: PromptRequest = MESSAGE): Promise<string> {
  for (const callKey of callKeys) void prompts.ask(question, by(callKey))
  await settle()
  prompts = world.start()
  return [...world.disk.keys()][0] ?? ''
}

describe('an answer that nobody hears', () => {
  it.each<[string, PromptRequest, PromptResult]>([
    ['a no', MESSAGE, NO],
    ['accounts', { kind: 'connect', origin: ORIGIN, key: 'hello' }, { ok: true, value: ['0x1'] }],
  ])('is given to the call that asked when it comes again: %s', async (_name, question, result) => {
    const id = await askAndDie(['one'], question)
    expect(await prompts.end(id, result)).toBe(true)
    prompts = world.start()
    const again = await prompts.again(ORIGIN, by('one'))
    expect(again?.isOpen).toBe(false)
    expect(await again?.answer).toEqual(result)
    expect(world.disk.size).toBe(0)
  })

  it('is in no storage where it is a signature, and gone with the background and with the lock', async () => {
    const signed: PromptResult = { ok: true, value: '0xsigned' }
    const again = async () => (await prompts.again(ORIGIN, by('one')))?.answer
    const id = await askAndDie(['one'])
    await prompts.end(id, signed)
    expect(await again()).toEqual(signed)
    expect(JSON.stringify([await world.kept.read(), [...world.disk]])).not.toContain('0xsigned')
    world.state.lock()
    expect(await again()).toBeUndefined()
    const next = await askAndDie(['one'])
    await prompts.end(next, signed)
    expect(await again()).toEqual(signed)
    prompts = world.start()
    expect(await again()).toBeUndefined()
  })

  it('is given to no other call, no other site, and not after two minutes', async () => {
    await prompts.end(await askAndDie(['one']), { ok: true, value: '0xsigned' })
    expect(await prompts.again(ORIGIN, by('another'))).toBeUndefined()
    expect(await prompts.again('https://other.test', by('one'))).toBeUndefined()
    world.state.nowSeconds += 121
    expect(await prompts.again(ORIGIN, by('one'))).toBeUndefined()
  })
})

describe('a call that comes again', () => {
  it('waits for its open question, whose window is left where it is', async () => {
    const id = await askAndDie(['one'])
    expect(world.state.windows).toEqual(['front'])
    const again = await prompts.again(ORIGIN, by('one'))
    expect(again?.isOpen).toBe(true)
    expect([world.disk.size, world.state.windows]).toEqual([1, ['front', 'kept']])
    await prompts.end(id, NO)
    expect(await again?.answer).toEqual(NO)
  })

  it('is another question where it is a new call, even if it asks the same', async () => {
    const id = await askAndDie(['one'])
    expect(await prompts.again(ORIGIN, by('two'))).toBeUndefined()
    const second = prompts.ask(MESSAGE, by('two'))
    await settle()
    expect((await prompts.list()).map(({ callKeys }) => callKeys)).toEqual([['one'], ['two']])
    await prompts.end(id, NO)
    const [left] = await prompts.list()
    await prompts.end(left?.id ?? '', { ok: true, value: '0xsigned' })
    expect(await second).toEqual({ ok: true, value: '0xsigned' })
  })
})

describe('the order', () => {
  it('is that in which calls came, also within a second, over restarts and changes', async () => {
    const keys = Array.from({ length: 12 }, (_, index) => `call-${index}`)
    for (const key of keys) {
      void prompts.ask(MESSAGE, by(key))
      await settle()
      if (key === 'call-6') prompts = world.start()
    }
    const stored = [...world.disk].reverse()
    world.disk.clear()
    for (const [id, prompt] of stored) world.disk.set(id, prompt)
    expect((await prompts.list()).flatMap(({ callKeys }) => callKeys)).toEqual(keys)
  })
})

describe('a question that is changed', () => {
  const changedTo = (prompt: Prompt | undefined) => prompts.change({ ...prompt, account: '0x2' } as Prompt)

  it('stays over where it ends at the same moment', async () => {
    const id = await askAndDie(['one'])
    let goOn = () => {}
    const reading = new Promise<void>((resolve) => {
      goOn = resolve
    })
    world.state.read = () => reading
    const changing = changedTo(world.disk.get(id))
    world.state.read = async () => {}
    const result = prompts.end(id, NO)
    await settle()
    goOn()
    await Promise.all([changing, result])
    expect([...world.disk.keys()]).toEqual([])
  })
})

describe('requests of tabs', () => {
  const order = async () => (await prompts.list()).flatMap(({ callKeys }) => callKeys)
  const ask = async (callKey: string, tabId: number) => {
    void prompts.ask(MESSAGE, by(callKey, tabId))
    await settle()
  }
  const idOf = async (callKey: string) =>
    (await prompts.list()).find((each) => each.callKeys.includes(callKey))?.id ?? ''

  it('in view go before those of hidden ones, but not before an open one, over restarts', async () => {
    await ask('hidden', 2)
    await ask('seen', 1)
    expect(await order()).toEqual(['seen', 'hidden'])
    await prompts.end(await idOf('seen'), NO)
    await prompts.open(await idOf('hidden'))
    prompts = world.start()
    await ask('more', 1)
    expect(await order()).toEqual(['hidden', 'more'])
  })

  it('open when the user turns to their tab, and that tab alone', async () => {
    await ask('hidden', 2)
    await ask('other', 3)
    expect(world.state.windows).toEqual([])
    await prompts.turnedTo(1)
    expect([world.state.windows, await order()]).toEqual([[], ['hidden', 'other']])
    world.state.inView = 3
    await prompts.turnedTo(3)
    expect([world.state.windows, await order()]).toEqual([['front'], ['other', 'hidden']])
  })

  it('close again when the user turns to another tab that asks, and wait', async () => {
    await ask('first', 1)
    await ask('second', 2)
    await prompts.open(await idOf('first'))
    world.state.inView = 2
    await prompts.turnedTo(2)
    expect((await prompts.list()).map(({ callKeys: [key], isOpen }) => [key, isOpen])).toEqual([
      ['second', false],
      ['first', false],
    ])
    await prompts.open(await idOf('second'))
    await prompts.turnedTo(2)
    expect(world.state.windows).toEqual(['front', 'front', 'kept'])
  })

  it('are seen where they are open or their tab is in view', async () => {
    for (const tab of [1, 2, 3]) await ask(`tab ${tab}`, tab)
    await prompts.open(await idOf('tab 3'))
    expect((await prompts.seen()).flatMap(({ callKeys }) => callKeys)).toEqual(['tab 1', 'tab 3'])
  })

  it('are all answered in order where twelve tabs of four sites sign at once', async () => {
    const gate = createPromptGate({
      now: () => world.state.nowSeconds * 1_000,
      open: () => prompts.list(),
      makeRoom: async () => [],
      displace: prompts.displace,
      isInView: async () => true,
      memory: memory(),
    })
    const heard: number[] = []
    const tabs = Array.from({ length: 12 }, (_, index) => index + 1)
    world.state.inView = 12
    const answers = tabs.map(async (tabId) => {
      const origin = `https://site${tabId % 4}.test`
      const caller = { origin, key: `${tabId}`, tabId, documentId: `${tabId}` }
      const answer = await gate.ask(caller, (asker) => prompts.ask({ ...MESSAGE, origin }, asker))
      heard.push(tabId)
      return answer
    })
    while (world.disk.size < 12) await settle()
    expect(world.state.windows).toEqual(['front'])
    for (let [first] = await prompts.list(); first; [first] = await prompts.list()) {
      await prompts.end(first.id, { ok: true, value: first.id })
    }
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true)
    expect(heard).toEqual([12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })
})

describe('a call on its way', () => {
  const sent = (origin: string, tabId: number, receivedAtMilliseconds: number) =>
    prompts.ask(
      { ...MESSAGE, origin },
      { callKey: `${tabId} ${receivedAtMilliseconds}`, tabId, receivedAtMilliseconds },
    )

  it('is rejected with the window that the user closed, unless its tab is hidden or it came later', async () => {
    await prompts.rejectOnTheWay()
    expect(await sent(ORIGIN, 1, 1_000_000)).toEqual(NO)
    void sent(ORIGIN, 2, 1_000_000)
    void sent(ORIGIN, 1, 1_000_001)
    await settle()
    expect([...world.disk.values()].map(({ callKeys }) => callKeys)).toEqual([['2 1000000'], ['1 1000001']])
  })

  it('is rejected with all others of its site, and of no other site', async () => {
    await prompts.rejectOnTheWay(ORIGIN)
    expect(await sent(ORIGIN, 2, 1_000_000)).toEqual(NO)
    void sent('https://other.test', 1, 1_000_000)
    await settle()
    expect([...world.disk.values()].map(({ origin }) => origin)).toEqual(['https://other.test'])
  })

  it('is among those of the window where it was being queued when that closed', async () => {
    let release = () => {}
    world.state.read = () => new Promise((resolve) => (release = () => resolve(undefined)))
    void sent(ORIGIN, 1, 1_000_000)
    await settle()
    const rejected = prompts.rejectOnTheWay().then(prompts.seen)
    world.state.read = async () => {}
    release()
    expect((await rejected).map(({ callKeys }) => callKeys)).toEqual([['1 1000000']])
  })
})

describe('the window', () => {
  it('is brought to the front for a new question, at most once a second for a page', async () => {
    for (const key of ['one', 'two', 'three']) {
      void prompts.ask(MESSAGE, by(key, 1))
      await settle()
    }
    world.state.nowSeconds += 1
    void prompts.ask(MESSAGE, by('four', 1))
    await settle()
    expect(world.state.windows).toEqual(['front', 'kept', 'kept', 'front'])
  })

  it('is not opened by a tab that nobody sees: the badge says that something waits', async () => {
    void prompts.ask(MESSAGE, by('one', 2))
    await settle()
    expect([world.disk.size, world.state.windows]).toEqual([1, []])
  })

  it('that cannot be opened is no answer', async () => {
    world.state.opens = false
    const answer = prompts.ask(MESSAGE, by('one', 1))
    await settle()
    const [id = ''] = world.disk.keys()
    await prompts.end(id, { ok: true, value: '0xsigned' })
    expect(await answer).toEqual({ ok: true, value: '0xsigned' })
  })
})
