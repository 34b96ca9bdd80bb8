import { beforeEach, describe, expect, it } from 'vitest'
import { startRelay } from '../../../src/provider/page-scripts/content-relay.ts'
import { startInpage } from '../../../src/provider/page-scripts/inpage.ts'
import { legacyMethodsOf } from '../../../src/provider/page-scripts/legacy-methods.ts'
import type { Provider } from '../../../src/provider/page-scripts/provider.ts'
import { createRouter } from '../../../src/provider/router/router.ts'
import { ACCOUNT, createBrowser, createWallet, fakeWindow, ORIGIN, SEEN, settle } from '../stand.ts'

let wallet: ReturnType<typeof createWallet>
let provider: Provider
beforeEach(() => {
  wallet = createWallet()
  const page = fakeWindow()
  const started = startInpage(page)
  startRelay(page, createBrowser(() => createRouter(wallet.ports)).runtime)
  if (!started) throw new Error('expected a provider')
  provider = started
})

const called = (call: (callback: (error: unknown, answer?: unknown) => void) => void) =>
  new Promise((resolve) => call((error, answer) => resolve({ error, answer })))

describe('what older pages call', () => {
  it('enable asks for accounts', async () => {
    const accounts = provider.enable()
    await settle()
    wallet.asked[0]?.approve()
    expect(await accounts).toEqual([SEEN])
  })

  it('send by a method’s name promises an answer of JSON-RPC', async () => {
    expect(await provider.send('eth_chainId')).toMatchObject({ jsonrpc: '2.0', result: '0x1' })
    expect(await provider.send('eth_chainId', [])).toMatchObject({ jsonrpc: '2.0', result: '0x1' })
  })

  it('send by a call alone promises an answer with its id', async () => {
    expect(await provider.send({ id: 7, method: 'eth_chainId' })).toEqual({ id: 7, jsonrpc: '2.0', result: '0x1' })
  })

  it.each([undefined, null, 7, {}])('send refuses %j by the wallet’s own error', async (junk) => {
    await expect(provider.send(junk as never)).rejects.toMatchObject({ code: -32600 })
  })

  it('several calls are answered in their order, or fail as one', async () => {
    const calls = ['eth_chainId', 'eth_accounts'].map((method, id) => ({ id, method }))
    const answers = [
      { id: 0, jsonrpc: '2.0', result: '0x1' },
      { id: 1, jsonrpc: '2.0', result: [] },
    ]
    for (const name of ['send', 'sendAsync'] as const) {
      expect(await called((callback) => provider[name](calls, callback))).toEqual({ error: null, answer: answers })
      const refused = await called((callback) => provider[name]([...calls, { method: 'eth_sign' }], callback))
      expect(refused).toMatchObject({ error: { code: 4200 }, answer: undefined })
    }
    expect(await provider.send(calls)).toEqual(answers)
  })

  it.each(['send', 'sendAsync'] as const)(
    '%s with a callback calls it, once, with the answer or the error',
    async (name) => {
      const answer = await called((callback) => provider[name]({ id: 'a', method: 'eth_accounts' }, callback))
      expect(answer).toEqual({ error: null, answer: { id: 'a', jsonrpc: '2.0', result: [] } })
      const refused = await called((callback) => provider[name]({ id: 'b', method: 'eth_sign' }, callback))
      expect(refused).toMatchObject({ error: { code: 4200 }, answer: undefined })
    },
  )
})

describe('where the page replaced what promises and lists do', () => {
  const CALL = { id: 1, method: 'eth_chainId' }
  const ANSWER = { id: 1, jsonrpc: '2.0', result: '0x1' }
  const methods = legacyMethodsOf(async ({ method }) => {
    if (method !== CALL.method) throw new Error('refused')
    return '0x1'
  })

  async function replaced(act: () => unknown): Promise<unknown> {
    // The test runner also listens by `then`, to stop its clock.
    await settle()
    const owners = [Promise.prototype, Promise, Array.prototype]
    const own = owners.map((owner) => Object.getOwnPropertyDescriptors(owner))
    const silent = { configurable: true, writable: true, value: () => undefined }
    Object.defineProperty(Promise.prototype, 'then', silent)
    for (const name of ['all', 'resolve']) Object.defineProperty(Promise, name, silent)
    for (const name of ['map', 'push']) Object.defineProperty(Array.prototype, name, silent)
    try {
      return await act()
    } catch (error) {
      return error
    } finally {
      for (let at = 0; at < owners.length; at += 1)
        Object.defineProperties(owners[at], own[at] as PropertyDescriptorMap)
    }
  }

  it('send and sendAsync answer all the same', async () => {
    expect(await replaced(() => methods.send(CALL))).toEqual(ANSWER)
    expect(await replaced(() => methods.send([CALL, CALL]))).toEqual([ANSWER, ANSWER])
    expect(await replaced(() => methods.send([]))).toEqual([])
    const heard = await replaced(() => called((callback) => methods.sendAsync([CALL], callback)))
    expect(heard).toEqual({ error: null, answer: [ANSWER] })
  })

  it('a batch is a plain list, and no promise of the page', async () => {
    const swallowing = { configurable: true, get: () => () => undefined, set: () => undefined }
    for (const name of ['0', 'then']) Object.defineProperty(Array.prototype, name, swallowing)
    const came = await methods.send([CALL, CALL])
    for (const name of ['0', 'then']) Reflect.deleteProperty(Array.prototype, name)
    expect(came).toEqual([ANSWER, ANSWER])
  })

  it('a batch fails as one, and calls back once', async () => {
    const bad = { method: 'eth_sign' }
    expect(await replaced(() => methods.send([bad, CALL, bad]))).toMatchObject({ message: 'refused' })
    const errors: unknown[] = []
    const hear = (error: unknown) => {
      errors[errors.length] = error
    }
    await replaced(() => methods.sendAsync([bad, CALL, bad], hear))
    expect(errors).toMatchObject([{ message: 'refused' }])
  })
})

describe('what older pages read', () => {
  it('is null before the wallet has answered, and follows it then', async () => {
    const read = () => [provider.chainId, provider.networkVersion, provider.selectedAddress]
    expect(read()).toEqual([null, null, null])
    wallet.accounts.set(ORIGIN, [ACCOUNT])
    await provider.request({ method: 'eth_accounts' })
    expect(read()).toEqual(['0x1', '1', SEEN])
  })

  it('lets a page add and delete what it likes, and forgets nothing of its own', async () => {
    Reflect.set(provider, 'isMetaMask', true)
    expect(Reflect.get(provider, 'isMetaMask')).toBe(true)
    Reflect.deleteProperty(provider, 'isMetaMask')
    const { request } = provider
    Reflect.deleteProperty(provider, 'send')
    expect(await request({ method: 'eth_chainId' })).toBe('0x1')
  })
})
