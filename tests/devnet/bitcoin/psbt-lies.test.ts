import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Hex } from '../chains.ts'
import { DEPOSITORY_KEY, MINER } from './keys.ts'
import { testWallet } from './test-wallet.ts'
import { opReturnData } from './transaction.ts'
import { fromBitcoin, psbtOf, startTransfers, type TransferStand } from './transfer-stand.ts'

const OTHER: Hex = '0x00000000000000000000000000000000000b17c0'
const AMOUNT = 1_000_000n
const wallet = testWallet('lied to by the service')
let stand: TransferStand

beforeAll(async () => {
  stand = await startTransfers(undefined)
  await stand.bitcoin('/fund', { address: wallet.address, amount: '5000000' })
})
afterAll(() => stand?.stop())

const told = async (lie?: Record<string, unknown>) => {
  if (lie) await stand.bitcoin('/lies', lie)
  const quote = await stand.quote(fromBitcoin(wallet.address, OTHER, AMOUNT))
  const transaction = Transaction.fromPSBT(hex.decode(psbtOf(quote)), { allowUnknownOutputs: true })
  const outputs = Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { script, amount } = transaction.getOutput(index)
    return { script: hex.encode(script ?? new Uint8Array()), amount: amount ?? 0n }
  })
  const order = outputs.map(({ script }) => opReturnData(script)).find((data) => data !== undefined)
  const input = transaction.getInput(0)
  return { quote, outputs, order: order && new TextDecoder().decode(order), input, fee: BigInt(quote.fees.gas.amount) }
}

test('a lie is told once, and the next PSBT is honest', async () => {
  const lied = await told({ kind: 'depositScript' })
  expect(lied.outputs[0]).toEqual({ script: MINER.script, amount: AMOUNT })
  const honest = await told()
  expect(honest.outputs[0]).toEqual({ script: DEPOSITORY_KEY.script, amount: AMOUNT })
  expect(honest.outputs[2]).toEqual({ script: wallet.script, amount: 4_000_000n - honest.fee })
  expect(honest.order).toBe(honest.quote.protocol.v2.orderId)
  await stand.bitcoin('/lies', { kind: 'noOrder' })
  await fetch(`${stand.world.line.control}/bitcoin/lies`, { method: 'DELETE' })
  expect((await told()).order).toBeDefined()
})
test('it lies about the outputs', async () => {
  expect((await told({ kind: 'depositAmount', sats: 7 })).outputs[0]?.amount).toBe(AMOUNT + 7n)
  expect((await told({ kind: 'order', orderId: `0x${'00'.repeat(32)}` })).order).toBe(`0x${'00'.repeat(32)}`)
  expect((await told({ kind: 'noOrder' })).order).toBeUndefined()
  expect((await told({ kind: 'changeScript' })).outputs[2]?.script).toBe(MINER.script)
  expect((await told({ kind: 'noChange' })).outputs).toHaveLength(2)
  const { outputs, fee } = await told({ kind: 'extraOutput', sats: 1_000 })
  expect(outputs[2]?.amount).toBe(4_000_000n - fee - 1_000n)
  expect(outputs[3]).toEqual({ script: MINER.script, amount: 1_000n })
})
test('it lies about the inputs', async () => {
  expect((await told({ kind: 'sighash', sighash: 131 })).input.sighashType).toBe(131)
  expect((await told({ kind: 'unreplaceable' })).input.sequence).toBe(0xffff_ffff)
  const { input } = await told({ kind: 'inputValue', sats: 100 })
  expect(input.witnessUtxo?.amount).toBe(5_000_100n)
  expect(input.nonWitnessUtxo).toBeUndefined()
})
test('a lie that it does not know is refused', async () => {
  await expect(stand.bitcoin('/lies', { kind: 'other' })).rejects.toThrow('kind: expected depositScript')
  await expect(stand.bitcoin('/lies', { kind: 'inputValue' })).rejects.toThrow('sats: expected')
})
test('a fee rate that is set holds for PSBTs and for the explorer', async () => {
  const before = await told()
  await stand.bitcoin('/fee-rate', { satsPerVbyte: 50 })
  const { fee } = await told()
  expect(fee).toBe(before.fee * 10n)
  expect(JSON.parse(await stand.explorer('/fee-estimates'))[1]).toBe(50)
  await stand.bitcoin('/fee-rate')
  expect((await told()).fee).toBe(before.fee)
})
