import { setTimeout as sleep } from 'node:timers/promises'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Hex } from '../service/chain.ts'
import type { AskedBody, Planned } from '../service/origin.ts'
import type { Sighting } from '../service/sighting.ts'
import { BTC, bitcoinChainRecord, HIGH_VALUE_SATS } from './currency.ts'
import { bitcoinFamily } from './family.ts'
import { DEPOSITORY_ADDRESS, DEPOSITORY_KEY, MINER } from './keys.ts'
import { NODES, type Stand, startStand } from './stand.ts'
import { type Kind, type TestWallet, testWallet } from './test-wallet.ts'
import { opReturnData, readTransaction } from './transaction.ts'

const record = bitcoinChainRecord('http://127.0.0.1/api')
const REQUEST_ID: Hex = `0x${'01'.repeat(32)}`
const CHECK = { endpoint: '/intents/status/v3', method: 'GET' } as const
let orders = 0
const newOrder = (): Hex => {
  orders += 1
  return `0x${orders.toString(16).padStart(64, 'a')}`
}

test('the depository is the address of its key, and the native identifier is no address', () => {
  expect(DEPOSITORY_KEY.address).toBe(DEPOSITORY_ADDRESS)
  const { address } = bitcoinFamily(record, {} as Stand)
  expect(address(record, BTC.address, 'recipient')).toBeUndefined()
  expect(address(record, DEPOSITORY_ADDRESS, 'recipient')).toBe(DEPOSITORY_ADDRESS)
  expect(address(record, DEPOSITORY_ADDRESS.toUpperCase(), 'recipient')).toBeUndefined()
  expect(address(record, testWallet('any', 'tr').address, 'user')).toMatch(/^bc1p/)
  expect(address(record, testWallet('any', 'pkh').address.toLowerCase(), 'user')).toBeUndefined()
})

describe.each(NODES)('$kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('the family', () => {
    let stand: Stand
    let family: ReturnType<typeof bitcoinFamily>
    let stopWatching: () => Promise<void>
    const sightings: Sighting[] = []
    beforeAll(async () => {
      stand = await startStand(program)
      family = bitcoinFamily(record, stand)
      stopWatching = await family.watch(
        (sighting) => sightings.push(sighting),
        () => undefined,
      )
    })
    afterAll(async () => {
      await stopWatching?.()
      await stand?.stop()
    })

    const wallets = new Map<string, TestWallet>()
    const fundedWallet = async (name: string, kind: Kind = 'wpkh', ...coins: readonly bigint[]) => {
      const wallet = testWallet(`${name} ${kind}`, kind)
      wallets.set(wallet.address, wallet)
      await stand.fund(wallet.address, ...(coins.length > 0 ? coins : [5_000_000n]))
      await stand.mine(1)
      return wallet
    }
    const originOf = (wallet: TestWallet, amount: bigint, changes: Partial<AskedBody> = {}) => {
      const additionalData = wallet.kind === 'sh-wpkh' ? { userPublicKey: hex.encode(wallet.publicKey) } : undefined
      const body = { amount, tradeType: 'EXACT_INPUT' as const, additionalData, ...changes }
      const input = { chain: record, currency: BTC }
      return family.openOrigin({ input, user: wallet.address, body, requestId: REQUEST_ID })
    }
    const plan = async (wallet: TestWallet, amount: bigint, depositAddress?: string) => {
      const orderId = newOrder()
      const useDepositAddress = depositAddress !== undefined
      const origin = await originOf(wallet, amount, { useDepositAddress })
      const planned = await origin.plan({
        input: { chain: record, currency: BTC },
        user: wallet.address,
        recipient: '0x',
        refundTo: wallet.address,
        amount,
        payment: { currency: BTC, amount },
        orderId,
        requestId: REQUEST_ID,
        check: CHECK,
        body: { amount, tradeType: 'EXACT_INPUT' },
        depositAddress,
        swap: undefined,
        local: undefined,
        nowSeconds: 0,
      })
      return { orderId, origin, planned, psbt: psbtOf(planned) }
    }
    const psbtOf = ({ steps }: Planned) => {
      const psbt = steps[0]?.items[0]?.data['psbt']
      if (typeof psbt !== 'string') throw new Error('expected a PSBT')
      return psbt
    }
    const statesOf = (txHash: string) => sightings.filter((each) => each.txHash === txHash).map(({ state }) => state)
    const untilTold = async (txHash: string, ...states: readonly string[]) => {
      while (statesOf(txHash).join() !== states.join()) await sleep(5)
    }

    test.each(['wpkh', 'tr', 'sh-wpkh', 'pkh'] as const)(
      'a %s user signs its PSBT and is seen, then confirmed',
      async (kind) => {
        const wallet = await fundedWallet('signs', kind)
        const { orderId, origin, planned, psbt } = await plan(wallet, 1_000_000n)
        expect(origin.userBalance).toBe(5_000_000n)
        const unsigned = Transaction.fromPSBT(hex.decode(psbt), { allowUnknownOutputs: true })
        const outputs = [0, 1, 2].map((index) => unsigned.getOutput(index))
        expect(unsigned.outputsLength).toBe(3)
        expect(outputs[0]).toMatchObject({ amount: 1_000_000n, script: hex.decode(DEPOSITORY_KEY.script) })
        expect(outputs[1]?.amount).toBe(0n)
        expect(new TextDecoder().decode(opReturnData(hex.encode(outputs[1]?.script ?? new Uint8Array())))).toBe(orderId)
        expect(outputs[2]).toMatchObject({ amount: 4_000_000n - planned.gas, script: hex.decode(wallet.script) })
        expect(unsigned.getInput(0).nonWitnessUtxo).toBeDefined()

        const transaction = wallet.finalize(psbt)
        const { vsize } = readTransaction(transaction)
        expect(Number(planned.gas) / vsize).toBeGreaterThanOrEqual((await stand.node.feeRate()) * 0.95)
        expect(Number(planned.gas) / vsize).toBeLessThan((await stand.node.feeRate()) * 1.1)
        const txHash = await stand.node.broadcast(transaction)
        await untilTold(txHash, 'seen')
        expect(await family.lookUp(record, txHash)).toBe('unmined')
        await stand.mine(1)
        await untilTold(txHash, 'seen', 'confirmed')
        const sighting = {
          chainId: 8253038,
          txHash,
          orderId,
          from: wallet.address,
          currency: BTC.address,
          amount: 1_000_000n,
        }
        expect(await family.lookUp(record, txHash)).toEqual([
          expect.objectContaining({ ...sighting, state: 'confirmed' }),
        ])
      },
    )
    test('spends 25 coins at once, unconfirmed ones last', async () => {
      const wallet = await fundedWallet('many coins', 'wpkh', ...Array.from({ length: 25 }, () => 100_000n))
      const unconfirmed = await stand.fund(wallet.address, 300_000n)
      const few = Transaction.fromPSBT(hex.decode((await plan(wallet, 500_000n)).psbt), { allowUnknownOutputs: true })
      const spent = Array.from({ length: few.inputsLength }, (_, index) =>
        hex.encode(few.getInput(index).txid ?? new Uint8Array()),
      )
      expect(spent).not.toContain(unconfirmed)
      const { psbt } = await plan(wallet, 2_700_000n)
      const transaction = wallet.finalize(psbt)
      expect(readTransaction(transaction).inputs).toHaveLength(26)
      expect(await stand.node.test(transaction)).toEqual({ accepted: true })
    })
    test('change that would be dust is left to the miner', async () => {
      const wallet = await fundedWallet('dust', 'wpkh', 100_000n)
      const { planned } = await plan(wallet, 98_800n)
      const { psbt } = await plan(wallet, 98_800n)
      expect(planned.gas).toBe(1_200n)
      expect(readTransaction(wallet.finalize(psbt)).outputs).toHaveLength(2)
    })
    test('refuses who cannot pay, and whom a PSBT cannot spend for', async () => {
      const wallet = await fundedWallet('poor', 'wpkh', 100_000n)
      await expect(plan(wallet, 100_000n)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS', status: 400 })
      const nested = testWallet('poor', 'sh-wpkh')
      const noKey = originOf(nested, 1_000n, { additionalData: undefined })
      await expect(noKey).rejects.toMatchObject({ code: 'INVALID_ADDRESS' })
      await expect(noKey).rejects.toThrow('additionalData.userPublicKey: ')
      const otherKey = { userPublicKey: hex.encode(wallet.publicKey) }
      await expect(originOf(nested, 1_000n, { additionalData: otherKey })).rejects.toThrow('userPublicKey')
    })

    test('a deposit above the threshold needs two blocks', async () => {
      const wallet = await fundedWallet('rich', 'wpkh', HIGH_VALUE_SATS * 2n)
      const { psbt } = await plan(wallet, HIGH_VALUE_SATS + 1n)
      const txHash = await stand.node.broadcast(wallet.finalize(psbt))
      await untilTold(txHash, 'seen')
      await stand.mine(1)
      await stand.ledger.sync()
      expect(await family.lookUp(record, txHash)).toMatchObject([{ state: 'seen' }])
      await stand.mine(1)
      await untilTold(txHash, 'seen', 'confirmed')
    })
    test('a reorg takes a deposit back to the mempool; evicted it is gone; sent again it is seen', async () => {
      const wallet = await fundedWallet('reorg')
      const { psbt } = await plan(wallet, 1_000_000n)
      const transaction = wallet.finalize(psbt)
      const txHash = await stand.node.broadcast(transaction)
      await stand.mine(1)
      while (statesOf(txHash).at(-1) !== 'confirmed') await sleep(5)
      sightings.length = 0
      await stand.reorg(1)
      await untilTold(txHash, 'seen')
      await stand.node.evict(txHash)
      await untilTold(txHash, 'seen', 'gone')
      expect(await family.lookUp(record, txHash)).toBe('absent')
      await stand.node.broadcast(transaction)
      await untilTold(txHash, 'seen', 'gone', 'seen')
      await stand.mine(1)
      await untilTold(txHash, 'seen', 'gone', 'seen', 'confirmed')
    })
    test('a replaced deposit is gone before its replacement is seen', async () => {
      const wallet = await fundedWallet('bump')
      const { orderId, psbt } = await plan(wallet, 1_000_000n)
      const first = readTransaction(wallet.finalize(psbt))
      await stand.node.broadcast(first.hex)
      await untilTold(first.txid, 'seen')
      const [deposit, order, change] = first.outputs
      const coins = first.inputs.map(({ txid, vout }) => {
        const previous = stand.ledger.everSeen(txid)
        return { txid, vout, valueSats: previous?.outputs[vout]?.valueSats ?? 0n, hex: previous?.hex ?? '' }
      })
      if (!deposit || !order || !change) throw new Error('expected three outputs')
      const less = { ...change, valueSats: change.valueSats - 5_000n }
      const second = readTransaction(wallet.spend(coins, [deposit, order, less]))
      sightings.length = 0
      await stand.node.broadcast(second.hex)
      await untilTold(second.txid, 'seen')
      expect(sightings.map(({ txHash, state }) => [txHash, state])).toEqual([
        [first.txid, 'gone'],
        [second.txid, 'seen'],
      ])
      expect(sightings[1]).toMatchObject({ orderId, amount: 1_000_000n })
    })

    test("a deposit address is its order's own; each payment to it is told with what it paid", async () => {
      const wallet = await fundedWallet('addresses')
      const orderId = newOrder()
      const address = await family.openDepositAddress?.({ chain: record, orderId })
      if (address === undefined) throw new Error('expected a deposit address')
      expect(await family.openDepositAddress?.({ chain: record, orderId: newOrder() })).not.toBe(address)
      const { planned, psbt } = await plan(wallet, 700_000n, address)
      expect(planned.steps[0]?.depositAddress).toBe(address)
      const exact = await stand.node.broadcast(wallet.finalize(psbt))
      const other = await stand.fund(address, 10_000n)
      await untilTold(exact, 'seen')
      await untilTold(other, 'seen')
      await stand.mine(1)
      await untilTold(exact, 'seen', 'confirmed')
      await untilTold(other, 'seen', 'confirmed')
      const paid = (txHash: string) => sightings.findLast((each) => each.txHash === txHash)
      expect(paid(exact)).toMatchObject({ depositAddress: address, amount: 700_000n, from: wallet.address })
      expect(paid(other)).toMatchObject({ depositAddress: address, amount: 10_000n, from: MINER.address })
    })
    test('with a deposit address, the balance must exceed the amount, and need not pay for a PSBT', async () => {
      const wallet = await fundedWallet('indicative', 'wpkh', 100_000n)
      await expect(plan(wallet, 100_000n, DEPOSITORY_ADDRESS)).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
      await expect(plan(wallet, 99_999n, DEPOSITORY_ADDRESS)).rejects.toThrow('expected a PSBT')
      expect((await plan(wallet, 90_000n, DEPOSITORY_ADDRESS)).psbt).toMatch(/^70736274ff/)
    })

    test('pays once for each key, and the payment stands with its block', async () => {
      const { address, script } = testWallet('paid', 'tr')
      const payment = {
        key: 'fill:1',
        orderId: newOrder(),
        chain: record,
        currency: BTC,
        recipient: address,
        amount: 123_456n,
      }
      const [sent, again] = await Promise.all([family.pay(payment), family.pay(payment)])
      expect(again.txHashes).toEqual(sent.txHashes)
      await stand.ledger.sync()
      expect(stand.ledger.unspent(script).map(({ valueSats }) => valueSats)).toEqual([123_456n])
      const stopped = AbortSignal.abort(new Error('stopped'))
      await expect(sent.confirmed(stopped)).rejects.toThrow('stopped')
      const confirmed = sent.confirmed(new AbortController().signal)
      const [txid = ''] = sent.txHashes
      await stand.node.evict(txid)
      while ((await stand.node.position()).mempool.includes(txid) === false) await sleep(5)
      await stand.mine(1)
      expect(await confirmed).toBe('success')
    })
    test('refuses to pay dust, and more than there is, with nothing sent', async () => {
      const input = { chain: record, currency: BTC }
      const { address } = testWallet('dusted')
      const body = { amount: 100n, tradeType: 'EXACT_INPUT' as const }
      const ask = { output: input, recipient: address, body, requestId: REQUEST_ID }
      const destination = await family.openDestination(ask)
      const payment = { key: 'fill:2', orderId: newOrder(), chain: record, currency: BTC, recipient: address }
      await expect(destination.tryDelivery({ ...payment, amount: 100n })).rejects.toMatchObject({
        code: 'AMOUNT_TOO_LOW',
      })
      await expect(family.pay({ ...payment, amount: 100n })).rejects.toThrow('dust')
      const all = await destination.solverBalance(BTC)
      await expect(family.pay({ ...payment, amount: all })).rejects.toThrow('do not suffice')
      const withCalls = { ...ask, body: { ...body, txs: [{}] } as AskedBody }
      await expect(family.openDestination(withCalls)).rejects.toMatchObject({ code: 'EXTRA_TXS_NOT_SUPPORTED' })
    })
  })
})
