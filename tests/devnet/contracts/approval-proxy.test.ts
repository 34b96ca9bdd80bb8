import { encodeAbiParameters, encodePacked, keccak256, pad, parseAbi, parseSignature, toHex } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWNER } from '../accounts.ts'
import { APPROVAL_PROXY, DEPOSITORY, type Hex, ROUTER, ZERO_ADDRESS } from '../chains.ts'
import { depositTokens, METADATA, moveFrom, PROXY_ABI, type RouterCall, sendTokens, TOKEN_ABI } from './router-calls.ts'
import { fromAccount, type Stand, signer, startStand, tokenOf } from './stand.ts'

const [user, stranger] = [signer(1), signer(2)]
const owner = fromAccount(OWNER)
const ORDER = pad('0x0de4', { size: 32 })
const RECIPIENT: Hex = '0x00000000000000000000000000000000000ca112'
const NONCES = parseAbi(['function nonces(address) view returns (uint256)'])
const PERMIT = parseAbi(['function permit(address, address, uint256, uint256, uint8, bytes32, bytes32)'])
const proxy = { address: APPROVAL_PROXY, abi: PROXY_ABI } as const

let stand: Stand
let token: Hex
beforeAll(async () => {
  stand = await startStand(1)
  token = tokenOf(stand.chain, 'usdc')
})
afterAll(() => stand?.stop())

const held = (of: Hex) =>
  stand.client.readContract({ address: token, abi: TOKEN_ABI, functionName: 'balanceOf', args: [of] })
async function mined(hash: Promise<Hex>) {
  expect((await stand.client.waitForTransactionReceipt({ hash: await hash })).status).toBe('success')
}
const approve = (amount: bigint, account = user) =>
  mined(
    stand.client.writeContract({
      ...{ address: token, abi: TOKEN_ABI, functionName: 'approve', args: [APPROVAL_PROXY, amount], account },
    }),
  )
async function gain(of: Hex, action: () => Promise<unknown>) {
  const before = await held(of)
  await action()
  return (await held(of)) - before
}
const toRecipient = () => [sendTokens(token, RECIPIENT, 0n)]

type Way = Readonly<{ by?: typeof user; refundTo?: Hex; amounts?: readonly bigint[] }>
async function transfer(
  calls: readonly RouterCall[],
  { by = user, refundTo = by.address, amounts = [100n] }: Way = {},
) {
  const { request } = await stand.client.simulateContract({
    ...{ ...proxy, functionName: 'transferAndMulticall', account: by },
    args: [[token], amounts, calls, refundTo, by.address, METADATA],
  })
  await mined(stand.client.writeContract(request))
}

describe('transferAndMulticall', () => {
  test('takes tokens from its caller to the router, which makes the calls', async () => {
    await approve(100n)
    const deposit = depositTokens(token, user.address, { depository: DEPOSITORY, id: ORDER })
    expect(await gain(DEPOSITORY, () => transfer([deposit]))).toBe(100n)
    expect(await held(ROUTER)).toBe(0n)
  })
  test('takes nothing from anybody else, whatever they have allowed it', async () => {
    await approve(100n)
    await expect(transfer(toRecipient(), { by: stranger })).rejects.toThrow('TokenCallFailed')
    const theft = moveFrom(token, user.address, stranger.address, 100n)
    await expect(transfer([theft], { by: stranger, amounts: [0n] })).rejects.toThrow('exceeds allowance')
    expect(await gain(RECIPIENT, () => transfer(toRecipient()))).toBe(100n)
  })
  test('demands somebody to refund to, and as many amounts as tokens', async () => {
    await expect(transfer([], { refundTo: ZERO_ADDRESS })).rejects.toThrow('RefundToCannotBeZeroAddress')
    await expect(transfer([], { amounts: [1n, 2n] })).rejects.toThrow('ArrayLengthsMismatch')
  })
})

describe('permitTransferAndMulticall', () => {
  async function permitOf(value: bigint) {
    const read = { address: token, abi: NONCES, functionName: 'nonces', args: [user.address] } as const
    const nonce = await stand.client.readContract(read)
    const deadline = (await stand.now()) + 600n
    const signature = await user.signTypedData({
      domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: token },
      types: { Permit: fields('owner address,spender address,value uint256,nonce uint256,deadline uint256') },
      primaryType: 'Permit',
      message: { owner: user.address, spender: APPROVAL_PROXY, value, nonce, deadline },
    })
    return { token, owner: user.address, value, nonce, deadline, ...split(signature) }
  }
  const carryOut = async (permit: Awaited<ReturnType<typeof permitOf>>, by = user, refundTo = by.address) => {
    const { request } = await stand.client.simulateContract({
      ...{ ...proxy, functionName: 'permitTransferAndMulticall', account: by },
      args: [[permit], toRecipient(), refundTo, by.address, METADATA],
    })
    await mined(stand.client.writeContract(request))
  }
  test('takes by the caller’s own permit, also where somebody has used it already', async () => {
    await approve(0n)
    expect(await gain(RECIPIENT, async () => carryOut(await permitOf(100n)))).toBe(100n)
    const permit = await permitOf(100n)
    const { v, r, s, deadline } = permit
    const args = [user.address, APPROVAL_PROXY, 100n, deadline, v, r, s] as const
    const used = { address: token, abi: PERMIT, functionName: 'permit', args, account: stranger } as const
    await mined(stand.client.writeContract(used))
    expect(await gain(RECIPIENT, () => carryOut(permit))).toBe(100n)
    await expect(carryOut(permit)).rejects.toThrow()
  })
  test('takes by nobody else’s, and demands somebody to refund to', async () => {
    const permit = await permitOf(100n)
    await expect(carryOut(permit, stranger)).rejects.toThrow('Unauthorized')
    await expect(carryOut(permit, user, ZERO_ADDRESS)).rejects.toThrow('RefundToCannotBeZeroAddress')
  })
})

describe('permit3009TransferAndMulticall', () => {
  const relayer = stranger
  async function signed(calls: readonly RouterCall[]) {
    const [validAfter, validBefore] = [0n, (await stand.now()) + 600n]
    const signature = await user.signTypedData({
      domain: { name: 'USD Coin', version: '2', chainId: 1, verifyingContract: token },
      types: {
        ReceiveWithAuthorization: fields(
          'from address,to address,value uint256,validAfter uint256,validBefore uint256,nonce bytes32',
        ),
      },
      primaryType: 'ReceiveWithAuthorization',
      message: {
        ...{ from: user.address, to: APPROVAL_PROXY, value: 100n, validAfter, validBefore },
        nonce: witnessOf(relayer.address, calls),
      },
    })
    return { from: user.address, value: 100n, validAfter, validBefore, ...split(signature) }
  }
  type Given = Readonly<{ by?: typeof user; refundTo?: Hex; metadata?: Hex; tokens?: readonly Hex[] }>
  const carryOut = async (
    permit: Awaited<ReturnType<typeof signed>>,
    calls: readonly RouterCall[],
    { by = relayer, refundTo = user.address, metadata = METADATA, tokens = [token] }: Given = {},
  ) => {
    const { request } = await stand.client.simulateContract({
      ...{ ...proxy, functionName: 'permit3009TransferAndMulticall', account: by },
      args: [[permit], tokens, calls, refundTo, user.address, metadata],
    })
    await mined(stand.client.writeContract(request))
  }
  test('takes from the signer for the relayer and the calls that were signed, and for no others', async () => {
    const permit = await signed(toRecipient())
    const other = [sendTokens(token, stranger.address, 0n)]
    await expect(carryOut(permit, other)).rejects.toThrow('invalid signature')
    await expect(carryOut(permit, toRecipient(), { by: signer(3) })).rejects.toThrow('invalid signature')
    await expect(carryOut(permit, toRecipient(), { refundTo: stranger.address })).rejects.toThrow('invalid signature')
    await expect(carryOut(permit, toRecipient(), { metadata: '0x' })).rejects.toThrow('invalid signature')
    await expect(carryOut(permit, toRecipient(), { tokens: [] })).rejects.toThrow('ArrayLengthsMismatch')
    await expect(carryOut(permit, toRecipient(), { refundTo: ZERO_ADDRESS })).rejects.toThrow(
      'RefundToCannotBeZeroAddress',
    )
    expect(await gain(RECIPIENT, () => carryOut(permit, toRecipient()))).toBe(100n)
    await expect(carryOut(permit, toRecipient())).rejects.toThrow()
  })
})

test('permit2TransferAndMulticall without a signature takes nothing, and makes the calls', async () => {
  const permit = { permitted: [{ token, amount: 100n }], nonce: 0n, deadline: 0n }
  const call = { ...proxy, functionName: 'permit2TransferAndMulticall', account: stranger } as const
  const { request } = await stand.client.simulateContract({
    ...call,
    args: [user.address, permit, toRecipient(), stranger.address, stranger.address, METADATA, '0x'],
  })
  expect(await gain(user.address, () => mined(stand.client.writeContract(request)))).toBe(0n)
  const nobody = stand.client.simulateContract({
    ...call,
    args: [user.address, permit, [], ZERO_ADDRESS, stranger.address, METADATA, '0x'],
  })
  await expect(nobody).rejects.toThrow('RefundToCannotBeZeroAddress')
})

test('what is paid to the proxy itself is its owner’s, and nobody else’s', async () => {
  const pay = { address: token, abi: TOKEN_ABI, functionName: 'transfer', args: [APPROVAL_PROXY, 70n] } as const
  await mined(stand.client.writeContract({ ...pay, account: user }))
  await mined(stand.client.sendTransaction({ to: APPROVAL_PROXY, value: 9n, account: user }))
  expect(await stand.client.readContract({ ...proxy, functionName: 'owner' })).toMatch(new RegExp(OWNER.address, 'i'))
  const withdraw = (of: Hex, account: typeof user) =>
    stand.client.simulateContract({ ...proxy, functionName: 'withdraw', args: [of], account })
  for (const of of [token, ZERO_ADDRESS]) await expect(withdraw(of, user)).rejects.toThrow('Unauthorized')
  for (const of of [token, ZERO_ADDRESS]) {
    await mined(stand.client.writeContract((await withdraw(of, owner)).request))
  }
  expect([await held(APPROVAL_PROXY), await stand.client.getBalance({ address: APPROVAL_PROXY })]).toEqual([0n, 0n])
})

function fields(text: string) {
  return text.split(',').map((field) => {
    const [name = '', type = ''] = field.split(' ')
    return { name, type }
  })
}

function split(signature: Hex) {
  const { r, s, yParity } = parseSignature(signature)
  return { v: 27 + yParity, r, s }
}

/** The published witness by hand: EIP-712's struct hash, with the user as both recipients. */
function witnessOf(relayer: Hex, calls: readonly RouterCall[]): Hex {
  const callType = 'Call3Value(address target,bool allowFailure,uint256 value,bytes callData)'
  const type =
    'RelayerWitness(address relayer,address refundTo,address nftRecipient,bytes metadata,Call3Value[] call3Values)'
  const word = (text: string) => keccak256(toHex(text))
  const parameters = (types: string) => types.split(' ').map((each) => ({ type: each }))
  const hashes = calls.map(({ target, allowFailure, value, callData }) =>
    keccak256(
      encodeAbiParameters(parameters('bytes32 address bool uint256 bytes32'), [
        ...[word(callType), target, allowFailure, value, keccak256(callData)],
      ]),
    ),
  )
  return keccak256(
    encodeAbiParameters(parameters('bytes32 address address address bytes32 bytes32'), [
      ...[word(type + callType), relayer, user.address, user.address],
      ...[keccak256(METADATA), keccak256(encodePacked(['bytes32[]'], [hashes]))],
    ]),
  )
}
