import type { Attack } from './table.ts'

/** Forged messages from a page that found its channel. */
export const FORGED: readonly Attack[] = [
  [
    'adds an origin, a sender, a tab or a frame to a call',
    ({ forge, text, facts }) =>
      forge(
        ...['origin', 'sender', 'tabId', 'isTopFrame', 'documentId'].map((name) =>
          text({ method: 'eth_accounts', [name]: facts.victim }),
        ),
      ),
    [],
  ],
  [
    'says another version, or one that is no number',
    ({ forge, text }) => forge(...[0, 2, '1', null, [1]].map((v) => text({ v, method: 'eth_requestAccounts' }))),
    Array.from({ length: 5 }, () => 'error 4900'),
  ],
  [
    'gives no key, or one that is no uuid',
    ({ forge, text }) => {
      const keys = [undefined, null, 7, '', 'x', ['a'], {}, '__proto__', crypto.randomUUID().toUpperCase()]
      return forge(...keys.map((key) => text({ key, method: 'eth_requestAccounts' })))
    },
    [],
  ],
  [
    'sends JSON that is no call',
    ({ forge }) => forge('null', 'true', '7', '"eth_accounts"', '[]', '{}', '{"v":1}', '""', '{"v":1,"key":null}'),
    [],
  ],
  [
    'sends what is not JSON',
    ({ forge, text }) => {
      const call = text({ method: 'eth_requestAccounts' })
      return forge(`${call} `.repeat(2), `/**/${call}`, call.slice(0, -1), `${call},`, 'undefined', 'NaN', '\0', '{')
    },
    [],
  ],
  [
    'names a key twice',
    ({ forge, text }) => {
      const call = text({ method: 'eth_chainId' }).slice(0, -1)
      return forge(`${call},"method":"personal_sign","params":["0x00","0x${'11'.repeat(20)}"]}`, `${call},"v":2}`)
    },
    ['error 4100', 'error 4900'],
  ],
  [
    'sends a batch, in all the forms that JSON-RPC had',
    ({ forge, text }) => {
      const call = JSON.parse(text({ method: 'eth_requestAccounts' }))
      const batches = [[call], [[call]], { batch: [call] }, { ...call, calls: [call] }, { 0: call, length: 1 }]
      return forge(...batches.map((each) => JSON.stringify(each)))
    },
    [],
  ],
  [
    'speaks JSON-RPC 2.0, or as another wallet’s page',
    ({ forge }) => {
      const call = { jsonrpc: '2.0', id: 1, method: 'eth_requestAccounts', params: [] }
      const others = [
        call,
        { target: 'metamask-contentscript', data: { name: 'metamask-provider', data: call } },
        { type: 'rabby:message', message: call },
        { topic: '> wallet', payload: call },
      ]
      return forge(...others.map((each) => JSON.stringify(each)))
    },
    [],
  ],
  [
    'approves its own question in every way that it can think of',
    async ({ forge, text }) => {
      const methods = [
        'approve',
        'decide',
        'approvals.decide',
        'unlock',
        'vault.reveal',
        'vault.erase',
        'sites.grant',
        'compatibility.set',
      ]
      const told = await forge(
        ...methods.map((method) => text({ method, params: [{ isApproved: true }] })),
        '{"kind":"decide","isApproved":true}',
        '{"id":1,"name":"approvals.decide","input":{}}',
      )
      return [...new Set(told)]
    },
    ['error 4200'],
  ],
  [
    'calls what every object has',
    async ({ forge, text }) => {
      const names = Object.getOwnPropertyNames(Object.prototype)
      return [...new Set(await forge(...names.map((method) => text({ method }))))]
    },
    ['error 4200'],
  ],
  [
    'sends a text of exactly the limit, and one letter more',
    ({ forge, text }) => {
      const filled = (length: number) => {
        const empty = text({ method: 'eth_chainId', params: [''] })
        return empty.replace('[""]', `["${'x'.repeat(length - empty.length)}"]`)
      }
      return forge(filled(262_144), filled(262_145), filled(5_000_000))
    },
    ['"0x1"'],
  ],
  [
    'nests lists thousands of levels deep',
    ({ forge, text }) => {
      const call = text({ method: 'eth_chainId', params: [] })
      const nested = (levels: number) => call.replace('[]', '['.repeat(levels) + ']'.repeat(levels))
      return forge(nested(15), nested(16), nested(30_000))
    },
    ['"0x1"', 'error -32602', 'error -32602'],
  ],
  [
    'sends a list of 30,000 members, and an object of 5,000',
    ({ forge, text }) => {
      const members = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`k${index}`, index]))
      return forge(
        text({ method: 'eth_chainId', params: Array.from({ length: 30_000 }, () => 0) }),
        text({ method: 'eth_accounts', params: members }),
      )
    },
    ['"0x1"', '[]'],
  ],
  [
    'writes methods with letters that nobody sees',
    async ({ forge, text }) => {
      const names = [
        '\0eth_accounts',
        'eth_accounts\0',
        '\ufeffeth_accounts',
        'eth_\u200baccounts',
        '\u202eeth_accounts',
      ]
      const more = ['ETH_ACCOUNTS', ' eth_accounts', 'eth_accounts ', 'ｅth_accounts', 'eth_аccounts', '\ud800']
      return [...new Set(await forge(...[...names, ...more].map((method) => text({ method }))))]
    },
    ['error 4200'],
  ],
  [
    'gives methods that are no names',
    async ({ forge, text }) => {
      const methods = [undefined, null, 7, true, '', {}, [], ['eth_requestAccounts'], 'x'.repeat(129)]
      return [...new Set(await forge(...methods.map((method) => text({ method }))))]
    },
    ['error -32600'],
  ],
  [
    'gives params that are neither list nor object',
    async ({ forge, text }) => {
      const given = [null, 7, true, 'eth_accounts']
      return [...new Set(await forge(...given.map((params) => text({ method: 'eth_requestAccounts', params }))))]
    },
    ['error -32602'],
  ],
  [
    'dispatches details that only look like texts',
    ({ forge, text }) => {
      const call = text({ method: 'eth_requestAccounts' })
      const posing = { length: 1, toString: () => call, valueOf: () => call, [Symbol.toPrimitive]: () => call }
      return forge(
        posing,
        new String(call),
        [call],
        Object.assign([], { length: 1 }),
        new Proxy(posing, {}),
        new Blob([call]),
        new TextEncoder().encode(call),
        Symbol(call),
        () => call,
        document,
      )
    },
    [],
  ],
  [
    'dispatches details that throw when they are read',
    ({ forge }) => {
      const angry = () => {
        throw new Error('read')
      }
      const trap = new Proxy({}, { get: angry, has: angry, getPrototypeOf: angry, ownKeys: angry })
      return forge(trap, Object.defineProperty({}, 'length', { get: angry }))
    },
    [],
  ],
  [
    'dispatches other kinds of events on the channel',
    async ({ channel, text, forge }) => {
      const name = await channel()
      const call = text({ method: 'eth_requestAccounts' })
      performance.dispatchEvent(new MessageEvent(`${name}>`, { data: call }))
      performance.dispatchEvent(new StorageEvent(`${name}>`, { key: call, newValue: call }))
      performance.dispatchEvent(Object.assign(new Event(`${name}>`), { detail: call }))
      for (const other of [window, document]) other.dispatchEvent(new CustomEvent(`${name}>`, { detail: call }))
      return forge()
    },
    [],
  ],
  [
    'sends one key a hundred times',
    async ({ forge, text }) => {
      const call = text({ method: 'eth_chainId' })
      const told = await forge(...Array.from({ length: 100 }, () => call))
      return [told.length, ...new Set(told)]
    },
    [100, '"0x1"'],
  ],
  [
    'offers channels of its own',
    async ({ text, pause }) => {
      const told: unknown[] = []
      for (const name of ['mine', '', ' ', '__proto__', 'undefined', 'x'.repeat(100_000)]) {
        performance.addEventListener(`${name}<`, (event) => told.push((event as CustomEvent).detail))
        performance.dispatchEvent(new CustomEvent('causeway', { detail: name }))
        performance.dispatchEvent(new CustomEvent(`${name}>`, { detail: text({ method: 'eth_requestAccounts' }) }))
      }
      await pause(100)
      return told
    },
    [],
  ],
  [
    'offers channels that are no names',
    ({ forge }) => {
      const angry = { toString: () => 'mine' }
      for (const detail of [angry, 7, ['mine'], Symbol('mine'), document]) {
        performance.dispatchEvent(new CustomEvent('causeway', { detail }))
      }
      return forge()
    },
    [],
  ],
  [
    'tells its own end that it sees an account',
    async ({ channel, ask, facts }) => {
      const state = { chainId: '0x1', accounts: ['0x'.padEnd(42, '1')] }
      performance.dispatchEvent(new CustomEvent(`${await channel()}<`, { detail: JSON.stringify({ state }) }))
      return [
        await ask('eth_accounts'),
        await ask('personal_sign', ['hello', facts.account]),
        await ask('wallet_getPermissions'),
      ]
    },
    ['[]', 'error 4100', '[]'],
  ],
  [
    'says to its own end again and again that the port was lost',
    async ({ channel, ask }) => {
      const name = await channel()
      const asked = ask('eth_chainId')
      for (let time = 0; time < 1_000; time += 1)
        performance.dispatchEvent(new CustomEvent(`${name}<`, { detail: '-' }))
      return asked
    },
    '"0x1"',
  ],
  [
    'says to its own end again and again that the relay is there',
    async ({ channel, ask }) => {
      const name = await channel()
      const asked = ask('eth_chainId')
      for (let time = 0; time < 100; time += 1) performance.dispatchEvent(new CustomEvent(`${name}<`, { detail: '+' }))
      return asked
    },
    '"0x1"',
  ],
]
