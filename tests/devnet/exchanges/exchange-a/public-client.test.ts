import { ApiRequestError, ExchangeClient, HttpTransport, InfoClient } from '@nktkas/hyperliquid'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { priceTable } from '../../service/prices.ts'
import { exchangeFaults } from '../faults.ts'
import { listening } from '../listening.ts'
import { exchangeAApp } from './app.ts'
import { EXCHANGE_A_DEPOSITORY } from './chain.ts'
import { createLedger } from './ledger.ts'
import { midsOf } from './mids.ts'
import { nonceMemory } from './nonces.ts'
import { PERPS, SPOT, TOKENS, USDC } from './tokens.ts'
import { PUBLIC_WORDS } from './words.ts'

// An independent client of the public exchange, with its own nonces, amounts and words.
const UNIT = 10n ** 8n
const ledger = createLedger(Date.now)
const wallet = privateKeyToAccount(generatePrivateKey())
const user = wallet.address
const faults = exchangeFaults('/exchange')
let stop = async () => {}
let transport: HttpTransport

beforeAll(async () => {
  const tools = {
    ledger,
    nonces: nonceMemory(),
    words: PUBLIC_WORDS,
    now: Date.now,
    faults,
    mids: midsOf(priceTable()),
  }
  const server = await listening(exchangeAApp(tools), 'exchangeA', { policy: 'os', exact: {} })
  stop = server.stop
  transport = new HttpTransport({ apiUrl: server.url })
  for (const token of TOKENS) ledger.credit(user, { dex: SPOT, token, amount: 5n * UNIT })
  ledger.credit(user, { dex: PERPS, token: USDC, amount: 100n * UNIT })
})
afterAll(() => stop())

const send = (amount: string) =>
  new ExchangeClient({ transport, wallet, signatureChainId: '0x1' }).sendAsset({
    destination: EXCHANGE_A_DEPOSITORY,
    sourceDex: '',
    destinationDex: '',
    token: `USDC:${USDC.tokenId}`,
    amount,
  })

test('it reads balances, modes, tokens and the history', async () => {
  const info = new InfoClient({ transport })
  expect((await info.clearinghouseState({ user })).withdrawable).toBe('100.0')
  expect((await info.spotClearinghouseState({ user })).balances.map(({ coin, total }) => `${total} ${coin}`)).toEqual([
    '5.0 USDC',
    '5.0 HYPE',
    '5.0 USDT0',
  ])
  expect(await info.userAbstraction({ user })).toBe('default')
  expect((await info.spotMeta()).tokens.map(({ tokenId }) => tokenId)).toEqual(TOKENS.map(({ tokenId }) => tokenId))
  expect(await info.allMids()).toMatchObject({ BTC: '100000.0', '@150': '40.0' })
  expect((await info.spotMetaAndAssetCtxs())[1].map(({ midPx }) => midPx)).toEqual(['40.0', '1.0'])
  expect(await info.userNonFundingLedgerUpdates({ user })).toEqual([])
})

test('it sends, and takes refusals for what they are', async () => {
  expect(await send('1.500000')).toEqual({ status: 'ok', response: { type: 'default' } })
  expect(ledger.balance(user, PERPS, USDC)).toBe((975n * UNIT) / 10n)
  await expect(send('1000')).rejects.toThrow(ApiRequestError)
  faults.set({ kind: 'refuse', times: 1, status: 503 })
  await expect(send('1')).rejects.toThrow('503')
  const [update] = await new InfoClient({ transport }).userNonFundingLedgerUpdates({ user })
  expect(update?.delta).toMatchObject({ type: 'send', amount: '1.5', fee: '1.0' })
})
