import type { Attack } from './table.ts'

/** Calls before a connection, with arguments that JSON can't hold. */
export const PARAMS: readonly Attack[] = [
  [
    'passes what turns in a circle, what is too big for a number, and what is not for reading',
    async ({ ask }) => {
      const circle: unknown[] = []
      circle.push(circle)
      const symbols = { [Symbol('a')]: Symbol('b'), run: () => 1 }
      return [await ask('eth_chainId', circle), await ask('eth_chainId', [10n]), await ask('eth_chainId', [symbols])]
    },
    ['error -32602', 'error -32602', '"0x1"'],
  ],
  [
    'passes things that throw when they are read',
    async ({ ask }) => {
      const angry = () => {
        throw new Error('read')
      }
      const trap = new Proxy({}, { get: angry, ownKeys: angry, getOwnPropertyDescriptor: angry })
      const getter = Object.defineProperty({}, 'x', { get: angry, enumerable: true })
      return [
        await ask('eth_chainId', trap),
        await ask('eth_chainId', [getter]),
        await ask('eth_chainId', { toJSON: angry }),
      ]
    },
    ['error -32602', 'error -32602', 'error -32602'],
  ],
  [
    'passes a call that throws when it is read',
    async ({ outcome, wallet }) => {
      const angry = () => {
        throw new TypeError('read')
      }
      const calls = [
        new Proxy({}, { get: angry }),
        Object.defineProperty({}, 'method', { get: angry }),
        Object.defineProperty({ method: 'eth_chainId' }, 'params', { get: angry }),
      ]
      return [...new Set(await Promise.all(calls.map((call) => outcome(() => wallet.request(call)))))]
    },
    ['error -32602'],
  ],
  [
    'passes a call that says something else each time that it is read',
    async ({ outcome, wallet, facts }) => {
      let time = 0
      const call = {
        get method() {
          time += 1
          return time === 1 ? 'personal_sign' : 'eth_accounts'
        },
        get params() {
          return ['hello', facts.account]
        },
        toJSON: () => ({ method: 'eth_accounts' }),
      }
      return [await outcome(() => wallet.request(call)), time]
    },
    ['error 4100', 1],
  ],
  [
    'passes params that turn into others when they are written',
    async ({ ask, facts }) => {
      const intent = { version: '1.0.0', output: { asset: 'eip155:1/slip44:60', amount: '0x1' } }
      const tricks = [
        Object.assign(['hello', facts.account], { toJSON: () => [facts.account, 'hello'] }),
        [{ toJSON: () => 'hello' }, { toJSON: () => facts.account }],
      ]
      return [
        await ask('personal_sign', tricks[0]),
        await ask('personal_sign', tricks[1]),
        await ask('wallet_sendIntent', [{ toJSON: () => intent }]),
      ]
    },
    ['error 4100', 'error 4100', 'error 4100'],
  ],
  [
    'asks with nothing, or with no call at all',
    async ({ outcome, wallet }) => {
      const calls = [undefined, null, 7, 'eth_requestAccounts', [], ['eth_requestAccounts'], Symbol('x'), () => 1]
      const came = await Promise.all(calls.map((call) => outcome(() => wallet.request(call))))
      return [...new Set(came)]
    },
    ['error -32600'],
  ],
  [
    'asks with methods that are no names, or too long for one',
    async ({ ask }) => {
      const methods = [7, {}, ['eth_requestAccounts'], null, true, '', 'x'.repeat(129), 'x'.repeat(60_000)]
      return [...new Set(await Promise.all(methods.map((method) => ask(method))))]
    },
    ['error -32600'],
  ],
  [
    'asks with methods and params beyond every size',
    async ({ ask }) => [
      await ask('x'.repeat(300_000)),
      await ask('eth_chainId', ['x'.repeat(10_000_000)]),
      await ask(
        'eth_chainId',
        Array.from({ length: 1_000_000 }, () => 0),
      ),
    ],
    ['error -32602', 'error -32602', 'error -32602'],
  ],
  [
    'asks with lists and objects of every kind that the browser has',
    async ({ ask }) => {
      const sparse: unknown[] = []
      sparse.length = 10_000
      const kinds = [
        sparse,
        new Uint8Array(8),
        new Map([[1, 2]]),
        new Set([1]),
        new Date(Number.NaN),
        /x/,
        new Error('x'),
      ]
      const more = [window.document, new ArrayBuffer(8), Object.create(null), new (class Mine {})()]
      return [...new Set(await Promise.all([...kinds, ...more].map((params) => ask('eth_chainId', params))))].sort()
    },
    ['"0x1"', 'error -32602'],
  ],
  [
    'asks with keys that change what an object is',
    async ({ ask }) => {
      const evil = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"prototype":1}'
      const given = JSON.parse(evil)
      return [
        await ask('eth_chainId', given),
        await ask('wallet_requestPermissions', [given]),
        await ask('wallet_watchAsset', given),
        await ask('eth_call', [given]),
        await ask('wallet_revokePermissions', [given]),
      ]
    },
    // A read drops unknown keys, so an empty call remains.
    ['"0x1"', 'error -32602', 'error -32602', '"0x"', 'error -32602'],
  ],
  [
    'asks the node for what a node keeps to itself',
    async ({ ask }) => {
      const methods = ['eth_sign', 'eth_sendRawTransaction', 'eth_signTransaction', 'personal_unlockAccount']
      const more = ['debug_traceCall', 'admin_peers', 'anvil_setBalance', 'hardhat_reset', 'evm_mine', 'eth_getWork']
      const filters = ['parity_subscribe', 'txpool_inspect', 'txpool_content', 'engine_newPayloadV3', 'miner_start']
      const all = [...methods, ...more, ...filters]
      return [...new Set(await Promise.all(all.map((method) => ask(method, []))))]
    },
    ['error 4200'],
  ],
  [
    'asks the node with params that are none',
    async ({ ask }) => {
      const call = { to: '0x'.padEnd(42, '1') }
      const given: readonly (readonly [string, unknown])[] = [
        ['eth_call', [{ ...call, authorizationList: [] }, 'latest']],
        ['eth_call', [call, 'latest', { '0x1': {} }]],
        ['eth_call', [call, { blockHash: 'x', method: 'anvil_reset' }]],
        ['eth_getBalance', ['../../', 'latest']],
        ['eth_getLogs', [{ topics: [[[[]]]] }]],
        ['eth_getProof', [call.to, Array.from({ length: 257 }, () => '0x1'), 'latest']],
        ['eth_feeHistory', [1_025, 'latest', []]],
        ['eth_getBlockByNumber', ['latest', true, { method: 'evm_mine' }]],
        ['eth_blockNumber', [{ id: 1 }]],
      ]
      return [...new Set(await Promise.all(given.map(([method, params]) => ask(method, params))))]
    },
    ['error -32602'],
  ],
  [
    'sends as pages of long ago did, with junk',
    async ({ wallet, outcome }) => {
      const junk = [
        () => wallet.send(),
        () => wallet.send(null),
        () => wallet.send(7),
        () => wallet.send([]),
        () => wallet.send([null, { method: 'eth_accounts' }, 7]),
        () => wallet.send({}),
        () => wallet.send({ method: ['eth_requestAccounts'] }),
        () => wallet.send(''),
        () => wallet.send(Symbol('eth_accounts')),
      ]
      return [...new Set(await Promise.all(junk.map((act) => outcome(act))))]
    },
    ['error -32600', '[]'],
  ],
  [
    'sends as pages of long ago did, with callbacks that throw',
    async ({ wallet, outcome, ask, pause }) => {
      const angry = () => {
        throw new Error('mine')
      }
      await outcome(() => wallet.sendAsync({ id: 1, method: 'eth_chainId' }, angry))
      await outcome(() => wallet.send({ id: 1, method: 'nothing' }, angry))
      await outcome(() => wallet.sendAsync({ id: 1, method: 'eth_chainId' }))
      await outcome(() => wallet.send({ id: { toString: angry }, method: 'eth_chainId' }, () => undefined))
      await pause(100)
      return ask('eth_chainId')
    },
    '"0x1"',
  ],
  [
    'listens with what is no function, throws in what is, and takes away what never was',
    async ({ wallet, outcome, ask, facts }) => {
      const angry = () => {
        throw new Error('mine')
      }
      for (const event of ['connect', 'accountsChanged', 'chainChanged', 'message', '__proto__']) {
        await outcome(() => wallet.on(event, angry))
        await outcome(() => wallet.removeListener(event, () => facts))
      }
      const refused = await outcome(() => wallet.on('connect', { handleEvent: angry }))
      return [refused, await ask('eth_chainId')]
    },
    ['thrown TypeError', '"0x1"'],
  ],
]
