import { domainSeparator, encodeFunctionData, type Hex, maxUint160, parseAbi } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { APPROVAL_PROXY, PERMIT2, ROUTER } from '../chains.ts'
import { readArtifacts } from './artifacts.ts'
import { type Stand, signer, startStand, tokenOf } from './stand.ts'

const { abi } = readArtifacts().contracts.Permit2
const PROXY_ABI = [...readArtifacts().contracts.ApprovalProxy.abi, ...abi]
const TOKEN_ABI = parseAbi([
  'function approve(address spender, uint256 amount)',
  'function transfer(address to, uint256 amount)',
  'function balanceOf(address) view returns (uint256)',
])
const PERMITTED = [
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint256' },
] as const
const terms = (permitted: string) => [
  { name: 'permitted', type: permitted },
  { name: 'spender', type: 'address' },
  { name: 'nonce', type: 'uint256' },
  { name: 'deadline', type: 'uint256' },
]
const WITNESS = [{ name: 'witness', type: 'RelayerWitness' }]
const RELAYER_WITNESS = {
  RelayerWitness: [
    { name: 'relayer', type: 'address' },
    { name: 'refundTo', type: 'address' },
    { name: 'nftRecipient', type: 'address' },
    { name: 'metadata', type: 'bytes' },
    { name: 'call3Values', type: 'Call3Value[]' },
  ],
  Call3Value: [
    { name: 'target', type: 'address' },
    { name: 'allowFailure', type: 'bool' },
    { name: 'value', type: 'uint256' },
    { name: 'callData', type: 'bytes' },
  ],
}
const [spender, owner, other] = [signer(0), signer(1), signer(2)]
let stand: Stand
let token: Hex
let deadline = 0n
let nonce = 0n

beforeAll(async () => {
  stand = await startStand(8453)
  token = tokenOf(stand.chain, 'usdt')
  await mined(
    stand.client.writeContract({
      ...{ address: token, abi: TOKEN_ABI, functionName: 'approve', args: [PERMIT2, maxUint160], account: owner },
    }),
  )
})
afterAll(() => stand?.stop())
beforeEach(async () => {
  deadline = (await stand.now()) + 600n
  nonce += 1n
})

const domain = () => ({ name: 'Permit2', chainId: stand.chain.id, verifyingContract: PERMIT2 })
const mined = async (hash: Promise<Hex>) => (await stand.client.waitForTransactionReceipt({ hash: await hash })).status
const balance = (of: Hex) =>
  stand.client.readContract({ address: token, abi: TOKEN_ABI, functionName: 'balanceOf', args: [of] })

type Single = Readonly<{ permitted: Readonly<{ token: Hex; amount: bigint }>; nonce: bigint; deadline: bigint }>
const single = (amount: bigint): Single => ({ permitted: { token, amount }, nonce, deadline })
const signSingle = (permit: Single, by = owner, to: Hex = spender.address) =>
  by.signTypedData({
    domain: domain(),
    types: { PermitTransferFrom: terms('TokenPermissions'), TokenPermissions: PERMITTED },
    primaryType: 'PermitTransferFrom',
    message: { ...permit, spender: to },
  })
const carryOut = (permit: Single, amount: bigint, signature: Hex, account = spender) =>
  mined(
    stand.client.writeContract({
      ...{ address: PERMIT2, abi, functionName: 'permitTransferFrom', account },
      args: [permit, { to: other.address, requestedAmount: amount }, owner.address, signature],
    }),
  )

test('its domain has a name and no version', async () => {
  const separator = await stand.client.readContract({ address: PERMIT2, abi, functionName: 'DOMAIN_SEPARATOR' })
  expect(separator).toBe(domainSeparator({ domain: domain() }))
})

describe('a permit for its caller', () => {
  test('moves the tokens once, and no more than the owner signed', async () => {
    const permit = single(70n)
    const signature = await signSingle(permit)
    const before = await balance(other.address)
    await expect(carryOut(permit, 71n, signature)).rejects.toThrow('InvalidAmount')
    expect(await carryOut(permit, 60n, signature)).toBe('success')
    expect((await balance(other.address)) - before).toBe(60n)
    await expect(carryOut(permit, 10n, signature)).rejects.toThrow('InvalidNonce')
  })
  test('is good until its deadline and not after', async () => {
    const permit = single(1n)
    const signature = await signSingle(permit)
    await stand.advance(601)
    await expect(carryOut(permit, 1n, signature)).rejects.toThrow('SignatureExpired')
  })
  test('is nothing from another signer, for another caller, or once the owner takes its nonce back', async () => {
    const permit = single(1n)
    await expect(carryOut(permit, 1n, await signSingle(permit, other))).rejects.toThrow('InvalidSigner')
    const signature = await signSingle(permit)
    await expect(carryOut(permit, 1n, signature, other)).rejects.toThrow('InvalidSigner')
    await expect(carryOut(permit, 1n, '0x1234')).rejects.toThrow('InvalidSignatureLength')
    const args = [nonce >> 8n, 1n << (nonce & 0xffn)] as const
    await mined(
      stand.client.writeContract({
        ...{ address: PERMIT2, abi, functionName: 'invalidateUnorderedNonces', args, account: owner },
      }),
    )
    await expect(carryOut(permit, 1n, signature)).rejects.toThrow('InvalidNonce')
  })
})

describe('a permit with a witness, through the approval proxy', () => {
  const send = (amount: bigint) => {
    const callData = encodeFunctionData({ abi: TOKEN_ABI, functionName: 'transfer', args: [other.address, amount] })
    return { target: token, allowFailure: false, value: 0n, callData }
  }
  const batch = (amount: bigint) => ({ permitted: [{ token, amount }], nonce, deadline })
  const signBatch = (permit: ReturnType<typeof batch>, calls: readonly ReturnType<typeof send>[]) =>
    owner.signTypedData({
      domain: domain(),
      types: {
        PermitBatchWitnessTransferFrom: [...terms('TokenPermissions[]'), ...WITNESS],
        TokenPermissions: PERMITTED,
        ...RELAYER_WITNESS,
      },
      primaryType: 'PermitBatchWitnessTransferFrom',
      message: {
        ...{ ...permit, spender: APPROVAL_PROXY },
        witness: {
          relayer: spender.address,
          refundTo: owner.address,
          nftRecipient: owner.address,
          metadata: '0x1234',
          call3Values: calls,
        },
      },
    })
  const relay = (
    permit: ReturnType<typeof batch>,
    calls: readonly ReturnType<typeof send>[],
    signature: Hex,
    by: Readonly<{ account?: typeof spender; refundTo?: Hex; metadata?: Hex }> = {},
  ) =>
    mined(
      stand.client.writeContract({
        ...{ address: APPROVAL_PROXY, abi: PROXY_ABI, functionName: 'permit2TransferAndMulticall' },
        account: by.account ?? spender,
        args: [
          ...[owner.address, permit, calls, by.refundTo ?? owner.address, owner.address],
          ...[by.metadata ?? '0x1234', signature],
        ],
      }),
    )

  test('hands the tokens to the router, which makes the calls that the owner signed', async () => {
    const permit = batch(25n)
    const before = await balance(other.address)
    expect(await relay(permit, [send(20n), send(5n)], await signBatch(permit, [send(20n), send(5n)]))).toBe('success')
    expect([(await balance(other.address)) - before, await balance(ROUTER)]).toEqual([25n, 0n])
  })
  test('binds the calls, who makes them, who gets what is left, and the metadata', async () => {
    const permit = batch(25n)
    const signature = await signBatch(permit, [send(25n)])
    await expect(relay(permit, [send(24n)], signature)).rejects.toThrow('InvalidSigner')
    await expect(relay(permit, [], signature)).rejects.toThrow('InvalidSigner')
    await expect(relay(permit, [send(25n)], signature, { account: other })).rejects.toThrow('InvalidSigner')
    const elsewhere = { refundTo: other.address }
    await expect(relay(permit, [send(25n)], signature, elsewhere)).rejects.toThrow('InvalidSigner')
    await expect(relay(permit, [send(25n)], signature, { metadata: '0x' })).rejects.toThrow('InvalidSigner')
    await expect(relay(batch(26n), [send(25n)], signature)).rejects.toThrow('InvalidSigner')
    expect(await relay(permit, [send(25n)], signature)).toBe('success')
  })
})

describe('an allowance that it keeps itself', () => {
  const allowed = () =>
    stand.client.readContract({
      ...{ address: PERMIT2, abi, functionName: 'allowance', args: [owner.address, token, spender.address] },
    }) as Promise<readonly [bigint, number, number]>
  const call = (functionName: string, args: readonly unknown[], account = owner) =>
    mined(stand.client.writeContract({ address: PERMIT2, abi, functionName, args, account }))
  const takeFrom = (amount: bigint) => call('transferFrom', [owner.address, other.address, amount, token], spender)

  test('lets its spender take so much until then, and no more', async () => {
    const until = Number(deadline)
    expect(await call('approve', [token, spender.address, 25n, until])).toBe('success')
    expect(await allowed()).toEqual([25n, until, 0])
    const before = await balance(other.address)
    expect(await takeFrom(20n)).toBe('success')
    expect((await balance(other.address)) - before).toBe(20n)
    await expect(takeFrom(6n)).rejects.toThrow('InsufficientAllowance')
    expect(await call('lockdown', [[{ token, spender: spender.address }]])).toBe('success')
    await expect(takeFrom(1n)).rejects.toThrow('InsufficientAllowance')
  })
  test('is over with its time; a time of zero is that of its block', async () => {
    expect(await call('approve', [token, spender.address, 25n, 1])).toBe('success')
    await expect(takeFrom(1n)).rejects.toThrow('AllowanceExpired')
    expect(await call('approve', [token, spender.address, 0n, 0])).toBe('success')
    const [amount, expiration] = await allowed()
    expect([amount, expiration > 1]).toEqual([0n, true])
  })
})
