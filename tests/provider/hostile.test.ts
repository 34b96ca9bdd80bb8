import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startInpage } from '../../src/provider/inpage.ts'
import { startRelay } from '../../src/provider/relay.ts'
import { createRouter } from '../../src/provider/router.ts'
import { ACCOUNT, createBrowser, createWallet, fakeWindow, ORIGIN, settle } from './stand.ts'

const seed = Number(process.env['SEED'] ?? Date.now())

/** A loaded page; `names` are the names of all events that anybody has dispatched on its window. */
function load() {
  const wallet = createWallet()
  const router = createRouter(wallet.ports)
  const browser = createBrowser(() => router)
  const page = fakeWindow()
  const names: string[] = []
  const own = page.dispatchEvent.bind(page)
  page.dispatchEvent = (event) => {
    names.push(event.type)
    return own(event)
  }
  const provider = startInpage(page)
  startRelay(page, browser.runtime)
  if (!provider) throw new Error('expected a provider')
  const forge = (name: string, detail: unknown) => own(new CustomEvent(name, { detail }))
  const channel = () => {
    const text = names.find((name) => name.endsWith('<'))
    if (!text) throw new Error('expected a channel')
    return text.slice(0, -1)
  }
  return { wallet, browser, page, provider, forge, names, channel }
}

describe('a hostile page', () => {
  it('cannot learn the channel after load', () => {
    const { page, forge, names } = load()
    const offers: unknown[] = []
    page.addEventListener('causeway:offer', (event) => void offers.push((event as CustomEvent).detail))
    const before = names.length
    forge('causeway:ask', undefined)
    expect(offers).toEqual([])
    expect(names).toHaveLength(before)
  })

  it('cannot open a second channel', async () => {
    const { forge, browser } = load()
    forge('causeway:offer', 'mine')
    forge('mine>', '{"id":1,"method":"eth_accounts"}')
    await settle()
    expect(browser.counts.connects).toBe(0)
  })

  it('is not heard by messages and events of other names', async () => {
    const { page, forge, browser } = load()
    const text = '{"id":1,"method":"eth_requestAccounts"}'
    page.dispatchEvent(Object.assign(new Event('message'), { data: text, source: page, origin: ORIGIN }))
    for (const name of ['causeway', 'causeway.provider', 'causeway:call', 'undefined>', '>']) forge(name, text)
    await settle()
    expect(browser.counts.connects).toBe(0)
  })

  it('names no origin: what it adds to a call is left out', async () => {
    const { forge, channel, wallet } = load()
    forge(`${channel()}>`, '{"id":1,"method":"eth_requestAccounts","origin":"https://bank.example","key":"x","v":9}')
    await settle()
    expect(wallet.asked.map(({ origin }) => origin)).toEqual([ORIGIN])
  })

  it('chooses no key: the same id twice is two calls', async () => {
    const { forge, channel, browser } = load()
    for (const _ of [1, 2]) forge(`${channel()}>`, '{"id":1,"method":"eth_accounts","key":"same"}')
    await settle()
    expect(browser.counts.sent).toBe(2)
  })

  it('is not echoed', async () => {
    const { forge, channel, names } = load()
    const before = names.length
    forge(`${channel()}>`, '{"id":1,"nothing":true}')
    forge(`${channel()}>`, 'not json')
    forge(`${channel()}>`, { id: 1, method: 'eth_accounts' })
    forge(`${channel()}>`, `{"id":1,"method":"${'m'.repeat(70_000)}"}`)
    await settle()
    expect(names).toHaveLength(before)
  })

  it('gets no account by prototype tricks', async () => {
    const { provider, forge, channel, wallet } = load()
    wallet.accounts.set('https://bank.example', [ACCOUNT])
    forge(`${channel()}>`, '{"id":1,"method":"eth_accounts","__proto__":{"origin":"https://bank.example"}}')
    const call = Object.assign(Object.create({ origin: 'https://bank.example' }), { method: 'eth_accounts' })
    expect(await provider.request(call)).toEqual([])
    expect(({} as Record<string, unknown>)['origin']).toBeUndefined()
  })

  it('that replaces the browser’s functions later hears nothing of the channel', async () => {
    const { page, provider } = load()
    const seen: string[] = []
    page.addEventListener = (name: string) => void seen.push(name)
    page.dispatchEvent = (event: Event) => {
      seen.push(event.type)
      return true
    }
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(seen).toEqual([])
  })

  it('opens no prompt and breaks nothing with 10,000 texts on the true channel', async () => {
    const { forge, channel, provider, wallet, page } = load()
    const name = channel()
    const call = fc.record(
      { id: fc.anything(), method: fc.oneof(fc.string(), fc.constant('eth_accounts')), params: fc.jsonValue() },
      { requiredKeys: [] },
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      call.map((value) => safely(value)),
      fc.anything(),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 100, maxLength: 100 }), async (texts) => {
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
