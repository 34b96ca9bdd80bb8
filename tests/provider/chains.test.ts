import { beforeEach, describe, expect, it } from 'vitest'
import { startRelay } from '../../src/provider/page-scripts/content-relay.ts'
import { startInpage } from '../../src/provider/page-scripts/inpage.ts'
import type { Provider } from '../../src/provider/page-scripts/provider.ts'
import { createRouter, type Router } from '../../src/provider/router/router.ts'
import { ACCOUNT, createBrowser, createWallet, fakeWindow, ORIGIN, openPort, SEEN, settle } from './stand.ts'

let wallet: ReturnType<typeof createWallet>
let router: Router
beforeEach(() => {
  wallet = createWallet()
  wallet.accounts.set(ORIGIN, [ACCOUNT])
  router = createRouter(wallet.ports)
})

function load(): Provider {
  const page = fakeWindow()
  const provider = startInpage(page)
  startRelay(page, createBrowser(() => router).runtime)
  if (!provider) throw new Error('expected a provider')
  return provider
}

const switchTo = (chainId: unknown) => ({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
const add = (chainId: unknown, more: object = {}) => ({
  method: 'wallet_addEthereumChain',
  params: [{ chainId, chainName: 'Base', rpcUrls: ['https://node.example'], ...more }],
})
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: Error & { code: number }) => error,
  )

describe('switching the chain (EIP-3326, EIP-3085)', () => {
  it.each([
    ['switch', switchTo('0x2105')],
    ['switch, in capitals', switchTo('0x210A'.replace('A', '5'))],
    ['add', add('0x2105')],
  ])('16: %s answers null, after chainChanged, and everything says the new chain then', async (_, call) => {
    const provider = load()
    const order: unknown[] = []
    provider.on('chainChanged', (chainId: string) => void order.push(chainId))
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
    await provider.request(call).then((result) => void order.push(result))
    expect(order).toEqual(['0x2105', null])
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x2105')
    expect(await provider.request({ method: 'net_version' })).toBe('8453')
    expect([provider.chainId, provider.networkVersion]).toEqual(['0x2105', '8453'])
  })

  it('16: the event comes before the answer also on the wire, to every page of the site', async () => {
    const [port, other] = [openPort(router), openPort(router)]
    await settle()
    const key = port.say('wallet_switchEthereumChain', [{ chainId: '0xa' }])
    await settle()
    const at = (of: (message: Record<string, unknown>) => boolean) => port.told.findIndex(of)
    expect(at((each) => JSON.stringify(each).includes('"chainId":"0xa"'))).toBeLessThan(
      at((each) => each['key'] === key),
    )
    expect(other.told.at(-1)).toEqual({ state: { chainId: '0xa', accounts: [SEEN] } })
  })

  it('17: says nothing when the chain is the same', async () => {
    const provider = load()
    const heard: unknown[] = []
    provider.on('chainChanged', (chainId: unknown) => void heard.push(chainId))
    expect(await provider.request(switchTo('0x1'))).toBeNull()
    expect(await provider.request(add('0x1'))).toBeNull()
    await settle()
    expect(heard).toEqual([])
  })

  it('17: is the site’s own: no other site sees it', async () => {
    const stranger = openPort(router, { origin: 'https://other.example' })
    await settle()
    await load().request(switchTo('0xa'))
    await settle()
    expect(stranger.told).toEqual([{ state: { chainId: '0x1', accounts: [] } }])
  })

  it.each([
    ['switch', switchTo('0x89'), /Unrecognized chain ID "0x89"/],
    ['add', add('0x89'), /cannot add chain 0x89/],
  ])('18: %s of a chain that the wallet has not is 4902, and changes nothing', async (_, call, words) => {
    const provider = load()
    expect(await failure(provider.request(call))).toMatchObject({ code: 4902, message: expect.stringMatching(words) })
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  })

  it.each(['0x01', '0x', '1', '0x0', 1, '0xg', `0x${'f'.repeat(14)}`, `0x${'f'.repeat(64)}`, null, undefined, ' 0x1'])(
    '18: %j is no chain id',
    async (chainId) => {
      const provider = load()
      for (const call of [switchTo(chainId), add(chainId)]) {
        expect(await failure(provider.request(call))).toMatchObject({ code: -32602 })
      }
      expect(wallet.chains.size).toBe(0)
    },
  )

  it.each([
    ['plain http', { rpcUrls: ['http://node.example'] }],
    ['a file', { rpcUrls: ['file:///etc/passwd'] }],
    ['no address', { rpcUrls: ['node'] }],
    ['no addresses', { rpcUrls: [] }],
    ['an explorer over plain http', { blockExplorerUrls: ['http://explorer.example'] }],
    ['no explorers', { blockExplorerUrls: [] }],
    ['another unit', { nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 6 } }],
    ['no symbol', { nativeCurrency: { name: 'Ether', decimals: 18 } }],
  ])('18: refuses to add a chain with %s, known or not', async (_, more) => {
    for (const chainId of ['0xa', '0x89']) {
      expect(await failure(load().request(add(chainId, more)))).toMatchObject({ code: -32602 })
    }
    expect(wallet.chains.size).toBe(0)
  })

  it('takes what libraries send, and nothing that is not in the standard', async () => {
    const viem = {
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      blockExplorerUrls: ['https://basescan.org'],
    }
    expect(await load().request(add('0xa', viem))).toBeNull()
    expect(await load().request(add('0xa', { blockExplorerUrls: null, iconUrls: [] }))).toBeNull()
    const mixed = { rpcUrls: ['wss://node.example', 'https://node.example', 'node'], iconUrls: ['x'.repeat(9_999), 1] }
    expect(await load().request(add('0xa', mixed))).toBeNull()
    const params = [{ chainId: '0xa', origin: 'https://bank.example' }]
    expect(await failure(load().request({ method: 'wallet_switchEthereumChain', params }))).toMatchObject({
      code: -32602,
    })
  })

  it('needs no grant and no prompt, and leaves other sites and RPC URLs alone', async () => {
    wallet.accounts.delete(ORIGIN)
    const provider = load()
    for (const call of [switchTo('0xa'), add('0x2105')]) expect(await provider.request(call)).toBeNull()
    expect([...wallet.chains]).toEqual([[ORIGIN, 8453]])
    expect([wallet.asked, wallet.reads]).toEqual([[], []])
  })

  it('19: leaves an open question as it is', async () => {
    const provider = load()
    const intent = { version: '1.0.0', output: { asset: 'eip155:8453/slip44:60', amount: '0x1' } }
    const sent = provider.request({ method: 'wallet_sendIntent', params: [intent] })
    await settle()
    await provider.request(switchTo('0xa'))
    expect(wallet.asked).toHaveLength(1)
    wallet.asked[0]?.approve('0x77')
    expect(await sent).toEqual({ id: '0x77' })
    expect(wallet.asked[0]?.request?.output).toEqual({ chainId: 8453, address: `0x${'0'.repeat(40)}` })
  })
})
