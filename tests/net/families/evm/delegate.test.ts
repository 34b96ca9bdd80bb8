import { createWalletClient, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signEvmUndelegation } from '../../../../src/core/sign/evm-undelegation.ts'
import { hexToBytes } from '../../../../src/lib/hex.ts'
import { createEvmClient } from '../../../../src/net/families/evm/client.ts'
import { ROUTER } from '../../../devnet/chains.ts'
import { type Harness, startHarness } from '../../../devnet/service/harness.ts'

let devnet: Harness
beforeAll(async () => {
  devnet = await startHarness(4)
})
afterAll(() => devnet?.stop())

it('reads a delegation, and none after its signed end', async () => {
  const { rpcUrl } = devnet.chain(8453)
  const account = privateKeyToAccount(devnet.user.privateKey)
  const wallet = createWalletClient({ account, transport: http(rpcUrl) })
  const evm = createEvmClient({ fetch, nodeUrls: [rpcUrl], chainId: 8453 })
  const { address } = account
  const authorization = await wallet.signAuthorization({ contractAddress: ROUTER, executor: 'self' })
  await wallet.sendTransaction({ chain: null, to: address, authorizationList: [authorization] }).catch(() => undefined)
  await expect.poll(() => evm.delegate(address)).toEqual({ ok: true, value: ROUTER.toLowerCase() })
  const nonce = await evm.nonce(address, 'latest')
  if (!nonce.ok) throw new Error('expected a nonce')
  const fees = { maxFeePerGasWei: 10n ** 11n, maxPriorityFeePerGasWei: 10n ** 9n }
  const terms = { terms: 'evm', nonce: nonce.value, gasLimit: 64_000n, ...fees } as const
  const privateKey = hexToBytes(devnet.user.privateKey)
  const signed = await signEvmUndelegation({ account: address, chainId: 8453 }, { terms, purpose: 'step', privateKey })
  expect(await evm.sendRaw(signed.bytes)).toMatchObject({ result: 'accepted' })
  await expect.poll(() => evm.delegate(address)).toEqual({ ok: true, value: undefined })
})
