import type { Attack } from './table.ts'

/** Another site's ids and address. */
export const NEIGHBOURS: readonly Attack[] = [
  [
    'asks for what another site has asked for, by its id in every form',
    async ({ ask, facts }) => {
      const { callsId } = facts
      const ids = [
        [callsId],
        [callsId.toUpperCase()],
        [` ${callsId}`],
        [`${callsId}\0`],
        [[callsId]],
        [{ id: callsId }],
      ]
      return [...new Set(await Promise.all(ids.map((params) => ask('wallet_getCallsStatus', params))))].sort()
    },
    ['error -32602', 'error 5730'],
  ],
  [
    'guesses ids',
    async ({ ask }) => {
      const ids = ['0x1', '__proto__', 'constructor', '*', '%', "' OR 1=1", '../', 'x'.repeat(4_097), '']
      return [...new Set(await Promise.all(ids.map((id) => ask('wallet_getCallsStatus', [id]))))].sort()
    },
    ['error -32602', 'error 5730'],
  ],
  [
    'asks as the account that another site sees',
    async ({ ask, facts }) => {
      const { account } = facts
      const typed = { types: { A: [] }, primaryType: 'A', domain: {}, message: {} }
      return Promise.all([
        ask('personal_sign', ['hello', account]),
        ask('eth_signTypedData_v4', [account, typed]),
        ask('wallet_sendIntent', [
          { version: '1.0.0', from: account, output: { asset: 'eip155:1/slip44:60', amount: '0x1' } },
        ]),
        // It has an effect for this site alone.
        ask('wallet_switchEthereumChain', [{ chainId: '0x2105' }]),
        ask('eth_accounts'),
        ask('eth_coinbase'),
      ])
    },
    ['error 4100', 'error 4100', 'error 4100', 'null', '[]', 'null'],
  ],
  [
    'gives back what another site was granted',
    ({ ask, facts }) =>
      Promise.all([
        ask('wallet_revokePermissions', [{ eth_accounts: { origin: facts.victim } }]),
        ask('wallet_revokePermissions', [{ eth_accounts: {} }, { origin: facts.victim }]),
      ]),
    ['null', 'error -32602'],
  ],
  [
    'writes the other site’s address over its own',
    async ({ ask, outcome }) => {
      history.replaceState(null, '', '/https://victim.test/')
      const base = document.createElement('base')
      base.href = 'https://victim.test/'
      document.documentElement.append(base)
      await outcome(() => {
        document.domain = 'victim.test'
      })
      await outcome(() => Object.defineProperty(window, 'origin', { value: 'https://victim.test' }))
      return ask('eth_accounts')
    },
    '[]',
  ],
]

/** Lookalikes of the connected site's origin. */
export const LOOKALIKES: readonly string[] = [
  'https://victim.test:8443/',
  'https://victim.test./',
  'https://www.victim.test/',
  'https://victim.test.evil.test/',
  'https://victim.test@evil.test/',
  'https://xn--vctim-pta.test/',
  'https://victim-test.test/victim.test',
]
