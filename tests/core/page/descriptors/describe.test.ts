import { encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { describeCall, describeTypedData } from '../../../../src/core/page/descriptors/describe.ts'
import { readDescriptor } from '../../../../src/core/page/descriptors/descriptor.ts'
import { readTypedData } from '../../../../src/core/page/messages/typed-data.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { currencyOf } from '../../../../src/core/profiles/profile.ts'
import type { Hex } from '../../../../src/lib/hex.ts'

const POOL = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const NATIVE = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const usdc = currencyOf(devnet, 1, USDC)

const REPAY = 'repay(address asset, uint256 amount, uint256 rateMode, address onBehalfOf)'
const amountField = {
  path: 'amount',
  label: 'Amount to repay',
  format: 'tokenAmount',
  params: {
    tokenPath: 'asset',
    threshold: '$.metadata.constants.max',
    message: 'All',
    nativeCurrencyAddress: '$.metadata.constants.native',
  },
}
const FIELDS: readonly object[] = [
  amountField,
  { path: '#.rateMode', label: 'Interest', format: 'enum', params: { $ref: '$.metadata.enums.rateMode' } },
  { path: 'onBehalfOf', label: 'For', format: 'addressName', params: { types: ['eoa'], sources: ['local', 'ens'] } },
  { path: '@.value', label: 'Paid', format: 'amount' },
]
const pool = (fields: readonly object[] = FIELDS, change: object = {}) => ({
  context: { contract: { deployments: [{ chainId: 1, address: POOL }] } },
  metadata: {
    owner: 'A lending pool',
    enums: { rateMode: { '1': 'stable', '2': 'variable' } },
    constants: { max: `0x${'f'.repeat(64)}`, native: NATIVE },
  },
  display: { formats: { [REPAY]: { intent: 'Repay a loan', fields } } },
  ...change,
})
const repay = (amount: bigint, asset: string = USDC, rateMode = 2n): Hex =>
  encodeFunctionData({
    abi: parseAbi(['function repay(address,uint256,uint256,address)']),
    args: [asset as Hex, amount, rateMode, OTHER],
  })
type At = Readonly<{ to?: string; chainId?: number; value?: bigint }>
function said(content: object, data: Hex, { to = POOL, chainId = 1, value = 0n }: At = {}) {
  const descriptor = readDescriptor(content)
  return descriptor && describeCall({ to, value, data }, [descriptor], { profile: devnet, chainId, address: to })
}
const valuesOf = (shown: ReturnType<typeof said>) => shown?.fields.map(({ value }) => value)

describe('a call by a descriptor', () => {
  it('says what the descriptor says, of the values that are in the call', () => {
    expect(said(pool(), repay(1_000_000n), { value: 7n })).toEqual({
      intent: 'Repay a loan',
      owner: 'A lending pool',
      fields: [
        {
          label: 'Amount to repay',
          value: { as: 'tokens', token: USDC, currency: usdc, amount: 1_000_000n, word: undefined },
        },
        { label: 'Interest', value: { as: 'text', text: 'variable' } },
        { label: 'For', value: { as: 'address', address: OTHER } },
        { label: 'Paid', value: { as: 'amount', amount: { currency: devnet.chains[0]?.native, value: 7n } } },
      ],
    })
  })

  it('has a word for an amount from a threshold on', () => {
    expect(valuesOf(said(pool(), repay(maxUint256)))?.[0]).toMatchObject({ word: 'All', amount: maxUint256 })
    expect(valuesOf(said(pool(), repay(maxUint256 - 1n)))?.[0]).toMatchObject({ word: undefined })
  })

  it('knows the address that stands for native money, and no unit of an unknown token', () => {
    expect(valuesOf(said(pool(), repay(5n, NATIVE)))?.[0]).toMatchObject({ as: 'amount', amount: { value: 5n } })
    expect(valuesOf(said(pool(), repay(5n, WETH)))?.[0]).toMatchObject({ token: WETH, currency: undefined })
  })

  it('is bound by chain and address together', () => {
    expect(said(pool(), repay(5n), { to: POOL.toLowerCase() })).toBeDefined()
    expect(said(pool(), repay(5n), { to: OTHER })).toBeUndefined()
    expect(said(pool(), repay(5n), { chainId: 8453 })).toBeUndefined()
  })

  it('says nothing of another function, nor of arguments that are not exactly of its types', () => {
    expect(said(pool(), '0x12345678')).toBeUndefined()
    expect(said(pool(), `${repay(5n)}00`)).toBeUndefined()
    expect(said(pool(), `${repay(5n)}${'0'.repeat(64)}`)).toBeUndefined()
  })

  it.each<readonly [string, object]>([
    ['an address shown as an amount', { ...amountField, path: 'onBehalfOf' }],
    ['an amount shown as an address', { path: 'amount', label: 'For', format: 'addressName' }],
    ['a token that is an amount', { ...amountField, params: { tokenPath: 'amount' } }],
    ['a token that is named nowhere', { ...amountField, params: {} }],
    ['a token of a constant that is missing', { ...amountField, params: { token: '$.metadata.constants.none' } }],
    ['a threshold that is no number', { ...amountField, params: { tokenPath: 'asset', threshold: 'all' } }],
    ['a date of an address', { path: 'asset', label: 'Until', format: 'date', params: { encoding: 'timestamp' } }],
    ['a path that leads nowhere', { path: 'nobody', label: 'For', format: 'raw' }],
    ['a path into a value', { path: 'amount.inner', label: 'For', format: 'raw' }],
    ['a path into a list that is none', { path: 'amount.[0]', label: 'For', format: 'raw' }],
    ['a part of the call that it does not have', { path: '@.nonce', label: 'For', format: 'raw' }],
    [
      'words that are missing',
      { path: 'rateMode', label: 'Rate', format: 'enum', params: { $ref: '$.metadata.enums.no' } },
    ],
  ])('says nothing at all with %s', (_, field) => {
    expect(said(pool([...FIELDS, field]), repay(5n))).toBeUndefined()
  })

  it('says nothing at all for a choice that its words do not have', () => {
    expect(said(pool(), repay(5n, USDC, 3n))).toBeUndefined()
  })

  it('shows every member of a list, each with its own token, and leaves out what is never shown', () => {
    const content = pool([], {
      display: {
        formats: {
          'pay((address token,uint256 amount)[] parts,uint256 salt,uint32 wait)': {
            intent: 'Pay',
            fields: [
              {
                path: 'parts.[].amount',
                label: 'Part',
                format: 'tokenAmount',
                params: { tokenPath: 'parts.[].token' },
              },
              { path: 'parts.[-1].token', label: 'Last', format: 'addressName' },
              { path: 'salt', label: 'Salt', visible: 'never' },
              { path: 'wait', label: 'Wait', format: 'duration' },
              { path: 'wait', label: 'Rate', format: 'unit', params: { base: '%', decimals: 2 } },
              { path: 'salt', label: 'Piece', format: 'nftName', params: { collectionPath: '@.to' } },
            ],
          },
        },
      },
    })
    const data = encodeFunctionData({
      abi: parseAbi(['function pay((address token,uint256 amount)[],uint256,uint32)']),
      args: [
        [
          { token: USDC, amount: 5n },
          { token: WETH, amount: 6n },
        ],
        9n,
        150,
      ],
    })
    expect(valuesOf(said(content, data))).toEqual([
      expect.objectContaining({ token: USDC, amount: 5n }),
      expect.objectContaining({ token: WETH, amount: 6n }),
      { as: 'address', address: WETH },
      { as: 'duration', seconds: 150n },
      { as: 'text', text: '1.5 %' },
      { as: 'nft', collection: POOL, tokenId: 9n },
    ])
  })
})

describe('typed data by a descriptor', () => {
  const MAIL = {
    types: {
      EIP712Domain: [
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Person: [{ name: 'wallet', type: 'address' }],
      Mail: [
        { name: 'from', type: 'Person' },
        { name: 'copies', type: 'Person[]' },
        { name: 'delta', type: 'int64' },
        { name: 'isUrgent', type: 'bool' },
      ],
    },
    primaryType: 'Mail',
    domain: { chainId: 1, verifyingContract: POOL },
    message: { from: { wallet: OTHER }, copies: [{ wallet: USDC }, { wallet: WETH }], delta: -3, isUrgent: true },
  }
  const TYPE = 'Mail(Person from,Person[] copies,int64 delta,bool isUrgent)Person(address wallet)'
  const mail = (type: string = TYPE) => ({
    context: { eip712: { deployments: [{ chainId: 1, address: POOL }] } },
    metadata: { owner: 'A post office' },
    display: {
      formats: {
        [type]: {
          intent: 'Send mail',
          fields: [
            { path: 'from.wallet', label: 'From', format: 'addressName' },
            { path: 'copies.[].wallet', label: 'Copy', format: 'addressName' },
            { path: 'delta', label: 'Delta', format: 'raw' },
            { path: 'isUrgent', label: 'Urgent', format: 'raw' },
          ],
        },
      },
    },
  })
  function described(content: object, change: object = {}) {
    const data = readTypedData({ ...MAIL, ...change })
    const descriptor = readDescriptor(content)
    if (!data.ok || !descriptor) throw new Error('expected data and a descriptor')
    return describeTypedData(data.typedData, [descriptor], devnet)
  }

  it('says what the descriptor says, of the values that are signed', () => {
    expect(described(mail())?.fields).toEqual([
      { label: 'From', value: { as: 'address', address: OTHER } },
      { label: 'Copy', value: { as: 'address', address: USDC } },
      { label: 'Copy', value: { as: 'address', address: WETH } },
      { label: 'Delta', value: { as: 'text', text: '-3' } },
      { label: 'Urgent', value: { as: 'text', text: 'true' } },
    ])
  })

  it('is bound by the chain and the contract of the domain, and by the whole type with all that it refers to', () => {
    expect(described(mail(), { domain: { chainId: 8453, verifyingContract: POOL } })).toBeUndefined()
    expect(described(mail(), { domain: { chainId: 1, verifyingContract: OTHER } })).toBeUndefined()
    expect(described(mail(), { types: { ...MAIL.types, EIP712Domain: [] }, domain: {} })).toBeUndefined()
    expect(described(mail('Mail'))).toBeUndefined()
    expect(described(mail(TYPE.replace('int64', 'uint64')))).toBeUndefined()
    expect(described(mail(TYPE.replace('Person(address wallet)', 'Person(bytes wallet)')))).toBeUndefined()
  })

  it('is not taken from a descriptor of calls, nor the other way round', () => {
    const content = mail()
    const calls = { ...content, context: { contract: content.context.eip712 } }
    expect(readDescriptor({ ...calls, display: { formats: {} } })).toMatchObject({ of: 'calls' })
    expect(readDescriptor(content)).toMatchObject({ of: 'typedData' })
    expect(said({ ...pool(), context: { eip712: pool().context.contract } }, repay(5n))).toBeUndefined()
  })
})

describe('a descriptor', () => {
  it.each<readonly [string, object]>([
    ['without deployments', pool(FIELDS, { context: { contract: { deployments: [] } } })],
    [
      'for calls and typed data at once',
      pool(FIELDS, { context: { ...pool().context, eip712: pool().context.contract } }),
    ],
    ['for nothing', pool(FIELDS, { context: {} })],
    ['that includes another', pool(FIELDS, { includes: 'common.json' })],
    ['without an owner', pool(FIELDS, { metadata: {} })],
    ['with a format of a field that is not known', pool([{ path: 'amount', label: 'x', format: 'calldata' }])],
    [
      'with a date in blocks',
      pool([{ path: 'amount', label: 'x', format: 'date', params: { encoding: 'blockheight' } }]),
    ],
    ['with a parameter that is not known', pool([{ ...amountField, params: { tokenPath: 'asset', chainId: 10 } }])],
    ['with a field that shows itself at times', pool([{ ...amountField, visible: { ifNotIn: ['0'] } }])],
    ['with a field that refers to another', pool([{ path: 'amount', $ref: '$.display.definitions.x' }])],
    ['with fields in a group', pool([{ path: 'amount', fields: [] }])],
    [
      'with a function that cannot be read',
      { ...pool(), display: { formats: { 'f(uint257)': { intent: 'x', fields: [] } } } },
    ],
  ])('is refused %s', (_, content) => {
    expect(readDescriptor(content)).toBeUndefined()
  })
})
