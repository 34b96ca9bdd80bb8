import { type Hex, maxUint256, parseAbi, parseSignature, toHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OWNER } from '../accounts.ts'
import { CHAINS } from '../chains.ts'
import { fromAccount, type Stand, signer, startStand, tokenOf } from './stand.ts'

const AUTHORIZATION = 'address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce'
const ABI = parseAbi([
  'function name() view returns (string)',
  'function version() view returns (string)',
  'function totalSupply() view returns (uint256)',
  'function balanceOf(address) view returns (uint256)',
  'function allowance(address, address) view returns (uint256)',
  'function nonces(address) view returns (uint256)',
  'function authorizationState(address, bytes32) view returns (bool)',
  'function mint(address to, uint256 amount) returns (bool)',
  'function transfer(address to, uint256 amount) returns (bool)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, bytes signature)',
  `function transferWithAuthorization(${AUTHORIZATION}, uint8 v, bytes32 r, bytes32 s)`,
  `function transferWithAuthorization(${AUTHORIZATION}, bytes signature)`,
  `function receiveWithAuthorization(${AUTHORIZATION}, bytes signature)`,
  'function cancelAuthorization(address authorizer, bytes32 nonce, bytes signature)',
])
const PERMIT = {
  Permit: [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
} as const
const TRANSFER_FIELDS = [
  { name: 'from', type: 'address' },
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'validAfter', type: 'uint256' },
  { name: 'validBefore', type: 'uint256' },
  { name: 'nonce', type: 'bytes32' },
] as const
const AUTHORIZATIONS = {
  TransferWithAuthorization: TRANSFER_FIELDS,
  ReceiveWithAuthorization: TRANSFER_FIELDS,
  CancelAuthorization: [
    { name: 'authorizer', type: 'address' },
    { name: 'nonce', type: 'bytes32' },
  ],
} as const

const [relayer, user, other] = [signer(0), signer(1), signer(2)]
let stand: Stand
let usdc: Readonly<{ address: Hex; abi: typeof ABI }>

beforeAll(async () => {
  stand = await startStand(999)
  usdc = { address: tokenOf(stand.chain, 'usdc'), abi: ABI }
})
afterAll(() => stand?.stop())

const domain = () => ({ name: 'USD Coin', version: '2', chainId: stand.chain.id, verifyingContract: usdc.address })
const mined = async (hash: Promise<Hex>) => (await stand.client.waitForTransactionReceipt({ hash: await hash })).status
const balance = (of: Hex) => stand.client.readContract({ ...usdc, functionName: 'balanceOf', args: [of] })

async function permit(value: bigint, deadline: bigint, account = user) {
  const nonce = await stand.client.readContract({ ...usdc, functionName: 'nonces', args: [user.address] })
  const message = { owner: user.address, spender: other.address, value, nonce, deadline }
  return account.signTypedData({ domain: domain(), types: PERMIT, primaryType: 'Permit', message })
}

type Authorization = Readonly<{
  from: Hex
  to: Hex
  value: bigint
  validAfter: bigint
  validBefore: bigint
  nonce: Hex
}>

async function authorization(nonce: string, change: Partial<Authorization> = {}): Promise<Authorization> {
  const validBefore = (await stand.now()) + 600n
  return {
    from: user.address,
    to: other.address,
    value: 5n,
    validAfter: 0n,
    validBefore,
    nonce: toHex(nonce, { size: 32 }),
    ...change,
  }
}

function sign(primaryType: 'TransferWithAuthorization' | 'ReceiveWithAuthorization', message: Authorization) {
  return user.signTypedData({ domain: domain(), types: AUTHORIZATIONS, primaryType, message })
}

function list({ from, to, value, validAfter, validBefore, nonce }: Authorization) {
  return [from, to, value, validAfter, validBefore, nonce] as const
}

test('on each chain, the token is USD Coin, version 2, and the supply is what genesis gave out', async () => {
  expect(await stand.client.readContract({ ...usdc, functionName: 'name' })).toBe('USD Coin')
  expect(await stand.client.readContract({ ...usdc, functionName: 'version' })).toBe('2')
  const supply = await stand.client.readContract({ ...usdc, functionName: 'totalSupply' })
  expect(supply).toBe((9n * 1_000_000n + 2n * 1_000_000_000n) * 1_000_000n)
  expect(CHAINS.every((chain) => tokenOf(chain, 'usdc'))).toBe(true)
})

test('a permit works once, with the signature in either form', async () => {
  const deadline = (await stand.now()) + 600n
  const { r, s, yParity } = parseSignature(await permit(10n, deadline))
  const split = [user.address, other.address, 10n, deadline, 27 + yParity, r, s] as const
  expect(await mined(stand.client.writeContract({ ...usdc, functionName: 'permit', args: split }))).toBe('success')
  const whole = [user.address, other.address, 20n, deadline, await permit(20n, deadline)] as const
  expect(await mined(stand.client.writeContract({ ...usdc, functionName: 'permit', args: whole }))).toBe('success')
  const allowed = await stand.client.readContract({
    ...usdc,
    functionName: 'allowance',
    args: [user.address, other.address],
  })
  expect(allowed).toBe(20n)
  await expect(stand.client.writeContract({ ...usdc, functionName: 'permit', args: whole })).rejects.toThrow(
    'EIP2612: invalid signature',
  )
})

test('a permit that another signed, or that is late, is refused', async () => {
  const deadline = (await stand.now()) + 600n
  const send = (until: bigint, signature: Hex) =>
    stand.client.writeContract({
      ...usdc,
      functionName: 'permit',
      args: [user.address, other.address, 1n, until, signature],
    })
  await expect(send(deadline, await permit(1n, deadline, other))).rejects.toThrow('EIP2612: invalid signature')
  const late = (await stand.now()) - 1n
  await expect(send(late, await permit(1n, late))).rejects.toThrow('permit is expired')
  await expect(send(maxUint256, await permit(2n, maxUint256))).rejects.toThrow('EIP2612: invalid signature')
})

test('anyone may carry out a transfer authorization, once', async () => {
  const message = await authorization('transfer')
  const args = [...list(message), await sign('TransferWithAuthorization', message)] as const
  const before = await balance(other.address)
  expect(await mined(stand.client.writeContract({ ...usdc, functionName: 'transferWithAuthorization', args }))).toBe(
    'success',
  )
  expect((await balance(other.address)) - before).toBe(5n)
  const used = await stand.client.readContract({
    ...usdc,
    functionName: 'authorizationState',
    args: [user.address, message.nonce],
  })
  expect(used).toBe(true)
  const again = stand.client.writeContract({ ...usdc, functionName: 'transferWithAuthorization', args })
  await expect(again).rejects.toThrow('used or canceled')
})

test('a transfer authorization also works with v, r and s', async () => {
  const message = await authorization('split')
  const { r, s, yParity } = parseSignature(await sign('TransferWithAuthorization', message))
  const args = [...list(message), 27 + yParity, r, s] as const
  expect(await mined(stand.client.writeContract({ ...usdc, functionName: 'transferWithAuthorization', args }))).toBe(
    'success',
  )
})

test('an authorization is refused before its time, after it, and with one word changed', async () => {
  const now = await stand.now()
  const send = async (message: Authorization, signed: Authorization = message) => {
    const args = [...list(message), await sign('TransferWithAuthorization', signed)] as const
    return stand.client.writeContract({ ...usdc, functionName: 'transferWithAuthorization', args })
  }
  await expect(send(await authorization('early', { validAfter: now + 600n }))).rejects.toThrow('not yet valid')
  await expect(send(await authorization('late', { validBefore: now - 1n }))).rejects.toThrow('authorization is expired')
  const honest = await authorization('changed')
  await expect(send({ ...honest, value: 6n }, honest)).rejects.toThrow('invalid signature')
})

test('a receive authorization works for the payee alone', async () => {
  const message = await authorization('receive')
  const args = [...list(message), await sign('ReceiveWithAuthorization', message)] as const
  const receive = (account: typeof user) =>
    stand.client.writeContract({ ...usdc, functionName: 'receiveWithAuthorization', args, account })
  await expect(receive(relayer)).rejects.toThrow('caller must be the payee')
  expect(await mined(receive(other))).toBe('success')
})

test('a canceled authorization is dead', async () => {
  const message = await authorization('canceled')
  const cancel = await user.signTypedData({
    domain: domain(),
    types: AUTHORIZATIONS,
    primaryType: 'CancelAuthorization',
    message: { authorizer: user.address, nonce: message.nonce },
  })
  const args = [user.address, message.nonce, cancel] as const
  expect(await mined(stand.client.writeContract({ ...usdc, functionName: 'cancelAuthorization', args }))).toBe(
    'success',
  )
  const transfer = [...list(message), await sign('TransferWithAuthorization', message)] as const
  const send = stand.client.writeContract({ ...usdc, functionName: 'transferWithAuthorization', args: transfer })
  await expect(send).rejects.toThrow('used or canceled')
})

test('only the owner mints, and nobody sends more than they hold', async () => {
  const mint = (account: typeof user) =>
    stand.client.writeContract({ ...usdc, functionName: 'mint', args: [other.address, 9n], account })
  await expect(mint(user)).rejects.toThrow('not a minter')
  expect(await mined(mint(fromAccount(OWNER)))).toBe('success')
  const tooMuch = stand.client.writeContract({ ...usdc, functionName: 'transfer', args: [other.address, 10n ** 30n] })
  await expect(tooMuch).rejects.toThrow('exceeds balance')
})
