import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type * as Ports from '../../src/platform/ports.ts'

const SELF = 'extension-id'
const fake = vi.hoisted(() => {
  const listeners: ((port: object) => void)[] = []
  const onConnect = { addListener: (listener: (port: object) => void) => void listeners.push(listener) }
  return { listeners, browser: { runtime: { id: 'extension-id', getURL: () => 'moz-extension://own/', onConnect } } }
})
vi.mock('../../src/platform/browser.ts', () => ({ browser: fake.browser }))

let ports: typeof Ports
beforeAll(async () => {
  vi.resetModules()
  ports = await import('../../src/platform/ports.ts')
})
afterAll(() => void vi.resetModules())

function connect(sender: object, name = 'provider') {
  const did: unknown[] = []
  const nothing = { addListener: () => undefined }
  const port = {
    name,
    sender: { id: SELF, ...sender },
    postMessage: (message: unknown) => void did.push(message),
    disconnect: () => void did.push('disconnect'),
    onMessage: nothing,
    onDisconnect: nothing,
  }
  for (const listener of fake.listeners) listener(port)
  return did
}

it('tells a secure frame in a page that the browser withholds that the wallet is gone, and no document else', () => {
  const accepted: string[] = []
  ports.onProviderPort('provider', ({ origin, topOrigin }) => accepted.push(`${origin} in ${topOrigin}`), 'gone')
  const frame = { frameId: 3, origin: 'https://frame.example', url: 'https://frame.example/' }
  expect(connect({ ...frame, tab: { id: 7 } })).toEqual(['gone', 'disconnect'])
  expect(connect({ ...frame, tab: { id: 7, url: 'https://top.example/' } })).toEqual([])
  expect(connect({ ...frame, tab: { id: 7 } }, 'other')).toEqual([])
  expect(accepted).toEqual(['https://frame.example in https://top.example'])
  for (const origin of ['null', 'http://frame.example', undefined]) {
    for (const frameId of [0, 3]) {
      for (const url of [undefined, 'https://top.example/']) {
        expect(connect({ ...frame, frameId, origin, tab: { id: 7, url } })).toEqual(['disconnect'])
      }
    }
  }
  expect(accepted).toHaveLength(1)
})
