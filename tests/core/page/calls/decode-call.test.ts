import fc from 'fast-check'
import { type Abi, encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import { selectorOfSignature } from '../../../../src/core/page/abi/function-signature.ts'
import { KNOWN_SIGNATURES } from '../../../../src/core/page/abi/known-signatures.ts'
import { callMeaningOf } from '../../../../src/core/page/calls/decode-call.ts'
import { KNOWN_FUNCTIONS } from '../../../../src/core/page/calls/known-functions.ts'
import type { CallAct } from '../../../../src/core/page/calls/meaning.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { chainById, currencyOf } from '../../../../src/core/profiles/profile.ts'
import type { Hex } from '../../../../src/lib/hex.ts'

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const UNKNOWN_TOKEN = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const DEPOSITORY = '0x4cD00E387622C35bDDB9b4c962C136462338BC31'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const ZERO = '0x0000000000000000000000000000000000000000'
const ORDER: Hex = `0x${'ab'.repeat(32)}`
const BYTES32: Hex = `0x${'11'.repeat(32)}`

const abi = parseAbi([
  'function transfer(address,uint256)',
  'function transferFrom(address,address,uint256)',
  'function approve(address,uint256)',
  'function approve(address,address,uint160,uint48)',
  'function increaseAllowance(address,uint256)',
  'function decreaseAllowance(address,uint256)',
  'function permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
  'function safeTransferFrom(address,address,uint256)',
  'function safeTransferFrom(address,address,uint256,bytes)',
  'function safeTransferFrom(address,address,uint256,uint256,bytes)',
  'function safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
  'function setApprovalForAll(address,bool)',
  'function deposit()',
  'function withdraw(uint256)',
  'function depositNative(address,bytes32)',
  'function depositErc20(address,address,uint256,bytes32)',
  'function depositErc20(address,address,bytes32)',
  'function multicall(bytes[])',
  'function cancelAuthorization(address,bytes32,uint8,bytes32,bytes32)',
])
type Call = Parameters<typeof encodeFunctionData<typeof abi>>[0]
const encode = (functionName: Call['functionName'], args: readonly unknown[]): Hex =>
  encodeFunctionData<Abi, string>({ abi, functionName, args })

const meaning = (to: string | undefined, data: Hex, value = 0n) => callMeaningOf({ to, value, data }, devnet, 1)
const act = (to: string | undefined, data: Hex, value = 0n) => meaning(to, data, value).act
const usdc = { address: USDC, currency: currencyOf(devnet, 1, USDC) }
const other = { address: UNKNOWN_TOKEN, currency: undefined }

describe('the functions that are known', () => {
  it('stand under the selectors of their signatures', () => {
    const found = Object.entries(KNOWN_SIGNATURES)
    expect(found).toEqual(
      Object.values(KNOWN_SIGNATURES).map((signature) => [selectorOfSignature(signature), signature]),
    )
    expect(Object.keys(KNOWN_SIGNATURES).sort()).toEqual([...Object.keys(KNOWN_FUNCTIONS), '0xac9650d8'].sort())
  })
})

describe('what a call means', () => {
  it('is a payment without any bytes, and a contract without a recipient', () => {
    expect(meaning(OTHER, '0x', 5n)).toEqual({ act: { kind: 'payment' }, dangers: [] })
    expect(act(undefined, '0x6080')).toEqual({ kind: 'creation', codeBytes: 2 })
  })

  const cases: readonly (readonly [string, string, Hex, CallAct])[] = [
    [
      'a transfer of a token that is known',
      USDC,
      encode('transfer', [OTHER, 5n]),
      { kind: 'transfer', token: usdc, recipient: OTHER, amount: 5n },
    ],
    [
      'one of a token that is not',
      UNKNOWN_TOKEN,
      encode('transfer', [OTHER, 5n]),
      { kind: 'transfer', token: other, recipient: OTHER, amount: 5n },
    ],
    [
      'a transfer from somebody',
      USDC,
      encode('transferFrom', [OWN, OTHER, 5n]),
      { kind: 'transferFrom', token: usdc, owner: OWN, recipient: OTHER, amount: 5n },
    ],
    [
      'an allowance',
      USDC,
      encode('approve', [OTHER, 5n]),
      { kind: 'allowance', change: 'set', token: usdc, spender: OTHER, amount: 5n, isUnlimited: false },
    ],
    [
      'an allowance without end',
      UNKNOWN_TOKEN,
      encode('approve', [OTHER, maxUint256]),
      { kind: 'allowance', change: 'set', token: other, spender: OTHER, amount: maxUint256, isUnlimited: true },
    ],
    [
      'a raised allowance',
      USDC,
      encode('increaseAllowance', [OTHER, 5n]),
      { kind: 'allowance', change: 'raise', token: usdc, spender: OTHER, amount: 5n, isUnlimited: false },
    ],
    [
      'a lowered allowance',
      USDC,
      encode('decreaseAllowance', [OTHER, 5n]),
      { kind: 'allowance', change: 'lower', token: usdc, spender: OTHER, amount: 5n, isUnlimited: false },
    ],
    [
      'a permit that somebody signed',
      USDC,
      encode('permit', [OWN, OTHER, 5n, 9n, 27, BYTES32, BYTES32]),
      { kind: 'permit', token: usdc, owner: OWN, spender: OTHER, amount: 5n, isUnlimited: false, untilSeconds: 9n },
    ],
    [
      'an allowance at Permit2',
      PERMIT2,
      encode('approve', [USDC, OTHER, 2n ** 160n - 1n, 9]),
      {
        kind: 'permit2',
        token: usdc,
        spender: OTHER,
        amount: 2n ** 160n - 1n,
        isUnlimited: true,
        untilSeconds: 9n,
      },
    ],
    [
      'an NFT sent',
      OTHER,
      encode('safeTransferFrom', [OWN, OTHER, 7n, '0x1234']),
      { kind: 'nftTransfer', collection: OTHER, owner: OWN, recipient: OTHER, tokenIds: [7n], amounts: undefined },
    ],
    [
      'some of an NFT sent',
      OTHER,
      encode('safeTransferFrom', [OWN, OTHER, 7n, 2n, '0x']),
      { kind: 'nftTransfer', collection: OTHER, owner: OWN, recipient: OTHER, tokenIds: [7n], amounts: [2n] },
    ],
    [
      'several NFTs sent',
      OTHER,
      encode('safeBatchTransferFrom', [OWN, OTHER, [7n, 8n], [1n, 2n], '0x']),
      { kind: 'nftTransfer', collection: OTHER, owner: OWN, recipient: OTHER, tokenIds: [7n, 8n], amounts: [1n, 2n] },
    ],
    [
      'a whole collection given into other hands',
      OTHER,
      encode('setApprovalForAll', [OWN, true]),
      { kind: 'operator', collection: OTHER, operator: OWN, isAllowed: true },
    ],
    ['money taken out of a wrapper', OTHER, encode('withdraw', [3n]), { kind: 'unwrap', amount: 3n }],
    [
      'a deposit of tokens for an order',
      DEPOSITORY,
      encode('depositErc20', [OWN, USDC, 5n, ORDER]),
      { kind: 'deposit', token: usdc, amount: 5n, depositor: OWN, orderId: ORDER },
    ],
    [
      'a deposit of all that may be taken',
      DEPOSITORY,
      encode('depositErc20', [OWN, USDC, ORDER]),
      { kind: 'deposit', token: usdc, amount: undefined, depositor: OWN, orderId: ORDER },
    ],
  ]
  it.each(cases)('is %s', (_, to, data, expected) => {
    expect(meaning(to, data)).toEqual({ act: expected, dangers: [] })
  })

  it('is money into a wrapper, or a deposit for an order, with what is sent along', () => {
    expect(meaning(OTHER, encode('deposit', []), 9n)).toEqual({ act: { kind: 'wrap', amount: 9n }, dangers: [] })
    const native = chainById(devnet, 1)?.native
    expect(act(DEPOSITORY, encode('depositNative', [OWN, ORDER]), 9n)).toEqual({
      kind: 'deposit',
      token: { address: ZERO, currency: native },
      amount: 9n,
      depositor: OWN,
      orderId: ORDER,
    })
  })

  it('is said of Permit2 and the depository at their pinned addresses only', () => {
    const unknown = (data: Hex) => ({ kind: 'unknown', selector: data.slice(0, 10) })
    const deposit = encode('depositErc20', [OWN, USDC, 5n, ORDER])
    const permit2 = encode('approve', [USDC, OTHER, 5n, 9])
    expect(act(OTHER, deposit)).toEqual(unknown(deposit))
    expect(act(OTHER, permit2)).toEqual(unknown(permit2))
    expect(callMeaningOf({ to: DEPOSITORY, value: 0n, data: deposit }, devnet, 424242).act).toEqual(unknown(deposit))
  })

  it.each([
    ['something left over', `${encode('transfer', [OTHER, 5n])}00`],
    ['a whole word left over', `${encode('approve', [OTHER, 5n])}${'0'.repeat(64)}`],
    ['an argument that is missing', encode('approve', [OTHER, 5n]).slice(0, -64)],
    ['an address with bits above it', encode('approve', [OTHER, 5n]).replace(/^(0x.{8})0/, '$11')],
  ])('is not known with %s', (_, data) => {
    expect(act(USDC, data as Hex)).toEqual({ kind: 'unknown', selector: data.slice(0, 10) })
  })

  it('is not known for any other function, nor for less than a selector', () => {
    expect(act(USDC, '0xdeadbeef')).toEqual({ kind: 'unknown', selector: '0xdeadbeef' })
    expect(act(USDC, '0xdead')).toEqual({ kind: 'unknown', selector: undefined })
  })

  it('does not take the native currency for a token at the zero address', () => {
    expect(act(ZERO, encode('transfer', [OTHER, 5n]))).toMatchObject({ token: { currency: undefined } })
  })

  it('comes from a descriptor of a pinned token for what has no shape of its own', () => {
    const data = encode('cancelAuthorization', [OWN, BYTES32, 27, BYTES32, BYTES32])
    expect(act(USDC, data)).toMatchObject({ kind: 'described', described: { owner: 'USD Coin' } })
    expect(act(UNKNOWN_TOKEN, data)).toMatchObject({ kind: 'unknown' })
  })
})

describe('any bytes', () => {
  const selectors = [...Object.keys(KNOWN_FUNCTIONS), '0xac9650d8', '0xe3ee160e', '0x2b67b570', '0xcc53287f']
  const hex = (maxLength: number) =>
    fc.uint8Array({ maxLength }).map((bytes) => Buffer.from(bytes).toString('hex').padStart(64, '0'))
  const word = fc.oneof(
    hex(32),
    fc.nat(200).map((small) => small.toString(16).padStart(64, '0')),
  )

  it('mean something or nothing, and never stop the wallet', () => {
    const bytes = fc.tuple(fc.constantFrom(...selectors), fc.array(word, { maxLength: 12 }))
    const places = fc.constantFrom(USDC, UNKNOWN_TOKEN, DEPOSITORY, PERMIT2, undefined)
    fc.assert(
      fc.property(bytes, places, fc.bigInt({ min: 0n, max: 9n }), ([selector, words], to, value) => {
        const { act: found } = meaning(to, `${selector}${words.join('')}` as Hex, value)
        if (found.kind === 'unknown') expect(found.selector).toBe(selector)
        else expect(to === undefined).toBe(found.kind === 'creation')
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('several calls in one', () => {
  it('mean what each of them means, with the same money', () => {
    const data = encode('multicall', [
      [encode('deposit', []), encode('approve', [OTHER, maxUint256]), '0x', '0x12345678'],
    ])
    expect(act(UNKNOWN_TOKEN, data, 4n)).toEqual({
      kind: 'batch',
      calls: [
        { act: { kind: 'wrap', amount: 4n }, dangers: [] },
        { act: expect.objectContaining({ kind: 'allowance', isUnlimited: true }), dangers: [] },
        { act: { kind: 'unknown', selector: undefined }, dangers: [] },
        { act: { kind: 'unknown', selector: '0x12345678' }, dangers: [] },
      ],
    })
  })

  it('show their dangers', () => {
    const data = encode('multicall', [[encode('transfer', [UNKNOWN_TOKEN, 1n])]])
    expect(act(UNKNOWN_TOKEN, data)).toMatchObject({ calls: [{ dangers: ['tokensToToken'] }] })
  })

  it('are not followed deeper, nor listed longer, than a person reads', () => {
    const within = (data: Hex) => encode('multicall', [[data]])
    const inner = encode('approve', [OTHER, 5n])
    expect(act(USDC, within(within(within(inner))))).toMatchObject({
      calls: [{ act: { calls: [{ act: { calls: [{ act: { kind: 'allowance' } }] } }] } }],
    })
    expect(act(USDC, within(within(within(within(inner)))))).toMatchObject({
      calls: [{ act: { calls: [{ act: { calls: [{ act: { kind: 'unknown', selector: '0xac9650d8' } }] } }] } }],
    })
    const many = (count: number) => encode('multicall', [Array.from({ length: count }, () => inner)])
    expect(act(USDC, many(50)).kind).toBe('batch')
    expect(act(USDC, many(51)).kind).toBe('unknown')
  })
})

describe('what is odd about a call', () => {
  it.each([
    ['tokens sent to their own contract', USDC, encode('transfer', [USDC, 5n]), 0n, ['tokensToToken']],
    ['tokens sent to the contract of another', USDC, encode('transfer', [USDT, 5n]), 0n, ['tokensToToken']],
    ['unknown tokens to themselves', UNKNOWN_TOKEN, encode('transfer', [UNKNOWN_TOKEN, 5n]), 0n, ['tokensToToken']],
    ['tokens sent to nobody', USDC, encode('transferFrom', [OWN, ZERO, 5n]), 0n, ['zeroAddress']],
    ['an NFT sent to nobody', OTHER, encode('safeTransferFrom', [OWN, ZERO, 5n, '0x']), 0n, ['zeroAddress']],
    ['money paid to nobody', ZERO, '0x', 5n, ['zeroAddress']],
    ['money paid to a token', USDC, '0x', 5n, ['moneyToToken']],
    ['money along with an approval', USDC, encode('approve', [OTHER, 5n]), 5n, ['strayMoney']],
    ['money along with what takes some out', OTHER, encode('withdraw', [5n]), 5n, ['strayMoney']],
    ['nothing about a payment', OTHER, '0x', 5n, []],
    ['nothing about no payment to a token', USDC, '0x', 0n, []],
  ] as const)('is %s', (_, to, data, value, dangers) => {
    expect(meaning(to, data, value).dangers).toEqual(dangers)
  })
})
