import { createWalletClient, erc20Abi, http, maxUint256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEV_ACCOUNTS } from '../devnet/accounts.ts'
import { BITCOIN_CHAIN_ID, BTC } from '../devnet/bitcoin/currency.ts'
import { testWallet } from '../devnet/bitcoin/test-wallet.ts'
import { fromBitcoin, type Quote, startTransfers, type TransferStand } from '../devnet/bitcoin/transfer-stand.ts'
import { startExchangeA } from '../devnet/exchanges/exchange-a/part.ts'
import { startExchangeB } from '../devnet/exchanges/exchange-b/part.ts'
import { type Ends, quoteShape } from './document-quote.ts'
import { golden } from './golden.ts'
import { departures, outline } from './shape.ts'

const USDC = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913'
const USDT = '0xfde4c96c8593536e31f229ea8f37b2ada2699bb2'
const BITCOIN = { destinationChainId: BITCOIN_CHAIN_ID, destinationCurrency: BTC.address }
const wallet = testWallet('golden')
let stand: TransferStand

beforeAll(async () => {
  stand = await startTransfers(undefined, [startExchangeA, startExchangeB])
  await stand.bitcoin('/fund', { address: wallet.address, amount: '5000000' })
  await stand.bitcoin('/mine', { blocks: 1 })
})
afterAll(() => stand?.stop())

type Body = Readonly<Record<string, unknown>>
const fromEvm = (changes: Body): Body => ({
  ...{ user: stand.evmUser, originChainId: 8453, originCurrency: USDC, destinationChainId: 1, amount: '100000000' },
  ...{ destinationCurrency: '0x0000000000000000000000000000000000000000', tradeType: 'EXACT_INPUT' },
  ...changes,
})
const bitcoin = (changes: Body = {}): Body => ({
  ...fromBitcoin(wallet.address, stand.evmUser, 1_000_000n),
  ...{ destinationChainId: 8453, destinationCurrency: USDC },
  ...changes,
})
async function expectLike(name: string, ends: Ends, body: Body): Promise<Quote> {
  const quote = await stand.quote(body)
  expect(departures(quoteShape(ends), quote)).toEqual([])
  expect(outline(quote)).toEqual(outline(golden(name)))
  const ids = (answer: unknown) => (answer as Quote).steps.map(({ id }) => id)
  expect(ids(quote)).toEqual(ids(golden(name)))
  return quote
}

describe('Bitcoin', () => {
  const ends = { origin: 'bitcoin', destination: 'evm' } as const
  test('as the origin, with a PSBT', async () => {
    await expectLike('quote-bitcoin-origin', ends, bitcoin())
  })
  test('as the destination', async () => {
    const to = { ...BITCOIN, recipient: wallet.address }
    await expectLike('quote-bitcoin-destination', { origin: 'evm', destination: 'bitcoin' }, fromEvm(to))
  })
  test('to an open deposit address, and to a strict one', async () => {
    const open = { useDepositAddress: true }
    const quote = await expectLike('quote-bitcoin-deposit-address', ends, bitcoin(open))
    expect(quote.steps[0]?.depositAddress).toMatch(/^bc1q/)
    await expectLike(
      'quote-bitcoin-strict',
      ends,
      bitcoin({ ...open, strict: true, tradeType: 'EXACT_OUTPUT', amount: '50000000' }),
    )
  })
  test('to somebody else on Bitcoin', async () => {
    const to = { ...BITCOIN, recipient: testWallet('golden recipient').address }
    await expectLike('quote-bitcoin-send', { origin: 'bitcoin', destination: 'bitcoin' }, bitcoin(to))
  })
})

describe('exchange A', () => {
  const perps = `0x${'0'.repeat(32)}`
  test('a deposit', async () => {
    const to = { destinationChainId: 1337, destinationCurrency: perps }
    await expectLike('quote-exchange-a-deposit', { origin: 'evm', destination: 'exchangeA' }, fromEvm(to))
  })
  test('a withdrawal: authorize, then deposit', async () => {
    const from = { originChainId: 1337, originCurrency: perps, amount: '1000000000', protocolVersion: 'v2' }
    const ends = { origin: 'exchangeA', destination: 'evm' } as const
    await expectLike('quote-exchange-a-withdrawal', ends, fromEvm(from))
  })
})

describe('exchange B', () => {
  test('a deposit', async () => {
    const to = { destinationChainId: 3586256, destinationCurrency: '0', recipient: '100001' }
    const body = fromEvm({
      ...to,
      originCurrency: '0x0000000000000000000000000000000000000000',
      amount: '40000000000000000',
    })
    await expectLike('quote-exchange-b-deposit', { origin: 'evm', destination: 'exchangeB' }, body)
  })
  test('a withdrawal, which is one transfer', async () => {
    const from = { user: '100001', originChainId: 3586256, originCurrency: '0', recipient: stand.evmUser }
    await expectLike('quote-exchange-b-withdrawal', { origin: 'exchangeB', destination: 'evm' }, fromEvm(from))
  })
})

test('a payment on an EVM chain', async () => {
  const send = { destinationChainId: 8453, destinationCurrency: USDC, recipient: DEV_ACCOUNTS[1]?.address }
  await expectLike('quote-send', { origin: 'evm', destination: 'evm' }, fromEvm(send))
})

describe('Permit2', () => {
  const ends = { origin: 'evm', destination: 'evm' } as const
  const usdt = { originCurrency: USDT, usePermit: true }
  test('across chains, with its approval', async () => {
    await expectLike('quote-permit2', ends, fromEvm(usdt))
  })
  test('on one chain, once it is approved', async () => {
    const account = privateKeyToAccount(DEV_ACCOUNTS[0]?.privateKey ?? '0x')
    const rpcUrl = stand.world.chains.find(({ id }) => id === 8453)?.rpcUrl
    const args = ['0x000000000022D473030F116dDEE9F6B43aC78BA3', maxUint256] as const
    await createWalletClient({ account, transport: http(rpcUrl) }).writeContract({
      ...{ chain: null, address: USDT, abi: erc20Abi, functionName: 'approve', args },
    })
    await expectLike(
      'quote-permit2-local',
      ends,
      fromEvm({ ...usdt, destinationChainId: 8453, destinationCurrency: USDC }),
    )
  })
})
