import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect } from 'vitest'
import { exchangeFaults } from '../faults.ts'
import { listening } from '../listening.ts'
import { getJson, handClock } from '../stand.ts'
import { createAccounts } from './accounts.ts'
import { exchangeBApp, SEND_PATH } from './app.ts'
import { publicKeyOf } from './crypto/schnorr.ts'
import type { AnswerShape } from './reads.ts'
import { createTransactionLog } from './transaction-log.ts'
import type { Transfer } from './transactions.ts'
import { type ExchangeBSigner, freshNonce, type SignedTransaction, signTransfer } from './wallet.ts'

export const KEY_INDEX = 5
/** Millionths of a dollar. */
export const FEE = 3_000_000n

type User = ExchangeBSigner & Readonly<{ index: number }>

export async function startExchangeBStand() {
  const clock = handClock()
  const accounts = createAccounts()
  const faults = exchangeFaults(SEND_PATH)
  const relayer = accounts.open('0x1111111111111111111111111111111111111111', 723_071)
  let shape: AnswerShape = 'sub_accounts'
  const tools = { accounts, log: createTransactionLog(clock.now), chainId: 304n, now: clock.now, faults }
  const app = exchangeBApp({ ...tools, transferFee: () => FEE, shape: () => shape })
  const { url, stop } = await listening(app, 'exchangeB', { policy: 'os', exact: {} })
  let user: User
  const newUser = (): User => {
    const wallet = privateKeyToAccount(generatePrivateKey())
    const secretKey = freshNonce()
    const index = accounts.open(wallet.address)
    accounts.add({ accountIndex: index, assetIndex: 3, route: 0 }, 100_000_000n)
    accounts.setApiKey(index, KEY_INDEX, { publicKey: publicKeyOf(secretKey), nextNonce: 0 })
    return { wallet, secretKey, index }
  }
  const renew = (): User => {
    user = newUser()
    return user
  }
  const asked = (changed: Partial<Transfer> = {}): Transfer => ({
    accountIndex: BigInt(user.index),
    apiKeyIndex: BigInt(KEY_INDEX),
    toAccountIndex: BigInt(relayer),
    assetIndex: 3n,
    fromRouteType: 0n,
    toRouteType: 0n,
    amount: 20_000_000n,
    usdcFee: FEE,
    expiredAtMs: BigInt(clock.now() + 600_000),
    nonce: 0n,
    memo: `0x${'ab'.repeat(32)}`,
    attributes: {},
    ...changed,
  })
  const post = async (body: RequestInit['body']) => {
    const response = await fetch(`${url}${SEND_PATH}`, { method: 'POST', body: body ?? null })
    const text = await response.text()
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
  }
  return {
    ...{ accounts, asked, clock, faults, post, relayer, stop, url },
    /** With an API key and 100 perps USDC. */
    newUser,
    renew,
    /** By default twenty perps USDC to the relayer. */
    send: async (changed: Partial<Transfer> = {}) => post(form(await signTransfer(user, asked(changed)))),
    get: (path: string) => getJson(`${url}/api/v1/${path}`),
    perps: (accountIndex: number) => accounts.balance({ accountIndex, assetIndex: 3, route: 0 }),
    setShape: (wanted: AnswerShape) => {
      shape = wanted
    },
  }
}

export function form({ tx_type, tx_info }: SignedTransaction): URLSearchParams {
  return new URLSearchParams({ tx_type: `${tx_type}`, tx_info })
}

export const ACCEPTED = { status: 200, body: { code: 200, tx_hash: expect.stringMatching(/^[0-9a-f]{80}$/) } }

export function refused(code: number) {
  return { status: 400, body: { code, message: expect.any(String) } }
}
