import { beforeEach, describe, expect, it } from 'vitest'
import { startRelay } from '../../../src/provider/page-scripts/content-relay.ts'
import { startInpage } from '../../../src/provider/page-scripts/inpage.ts'
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
