import { encodeFunctionData, maxUint256, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { TypedData } from '../../../src/core/execution/item.ts'
import { actOfMessage, actOfOwnPayment, actOfTransfer, actOfTypedData } from '../../../src/core/policy/act.ts'
import { actOfCalls } from '../../../src/core/policy/act-of-calls.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { currencyOf } from '../../../src/core/profiles/profile.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import { ETH, ethInput, intentOf, STRANGER, USDC, USER } from '../honest.ts'

const OTHER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const CONTRACT = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const usdc = currencyOf(devnet, 1, USDC[1])
const eth = currencyOf(devnet, 1, ETH)
if (!usdc || !eth) throw new Error('expected currencies of the profile')
const pays = { currency: eth, value: ethInput.amount }

const abi = parseAbi([
  'function transfer(address,uint256)',
  'function approve(address,uint256)',
  'function decreaseAllowance(address,uint256)',
  'function setApprovalForAll(address,bool)',
  'function safeTransferFrom(address,address,uint256)',
  'function depositNative(address,bytes32)',
  'function deposit()',
  'function multicall(bytes[])',
])
const bytes = (functionName: 'transfer' | 'approve' | 'decreaseAllowance', args: readonly [Hex, bigint]) =>
  encodeFunctionData({ abi, functionName, args })
const DEPOSITORY = devnet.chains.find(({ id }) => id === 1)?.depositories[0] ?? ''

describe('what a transfer pays', () => {
  it('is whoever gets it, whoever gets it back, and whatever is called with it', () => {
    const asked = {
      ...ethInput,
      recipient: STRANGER,
      refundTo: OTHER,
      calls: [{ to: CONTRACT, data: '0x', value: 1n }],
    }
    expect(actOfTransfer(intentOf(asked), pays, devnet)).toEqual({
      what: 'payment',
      account: USER,
      payees: [STRANGER, OTHER, CONTRACT],
      leaves: [pays],
    })
  })

  const calling = (to: string, data: Hex, value = 0n) => {
    const made = actOfTransfer(intentOf({ ...ethInput, calls: [{ to, data, value }] }), pays, devnet)
    return made?.what === 'payment' ? made.payees.slice(2) : undefined
  }
  const nft = (to: Hex) => encodeFunctionData({ abi, functionName: 'safeTransferFrom', args: [CONTRACT, to, 7n] })
  const inside = (data: Hex) => encodeFunctionData({ abi, functionName: 'multicall', args: [[data]] })
  const order = encodeFunctionData({ abi, functionName: 'depositNative', args: [USER, `0x${'ab'.repeat(32)}`] })
  it.each([
    ['whom the call sends tokens to', calling(USDC[8453], bytes('transfer', [STRANGER, 5n])), [USDC[8453], STRANGER]],
    ['whom it lets take tokens', calling(USDC[8453], bytes('approve', [STRANGER, 5n])), [USDC[8453], STRANGER]],
    ['whom it hands an NFT to', calling(CONTRACT, nft(STRANGER)), [CONTRACT, STRANGER]],
    ['whom a call inside of it pays', calling(CONTRACT, inside(nft(STRANGER))), [CONTRACT, STRANGER]],
    ['somebody unnamed, for an order that is not ours', calling(DEPOSITORY, order, 7n), [DEPOSITORY, undefined]],
    ['somebody unnamed, where it cannot be read', calling(CONTRACT, '0x12345678'), [CONTRACT, undefined]],
    ['somebody unnamed, where a part cannot', calling(CONTRACT, inside('0x12345678')), [CONTRACT, undefined]],
    [
      'the contract alone, where a permission ends',
      calling(USDC[8453], bytes('approve', [STRANGER, 0n])),
      [USDC[8453]],
    ],
  ] as const)('is %s', (_name, payees, expected) => {
    expect(payees).toEqual(expected)
  })

  it('is the same where the wallet itself pays its deposit address', () => {
    const calls = [{ to: USDC[8453], data: bytes('transfer', [OTHER, 5n]), value: 0n }]
    expect(actOfOwnPayment({ ...ethInput, calls }, { account: USER, pays }, devnet)).toEqual({
      what: 'payment',
      account: USER,
      payees: [ethInput.recipient, ethInput.refundTo, USDC[8453], OTHER],
      leaves: [pays],
    })
  })

  it('is nothing where an address is paid by other means', () => {
    const asked = { ...ethInput, payment: 'openAddress', paidElsewhere: true } as const
    expect(actOfTransfer(intentOf(asked), pays, devnet)).toBeUndefined()
  })
})

const call = (to: string | undefined, data: Hex, value = 0n) => ({ to, data, value, gas: undefined })
const act = (calls: readonly ReturnType<typeof call>[], effects: Parameters<typeof actOfCalls>[1]) =>
  actOfCalls({ account: USER, chainId: 1, calls }, effects, devnet)
const still = { changes: [], approvals: [] }
const taken = { changes: [{ currency: USDC[1], amount: -5n }], approvals: [] }

describe('what calls pay', () => {
  const payment = (payees: readonly (string | undefined)[], leaves: unknown) => ({
    what: 'payment',
    account: USER,
    payees,
    leaves,
  })
  it.each([
    [
      'whoever tokens are sent to',
      call(USDC[1], bytes('transfer', [STRANGER, 5n])),
      taken,
      payment([STRANGER], [{ currency: usdc, value: 5n }]),
    ],
    [
      'whoever native money goes to',
      call(STRANGER, '0x', 7n),
      { changes: [{ currency: ETH, amount: -7n }], approvals: [] },
      payment([STRANGER, STRANGER], [{ currency: eth, value: 7n }]),
    ],
    [
      'whoever may take tokens',
      call(USDC[1], bytes('approve', [CONTRACT, 9n])),
      { changes: [], approvals: [{ currency: USDC[1], amount: 9n, spender: CONTRACT }] },
      payment([CONTRACT, CONTRACT], [{ currency: usdc, value: 9n }]),
    ],
    [
      'somebody unnamed, for an order of the service that is not ours',
      call(
        DEPOSITORY,
        encodeFunctionData({ abi, functionName: 'depositNative', args: [USER, `0x${'ab'.repeat(32)}`] }),
        7n,
      ),
      taken,
      payment(
        [undefined],
        [
          { currency: usdc, value: 5n },
          { currency: eth, value: 7n },
        ],
      ),
    ],
    [
      'a contract that cannot be read and takes something',
      call(CONTRACT, '0x12345678'),
      taken,
      payment([CONTRACT], [{ currency: usdc, value: 5n }]),
    ],
    [
      'a contract of which nobody knows what it takes',
      call(CONTRACT, '0x12345678'),
      undefined,
      payment([CONTRACT], undefined),
    ],
    [
      'whoever may take NFTs, which have no price',
      call(CONTRACT, encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [STRANGER, true] })),
      still,
      payment([STRANGER], undefined),
    ],
    [
      'a contract that is made with money',
      call(undefined, '0x60', 7n),
      still,
      payment([undefined, undefined], [{ currency: eth, value: 7n }]),
    ],
    [
      'whoever a batch sends to, and the money along with it',
      call(
        CONTRACT,
        encodeFunctionData({ abi, functionName: 'multicall', args: [[bytes('transfer', [STRANGER, 5n])]] }),
        3n,
      ),
      still,
      payment([CONTRACT, STRANGER], [{ currency: eth, value: 3n }]),
    ],
    [
      'an unknown token, which has no price',
      call(CONTRACT, '0x12345678'),
      { changes: [{ currency: OTHER, amount: -1n }], approvals: [] },
      payment([CONTRACT], undefined),
    ],
  ] as const)('is %s', (_name, asked, effects, expected) => {
    expect(act([asked], effects)).toEqual(expected)
  })

  it.each([
    ['an unread call that takes nothing', call(CONTRACT, '0x12345678'), still],
    ['an allowance that ends', call(USDC[1], bytes('approve', [CONTRACT, 0n])), still],
    ['one that is lowered', call(USDC[1], bytes('decreaseAllowance', [CONTRACT, 5n])), still],
    [
      'NFTs that nobody may take any more',
      call(CONTRACT, encodeFunctionData({ abi, functionName: 'setApprovalForAll', args: [STRANGER, false] })),
      still,
    ],
  ] as const)('is nothing for %s', (_name, asked, effects) => {
    expect(act([asked], effects)).toEqual({ what: 'transaction', account: USER })
  })

  it('counts what was taken and may still be taken once for each token, the more of both', () => {
    const approvals = [{ currency: USDC[1].toLowerCase(), amount: maxUint256, spender: CONTRACT }]
    const made = act([call(CONTRACT, '0x12345678')], { ...taken, approvals })
    expect(made).toMatchObject({ leaves: [{ currency: usdc, value: maxUint256 }] })
  })
})

const fieldsOf = (text: string) =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ')
    return { name, type }
  })
const PUBLISHED: Readonly<Record<string, string>> = {
  Permit: 'address owner,address spender,uint256 value,uint256 nonce,uint256 deadline',
  TransferWithAuthorization:
    'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
}
const data = (
  primaryType: string,
  message: TypedData['message'],
  domain: TypedData['domain'] = {},
  fields = PUBLISHED[primaryType] ?? 'address to',
): TypedData => ({ domain, types: { [primaryType]: fieldsOf(fields) }, primaryType, message })

describe('what a signature pays', () => {
  it.each([
    ['whoever may take tokens by a permit', data('Permit', { spender: STRANGER }), [STRANGER]],
    ['whoever a token’s own authorization pays', data('TransferWithAuthorization', { to: STRANGER }), [STRANGER]],
    ['the market of an order', data('OrderComponents', {}, { verifyingContract: CONTRACT }), [CONTRACT]],
    ['somebody unnamed on an exchange', data('NonceMapping', { to: USER }), [undefined]],
    [
      'anybody where a contract’s data are unknown',
      data('MetaTransaction', { to: USER, spender: USER }, { verifyingContract: CONTRACT }),
      [undefined],
    ],
    ['somebody unnamed where nobody is said', data('PermitBatch', {}), [undefined]],
    [
      'anybody in a permit of an unknown form, whomever its fields name',
      data('PermitAll', { spender: USER, to: USER }, { verifyingContract: CONTRACT }, 'address spender,address to'),
      [undefined],
    ],
    [
      'anybody in an authorization of an unknown form',
      data('SellWithAuthorization', { to: USER }, { verifyingContract: CONTRACT }),
      [undefined],
    ],
  ])('is %s', (_name, typedData, payees) => {
    expect(actOfTypedData(USER, typedData, undefined)).toEqual({
      what: 'payment',
      account: USER,
      payees,
      leaves: undefined,
    })
  })

  it('is no more than an unknown contract may take, and anything in data of another kind', () => {
    const leaves = [{ currency: usdc, value: 5n }]
    const domain = { verifyingContract: CONTRACT }
    expect(actOfTypedData(USER, data('Garden', {}, domain), leaves)).toMatchObject({ payees: [undefined], leaves })
    expect(actOfTypedData(USER, data('Permit', {}, domain), leaves)).toMatchObject({ leaves: undefined })
    expect(actOfTypedData(USER, data('OrderComponents', {}, domain), leaves)).toMatchObject({ leaves: undefined })
  })

  it('is anything to anybody in data that another chain may act on', () => {
    const typedData = {
      ...data('Tx', { to: STRANGER }, { verifyingContract: 'cosmos' }),
      types: { EIP712Domain: [{ name: 'verifyingContract', type: 'string' }] },
    }
    expect(actOfTypedData(USER, typedData, [])).toMatchObject({ payees: [undefined], leaves: undefined })
  })

  it('is nothing that the wallet knows of for other data, and for a message', () => {
    expect(actOfTypedData(USER, data('Mail', { to: STRANGER }), undefined)).toEqual({ what: 'data', account: USER })
    expect(actOfMessage(USER, false)).toEqual({ what: 'message', account: USER })
    expect(actOfMessage(USER, true)).toMatchObject({ what: 'payment', payees: [undefined] })
  })
})
