import type { Attack } from './table.ts'

/** Ten thousand calls at once: each gets an answer, and none opens a window. */
export const FLOODS: readonly Attack[] = [
  [
    'asks for its chain',
    ({ flood, wallet }) => flood(() => wallet.request({ method: 'eth_chainId' })),
    ['"0x1"', 'error -32002'],
  ],
  [
    'asks for accounts',
    ({ flood, wallet }) => flood(() => wallet.request({ method: 'eth_accounts' })),
    ['[]', 'error -32002'],
  ],
  [
    'asks the node',
    async ({ flood, wallet }) => {
      const params = ['0x'.padEnd(42, '1'), 'latest']
      // Two thousand of them wait for the node, a few at a time.
      const kinds = await flood(() => wallet.request({ method: 'eth_getCode', params }), 90_000)
      return kinds.filter((each) => each !== '"0x"')
    },
    ['error -32002'],
  ],
  [
    'asks by ids that are nobody’s',
    ({ flood, wallet }) =>
      flood((index) => wallet.request({ method: 'wallet_getCallsStatus', params: [`0x${index}`] })),
    ['error -32002', 'error 5730'],
  ],
  [
    'asks for signatures of an account that it does not see',
    ({ flood, wallet, facts }) =>
      flood((index) => wallet.request({ method: 'personal_sign', params: [`${index}`, facts.account] })),
    ['error -32002', 'error 4100'],
  ],
  [
    'asks for what is not there',
    ({ flood, wallet }) => flood((index) => wallet.request({ method: `eth_${index}` })),
    ['error -32002', 'error 4200'],
  ],
  [
    'asks with methods that are no names',
    ({ flood, wallet }) => flood((index) => wallet.request({ method: index })),
    ['error -32600'],
  ],
  [
    'asks with what JSON cannot hold',
    ({ flood, wallet }) => flood(() => wallet.request({ method: 'eth_requestAccounts', params: [10n] })),
    ['error -32602'],
  ],
  [
    'asks with 60 KB each time',
    async ({ wallet, outcome, ask }) => {
      const params = ['x'.repeat(60_000)]
      const all = Array.from({ length: 1_000 }, () => outcome(() => wallet.request({ method: 'eth_chainId', params })))
      return [...new Set(await Promise.all(all)), await ask('eth_accounts')]
    },
    ['"0x1"', '[]'],
  ],
  [
    'sends on its own channel what is no call',
    async ({ forge }) => forge(...Array.from({ length: 10_000 }, (_, index) => `{"v":1,"key":${index}}`)),
    [],
  ],
  [
    'sends on its own channel what is no text',
    async ({ forge }) => forge(...Array.from({ length: 10_000 }, (_, index) => ({ v: 1, key: index }))),
    [],
  ],
  [
    'looks for the provider',
    ({ ask }) => {
      const uuids = new Set<string>()
      addEventListener('eip6963:announceProvider', (event) => uuids.add((event as CustomEvent).detail.info.uuid))
      for (let time = 0; time < 10_000; time += 1) dispatchEvent(new Event('eip6963:requestProvider'))
      return ask('eth_chainId').then((came) => [uuids.size, came])
    },
    [1, '"0x1"'],
  ],
  [
    'looks for the relay',
    ({ ask }) => {
      for (let time = 0; time < 10_000; time += 1)
        performance.dispatchEvent(new CustomEvent('causeway', { cancelable: true }))
      return ask('eth_chainId')
    },
    '"0x1"',
  ],
  [
    'offers channels',
    ({ ask, text }) => {
      for (let time = 0; time < 10_000; time += 1) {
        performance.dispatchEvent(new CustomEvent('causeway', { detail: `mine${time}` }))
        performance.dispatchEvent(new CustomEvent(`mine${time}>`, { detail: text({ method: 'eth_requestAccounts' }) }))
      }
      return ask('eth_chainId')
    },
    '"0x1"',
  ],
  [
    'listens',
    ({ ask, wallet }) => {
      for (let time = 0; time < 10_000; time += 1) wallet.on('message', () => time)
      return ask('eth_chainId')
    },
    '"0x1"',
  ],
  [
    'posts messages to itself',
    async ({ ask, text }) => {
      const call = text({ method: 'eth_requestAccounts' })
      for (let time = 0; time < 10_000; time += 1) window.postMessage(call, '*')
      return ask('eth_chainId')
    },
    '"0x1"',
  ],
]
