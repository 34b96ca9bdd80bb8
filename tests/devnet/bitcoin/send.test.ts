import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BITCOIN_CHAIN_ID, BTC } from './currency.ts'
import { NODES } from './stand.ts'
import { type Kind, testWallet } from './test-wallet.ts'
import { type Output, opReturnData, readTransaction } from './transaction.ts'
import { fromBitcoin, psbtOf, type Quote, startTransfers, type TransferStand } from './transfer-stand.ts'

const onBitcoin = { destinationChainId: BITCOIN_CHAIN_ID, destinationCurrency: BTC.address }

describe.each(NODES)('$kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('a payment on Bitcoin itself', () => {
    let stand: TransferStand
    beforeAll(async () => {
      stand = await startTransfers(program)
    })
    afterAll(() => stand?.stop())

    const funded = async (name: string, kind: Kind = 'wpkh') => {
      const wallet = testWallet(`sends ${name}`, kind)
      await stand.bitcoin('/fund', { address: wallet.address, amount: '5000000' })
      await stand.bitcoin('/mine', { blocks: 1 })
      return wallet
    }
    const asked = (user: string, recipient: string, amount = 1_000_000n) => ({
      ...fromBitcoin(user, recipient, amount),
      ...onBitcoin,
    })
    const bumped = async (wallet: ReturnType<typeof testWallet>, psbt: string, paid = 0n) => {
      const { inputs, outputs } = readTransaction(wallet.finalize(psbt))
      const [payment, order, change] = outputs
      const [input] = inputs
      if (!payment || !order || !change || !input) throw new Error('expected a coin and three outputs')
      const coin = { ...input, valueSats: 5_000_000n, hex: await stand.explorer(`/tx/${input.txid}/hex`) }
      const changed: readonly Output[] = [
        { ...payment, valueSats: payment.valueSats + paid },
        order,
        { ...change, valueSats: change.valueSats - 5_000n - paid },
      ]
      return wallet.spend([coin], changed)
    }
    const statusIs = async (quote: Quote, holds: (status: Awaited<ReturnType<TransferStand['status']>>) => boolean) => {
      while (!holds(await stand.status(quote))) await sleep(10)
    }

    test.each(['wpkh', 'tr', 'pkh'] as const)(
      'of a %s wallet is one step, and has arrived with its block',
      async (kind) => {
        const wallet = await funded(kind, kind)
        const { address } = testWallet(`receives ${kind}`, kind)
        const quote = await stand.quote(asked(wallet.address, address))
        expect([quote.details.operation, quote.steps.map(({ id }) => id)]).toEqual(['send', ['send']])
        expect([quote.details.currencyIn.amount, quote.details.currencyOut.amount]).toEqual(['1000000', '1000000'])
        const { outputs } = readTransaction(wallet.finalize(psbtOf(quote)))
        const order = new TextDecoder().decode(opReturnData(outputs[1]?.script ?? ''))
        expect([outputs.length, outputs[0]?.valueSats, order]).toEqual([3, 1_000_000n, quote.protocol.v2.orderId])
        const change = outputs[2]?.valueSats ?? 0n
        expect(quote.fees.gas.amount).toBe(`${5_000_000n - 1_000_000n - change}`)
        const txid = await stand.broadcast(wallet.finalize(psbtOf(quote)))
        expect(await stand.untilStatus(quote, 'pending')).toMatchObject({ inTxHashes: [txid], txHashes: [] })
        await stand.bitcoin('/mine', { blocks: 1 })
        expect(await stand.untilStatus(quote, 'success')).toMatchObject({ inTxHashes: [txid], txHashes: [txid] })
        expect(await stand.confirmedSats(address)).toBe(1_000_000n)
        expect(stand.history(quote)).toEqual(['waiting', 'pending', 'success'])
      },
    )
    test('is the replacement when its fee is bumped', async () => {
      const wallet = await funded('bump')
      const { address } = testWallet('receives the bump')
      const quote = await stand.quote(asked(wallet.address, address))
      await stand.broadcast(wallet.finalize(psbtOf(quote)))
      await stand.untilStatus(quote, 'pending')
      const txid = await stand.broadcast(await bumped(wallet, psbtOf(quote)))
      await statusIs(quote, ({ inTxHashes }) => inTxHashes.includes(txid))
      await stand.bitcoin('/mine', { blocks: 1 })
      expect(await stand.untilStatus(quote, 'success')).toMatchObject({ txHashes: [txid] })
      expect(await stand.confirmedSats(address)).toBe(1_000_000n)
    })
    test('that is made twice is not paid back by anybody', async () => {
      const wallet = await funded('twice')
      const quote = await stand.quote(asked(wallet.address, testWallet('receives twice').address))
      const first = readTransaction(wallet.finalize(psbtOf(quote)))
      await stand.broadcast(first.hex)
      await stand.bitcoin('/mine', { blocks: 1 })
      await stand.untilStatus(quote, 'success')
      const [payment, order, change] = first.outputs
      if (!payment || !order || !change) throw new Error('expected three outputs')
      const coin = { txid: first.txid, vout: 2, valueSats: change.valueSats, hex: first.hex }
      const second = await stand.broadcast(wallet.spend([coin], [payment, order]))
      await stand.bitcoin('/mine', { blocks: 1 })
      // Once a later payment shows, a refund would be in the mempool.
      const marker = await funded('twice, marker')
      const other = await stand.quote(asked(marker.address, testWallet('receives twice').address))
      await stand.broadcast(marker.finalize(psbtOf(other)))
      await stand.untilStatus(other, 'pending')
      await stand.bitcoin('/mine', { blocks: 1 })
      expect(await stand.confirmedSats(wallet.address)).toBe(0n)
      expect((await stand.status(quote)).txHashes).not.toContain(second)
    })
    test('that pays less than was asked for is not it', async () => {
      const wallet = await funded('less')
      const { address } = testWallet('receives less')
      const quote = await stand.quote(asked(wallet.address, address))
      await stand.broadcast(await bumped(wallet, psbtOf(quote), -1n))
      await stand.bitcoin('/mine', { blocks: 1 })
      const other = await stand.quote(asked((await funded('marker')).address, address))
      const marker = testWallet('sends marker')
      await stand.broadcast(marker.finalize(psbtOf(other)))
      await stand.untilStatus(other, 'pending')
      expect(await stand.status(quote)).toMatchObject({ status: 'waiting' })
    })
    test('is refused as dust, to oneself, by a deposit address, and beyond what there is', async () => {
      const { address } = await funded('refused')
      const to = testWallet('never paid').address
      const refusal = async (body: Readonly<Record<string, unknown>>) => {
        const { status, body: answer } = await stand.post('/quote/v2', body)
        return `${status} ${answer['errorCode']}`
      }
      expect(await refusal(asked(address, to, 200n))).toBe('400 AMOUNT_TOO_LOW')
      expect(await refusal(asked(address, to, 5_000_000n))).toBe('400 INSUFFICIENT_FUNDS')
      expect(await refusal(asked(address, address))).toBe('400 UNSUPPORTED_ROUTE')
      expect(await refusal({ ...asked(address, to), useDepositAddress: true })).toBe('400 UNSUPPORTED_ROUTE')
    })
  })
})
