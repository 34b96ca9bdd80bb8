import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEV_ACCOUNTS } from '../accounts.ts'
import { BITCOIN_CHAIN_ID, BTC } from '../bitcoin/currency.ts'
import { testWallet } from '../bitcoin/test-wallet.ts'
import { fromBitcoin, psbtOf, startTransfers, type TransferStand } from '../bitcoin/transfer-stand.ts'
import { startExchangeA } from './exchange-a/part.ts'
import { OTHER_DEX, PERPS_USDC, USDC } from './exchange-a/tokens.ts'
import type { TransferParameters } from './exchange-b/client.ts'
import { startExchangeB } from './exchange-b/part.ts'
import { parametersOf, type Quoted, type Traveller, travellerIn } from './traveller.ts'

let stand: TransferStand
let one: Traveller

beforeAll(async () => {
  stand = await startTransfers(undefined, [startExchangeA, startExchangeB])
  one = travellerIn(stand.world, DEV_ACCOUNTS[2] ?? expect.fail('no account'))
})
afterAll(() => stand?.stop())

async function deposit(name: string, recipient: string, way: Readonly<Record<string, unknown>>) {
  const wallet = testWallet(`to an exchange ${name}`)
  await stand.bitcoin('/fund', { address: wallet.address, amount: '5000000' })
  await stand.bitcoin('/mine', { blocks: 1 })
  const quote = await stand.quote({ ...fromBitcoin(wallet.address, recipient, 1_000_000n), ...way })
  await stand.broadcast(wallet.finalize(psbtOf(quote)))
  await stand.untilStatus(quote, 'pending')
  await stand.bitcoin('/mine', { blocks: 1 })
  await stand.untilStatus(quote, 'success')
  return BigInt(quote.details.currencyOut.amount)
}
const units = (text: string, decimals: number) => BigInt(Math.round(Number(text) * 10 ** decimals))
const toA = (currency: string) => ({ destinationChainId: 1337, destinationCurrency: currency })
const toBitcoin = { destinationChainId: BITCOIN_CHAIN_ID, destinationCurrency: BTC.address }

test('BTC becomes perps USDC of exchange A', async () => {
  const recipient = '0x00000000000000000000000000000000000b17ca'
  const arrived = await deposit('A', recipient, toA(PERPS_USDC.address))
  expect(units(await one.withdrawable(recipient), 8)).toBe(arrived)
})

test('BTC becomes USDC on another DEX of exchange A', async () => {
  const recipient = '0x00000000000000000000000000000000000b17cb'
  const address = `${USDC.tokenId}${Buffer.from(OTHER_DEX).toString('hex')}`
  const arrived = await deposit('A dex', recipient, toA(address))
  expect(units(await one.withdrawable(recipient, OTHER_DEX), 8)).toBe(arrived)
  expect(await one.withdrawable(recipient)).toBe('0.0')
})

test('BTC becomes perps USDC of exchange B', async () => {
  const { accountIndex } = await one.exchangeB()
  const before = units(await one.collateral(accountIndex), 6)
  const arrived = await deposit('B', `${accountIndex}`, { destinationChainId: 3586256, destinationCurrency: '0' })
  expect(units(await one.collateral(accountIndex), 6) - before).toBe(arrived)
})

test('perps USDC of exchange A becomes BTC, and has arrived with its block', async () => {
  const { address } = testWallet('from exchange A', 'tr')
  const way = { originChainId: 1337, originCurrency: PERPS_USDC.address, protocolVersion: 'v2', ...toBitcoin }
  const quote = await one.quote({ ...way, amount: '50000000000', recipient: address })
  await one.authorize(quote)
  await one.postTransfer(await one.signTransfer(quote))
  await arrives(quote, address)
})

test('perps USDC of exchange B becomes BTC', async () => {
  const client = await one.exchangeB()
  const { address } = testWallet('from exchange B', 'sh-wpkh')
  const way = { user: `${client.accountIndex}`, originChainId: 3586256, originCurrency: '0', ...toBitcoin }
  const quote = await one.quote({ ...way, amount: '500000000', recipient: address })
  await client.post(await client.sign(parametersOf<TransferParameters>(quote)))
  await arrives(quote, address)
})

test.each([
  ['Bitcoin', () => fromBitcoin(testWallet('permits').address, stand.evmUser, 1_000_000n)],
  ['exchange A', () => ({ originChainId: 1337, originCurrency: USDC.tokenId, protocolVersion: 'v2', ...toBitcoin })],
])('%s knows no permits', async (_, body) => {
  const asked = { amount: '1000000000', recipient: testWallet('permits').address, ...body(), usePermit: true }
  expect(await one.ask(asked)).toMatchObject({ status: 400, body: { errorCode: 'UNSUPPORTED_EXECUTION_TYPE' } })
})

async function arrives(quote: Quoted, address: string) {
  await one.untilStatus(quote, 'submitted')
  expect(await stand.confirmedSats(address)).toBe(0n)
  await stand.bitcoin('/mine', { blocks: 1 })
  await one.untilStatus(quote, 'success')
  expect(await stand.confirmedSats(address)).toBe(BigInt(quote.details.currencyOut.amount))
}
