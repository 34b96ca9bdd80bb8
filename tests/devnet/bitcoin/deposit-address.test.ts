import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hex, ZERO_ADDRESS } from '../chains.ts'
import { type CrossingStand, fromBitcoin, startCrossings } from './crossing-stand.ts'
import { NODES } from './stand.ts'
import { testWallet } from './test-wallet.ts'

const OTHER: Hex = '0x00000000000000000000000000000000000b17c0'

describe.each(NODES)('$kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('a deposit address', () => {
    let stand: CrossingStand
    beforeAll(async () => {
      stand = await startCrossings(program)
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

    test('exactly paid, the order is filled', async () => {
      const { quote, depositAddress } = await strict(1_000_000n, testWallet('exact').address)
      const before = await stand.evmBalance(1, ZERO_ADDRESS, OTHER)
      const { txid } = await pay(depositAddress, 1_000_000n)
      expect(await stand.untilStatus(quote, 'success')).toMatchObject({ inTxHashes: [txid] })
      const after = await stand.evmBalance(1, ZERO_ADDRESS, OTHER)
      expect(after - before).toBe(BigInt(quote.details.currencyOut.amount))
    })
    test('paid too little, all of it comes back', async () => {
      const { address } = testWallet('under')
      const { quote, depositAddress } = await strict(1_000_000n, address)
      await pay(depositAddress, 999_999n)
      await stand.untilWaiting(1)
      await stand.bitcoin('/mine', { blocks: 1 })
      const { failReason } = await stand.untilStatus(quote, 'refund')
      expect(failReason).toBe('DEPOSITED_AMOUNT_TOO_LOW_TO_FILL')
      expect(await stand.confirmedSats(address)).toBe(999_999n)
    })
    test('paid too much, the order is filled and the excess comes back', async () => {
      const { address } = testWallet('over')
      const { quote, depositAddress } = await strict(1_000_000n, address)
      const before = await stand.evmBalance(1, ZERO_ADDRESS, OTHER)
      await pay(depositAddress, 1_250_000n)
      await stand.untilWaiting(1)
      await stand.bitcoin('/mine', { blocks: 1 })
      await stand.untilStatus(quote, 'success')
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
      await stand.untilWaiting(1)
      await stand.bitcoin('/mine', { blocks: 1 })
      expect(await stand.untilStatus(quote, 'refund')).toMatchObject({ failReason: 'TTL_EXPIRED' })
      expect(await stand.confirmedSats(testWallet('refund late').address)).toBe(1_000_000n)
    })
    test('open, it is filled in proportion to what came', async () => {
      const address = await funded('open')
      const body = { ...fromBitcoin(address, OTHER, 1_000_000n), useDepositAddress: true }
      const quote = await stand.quote(body)
      const before = await stand.evmBalance(1, ZERO_ADDRESS, OTHER)
      await pay(quote.steps[0]?.depositAddress ?? '', 2_000_000n)
      await stand.untilStatus(quote, 'success')
      const after = await stand.evmBalance(1, ZERO_ADDRESS, OTHER)
      expect(after - before).toBe(BigInt(quote.details.currencyOut.amount) * 2n)
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
