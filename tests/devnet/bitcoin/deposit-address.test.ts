import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hex, ZERO_ADDRESS } from '../chains.ts'
import { until } from '../service/harness.ts'
import { SOLVER_KEY } from './keys.ts'
import { NODES } from './stand.ts'
import { testWallet } from './test-wallet.ts'
import { fromBitcoin, type Quote, startTransfers, type TransferStand } from './transfer-stand.ts'

const OTHER: Hex = '0x00000000000000000000000000000000000b17c0'

describe.each(NODES)('$kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('a deposit address', () => {
    let stand: TransferStand
    beforeAll(async () => {
      stand = await startTransfers(program)
    })
    afterAll(() => stand?.stop())

    const pay = (address: string, amount: bigint) => stand.bitcoin('/fund', { address, amount: `${amount}` })
    const funded = async (name: string, amount = 5_000_000n) => {
      const { address } = testWallet(`payer ${name}`)
      await pay(address, amount)
      return address
    }
    const strict = async (amount: bigint, refundTo: string) => {
      const address = await funded(`rich ${amount}`)
      const body = { ...fromBitcoin(address, OTHER, amount), refundTo, useDepositAddress: true, strict: true }
      const quote = await stand.quote(body)
      const depositAddress = quote.steps[0]?.depositAddress ?? ''
      expect(depositAddress).toMatch(/^bc1q/)
      return { quote, depositAddress }
    }

    const mineUntil = (quote: Quote, word: string) =>
      until(async () => {
        await stand.bitcoin('/mine', { blocks: 1 })
        const answer = await stand.status(quote)
        return answer.status === word ? answer : undefined
      })

    test('exactly paid, the order is filled', async () => {
      const { quote, depositAddress } = await strict(1_000_000n, testWallet('exact').address)
      const before = await stand.evmBalance(1, ZERO_ADDRESS, OTHER)
      const { txid } = await pay(depositAddress, 1_000_000n)
      expect(await stand.untilStatus(quote, 'success')).toMatchObject({ inTxHashes: [txid] })
      const after = await stand.evmBalance(1, ZERO_ADDRESS, OTHER)
      expect(after - before).toBe(BigInt(quote.details.currencyOut.amount))
    })
    test('what was paid is swept into the solver’s coins', async () => {
      const { quote, depositAddress } = await strict(1_000_000n, testWallet('swept').address)
      await stand.bitcoin('/mine', { blocks: 1 })
      await pay(depositAddress, 1_000_000n)
      await stand.untilStatus(quote, 'success')
      await stand.untilWaiting(1)
      const before = await stand.confirmedSats(SOLVER_KEY.address)
      await stand.bitcoin('/mine', { blocks: 1 })
      expect(await stand.confirmedSats(depositAddress)).toBe(0n)
      const gained = (await stand.confirmedSats(SOLVER_KEY.address)) - before
      expect(gained).toBeGreaterThan(950_000n)
      expect(gained).toBeLessThan(1_000_000n)
    })
    test('paid too little, all of it comes back', async () => {
      const { address } = testWallet('under')
      const { quote, depositAddress } = await strict(1_000_000n, address)
      await pay(depositAddress, 999_999n)
      const { failReason } = await mineUntil(quote, 'refund')
      expect(failReason).toBe('DEPOSITED_AMOUNT_TOO_LOW_TO_FILL')
      expect(await stand.confirmedSats(address)).toBe(999_999n)
    })
    test('paid less than can be sent back, nothing comes back', async () => {
      // 400 satoshis are dust for P2PKH only.
      const { quote, depositAddress } = await strict(1_000_000n, testWallet('dust', 'pkh').address)
      await pay(depositAddress, 400n)
      expect(await stand.untilStatus(quote, 'failure')).toMatchObject({
        failReason: 'DEPOSITED_AMOUNT_TOO_LOW_TO_FILL',
        refundFailReason: 'AMOUNT_TOO_LOW_TO_REFUND',
      })
    })
    test('paid too much, the order is filled and the excess comes back', async () => {
      const { address } = testWallet('over')
      const { quote, depositAddress } = await strict(1_000_000n, address)
      const before = await stand.evmBalance(1, ZERO_ADDRESS, OTHER)
      await pay(depositAddress, 1_250_000n)
      await mineUntil(quote, 'success')
      expect(await stand.confirmedSats(address)).toBe(250_000n)
      const after = await stand.evmBalance(1, ZERO_ADDRESS, OTHER)
      expect(after - before).toBe(BigInt(quote.details.currencyOut.amount))
    })
    test('paid too late, all of it comes back', async () => {
      const address = await funded('late')
      const body = { ...fromBitcoin(address, OTHER, 1_000_000n), useDepositAddress: true, strict: true, ttl: 60 }
      const quote = await stand.quote({ ...body, refundTo: testWallet('refund late').address })
      await stand.control('/clock/advance', { seconds: 61 })
      await pay(quote.steps[0]?.depositAddress ?? '', 1_000_000n)
      expect(await mineUntil(quote, 'refund')).toMatchObject({ failReason: 'TTL_EXPIRED' })
      expect(await stand.confirmedSats(testWallet('refund late').address)).toBe(1_000_000n)
    })
    test('open and paid another amount, a new request takes over at the rate of the day', async () => {
      const address = await funded('open')
      const body = { ...fromBitcoin(address, OTHER, 1_000_000n), useDepositAddress: true }
      const quote = await stand.quote(body)
      const before = await stand.evmBalance(1, ZERO_ADDRESS, OTHER)
      const { txid } = await pay(quote.steps[0]?.depositAddress ?? '', 2_000_000n)
      const request = (id: string | undefined) =>
        stand.world.service.control.requests().find(({ requestId }) => requestId === id)
      const requestId = await until(() => request(quote.steps[0]?.requestId)?.supersededByRequestId)
      await until(() => (request(requestId)?.status === 'success' ? true : undefined))
      const requote = request(requestId)
      expect(requote?.inTxHashes).toEqual([txid])
      const arrived = (await stand.evmBalance(1, ZERO_ADDRESS, OTHER)) - before
      expect(arrived).toBe(BigInt(requote?.order.output.payments[0]?.expectedAmount ?? 0))
      // The flat fee is paid once.
      expect(arrived).toBeGreaterThan(BigInt(quote.details.currencyOut.amount) * 2n)
      expect(await stand.status(quote)).toMatchObject({ status: 'pending', txHashes: [] })
    })
    test('the user must hold more than the amount', async () => {
      const address = await funded('poor', 1_000_000n)
      const body = { ...fromBitcoin(address, OTHER, 1_000_000n), useDepositAddress: true }
      const refused = await stand.post('/quote/v2', body)
      expect(refused).toMatchObject({ status: 400, body: { errorCode: 'INSUFFICIENT_FUNDS' } })
      expect(await stand.post('/quote/v2', { ...body, amount: '999999' })).toMatchObject({ status: 200 })
    })
  })
})
