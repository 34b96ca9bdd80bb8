import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startRelay } from '../../src/provider/page-scripts/content-relay.ts'
import { startInpage } from '../../src/provider/page-scripts/inpage.ts'
import type { Provider } from '../../src/provider/page-scripts/provider.ts'
import { createRouter, type Router } from '../../src/provider/router/router.ts'
import { execution, serviceStatus, VERIFIED_FILL } from './executions.ts'
import { ACCOUNT, createBrowser, createWallet, fakeWindow, mortal, ORIGIN, SEEN, settle } from './stand.ts'

const INTENT = { version: '1.0.0', output: { asset: 'eip155:8453/slip44:60', amount: '0x1' } }

let wallet: ReturnType<typeof createWallet>
let router: Router
let browser: ReturnType<typeof createBrowser>
let page: ReturnType<typeof fakeWindow>
beforeEach(() => {
  wallet = createWallet()
  router = createRouter(wallet.ports)
  browser = createBrowser(() => router)
  page = fakeWindow()
})

function load(order: 'inpageFirst' | 'relayFirst' = 'inpageFirst'): Provider {
  if (order === 'relayFirst') startRelay(page, browser.runtime)
  const provider = startInpage(page)
  if (order === 'inpageFirst') startRelay(page, browser.runtime)
  if (!provider) throw new Error('expected a provider')
  return provider
}

function enter(): void {
  startRelay(page, browser.replaced())
  expect(startInpage(page)).toBeUndefined()
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: Error & { code: number }) => error,
  )

/** The worker restarts without memory. */
function restart(): void {
  router = createRouter(wallet.ports)
  browser.kill()
}

function restored(): void {
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
}

function heard(provider: Provider): unknown[] {
  const events: unknown[] = []
  for (const name of ['connect', 'disconnect', 'accountsChanged', 'chainChanged', 'message']) {
    provider.on(name, (value: unknown) => void events.push([name, value]))
  }
  return events
}

describe('request', () => {
  it.each(['inpageFirst', 'relayFirst'] as const)('answers, whichever script is first (%s)', async (order) => {
    const provider = load(order)
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  })

  it('6: queues calls until the relay is there', async () => {
    const provider = startInpage(page)
    const answer = provider?.request({ method: 'eth_chainId' })
    await settle(5)
    startRelay(page, browser.runtime)
    expect(await answer).toBe('0x1')
  })

  it('opens no port before the page speaks, and one for all its calls', async () => {
    const provider = load()
    await settle(5)
    expect(browser.counts.connects).toBe(0)
    await Promise.all(['eth_accounts', 'eth_chainId', 'eth_accounts'].map((method) => provider.request({ method })))
    expect(browser.counts.connects).toBe(1)
  })

  it('7: rejects with an Error that has an integer code', async () => {
    const provider = load()
    const error = await failure(provider.request({ method: 'eth_sign' }))
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({
      code: 4200,
      message: 'The method "eth_sign" does not exist / is not available.',
    })
  })

  const cyclic: Record<string, unknown> = {}
  cyclic['self'] = cyclic
  it.each([
    ['nothing', undefined, -32600],
    ['null', null, -32600],
    ['a name alone', 'eth_accounts', -32600],
    ['no method', {}, -32600],
    ['an empty method', { method: '' }, -32600],
    ['a method that is no text', { method: 1 }, -32600],
    ['params that are text', { method: 'eth_accounts', params: 'x' }, -32602],
    ['params that are null', { method: 'eth_accounts', params: null }, -32602],
    ['a cycle', { method: 'eth_accounts', params: [cyclic] }, -32602],
    ['a bigint', { method: 'eth_accounts', params: [1n] }, -32602],
    ['256 KiB', { method: 'eth_accounts', params: ['x'.repeat(262_144)] }, -32602],
  ])('refuses %s', async (_, call, code) => {
    const error = await failure(load().request(call as never))
    expect(error).toBeInstanceOf(Error)
    expect(error).toMatchObject({ code, message: expect.stringMatching(/expected/) })
  })

  it.each([
    ['a cycle', [cyclic]],
    ['256 KiB', ['x'.repeat(262_144)]],
  ])('keeps %s in the page', async (_, params) => {
    const provider = load()
    await failure(provider.request({ method: 'eth_accounts', params }))
    expect(browser.counts.connects).toBe(0)
  })

  it('keeps calls apart that are made while another one is written', async () => {
    const provider = load()
    let inner: Promise<unknown> | undefined
    const params = [
      {
        toJSON: () => {
          inner ??= provider.request({ method: 'eth_chainId' })
        },
      },
    ]
    expect(await provider.request({ method: 'eth_accounts', params })).toEqual([])
    expect(await inner).toBe('0x1')
  })

  it('works without its object', async () => {
    const { request } = load()
    expect(await request({ method: 'eth_chainId' })).toBe('0x1')
  })
})

describe('events', () => {
  it('20: says connect once, and the others only for a change', async () => {
    const provider = load()
    const events = heard(provider)
    await provider.request({ method: 'eth_accounts' })
    expect(events).toEqual([['connect', { chainId: '0x1' }]])
    expect(provider.isConnected()).toBe(true)
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    router.changed(ORIGIN)
    router.changed(ORIGIN)
    await settle()
    wallet.accounts.delete(ORIGIN)
    router.changed()
    await settle()
    expect(events.slice(1)).toEqual([
      ['accountsChanged', [SEEN]],
      ['accountsChanged', []],
    ])
  })

  it('12: hears of a connection that a page before this one had asked for', async () => {
    void load().request({ method: 'eth_requestAccounts' })
    await settle()
    page = fakeWindow()
    browser.kill()
    const events = heard(load())
    await settle()
    wallet.asked[0]?.approve()
    router.changed(ORIGIN)
    await settle()
    expect(events).toContainEqual(['accountsChanged', [SEEN]])
  })

  it('gives status messages of an intent', async () => {
    const events = heard(load())
    await settle()
    router.executionChanged(execution({ stage: 'steps' }, ['planned', 'planned']))
    await settle()
    const data = { id: '0x1234', status: 100, updatedAt: 1_700_000_000 }
    expect(events).toContainEqual(['message', { type: 'wallet_intentStatus', data }])
  })

  it('2, 26: says each status once, however often the background starts', async () => {
    const provider = load()
    const events = heard(provider)
    await settle()
    const stage = { stage: 'filled', fill: VERIFIED_FILL, status: serviceStatus('success') } as const
    for (const each of [{ stage: 'steps' }, stage] as const) {
      for (const _ of [1, 2]) {
        router.executionChanged(execution(each, ['included', 'included']))
        await settle()
        restart()
        await provider.request({ method: 'eth_chainId' })
      }
    }
    const statuses = events.map((event) => JSON.stringify(event).match(/"status":(\d+)/)?.[1])
    expect(statuses.filter(Boolean)).toEqual(['100', '200'])
  })

  it('shows no account that the page has put into every list', async () => {
    const provider = load()
    await provider.request({ method: 'eth_accounts' })
    const lists = Array.prototype as unknown[]
    lists[0] = ACCOUNT
    wallet.chains.set(ORIGIN, 10)
    router.changed(ORIGIN)
    await settle()
    delete lists[0]
    expect([provider.chainId, provider.selectedAddress]).toEqual(['0xa', null])
  })

  it('20: calls every listener, also after one that throws, and once-listeners once', async () => {
    const provider = load()
    const calls: string[] = []
    const removed = () => void calls.push('removed')
    provider.on('accountsChanged', () => {
      throw new Error('a dApp’s mistake')
    })
    provider.once('accountsChanged', () => void calls.push('once'))
    provider.on('accountsChanged', removed).removeListener('accountsChanged', removed)
    provider.on('accountsChanged', () => void calls.push('always'))
    await settle()
    for (const accounts of [[ACCOUNT], []]) {
      wallet.accounts.set(ORIGIN, accounts)
      router.changed()
      await settle()
    }
    expect(calls).toEqual(['once', 'always', 'always'])
    expect(page.reported).toHaveLength(2)
    expect(() => provider.on('message', undefined as never)).toThrow(TypeError)
    provider.removeAllListeners()
    provider.on('__proto__', () => undefined).removeAllListeners('constructor')
  })
})

describe('announcement (EIP-6963)', () => {
  const listen = () => {
    const details: { info: Record<string, string>; provider: Provider }[] = []
    page.addEventListener('eip6963:announceProvider', (event) => void details.push((event as CustomEvent).detail))
    return details
  }

  it('21: announces at load and on request, with the same frozen detail', () => {
    const details = listen()
    const provider = load()
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(details).toHaveLength(2)
    const [detail] = details
    expect(details[1]).toBe(detail)
    expect(detail?.provider).toBe(provider)
    expect(Object.isFrozen(detail) && Object.isFrozen(detail?.info)).toBe(true)
    expect(detail?.info).toMatchObject({ name: 'Causeway', rdns: 'app.causeway' })
    expect(detail?.info['uuid']).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(detail?.info['icon']).toMatch(/^data:image\/svg\+xml,<svg.*width='96'/)
  })

  it('21: has a new uuid for each load, and no window.ethereum', () => {
    const [first] = [listen()]
    load()
    const uuid = first[0]?.info['uuid']
    expect('ethereum' in page).toBe(false)
    page = fakeWindow()
    const second = listen()
    load()
    expect(second[0]?.info['uuid']).not.toBe(uuid)
  })

  it.each([
    ['a sandboxed page', { origin: 'null' }],
    ['an XML document', { contentType: 'application/xml' }],
    ['a PDF', { contentType: 'application/pdf' }],
  ])('8, 10: is not made in %s', async (_, facts) => {
    page = fakeWindow(facts)
    const details = listen()
    expect(startInpage(page)).toBeUndefined()
    startRelay(page, browser.runtime)
    await settle()
    expect([details.length, browser.counts.connects]).toEqual([0, 0])
  })
})

describe('lifetime', () => {
  it('3: answers a prompt that was open when the worker died, asking the wallet by the same key', async () => {
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    const provider = load()
    const answer = provider.request({ method: 'wallet_sendIntent', params: [INTENT] })
    await settle()
    restart()
    await settle(60)
    expect(wallet.asked).toHaveLength(2)
    expect(wallet.asked[1]?.request?.key).toBe(wallet.asked[0]?.request?.key)
    wallet.asked[1]?.approve('0x77')
    expect(await answer).toEqual({ id: '0x77' })
  })

  it('3, 20: says neither disconnect nor connect again when the worker comes back', async () => {
    const provider = load()
    const events = heard(provider)
    await provider.request({ method: 'eth_accounts' })
    restart()
    await provider.request({ method: 'eth_accounts' })
    expect(events).toEqual([['connect', { chainId: '0x1' }]])
  })

  it('leaves a dead worker alone while the page waits for nothing, and looks again when the user comes back', async () => {
    const provider = load()
    const events = heard(provider)
    await provider.request({ method: 'eth_accounts' })
    restart()
    await settle(60)
    expect(browser.counts.connects).toBe(1)
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    page.dispatchEvent(new Event('focus'))
    await settle()
    expect(browser.counts.connects).toBe(2)
    expect(events.at(-1)).toEqual(['accountsChanged', [SEEN]])
  })

  it('comes back by itself while an intent is on its way, and no longer once it has ended', async () => {
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    const provider = load()
    const events = heard(provider)
    const sent = provider.request({ method: 'wallet_sendIntent', params: [INTENT] })
    await settle()
    router.executionChanged(execution({ stage: 'steps' }, ['planned', 'planned']))
    wallet.asked[0]?.approve('0x1234')
    await sent
    restart()
    await settle(60)
    expect(browser.counts.connects).toBe(2)
    const stage = { stage: 'filled', fill: VERIFIED_FILL, status: serviceStatus('success') } as const
    router.executionChanged(execution(stage, ['included', 'included']))
    await settle()
    expect(events.at(-1)).toMatchObject(['message', { data: { id: '0x1234', status: 200 } }])
    restart()
    await settle(100)
    expect(browser.counts.connects).toBe(2)
  })

  it('does not hammer a worker that dies at once', async () => {
    const provider = load()
    void failure(provider.request({ method: 'eth_requestAccounts' }))
    const end = Date.now() + 300
    while (Date.now() < end) {
      browser.kill()
      await settle(5)
    }
    expect(browser.counts.connects).toBeLessThan(8)
  })

  it('3: comes back soon where the worker dies of idleness, however often', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] })
    try {
      void failure(load().request({ method: 'eth_requestAccounts' }))
      await vi.advanceTimersByTimeAsync(10)
      for (let death = 1; death < 12; death += 1) {
        await vi.advanceTimersByTimeAsync(30_000)
        browser.kill()
        await vi.advanceTimersByTimeAsync(50)
        expect(browser.counts.connects).toBe(1 + death)
      }
    } finally {
      vi.useRealTimers()
    }
  })

  it('1, 2: answers after a restore from the back-forward cache, and tells what was missed', async () => {
    const provider = load()
    const events = heard(provider)
    await provider.request({ method: 'eth_accounts' })
    browser.freeze()
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    const stuck = provider.request({ method: 'eth_accounts' })
    await settle(5)
    browser.thaw()
    restored()
    expect(await stuck).toEqual([SEEN])
    expect(events.at(-1)).toEqual(['accountsChanged', [SEEN]])
  })

  it('opens nothing on a restore of a page that never spoke', async () => {
    load()
    restored()
    await settle()
    expect(browser.counts.connects).toBe(0)
  })

  it('waits with its port until a prerendered page is shown', async () => {
    Object.assign(page.document, { prerendering: true, hidden: true })
    const provider = load()
    const answer = provider.request({ method: 'eth_chainId' })
    await settle(5)
    expect(browser.counts.connects).toBe(0)
    Object.assign(page.document, { hidden: false })
    // Chromium's order.
    for (const type of ['visibilitychange', 'focus']) page.dispatchEvent(new Event(type))
    await settle(5)
    expect(browser.counts.connects).toBe(0)
    Object.assign(page.document, { prerendering: false })
    page.document.onprerenderingchange?.(new Event('prerenderingchange'))
    expect(await answer).toBe('0x1')
  })

  it('3: a new background hears of subscriptions again, under their ids, but not of ended ones', async () => {
    const provider = load()
    const request = (method: string, ...params: readonly unknown[]) => provider.request({ method, params })
    await request('eth_subscribe', 'newHeads')
    await request('eth_unsubscribe', await request('eth_subscribe', 'newHeads'))
    expect(wallet.reads).toHaveLength(2)
    router = createRouter(wallet.ports)
    browser.kill()
    await expect.poll(() => wallet.reads).toHaveLength(3)
    wallet.chains.set(ORIGIN, 10)
    router.changed()
    await settle()
    router = createRouter(wallet.ports)
    browser.kill()
    await request('eth_chainId')
    expect(wallet.reads).toHaveLength(3)
  })

  it.each(['while a call waits', 'between calls'])('4: ends cleanly when the extension is updated %s', async (when) => {
    const provider = load()
    const events = heard(provider)
    await provider.request({ method: 'eth_chainId' })
    const waiting = when === 'between calls' ? undefined : failure(provider.request({ method: 'eth_requestAccounts' }))
    await settle()
    browser.update()
    if (waiting) expect(await waiting).toMatchObject({ code: 4900, message: expect.stringContaining('Reload') })
    expect(await failure(provider.request({ method: 'eth_accounts' }))).toMatchObject({ code: 4900 })
    expect(events.filter((event) => (event as string[])[0] === 'disconnect')).toEqual([
      ['disconnect', expect.objectContaining({ code: 1001 })],
    ])
    const announcements: Event[] = []
    page.addEventListener('eip6963:announceProvider', (event) => void announcements.push(event))
    page.dispatchEvent(new Event('eip6963:requestProvider'))
    expect([announcements, provider.isConnected()]).toEqual([[], false])
  })

  it('4: notices an update at the first call, if the page had no port', async () => {
    const provider = load()
    browser.update()
    expect(await failure(provider.request({ method: 'eth_accounts' }))).toMatchObject({ code: 4900 })
  })

  it('4: goes on with the same provider over a new version’s relay', async () => {
    const provider = load()
    const events = heard(provider)
    await provider.request({ method: 'eth_accounts' })
    browser.update()
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    const announced: unknown[] = []
    page.addEventListener('eip6963:announceProvider', (event) => void announced.push((event as CustomEvent).detail))
    enter()
    expect(announced).toEqual([expect.objectContaining({ provider })])
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([SEEN])
    await settle(30)
    expect(provider.isConnected()).toBe(true)
    const names = events.map((event) => (event as string[])[0])
    expect(names).toEqual(['connect', 'disconnect', 'connect', 'accountsChanged'])
    page.dispatchEvent(new Event('focus'))
    await settle()
    expect([browser.counts.connects, provider.isConnected()]).toEqual([2, true])
  })

  it.each([
    ['had never spoken', 0],
    ['had not noticed the update', 1],
  ])('4: goes on over a new version’s relay also when the page %s', async (_, before) => {
    const provider = load()
    if (before > 0) await provider.request({ method: 'eth_chainId' })
    browser.update()
    enter()
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(browser.counts.connects).toBe(before + 1)
  })

  it('4: notices by itself that Firefox ended the relay, and goes on over the next one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    try {
      const provider = startInpage(page)
      const relay = mortal(page)
      startRelay(relay.page, browser.runtime)
      if (!provider) throw new Error('expected a provider')
      const events = heard(provider)
      await provider.request({ method: 'eth_chainId' })
      const waiting = failure(provider.request({ method: 'eth_requestAccounts' }))
      await settle()
      relay.end()
      browser.freeze()
      vi.advanceTimersByTime(1_000)
      expect(await waiting).toMatchObject({ code: 4900 })
      expect(await failure(provider.request({ method: 'eth_accounts' }))).toMatchObject({ code: 4900 })
      expect(events.map((event) => (event as string[])[0])).toEqual(['connect', 'disconnect'])
      browser.thaw()
      startRelay(page, browser.replaced())
      vi.advanceTimersByTime(1_000)
      await settle()
      expect(events.slice(2)).toEqual([['connect', { chainId: '0x1' }]])
      expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    } finally {
      vi.useRealTimers()
    }
  })

  it('4: a call finds the next relay without waiting, if Firefox ended the first one', async () => {
    const provider = startInpage(page)
    const relay = mortal(page)
    startRelay(relay.page, browser.runtime)
    await provider?.request({ method: 'eth_chainId' })
    relay.end()
    startRelay(page, browser.replaced())
    expect(await provider?.request({ method: 'eth_chainId' })).toBe('0x1')
  })

  it('comes into a page that was open before the extension, relay first', async () => {
    startRelay(page, browser.runtime)
    const provider = startInpage(page)
    expect(startInpage(page)).toBeUndefined()
    startRelay(page, browser.runtime)
    expect(await provider?.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(browser.counts.connects).toBe(1)
  })

  it('4: is not taken by a relay of the old version that nobody had needed', async () => {
    const provider = load()
    await provider.request({ method: 'eth_chainId' })
    startRelay(page, browser.runtime)
    browser.update()
    enter()
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(provider.isConnected()).toBe(true)
  })

  it('watches nothing and makes nothing of the browser for a page that never speaks', () => {
    const heard: string[] = []
    for (const each of [page, page.document, page.performance]) {
      const add = each.addEventListener.bind(each)
      each.addEventListener = (type: string, ...rest: [never]) => {
        heard.push(type)
        add(type, ...rest)
      }
    }
    const asked: string[] = []
    startInpage(page)
    const before = heard.length
    startRelay(page, () => {
      asked.push('runtime')
      return browser.runtime()
    })
    expect(heard.slice(before).map((type) => type.replace(/^.{36}/, ''))).toEqual(['causeway'])
    expect(asked).toEqual([])
  })

  it('passes on that the background refuses this document, once, without trying for ever', async () => {
    browser = createBrowser(() => router, { topOrigin: 'http://shop.example' })
    const provider = load()
    expect(await failure(provider.request({ method: 'eth_accounts' }))).toMatchObject({ code: 4100 })
    await settle(60)
    expect(browser.counts.connects).toBe(1)
  })
})
