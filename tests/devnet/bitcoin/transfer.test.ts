import { setTimeout as sleep } from 'node:timers/promises'
import { hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Hex, ZERO_ADDRESS } from '../chains.ts'
import { BITCOIN_CHAIN_ID, BTC, HIGH_VALUE_SATS } from './currency.ts'
import { DEPOSITORY_ADDRESS } from './keys.ts'
import { NODES } from './stand.ts'
import { type Kind, testWallet } from './test-wallet.ts'
import { readTransaction } from './transaction.ts'
import { fromBitcoin, psbtOf, startTransfers, type TransferStand } from './transfer-stand.ts'

const OTHER: Hex = '0x00000000000000000000000000000000000b17c0'
const BASE_USDC = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'

describe.each(NODES)('$kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('a transfer', () => {
    let stand: TransferStand
    beforeAll(async () => {
      stand = await startTransfers(program)
    })
    afterAll(() => stand?.stop())

    const funded = async (name: string, kind: Kind = 'wpkh', ...amounts: readonly bigint[]) => {
      const wallet = testWallet(`transfer ${name}`, kind)
      for (const amount of amounts.length > 0 ? amounts : [5_000_000n]) {
        await stand.bitcoin('/fund', { address: wallet.address, amount: `${amount}` })
      }
      return wallet
    }
    const mine = (blocks = 1) => stand.bitcoin('/mine', { blocks })

    test.each(['wpkh', 'tr', 'pkh'] as const)('BTC of a %s wallet becomes ETH', async (kind) => {
      const wallet = await funded(`to ETH ${kind}`, kind)
      const quote = await stand.quote(fromBitcoin(wallet.address, OTHER, 1_000_000n))
      expect(quote.details).toMatchObject({ userBalance: '5000000', currencyIn: { amount: '1000000' } })
      expect(quote.protocol.v2.paymentDetails).toEqual({
        chainId: 'bitcoin',
        depository: DEPOSITORY_ADDRESS,
        currency: BTC.address,
        amount: '1000000',
      })
      const before = await stand.evmBalance(1, ZERO_ADDRESS, OTHER)
      const txid = await stand.broadcast(wallet.finalize(psbtOf(quote)))
      expect(await stand.untilStatus(quote, 'pending')).toMatchObject({ inTxHashes: [txid], txHashes: [] })
      await mine()
      expect(await stand.untilStatus(quote, 'success')).toMatchObject({ inTxHashes: [txid] })
      const after = await stand.evmBalance(1, ZERO_ADDRESS, OTHER)
      expect(after - before).toBe(BigInt(quote.details.currencyOut.amount))
      expect(stand.history(quote)).toEqual(['waiting', 'pending', 'submitted', 'success'])
    })
    test('BTC of a P2SH address becomes ETH once its public key is given', async () => {
      const wallet = await funded('nested to ETH', 'sh-wpkh')
      const body = fromBitcoin(wallet.address, OTHER, 1_000_000n)
      const additionalData = { userPublicKey: hex.encode(wallet.publicKey) }
      const quote = await stand.quote({ ...body, additionalData })
      // The PSBT suffices for signing: the wallet adds only signatures.
      const unsigned = Transaction.fromPSBT(hex.decode(psbtOf(quote)), { allowUnknownOutputs: true })
      expect(hex.encode(unsigned.getInput(0).redeemScript ?? new Uint8Array())).toMatch(/^0014[0-9a-f]{40}$/)
      await stand.broadcast(wallet.finalize(psbtOf(quote)))
      await mine()
      await stand.untilStatus(quote, 'success')
    })
    test("BTC becomes USDC, from 25 coins at once; the miner's fee is in the quote", async () => {
      const wallet = await funded('to USDC', 'wpkh', ...Array.from({ length: 25 }, () => 50_000n))
      const body = fromBitcoin(wallet.address, OTHER, 1_200_000n)
      const quote = await stand.quote({ ...body, destinationChainId: 8453, destinationCurrency: BASE_USDC })
      const transaction = wallet.finalize(psbtOf(quote))
      const { inputs, outputs } = readTransaction(transaction)
      expect(inputs).toHaveLength(25)
      const paid = outputs.reduce((sum, { valueSats }) => sum + valueSats, 0n)
      expect(quote.fees.gas).toMatchObject({ amount: `${1_250_000n - paid}`, currency: { symbol: 'BTC' } })
      await stand.broadcast(transaction)
      await mine()
      await stand.untilStatus(quote, 'success')
      expect(await stand.evmBalance(8453, BASE_USDC, OTHER)).toBe(BigInt(quote.details.currencyOut.amount))
    })
    test.each(['wpkh', 'tr', 'sh-wpkh', 'pkh'] as const)(
      'ETH becomes BTC at a %s address, and has arrived with its block',
      async (kind) => {
        const { address } = testWallet('from ETH', kind)
        const quote = await stand.quote({
          ...{ user: stand.evmUser, recipient: address, amount: '100000000000000000', tradeType: 'EXACT_INPUT' },
          ...{ originChainId: 1, originCurrency: ZERO_ADDRESS },
          ...{ destinationChainId: BITCOIN_CHAIN_ID, destinationCurrency: BTC.address },
        })
        await stand.sendEvm(quote)
        const { txHashes } = await stand.untilStatus(quote, 'submitted')
        expect(txHashes).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
        expect(await stand.confirmedSats(address)).toBe(0n)
        await mine()
        await stand.untilStatus(quote, 'success')
        expect(await stand.confirmedSats(address)).toBe(BigInt(quote.details.currencyOut.amount))
      },
    )

    test('a deposit of high value waits for its second block', async () => {
      const wallet = await funded('high value', 'wpkh', HIGH_VALUE_SATS * 2n)
      const quote = await stand.quote(fromBitcoin(wallet.address, OTHER, HIGH_VALUE_SATS + 1n))
      await stand.broadcast(wallet.finalize(psbtOf(quote)))
      await mine()
      expect((await stand.untilStatus(quote, 'pending')).txHashes).toEqual([])
      await mine()
      await stand.untilStatus(quote, 'success')
    })
    test('a deposit that a reorg takes back waits again, and is filled once', async () => {
      const wallet = await funded('reorg')
      await stand.control('/solver/pause', {})
      const quote = await stand.quote(fromBitcoin(wallet.address, OTHER, 1_000_000n))
      const transaction = wallet.finalize(psbtOf(quote))
      const txid = await stand.broadcast(transaction)
      await stand.untilStatus(quote, 'pending')
      await mine()
      await stand.bitcoin('/reorg', { depth: 1 })
      await stand.bitcoin('/evict', { txid })
      expect(await stand.untilStatus(quote, 'waiting')).toMatchObject({ inTxHashes: [] })
      await stand.control('/solver/resume', {})
      expect(await stand.broadcast(transaction)).toBe(txid)
      await stand.untilStatus(quote, 'pending')
      await mine()
      await stand.untilStatus(quote, 'success')
      expect(stand.history(quote).filter((word) => word === 'success')).toHaveLength(1)
    })
    test('a deposit that loses its block before the fill is not filled before it has another', async () => {
      const wallet = await funded('loses its block')
      await stand.control('/solver/delay', { count: 1 })
      const quote = await stand.quote(fromBitcoin(wallet.address, OTHER, 1_000_000n))
      await stand.broadcast(wallet.finalize(psbtOf(quote)))
      await mine()
      await stand.untilStatus(quote, 'delayed')
      await stand.bitcoin('/reorg', { depth: 1 })
      await stand.untilStatus(quote, 'pending')
      await stand.control('/solver/delay', { count: 0 })
      await mine()
      await stand.untilStatus(quote, 'success')
      expect(stand.history(quote)).toEqual(['waiting', 'pending', 'delayed', 'pending', 'submitted', 'success'])
    })
    test('a deposit whose fee is bumped is filled by its replacement', async () => {
      const wallet = await funded('bump')
      const quote = await stand.quote(fromBitcoin(wallet.address, OTHER, 1_000_000n))
      const first = readTransaction(wallet.finalize(psbtOf(quote)))
      await stand.broadcast(first.hex)
      await stand.untilStatus(quote, 'pending')
      const [deposit, order, change] = first.outputs
      const [input] = first.inputs
      if (!deposit || !order || !change || !input) throw new Error('expected a coin and three outputs')
      const coin = { ...input, valueSats: 5_000_000n, hex: await stand.explorer(`/tx/${input.txid}/hex`) }
      const bumped = wallet.spend([coin], [deposit, order, { ...change, valueSats: change.valueSats - 5_000n }])
      const txid = await stand.broadcast(bumped)
      while (!(await stand.status(quote)).inTxHashes.includes(txid)) await sleep(10)
      await mine()
      expect(await stand.untilStatus(quote, 'success')).toMatchObject({ inTxHashes: [txid] })
    })
    test('a deposit that the solver cannot fill comes back on Bitcoin', async () => {
      const wallet = await funded('refunded')
      const { address } = testWallet('refund here', 'tr')
      await stand.control('/solver/fail', { count: 1 })
      const quote = await stand.quote({ ...fromBitcoin(wallet.address, OTHER, 1_000_000n), refundTo: address })
      await stand.broadcast(wallet.finalize(psbtOf(quote)))
      await mine()
      while (!stand.history(quote).includes('failure')) await sleep(10)
      await stand.untilWaiting(1)
      await mine()
      const { txHashes } = await stand.untilStatus(quote, 'refund')
      expect(txHashes).toHaveLength(1)
      expect(await stand.confirmedSats(address)).toBe(1_000_000n)
    })
    test('/transactions/index knows a Bitcoin transaction once it is in a block', async () => {
      const wallet = await funded('indexed')
      const quote = await stand.quote(fromBitcoin(wallet.address, OTHER, 1_000_000n))
      await stand.control('/faults', { kind: 'miss-deposit', times: 1 })
      const txHash = await stand.broadcast(wallet.finalize(psbtOf(quote)))
      const index = () => stand.post('/transactions/index', { chainId: BITCOIN_CHAIN_ID, txHash })
      expect(await index()).toMatchObject({ status: 404 })
      await mine()
      expect(await index()).toMatchObject({ status: 200 })
      await stand.untilStatus(quote, 'success')
      const unknown = { chainId: BITCOIN_CHAIN_ID, txHash: '0'.repeat(64) }
      expect(await stand.post('/transactions/index', unknown)).toMatchObject({ status: 404 })
    })
    test('refuses addresses that are none, in words that name the field', async () => {
      const wallet = await funded('refused')
      const body = fromBitcoin(wallet.address, OTHER, 1_000_000n)
      const refusal = async (changes: Record<string, unknown>) => {
        const { status, body: answer } = await stand.post('/quote/v2', { ...body, ...changes })
        return `${status} ${answer['errorCode']} ${answer['message']}`
      }
      expect(await refusal({ user: BTC.address })).toMatch(/^400 INVALID_ADDRESS user: expected a Bitcoin address/)
      expect(await refusal({ user: stand.evmUser })).toMatch(/^400 INVALID_ADDRESS user: /)
      expect(await refusal({ refundTo: wallet.address.toUpperCase() })).toMatch(/^400 INVALID_ADDRESS refundTo: /)
      expect(await refusal({ amount: '4999990' })).toMatch(/^400 INSUFFICIENT_FUNDS user: /)
      const nested = testWallet('nested', 'sh-wpkh')
      expect(await refusal({ user: nested.address })).toMatch(/^400 INVALID_ADDRESS additionalData.userPublicKey: /)
    })
    test('the chain record tells where to ask and where to deposit', async () => {
      const { chains } = await (await fetch(`${stand.world.line.service}/chains`)).json()
      const record = chains.find(({ id }: Readonly<{ id: number }>) => id === BITCOIN_CHAIN_ID)
      expect(record).toMatchObject({ vmType: 'bvm', currency: { symbol: 'BTC', decimals: 8, address: BTC.address } })
      expect(record.protocol.v2).toEqual({ chainId: 'bitcoin', depository: DEPOSITORY_ADDRESS })
      expect(await (await fetch(`${record.httpRpcUrl}/blocks/tip/height`)).text()).toMatch(/^[0-9]+$/)
    })
  })
})
