import { erc20Abi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { encodeFunctionData } from 'viem/utils'
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest'
import type { Hex } from '../../../../src/lib/hex.ts'
import { createEvmClient, type EvmClient } from '../../../../src/net/families/evm/client.ts'
import type { NodePort } from '../../../../src/wallet/families/evm/node-port.ts'
import { DEV_ACCOUNTS } from '../../../devnet/accounts.ts'
import { CHAINS, DEPOSITORY } from '../../../devnet/chains.ts'
import { rpc } from '../../../devnet/rpc.ts'
import { startWorld, type World, type WorldChain } from '../../../devnet/world.ts'

const [payer, payee, poor] = DEV_ACCOUNTS
if (!payer || !payee || !poor) throw new Error('expected accounts')
const USDC = CHAINS[0]?.tokens[0]?.address ?? '0x'
const NOBODY = '0x00000000000000000000000000000000000abcde'
const GWEI = 1_000_000_000n
const nothing = { ok: true, value: { value: 0n } }

let world: World
let chain: WorldChain
let evm: EvmClient
beforeAll(async () => {
  world = await startWorld()
  const [first] = world.chains
  if (!first) throw new Error('expected a chain')
  chain = first
  // The gateway can inject faults.
  evm = createEvmClient({ fetch, nodeUrls: [chain.rpcUrl], chainId: 1 })
})
afterAll(() => world?.stop())

const read = <T>(answer: { ok: true; value: T } | { ok: false; message: string }): T => {
  if (!answer.ok) throw new Error(answer.message)
  return answer.value
}

async function send(transaction: Readonly<Record<string, unknown>>): Promise<Hex> {
  const hash = await rpc<Hex>(chain.nodeUrl, 'eth_sendTransaction', [{ from: payer?.address, ...transaction }])
  await expect.poll(() => rpc(chain.nodeUrl, 'eth_getTransactionReceipt', [hash]), { interval: 5 }).not.toBeNull()
  return hash
}

async function sign(changes: Readonly<{ nonce: number; maxFeePerGas?: bigint; value?: bigint }>): Promise<Hex> {
  const account = privateKeyToAccount(payer?.privateKey ?? '0x')
  return account.signTransaction({
    type: 'eip1559',
    chainId: 1,
    to: NOBODY,
    gas: 21_000n,
    maxFeePerGas: 100n * GWEI,
    maxPriorityFeePerGas: GWEI,
    ...changes,
  })
}

const transferTo = (to: Hex, amount: bigint) => ({
  to: USDC,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
})

describe('reading a node', () => {
  it('is what the executor asks for', () => {
    expectTypeOf<EvmClient>().toExtend<NodePort>()
  })

  it('gives the chain, balances and tokens', async () => {
    expect(await evm.chainId()).toStrictEqual({ ok: true, value: 1 })
    expect(read(await evm.balance(payer.address))).toBeGreaterThan(0n)
    expect(read(await evm.tokenBalance(USDC, payer.address))).toBeGreaterThan(0n)
    expect(await evm.tokenDecimals(USDC)).toStrictEqual({ ok: true, value: 6 })
    expect(await evm.allowance(USDC, payer.address, DEPOSITORY)).toStrictEqual({ ok: true, value: 0n })
  })

  it('tells an ordinary account, also one that acts by the code of a contract (EIP-7702), from a contract', async () => {
    const delegated = '0x00000000000000000000000000000000000de1e9'
    const almost = '0x00000000000000000000000000000000000de1ea'
    await rpc(chain.nodeUrl, 'anvil_setCode', [delegated, `0xef0100${'4d'.repeat(20)}`])
    await rpc(chain.nodeUrl, 'anvil_setCode', [almost, `0x600100${'4d'.repeat(20)}`])
    expect(await evm.isContract(NOBODY)).toStrictEqual({ ok: true, value: false })
    expect(await evm.isContract(delegated)).toStrictEqual({ ok: true, value: false })
    expect(await evm.isContract(almost)).toStrictEqual({ ok: true, value: true })
    expect(await evm.isContract(DEPOSITORY)).toStrictEqual({ ok: true, value: true })
  })

  it('gives fees of which the most covers two base fees and the priority fee', async () => {
    const { baseFeePerGasWei, maxFeePerGasWei, maxPriorityFeePerGasWei } = read(await evm.fees())
    expect(maxFeePerGasWei).toBe(2n * baseFeePerGasWei + maxPriorityFeePerGasWei)
    expect(maxPriorityFeePerGasWei).toBeGreaterThan(0n)
  })

  it('estimates gas, and says why a call would fail', async () => {
    const call = { from: payer.address, to: NOBODY, data: '0x', value: 1n } as const
    expect(read(await evm.estimateGas(call))).toBeGreaterThanOrEqual(21_000n)
    const { to, data } = transferTo(NOBODY, 2n ** 255n)
    expect(await evm.estimateGas({ from: payer.address, to, data, value: 0n })).toMatchObject({
      ok: false,
      reason: { words: expect.stringMatching(/revert/i) },
    })
  })

  it('answers a failure, never a throw, for what is no address, no hash and no token', async () => {
    const answers = [
      evm.balance('0x12'),
      evm.tokenBalance(USDC, 'nobody'),
      evm.tokenBalance('0x', payer.address),
      evm.allowance(USDC, payer.address, `${DEPOSITORY}00`),
      evm.tokenDecimals(NOBODY),
      evm.receipt('0x1234'),
      evm.transaction(''),
    ]
    for (const answer of answers) expect(await answer).toMatchObject({ ok: false, message: expect.any(String) })
  })
})

describe('what a transaction did', () => {
  it('is in its receipt, and its block can be named again', async () => {
    const hash = await send({ to: NOBODY, value: '0x1' })
    const receipt = read(await evm.receipt(hash))
    expect(receipt).toMatchObject({ status: 'success', logs: [] })
    expect(await evm.blockHash(receipt?.blockNumber ?? 0n)).toStrictEqual({ ok: true, value: receipt?.blockHash })
    expect(await evm.isKnown(hash)).toStrictEqual({ ok: true, value: true })
  })

  it('cost what its receipt says, to the last wei, also where the chain refused it', async () => {
    const refused = { ...transferTo(payee.address, 2n ** 255n), gas: '0x30d40' }
    for (const transaction of [{ to: NOBODY, value: '0x1' }, refused]) {
      const before = read(await evm.balance(payer.address))
      const hash = await send(transaction)
      const receipt = read(await evm.receipt(hash))
      const { gasUsed, gasPriceWei, dataFeeWei } = receipt?.charge ?? { gasUsed: 0n, gasPriceWei: 0n, dataFeeWei: 1n }
      const sent = receipt?.status === 'success' ? 1n : 0n
      expect(before - read(await evm.balance(payer.address))).toBe(gasUsed * gasPriceWei + sent)
      expect(dataFeeWei).toBe(0n)
    }
  })

  it('is not known of one that there is not', async () => {
    const none = `0x${'00'.repeat(31)}01`
    expect(await evm.receipt(none)).toStrictEqual({ ok: true, value: undefined })
    expect(await evm.isKnown(none)).toStrictEqual({ ok: true, value: false })
    expect(await evm.blockHash(1_000_000_000n)).toStrictEqual({ ok: true, value: undefined })
    const latest = () => rpc<{ timestamp: Hex }>(chain.nodeUrl, 'eth_getBlockByNumber', ['latest', false])
    const before = Number((await latest()).timestamp)
    expect(read(await evm.newestBlockSeconds())).toBeGreaterThanOrEqual(before)
    const what = { currency: USDC, isNative: false, recipient: payee.address }
    expect(await evm.received(none, what)).toStrictEqual({ ok: true, value: undefined })
    expect(await evm.received(none, { ...what, isNative: true })).toStrictEqual({ ok: true, value: undefined })
    expect(await evm.received('a Solana signature', what)).toStrictEqual({ ok: true, value: undefined })
    expect(await evm.minedAtSeconds(none)).toStrictEqual({ ok: true, value: undefined })
    expect(await evm.minedAtSeconds('a Solana signature')).toStrictEqual({ ok: true, value: undefined })
  })

  it('says when the block of a transaction was made', async () => {
    const hash = await send(transferTo(payee.address, 1n))
    const { timestamp } = await rpc<{ timestamp: Hex }>(chain.nodeUrl, 'eth_getBlockByNumber', ['latest', false])
    expect(await evm.minedAtSeconds(hash)).toStrictEqual({ ok: true, value: Number(timestamp) })
  })

  it('brought a token to whom it was transferred, and to nobody else', async () => {
    const hash = await send(transferTo(payee.address, 7n))
    const what = { currency: USDC, isNative: false, recipient: payee.address }
    expect(await evm.received(hash, what)).toMatchObject({ ok: true, value: { value: 7n, logs: [{ value: 7n }] } })
    expect(await evm.received(hash, { ...what, recipient: poor.address })).toStrictEqual(nothing)
    expect(await evm.received(hash, { ...what, currency: NOBODY })).toStrictEqual(nothing)
  })

  it('brought native currency, paid plainly or through a contract', async () => {
    const plain = await send({ to: payee.address, value: '0x5' })
    const number = async (hash: Hex) => read(await evm.receipt(hash))?.blockNumber
    const paid = { value: 5n, block: { number: await number(plain), isRise: false } }
    expect(await evm.nativeReceived({ txHash: plain, recipient: payee.address })).toStrictEqual({
      ok: true,
      value: paid,
    })
    // The constructor forwards its value: four zeros, CALLVALUE, payee, GAS, CALL, STOP.
    const init = `0x60006000600060003473${payee.address.slice(2)}5af100`
    const through = await send({ data: init, value: '0x9', gas: '0x30d40' })
    const native = { currency: '0x', isNative: true, recipient: payee.address }
    const risen = { value: 9n, block: { number: await number(through), isRise: true } }
    expect(await evm.received(through, native)).toStrictEqual({ ok: true, value: risen })
    expect(await evm.received(through, { ...native, recipient: poor.address })).toStrictEqual(nothing)
  })

  it('brought nothing when it was reverted', async () => {
    const hash = await send({ ...transferTo(payee.address, 2n ** 255n), gas: '0x30d40' })
    const receipt = read(await evm.receipt(hash))
    expect(receipt).toMatchObject({ status: 'reverted' })
    const call = { from: payer.address, ...transferTo(payee.address, 2n ** 255n), value: 0n }
    expect(await evm.revertWords(call, receipt?.blockNumber ?? 0n)).toMatch(/revert/i)
    const fine = { ...call, ...transferTo(payee.address, 0n) }
    expect(await evm.revertWords(fine, receipt?.blockNumber ?? 0n)).toBeUndefined()
    const what = { currency: USDC, isNative: false, recipient: payee.address }
    expect(await evm.received(hash, what)).toStrictEqual(nothing)
    const unpayable = await send({ to: USDC, value: '0x5', gas: '0x30d40' })
    expect(await evm.nativeReceived({ txHash: unpayable, recipient: USDC })).toStrictEqual(nothing)
  })
})

describe('sending bytes', () => {
  it('is told by its meaning, and twice the same bytes are one transaction', async () => {
    await rpc(chain.nodeUrl, 'evm_setAutomine', [false])
    const nonce = read(await evm.nonce(payer.address, 'pending'))
    const bytes = await sign({ nonce })
    expect(await evm.sendRaw(bytes)).toMatchObject({ result: 'accepted' })
    expect(await evm.sendRaw(bytes)).toMatchObject({ result: 'known' })
    expect(await evm.sendRaw(await sign({ nonce, value: 1n }))).toMatchObject({ result: 'underpriced' })
    expect(await evm.nonce(payer.address, 'pending')).toStrictEqual({ ok: true, value: nonce + 1 })
    expect(await evm.nonce(payer.address, 'latest')).toStrictEqual({ ok: true, value: nonce })
    await rpc(chain.nodeUrl, 'evm_setAutomine', [true])
    await rpc(chain.nodeUrl, 'anvil_mine', ['0x1'])
    expect(await evm.sendRaw(bytes)).toMatchObject({ result: 'nonceTooLow' })
    expect(await evm.sendRaw(await sign({ nonce: nonce + 1, value: 10n ** 30n }))).toMatchObject({ result: 'rejected' })
    expect(await evm.sendRaw('0x02')).toMatchObject({ result: 'rejected' })
  })

  it('ends unknown when the node is ill or gone', async () => {
    const bytes = await sign({ nonce: read(await evm.nonce(payer.address, 'pending')) })
    chain.gateway.setFault({ kind: 'error' })
    expect(await evm.sendRaw(bytes)).toMatchObject({ result: 'unknown' })
    chain.gateway.setFault()
    await chain.gateway.close()
    expect(await evm.sendRaw(bytes)).toMatchObject({ result: 'unknown' })
    expect(await evm.receipt(`0x${'11'.repeat(32)}`)).toMatchObject({ ok: false })
    await chain.gateway.open()
    expect(await evm.chainId()).toMatchObject({ ok: true })
  })
})
