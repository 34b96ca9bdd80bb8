import { type Hex, numberToHex, parseAbi } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEvmClient, type EvmClient } from '../../../../../src/net/families/evm/client.ts'
import { PERMIT2 } from '../../../../devnet/chains.ts'
import { type Stand, signer, startStand, tokenOf } from '../../../../devnet/contracts/stand.ts'
import { answeringAsNode, serve } from '../../../servers.ts'

const owner = signer(1)
const NONCE = 2n ** 255n + 259n
const CANCEL = [
  { name: 'authorizer', type: 'address' },
  { name: 'nonce', type: 'bytes32' },
] as const

let stand: Stand
let evm: EvmClient
let usdc: Hex

beforeAll(async () => {
  stand = await startStand(8453)
  usdc = tokenOf(stand.chain, 'usdc')
  evm = createEvmClient({ fetch, nodeUrls: [stand.client.transport.url ?? ''], chainId: 8453 })
})
afterAll(() => stand?.stop())

const mined = async (hash: Promise<Hex>) => stand.client.waitForTransactionReceipt({ hash: await hash })
const eip3009 = (nonce = NONCE) => ({ standard: 'eip3009', contract: usdc, owner: owner.address, nonce }) as const
const permit2 = (nonce = NONCE) => ({ standard: 'permit2', contract: PERMIT2, owner: owner.address, nonce }) as const

describe('whether the number of a permit is used up', () => {
  it('is read from the token, number by number, and from a block by its number', async () => {
    const nonce = numberToHex(NONCE, { size: 32 })
    expect(await evm.isPermitUsed(eip3009())).toEqual({ ok: true, value: false })
    const signature = await owner.signTypedData({
      domain: { name: 'USD Coin', version: '2', chainId: 8453, verifyingContract: usdc },
      types: { CancelAuthorization: CANCEL },
      primaryType: 'CancelAuthorization',
      message: { authorizer: owner.address, nonce },
    })
    const { blockNumber } = await mined(
      stand.client.writeContract({
        ...{ address: usdc, functionName: 'cancelAuthorization', args: [owner.address, nonce, signature] },
        abi: parseAbi(['function cancelAuthorization(address authorizer, bytes32 nonce, bytes signature)']),
      }),
    )
    expect(await evm.isPermitUsed(eip3009())).toEqual({ ok: true, value: true })
    expect(await evm.isPermitUsed(eip3009(), blockNumber - 1n)).toEqual({ ok: true, value: false })
    expect(await evm.isPermitUsed(eip3009(NONCE + 1n))).toEqual({ ok: true, value: false })
    expect(await evm.isPermitUsed(eip3009(), blockNumber + 1_000n)).toMatchObject({ ok: false })
  })

  it('is read from the one bit of Permit2', async () => {
    expect(await evm.isPermitUsed(permit2())).toEqual({ ok: true, value: false })
    await mined(
      stand.client.writeContract({
        ...{ account: owner, address: PERMIT2, functionName: 'invalidateUnorderedNonces' },
        abi: parseAbi(['function invalidateUnorderedNonces(uint256 wordPos, uint256 mask)']),
        args: [NONCE >> 8n, 1n << (NONCE & 0xffn)],
      }),
    )
    expect(await evm.isPermitUsed(permit2())).toEqual({ ok: true, value: true })
    expect(await evm.isPermitUsed(permit2(NONCE - 1n))).toEqual({ ok: true, value: false })
    expect(await evm.isPermitUsed(permit2(NONCE + 256n))).toEqual({ ok: true, value: false })
  })

  it('is not known of what is no such contract', async () => {
    expect(await evm.isPermitUsed({ ...eip3009(), contract: owner.address })).toMatchObject({ ok: false })
    expect(await evm.isPermitUsed({ ...eip3009(), owner: 'nobody' })).toMatchObject({ ok: false })
  })
})

it('tells tokens that take signatures from those that do not', async () => {
  expect(await evm.hasAuthorizations(usdc, owner.address)).toEqual({ ok: true, value: true })
  expect(await evm.hasAuthorizations(tokenOf(stand.chain, 'usdt'), owner.address)).toEqual({ ok: true, value: false })
})

it.each([
  [3, 'execution reverted', { ok: true, value: false }],
  [-32000, 'execution reverted', { ok: true, value: false }],
  [-32000, 'header not found', { ok: false }],
  [-32603, 'internal error', { ok: false }],
  [-32601, 'the method does not exist', { ok: false }],
  [-32005, 'limit exceeded', { ok: false }],
])('takes only the token’s own refusal for a no: %i, %s', async (code, message, expected) => {
  const server = await serve(answeringAsNode(() => ({ error: { code, message } })))
  const one = createEvmClient({ fetch, nodeUrls: [server.url], chainId: 8453 })
  expect(await one.hasAuthorizations(usdc, owner.address)).toMatchObject(expected)
  await server.stop()
})
