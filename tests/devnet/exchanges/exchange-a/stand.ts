import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { priceTable } from '../../service/prices.ts'
import { exchangeFaults } from '../faults.ts'
import { listening } from '../listening.ts'
import { handClock, postJson } from '../stand.ts'
import { exchangeAApp } from './app.ts'
import { EXCHANGE_A_DEPOSITORY } from './chain.ts'
import { createLedger } from './ledger.ts'
import { midsOf } from './mids.ts'
import { nonceMemory } from './nonces.ts'
import { PERPS, USDC } from './tokens.ts'
import { type SendAssetParameters, signSendAsset } from './wallet.ts'
import { DEVNET_WORDS } from './words.ts'

export const UNIT = 10n ** 8n

type Changes = Partial<SendAssetParameters> & Readonly<Record<string, unknown>>

export async function startExchangeAStand() {
  const clock = handClock()
  const faults = exchangeFaults('/exchange')
  const ledger = createLedger(clock.now)
  const prices = priceTable()
  const mids = midsOf(prices)
  const tools = { ledger, nonces: nonceMemory(), words: DEVNET_WORDS, now: clock.now, faults, mids }
  const { url, stop } = await listening(exchangeAApp(tools), 'exchangeA', { policy: 'os', exact: {} })
  let user: PrivateKeyAccount
  const newUser = () => {
    user = privateKeyToAccount(generatePrivateKey())
    ledger.credit(user.address, { dex: PERPS, token: USDC, amount: 100n * UNIT })
    ledger.activate(user.address)
    return user
  }
  const asked = (changed: Partial<SendAssetParameters> = {}): SendAssetParameters => ({
    destination: EXCHANGE_A_DEPOSITORY,
    sourceDex: '',
    destinationDex: '',
    token: `USDC:${USDC.tokenId}`,
    amount: '10.000000',
    fromSubAccount: '',
    nonce: clock.now(),
    ...changed,
  })
  return {
    ...{ clock, faults, ledger, mids, prices, url, stop, asked },
    newUser,
    send: async (changed: Changes = {}) =>
      postJson(`${url}/exchange`, await signSendAsset(user, { ...asked(), ...changed })),
    ask: async (type: string, more: object = {}) =>
      (await postJson(`${url}/info`, { type, user: user.address, ...more })).body,
    /** Units of 10^-8. */
    perps: (address: string) => ledger.balance(address, PERPS, USDC),
  }
}

export const OK = { status: 200, body: { status: 'ok', response: { type: 'default' } } }
