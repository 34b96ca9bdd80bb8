import type { Attack } from './table.ts'

/** Replaced between a call and its answer. */
export const BUILT_INS: readonly Attack[] = [
  [
    'has events say something else than they hold',
    async ({ ask, facts }) => {
      const own = Object.getOwnPropertyDescriptor(CustomEvent.prototype, 'detail') as PropertyDescriptor
      const state = JSON.stringify({ state: { chainId: '0x1', accounts: [facts.account] } })
      await ask('eth_chainId')
      Object.defineProperty(CustomEvent.prototype, 'detail', { configurable: true, get: () => state })
      const came = [await ask('personal_sign', ['hello', facts.account]), await ask('eth_accounts')]
      Object.defineProperty(CustomEvent.prototype, 'detail', own)
      return came
    },
    ['error 4100', '[]'],
  ],
  [
    'breaks each built-in on the way of a call, an answer and an event, one after another',
    async ({ ask, outcome, wallet }) => {
      const { defineProperty, getOwnPropertyDescriptor } = Object
      const owners: Readonly<Record<string, [object, readonly PropertyKey[]]>> = {
        window: [
          window,
          ['Promise', 'Error', 'CustomEvent', 'Date', 'Reflect', 'setTimeout', 'setInterval', 'reportError'],
        ],
        events: [CustomEvent.prototype, ['detail']],
        defaults: [Event.prototype, ['preventDefault']],
        targets: [EventTarget.prototype, ['addEventListener', 'dispatchEvent']],
        promises: [Promise.prototype, ['then']],
        lists: [Array.prototype, [Symbol.iterator, 'join', 'toString', 'map', 'filter', 'findLast']],
        functions: [Function.prototype, ['call', 'apply', 'bind']],
        objects: [Object, ['assign', 'freeze', 'defineProperty', 'getOwnPropertyDescriptor']],
        reflect: [Reflect, ['apply', 'get']],
        json: [JSON, ['parse', 'stringify']],
        dates: [Date, ['now']],
        ids: [Crypto.prototype, ['randomUUID']],
        indices: [Array.prototype, ['0', '1', 'then']],
        everything: [
          Object.prototype,
          ['then', 'value', 'done', 'get', 'set', 'writable', 'id', 'method', 'params', 'result', 'error', 'code'],
        ],
        answers: [
          Object.prototype,
          ['message', 'data', 'key', 'state', 'chainId', 'accounts', 'text', 'tell', 'v', '0', '1', 'length'],
        ],
      }
      let chainId = '0x1'
      let heard: unknown = chainId
      wallet.on('chainChanged', (told: unknown) => {
        heard = told
      })
      const broken = () => {
        throw 'mine'
      }
      const silent = () => undefined
      const wrong: unknown[] = []
      let times = 0
      for (const kind of Object.keys(owners)) {
        const [owner, names] = owners[kind] as [object, readonly PropertyKey[]]
        for (const name of names) {
          const own = getOwnPropertyDescriptor(owner, name)
          times += 1
          if (kind === 'lists') chainId = chainId === '0x1' ? '0x2105' : '0x1'
          const swallowing = { get: () => silent, set: silent }
          const change = own ? (own.get ? { get: broken } : { value: broken, writable: true }) : swallowing
          defineProperty(owner, name, { configurable: true, ...change })
          // Ten switches in a second are too many.
          if (kind === 'lists') await ask('wallet_switchEthereumChain', [{ chainId }], 1_500)
          const asked = await ask('eth_chainId', undefined, 1_500)
          const refused = await ask('eth_sign', undefined, 1_500)
          const batch = await outcome(() => wallet.send([{ id: 1, method: 'eth_chainId' }]), 1_500)
          const list = await ask('eth_accounts', undefined, 1_500)
          if (own) defineProperty(owner, name, own)
          else delete (owner as never)[name]
          const isAnswered =
            asked === `"${chainId}"` && list === '[]' && batch === `[{"result":${asked},"id":1,"jsonrpc":"2.0"}]`
          if (isAnswered && refused === 'error 4200' && heard === chainId) continue
          wrong.push([kind, String(name), asked, refused, batch, list, heard])
        }
      }
      return [times, wrong]
    },
    [59, []],
  ],
]
