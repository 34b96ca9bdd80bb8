import type { Attack } from './table.ts'

/** Overwritten built-ins, and the wallet's answers afterwards. */
export const PROTOTYPES: readonly Attack[] = [
  [
    'gives every object an origin, accounts and an answer',
    async ({ ask, facts }) => {
      const everything = Object.prototype as Record<string, unknown>
      const names = ['origin', 'accounts', 'isTopFrame', 'tabId', 'sender', 'data']
      for (const name of names) everything[name] = name === 'accounts' ? [facts.account] : facts.victim
      const came = [
        await ask('eth_accounts'),
        await ask('wallet_getPermissions'),
        await ask('personal_sign', ['hello', facts.account]),
        await ask('eth_chainId'),
      ]
      for (const name of names) delete everything[name]
      return came
    },
    ['[]', '[]', 'error 4100', '"0x1"'],
  ],
  [
    'gives every object a key, a method and params',
    async ({ ask, facts }) => {
      const everything = Object.prototype as Record<string, unknown>
      Object.assign(everything, { key: 'x', method: 'personal_sign', params: ['hello', facts.account], v: 2 })
      const came = [await ask('eth_chainId'), await ask('eth_accounts')]
      for (const name of ['key', 'method', 'params', 'v']) delete everything[name]
      return came
    },
    ['"0x1"', '[]'],
  ],
  [
    'makes every object a promise of its own answer',
    async ({ ask, facts }) => {
      const everything = Object.prototype as Record<string, unknown>
      everything['then'] = undefined
      const came = [await ask('eth_accounts'), await ask('personal_sign', ['hello', facts.account])]
      delete everything['then']
      return came
    },
    ['[]', 'error 4100'],
  ],
  [
    'overwrites what lists can do',
    async ({ ask }) => {
      const own = Object.getOwnPropertyDescriptors<object>(Array.prototype)
      for (const name of [
        'map',
        'filter',
        'find',
        'findLast',
        'push',
        'some',
        'every',
        'includes',
        'flatMap',
        'join',
      ]) {
        Object.defineProperty(Array.prototype, name, { configurable: true, value: () => ['mine'] })
      }
      const came = await ask('eth_chainId')
      Object.defineProperties(Array.prototype, own)
      return came
    },
    '"0x1"',
  ],
  [
    'has every map lie',
    async ({ ask }) => {
      const own = Object.getOwnPropertyDescriptors(Map.prototype)
      const held: string[] = []
      Map.prototype.set = function set(key, value) {
        held.push(JSON.stringify(value))
        return own.set.value?.call(this, key, value) as Map<unknown, unknown>
      }
      const came = await ask('eth_accounts')
      Object.defineProperties(Map.prototype, own)
      // The page sees its own texts only, never another site's answers.
      return [came, held.every((each) => each.includes('eth_accounts'))]
    },
    ['[]', true],
  ],
  [
    'has maps keep nothing, lists yield nothing, and its clock stand still',
    async ({ ask }) => {
      const own = Object.getOwnPropertyDescriptors(Map.prototype)
      const lists = Object.getOwnPropertyDescriptors<object>(Array.prototype)
      const { setTimeout: later, setInterval: often } = window
      const { defineProperties, defineProperty } = Object
      const none = () => undefined as never
      Object.assign(Map.prototype, { get: none, set: none, has: none, delete: none, forEach: none })
      window.setTimeout = window.setInterval = none as never
      defineProperty(Array.prototype, Symbol.iterator, { configurable: true, value: none })
      const asked = [ask('eth_chainId'), ask('eth_subscribe', ['none']), ask('eth_accounts')] as const
      const came = { chain: await asked[0], refused: await asked[1], accounts: await asked[2] }
      Object.assign(window, { setTimeout: later, setInterval: often })
      defineProperties(Map.prototype, own)
      defineProperties(Array.prototype, lists)
      return came
    },
    { chain: '"0x1"', refused: 'error -32602', accounts: '[]' },
  ],
  [
    'replaces promises, and what they do then',
    async ({ ask }) => {
      const { Promise: Native } = window
      const own = Object.getOwnPropertyDescriptors(Native.prototype)
      const spied: string[] = []
      const { get, apply, defineProperty } = Reflect
      const { defineProperties } = Object
      const spy = function spy(this: unknown, ...given: unknown[]) {
        spied[0] = 'then'
        return apply(get(own, 'then').value as never, this, given)
      }
      defineProperty(Native.prototype, 'then', { configurable: true, writable: true, value: spy })
      const asked = ask('eth_accounts')
      window.Promise = class extends Native<unknown> {} as never
      const came = [await asked, await ask('eth_chainId')]
      window.Promise = Native
      defineProperties(Native.prototype, own)
      return came
    },
    ['[]', '"0x1"'],
  ],
  [
    'replaces JSON, text and regular expressions',
    async ({ ask }) => {
      const mine = () => '{"v":1,"method":"personal_sign"}'
      const own = Object.getOwnPropertyDescriptors(RegExp.prototype)
      JSON.stringify = mine
      JSON.parse = () => ({ state: { chainId: '0x7', accounts: [] } })
      RegExp.prototype.test = () => true
      RegExp.prototype.exec = () => null
      String.prototype.slice = () => 'mine'
      String.prototype.endsWith = () => true
      const came = [await ask('eth_chainId'), await ask('eth_accounts')]
      Object.defineProperties(RegExp.prototype, own)
      return came
    },
    ['"0x1"', '[]'],
  ],
  [
    'replaces the events’ own class and what reads from them',
    async ({ ask }) => {
      const { CustomEvent: Native } = window
      window.CustomEvent = class {
        constructor(type: string) {
          throw new Error(`mine ${type}`)
        }
      } as never
      const came = await ask('eth_chainId')
      window.CustomEvent = Native
      return came
    },
    '"0x1"',
  ],
  [
    'replaces how windows listen and tell',
    async ({ ask }) => {
      const own = Object.getOwnPropertyDescriptors(EventTarget.prototype)
      const heard: string[] = []
      const spy = (what: { type?: string } | string) => heard.push(typeof what === 'string' ? what : `${what.type}`)
      EventTarget.prototype.addEventListener = spy as never
      EventTarget.prototype.dispatchEvent = spy as never
      Object.assign(window, { addEventListener: spy, dispatchEvent: spy })
      const came = await ask('eth_chainId')
      Object.defineProperties(EventTarget.prototype, own)
      for (const name of ['addEventListener', 'dispatchEvent']) delete (window as never)[name]
      return [came, heard]
    },
    ['"0x1"', []],
  ],
  [
    'makes all random ids the same',
    async ({ ask }) => {
      const same = '11111111-1111-4111-8111-111111111111'
      crypto.randomUUID = () => same
      Crypto.prototype.randomUUID = () => same
      Math.random = () => 0
      return Promise.all([ask('eth_chainId'), ask('eth_accounts'), ask('net_version')])
    },
    ['"0x1"', '[]', '"1"'],
  ],
  [
    'replaces what functions and errors are made of',
    async ({ ask }) => {
      const own = Object.getOwnPropertyDescriptors(Function.prototype)
      const { assign } = Object
      for (const name of ['call', 'apply', 'bind'] as const) Function.prototype[name] = () => 'mine' as never
      Object.assign = () => ({ code: 0 }) as never
      Object.freeze = (value: unknown) => value as never
      const asked = ask('eth_chainId')
      Object.defineProperties(Function.prototype, own)
      Object.assign = assign
      return asked
    },
    '"0x1"',
  ],
  [
    'gives itself a browser’s interface for extensions',
    async ({ ask }) => {
      const runtime = {
        id: 'mine',
        connect: () => ({ postMessage: () => undefined, onMessage: { addListener: () => undefined } }),
        sendMessage: () => Promise.resolve('mine'),
      }
      Object.assign(window, { chrome: { runtime }, browser: { runtime } })
      return ask('eth_chainId')
    },
    '"0x1"',
  ],
  [
    'freezes all that there is',
    async ({ ask }) => {
      for (const each of [Object, Array, Map, Promise, Function, String, RegExp, Error, CustomEvent, EventTarget]) {
        Object.freeze(each)
        Object.freeze(each.prototype)
      }
      return [await ask('eth_chainId'), await ask('personal_sign', [])]
    },
    ['"0x1"', 'error -32602'],
  ],
  [
    'deletes all that there is',
    async ({ ask }) => {
      const names = ['JSON', 'Map', 'CustomEvent', 'EventTarget', 'crypto', 'MessagePort', 'Symbol', 'RegExp', 'Proxy']
      for (const name of names) delete (window as never)[name]
      return [await ask('eth_chainId'), await ask('eth_accounts')]
    },
    ['"0x1"', '[]'],
  ],
  [
    'replaces the provider’s own functions',
    ({ wallet, outcome }) =>
      outcome(() => {
        const own = wallet.request
        Object.assign(wallet, {
          request: () => own({ method: 'eth_accounts' }),
          isConnected: () => true,
          chainId: '0x7',
        })
        return wallet.request()
      }),
    'thrown TypeError',
  ],
  [
    'has timers run at once, and no more',
    async ({ ask, channel }) => {
      const name = await channel()
      window.setTimeout = ((run: () => void) => run()) as never
      const asked = ask('eth_chainId')
      performance.dispatchEvent(new CustomEvent(`${name}<`, { detail: '-' }))
      return asked
    },
    '"0x1"',
  ],
]
