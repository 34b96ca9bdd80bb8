import type { Attack } from './table.ts'

/**
 * Invalid requests of a connected page. Ten calls a second are allowed, so each short list begins after one.
 */
export const GRANTED: readonly Attack[] = [
  [
    'wants messages signed that are none',
    async ({ ask, facts: { account } }) => {
      const given = [
        [],
        [account],
        ['hello', '0x1'],
        [{}, account],
        [['hello'], account],
        [null, account],
        [7, account],
      ]
      const all = await Promise.all(
        [...given, {}, ['hello', account, 'password', 1]].map((each) => ask('personal_sign', each)),
      )
      return [...new Set(all)]
    },
    ['error -32602'],
  ],
  [
    'wants a message signed by an account that it does not see',
    ({ ask }) => ask('personal_sign', ['hello', '0x'.padEnd(42, '1')]),
    'error 4100',
  ],
  [
    'wants typed data signed that are no data',
    async ({ ask, facts: { account } }) => {
      const data = [
        '',
        'null',
        '[]',
        '{}',
        '{"types":{}}',
        '{"types":null,"primaryType":"A"}',
        [],
        null,
        '{'.repeat(50_000),
      ]
      return [...new Set(await Promise.all(data.map((each) => ask('eth_signTypedData_v4', [account, each]))))]
    },
    ['error -32602'],
  ],
  [
    'wants typed data signed whose types are tricks',
    async ({ ask, facts: { account } }) => {
      const types: readonly (readonly [string, Record<string, unknown>])[] = [
        ['none of that name', {}],
        ['B', { A: [{ name: 'a', type: 'A' }] }],
        ['A', { A: [{ name: '__proto__', type: 'address' }] }],
        ['A', { A: [{ name: 'a', type: 'uint7' }] }],
        [
          'A',
          {
            A: [
              { name: 'a', type: 'address' },
              { name: 'a', type: 'address' },
            ],
          },
        ],
        ['A', { A: [{ name: 'a', type: `uint256${'[]'.repeat(40)}` }] }],
        ['constructor', { A: [] }],
        ['__proto__', { A: [] }],
        ['A', { A: { length: 1, 0: { name: 'a', type: 'address' } } }],
      ]
      const asked = types.map(([primaryType, structs]) =>
        ask('eth_signTypedData_v4', [account, { types: structs, primaryType, domain: {}, message: { a: {} } }]),
      )
      return [...new Set(await Promise.all(asked))]
    },
    ['error -32602'],
  ],
  [
    'wants typed data signed whose values are not of their types',
    async ({ ask, facts: { account } }) => {
      const values: readonly (readonly [string, unknown])[] = [
        ['uint8', 256],
        ['uint8', -1],
        ['int8', 128],
        ['uint256', '0x'],
        ['uint256', 1.5],
        ['address', '0x1'],
        ['bytes4', '0x123'],
        ['bool', 'yes'],
        ['string', { toString: 'x' }],
      ]
      const asked = values.map(([type, a]) =>
        ask('eth_signTypedData_v4', [
          account,
          { types: { A: [{ name: 'a', type }] }, primaryType: 'A', domain: {}, message: { a } },
        ]),
      )
      return [...new Set(await Promise.all(asked))]
    },
    ['error -32602'],
  ],
  [
    'wants intents that are none',
    async ({ ask }) => {
      const output = { asset: 'eip155:8453/slip44:60', amount: '0x1' }
      const given = [
        [],
        [{}],
        [{ version: '2.0.0', output }],
        [{ version: '1.0.0', output, refundTo: '0x1' }],
        [{ version: '1.0.0', output: { ...output, amount: '-0x1' } }],
        [{ version: '1.0.0', output: { ...output, amount: '0x0' } }],
        [{ version: '1.0.0', output: { ...output, recipient: '' } }],
        [
          { version: '1.0.0', output },
          { version: '1.0.0', output },
        ],
        [{ version: '1.0.0', output, expiry: 1 }],
      ]
      return [...new Set(await Promise.all(given.map((params) => ask('wallet_sendIntent', params))))]
    },
    ['error -32602'],
  ],
  [
    'wants intents of assets that nobody has, with capabilities that nobody knows',
    async ({ ask }) => {
      const output = { asset: 'eip155:8453/slip44:60', amount: '0x1' }
      return Promise.all([
        ask('wallet_sendIntent', [{ version: '1.0.0', output: { ...output, asset: 'eip155:0/slip44:60' } }]),
        ask('wallet_sendIntent', [{ version: '1.0.0', output: { ...output, asset: 'solana:1/slip44:501' } }]),
        ask('wallet_sendIntent', [{ version: '1.0.0', output, capabilities: { mine: {} } }]),
        ask('wallet_sendIntent', [{ version: '1.0.0', output, from: '0x'.padEnd(42, '1') }]),
        ask('wallet_sendIntent', [
          { version: '1.0.0', output: { ...output, asset: { chainId: 1e300, address: 'x' } } },
        ]),
      ])
    },
    ['error 5771', 'error 5771', 'error 5700', 'error 4100', 'error -32602'],
  ],
  [
    'switches to chains that are none',
    async ({ ask }) => {
      const ids = ['0x', '0x0', '0x01', '1', 1, '0xfffffffffffffffff', null, '0x1 ', '__proto__']
      return [...new Set(await Promise.all(ids.map((chainId) => ask('wallet_switchEthereumChain', [{ chainId }]))))]
    },
    ['error -32602'],
  ],
  [
    'adds chains with nodes of its own',
    async ({ ask }) => {
      const add = (more: object) => ask('wallet_addEthereumChain', [{ chainId: '0x7a69', chainName: 'Mine', ...more }])
      return [
        await add({ rpcUrls: ['https://mine.test'] }),
        await add({ rpcUrls: ['javascript:alert(1)'] }),
        await add({ rpcUrls: ['file:///etc/passwd'] }),
        await add({ chainId: '0x2105', rpcUrls: ['https://mine.test'] }),
        await ask('eth_blockNumber').then((came) => /^"0x/.test(came)),
        await ask('wallet_switchEthereumChain', [{ chainId: '0x1' }]),
      ]
    },
    ['error 4902', 'error -32602', 'error -32602', 'null', true, 'null'],
  ],
  [
    'shows assets of its own',
    async ({ ask }) => {
      const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
      const show = (options: object, type: unknown = 'ERC20') => ask('wallet_watchAsset', { type, options })
      return [
        await show({ address: '0x'.padEnd(42, '1'), symbol: 'USDC', decimals: 6 }),
        await show({ address: usdc, symbol: 'FREE', decimals: 6 }),
        await show({ address: usdc, symbol: 'USDC', decimals: 0 }),
        await show({ address: usdc }, 'ERC721'),
        await show({ address: usdc }, { toString: 'ERC20' }),
        await show({ address: usdc, image: 'x'.repeat(40_000) }),
      ]
    },
    ['error 5771', 'error -32602', 'error -32602', 'error 5771', 'error -32602', 'error -32602'],
  ],
]
