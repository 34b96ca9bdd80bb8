import type { Attack } from './table.ts'

/** JSON and the fields of answers. */
export const JSON_ATTACKS: readonly Attack[] = [
  [
    'writes objects as JSON of its own: toJSON of every object, list and text',
    async ({ ask, facts }) => {
      const forged = { v: 1, key: crypto.randomUUID(), method: 'personal_sign', params: ['hello', facts.account] }
      const came: string[] = []
      for (const prototype of [Object.prototype, Array.prototype, String.prototype] as Record<string, unknown>[]) {
        prototype['toJSON'] = () => forged
        const asked = ask('wallet_sendIntent', [{ version: '1.0.0' }])
        delete prototype['toJSON']
        came.push(await asked)
      }
      return came
    },
    ['error -32602', 'error -32602', 'error -32602'],
  ],
  [
    'writes lists as texts, as old libraries do',
    async ({ ask, facts }) => {
      const lists = Array.prototype as unknown[] & { toJSON?: () => string }
      lists.toJSON = function toJSON() {
        return ['[', Array.from(this, (each) => JSON.stringify(each)).join(), ']'].join('')
      }
      const came = [
        await ask('wallet_switchEthereumChain', [{ chainId: '0x1' }]),
        await ask('personal_sign', ['hello', facts.account]),
      ]
      delete lists.toJSON
      return came
    },
    ['null', 'error 4100'],
  ],
  [
    'writes every object as the same text',
    async ({ ask, facts }) => {
      const everything = Object.prototype as { toJSON?: () => string }
      everything.toJSON = () => 'mine'
      const came = [await ask('eth_chainId'), await ask('personal_sign', ['hello', facts.account])]
      delete everything.toJSON
      return came
    },
    ['"0x1"', 'error -32602'],
  ],
  [
    'gives every object the fields of an answer',
    async ({ ask, facts }) => {
      const everything = Object.prototype as Record<string, unknown>
      const fields = {
        key: 'mine',
        result: facts.account,
        error: { code: 1, message: 'mine' },
        state: { chainId: '0x9', accounts: [facts.victim] },
        message: { data: {} },
      }
      Object.assign(everything, fields)
      const came = [await ask('eth_chainId'), await ask('eth_accounts'), await ask('eth_sign')]
      for (const name of Object.keys(fields)) delete everything[name]
      return came
    },
    ['"0x1"', '[]', 'error 4200'],
  ],
  [
    'forbids errors a code',
    async ({ ask }) => {
      Object.defineProperty(Object.prototype, 'code', { configurable: true, value: 'mine' })
      const came = [await ask('eth_sign'), await ask('eth_chainId')]
      delete (Object.prototype as { code?: string }).code
      return came
    },
    ['error 4200', '"0x1"'],
  ],
  [
    'has the fields of every answer read by itself',
    async ({ ask }) => {
      const read: string[] = []
      const everything = Object.prototype
      for (const name of ['key', 'result', 'error', 'state', 'message']) {
        Object.defineProperty(everything, name, {
          configurable: true,
          get: () => void read.push(name),
          set(value) {
            Object.defineProperty(this, name, { value, writable: true, enumerable: true, configurable: true })
          },
        })
      }
      const came = await ask('eth_accounts')
      for (const name of ['key', 'result', 'error', 'state', 'message']) delete (everything as never)[name]
      return came
    },
    '[]',
  ],
  [
    'throws whenever a field of an answer is looked for',
    async ({ ask }) => {
      const names = ['data', 'code', 'toString', 'valueOf', 'then']
      const angry = () => {
        throw new Error('read')
      }
      const kept = names.map((name) => Object.getOwnPropertyDescriptor(Object.prototype, name))
      for (const name of names) Object.defineProperty(Object.prototype, name, { configurable: true, get: angry })
      const asked = ask('eth_chainId', undefined, 500)
      names.forEach((name, index) => {
        const own = kept[index]
        delete (Object.prototype as never)[name]
        if (own) Object.defineProperty(Object.prototype, name, own)
      })
      return asked
    },
    '"0x1"',
  ],
]
