import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startRelay } from '../../src/provider/page-scripts/content-relay.ts'
import { startInpage } from '../../src/provider/page-scripts/inpage.ts'
import type { PageWindow } from '../../src/provider/page-scripts/page-window.ts'
import { createRouter } from '../../src/provider/router/router.ts'
import { ACCOUNT, createBrowser, createWallet, fakeWindow, ORIGIN, settle } from './stand.ts'

const seed = Number(process.env['SEED'] ?? Date.now())

function text(call: object): string {
  return JSON.stringify({ v: 1, key: crypto.randomUUID(), ...call })
}

/** The browser's functions stay, despite the page's changes. */
function isolated(page: PageWindow): PageWindow {
  const { performance } = page
  const own = EventTarget.prototype
  return Object.assign(Object.create(page), {
    addEventListener: own.addEventListener.bind(page),
    performance: {
      addEventListener: own.addEventListener.bind(performance),
      dispatchEvent: performance.dispatchEvent,
    },
  })
}

function load() {
  const wallet = createWallet()
  const router = createRouter(wallet.ports)
  const browser = createBrowser(() => router)
  const page = fakeWindow()
  const names: string[] = []
  const { performance } = page
  const own = performance.dispatchEvent.bind(performance)
  let offered: unknown
  performance.dispatchEvent = (event) => {
    names.push(event.type)
    if (event.type === 'causeway') offered ??= (event as CustomEvent<unknown>).detail
    return own(event)
  }
  const provider = startInpage(page)
  startRelay(isolated(page), browser.runtime)
  if (!provider) throw new Error('expected a provider')
  const forge = (name: string, detail: unknown) => own(new CustomEvent(name, { detail }))
  // The page learns it by replacing event functions.
  const channel = () => {
    forge('causeway', undefined)
    if (typeof offered !== 'string') throw new Error('expected a channel')
    return offered
  }
  return { wallet, browser, page, provider, forge, names, channel }
}

describe('a hostile page', () => {
  it('cannot put a channel of its own in the place of the wallet’s', async () => {
    const { page, provider, forge } = load()
    page.performance.addEventListener('causeway', ({ detail }: CustomEventInit) => {
      if (!detail) forge('causeway', 'mine')
    })
    forge('causeway', 'mine')
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  })

  it('cannot open a second channel', async () => {
    const { forge, browser } = load()
    forge('causeway', 'mine')
    forge('mine>', text({ method: 'eth_accounts' }))
    await settle()
    expect(browser.counts.connects).toBe(0)
  })

  it('is not heard by messages and events of other names', async () => {
    const { page, forge, browser } = load()
    const call = text({ method: 'eth_requestAccounts' })
    page.dispatchEvent(Object.assign(new Event('message'), { data: call, source: page, origin: ORIGIN }))
    for (const name of ['causeway', 'provider', 'causeway:call', 'undefined>', '>']) forge(name, call)
    await settle()
    expect(browser.counts.connects).toBe(0)
  })

  it('names no origin: what adds one to a call is not heard', async () => {
    const { forge, channel, wallet } = load()
    forge(`${channel()}>`, text({ method: 'eth_requestAccounts', origin: 'https://bank.example' }))
    await settle()
    expect(wallet.asked).toEqual([])
    forge(`${channel()}>`, text({ method: 'eth_requestAccounts' }))
    await settle()
    expect(wallet.asked.map(({ origin }) => origin)).toEqual([ORIGIN])
  })

  it('that gives two questions one key is answered about the first', async () => {
    const { forge, channel, wallet } = load()
    const key = crypto.randomUUID()
    for (const _ of [1, 2]) forge(`${channel()}>`, text({ key, method: 'eth_requestAccounts' }))
    await settle()
    expect(wallet.asked).toHaveLength(1)
  })

  it('sends nothing that is no text, and nothing beyond the limit', async () => {
    const { forge, channel, browser } = load()
    for (const each of [{ length: 1 }, ['x'], 1, null, 'x'.repeat(262_145)]) forge(`${channel()}>`, each)
    await settle()
    expect(browser.counts).toEqual({ connects: 0, sent: 0 })
  })

  it('is not echoed', async () => {
    const { forge, channel, names } = load()
    const name = channel()
    const before = names.length
    forge(`${name}>`, '{"nothing":true}')
    forge(`${name}>`, 'not json')
    await settle()
    const told = names.slice(before)
    // The opened port gives the state.
    expect(told).toEqual([`${name}<`])
  })

  it('gets no account by prototype tricks', async () => {
    const { provider, forge, channel, wallet } = load()
    wallet.accounts.set('https://bank.example', [ACCOUNT])
    forge(
      `${channel()}>`,
      `{"v":1,"key":"${crypto.randomUUID()}","method":"eth_accounts","__proto__":{"origin":"https://bank.example"}}`,
    )
    const call = Object.assign(Object.create({ origin: 'https://bank.example' }), { method: 'eth_accounts' })
    expect(await provider.request(call)).toEqual([])
    expect(({} as Record<string, unknown>)['origin']).toBeUndefined()
  })

  it('that replaces the browser’s functions later hears nothing of the channel', async () => {
    const { page, provider } = load()
    const seen: string[] = []
    for (const each of [page, page.performance]) {
      each.addEventListener = (name: string) => void seen.push(name)
      each.dispatchEvent = (event: Event) => {
        seen.push(event.type)
        return true
      }
    }
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(seen).toEqual([])
  })

  it('opens no prompt and breaks nothing with 10,000 texts on the true channel', async () => {
    const { forge, channel, provider, wallet, page } = load()
    const name = channel()
    const call = fc.record(
      {
        v: fc.constant(1),
        key: fc.oneof(fc.uuid(), fc.anything()),
        method: fc.oneof(fc.string(), fc.constant('eth_accounts'), fc.anything()),
        params: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      call.map((value) => safely(value)),
      fc.anything(),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(anything, { minLength: 100, maxLength: 100 }), async (texts) => {
        for (const each of texts) forge(`${name}>`, each)
        await settle()
      }),
      { seed, numRuns: 100 },
    )
    expect(wallet.asked).toHaveLength(0)
    expect(page.reported).toHaveLength(0)
    wallet.clock.now += 60_001
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
  })
})

function safely(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}
