import fc from 'fast-check'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { count } from '../../count.ts'
import { DEV_ACCOUNTS } from '../accounts.ts'
import type { Part } from '../parts.ts'
import { startExchangeA } from './exchange-a/part.ts'
import { USDC } from './exchange-a/tokens.ts'
import { signSendAsset } from './exchange-a/wallet.ts'
import { RELAYER_ACCOUNT } from './exchange-b/chain.ts'
import { connectExchangeB } from './exchange-b/client.ts'
import { startExchangeB } from './exchange-b/part.ts'
import { getJson, handClock, postJson, startAlone } from './stand.ts'

// Any spoiled post gets a refusal, and no money moves.
const RUNS = count('CAUSEWAY_EXCHANGE_FUZZ', { usual: 100, deep: 1_000 })
const WALLET = privateKeyToAccount(DEV_ACCOUNTS[0]?.privateKey ?? '0x')
const clock = handClock()
let a: Part
let b: Part

beforeAll(async () => {
  a = await startAlone(startExchangeA, clock)
  b = await startAlone(startExchangeB, clock)
})
afterAll(async () => {
  await a.stop()
  await b.stop()
})

const urlOf = ({ line }: Part) => (line as { url: string }).url

const spoiled = (json: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> =>
  fc.tuple(fc.constantFrom(...Object.keys(json)), fc.jsonValue(), fc.nat()).chain(([field, other, depth]) => {
    const inner = json[field]
    const isObject = typeof inner === 'object' && inner !== null && !Array.isArray(inner)
    if (!isObject || depth % 4 === 0) return fc.constant({ ...json, [field]: other })
    return spoiled(inner as Record<string, unknown>).map((changed) => ({ ...json, [field]: changed }))
  })

test('exchange A: spoiled transfers, and bodies that are none', async () => {
  const body = await signSendAsset(WALLET, {
    destination: DEV_ACCOUNTS[1]?.address ?? '',
    sourceDex: '',
    destinationDex: '',
    token: `USDC:${USDC.tokenId}`,
    amount: '1.000000',
    fromSubAccount: '',
    nonce: clock.now(),
  })
  const question = { type: 'clearinghouseState', user: WALLET.address }
  const before = await postJson(`${urlOf(a)}/info`, question)
  const honest = JSON.stringify(body)
  const bodies = fc.oneof(spoiled({ ...body }), fc.jsonValue()).filter((other) => JSON.stringify(other) !== honest)
  await fc.assert(
    fc.asyncProperty(bodies, async (other) => {
      const { status } = await postJson(`${urlOf(a)}/exchange`, other ?? 'null')
      expect([200, 422]).toContain(status)
      expect((await postJson(`${urlOf(a)}/info`, other ?? 'null')).status).toBe(422)
    }),
    { numRuns: RUNS },
  )
  expect(await postJson(`${urlOf(a)}/info`, question)).toEqual(before)
})

test('exchange B: spoiled transactions, and forms that are none', async () => {
  const client = await connectExchangeB(urlOf(b), WALLET, clock.now)
  const signed = await client.sign({
    toAccountIndex: RELAYER_ACCOUNT,
    assetIndex: 3,
    fromRouteType: 0,
    toRouteType: 0,
    amount: 1_000_000,
    usdcFee: 3_000_000,
    memo: `0x${'ab'.repeat(32)}`,
  })
  const account = `${urlOf(b)}/api/v1/account?by=index&value=${client.accountIndex}`
  const before = await getJson(account)
  const info: Record<string, unknown> = JSON.parse(signed.tx_info)
  // An empty object means the same as null.
  const bodies = spoiled(info).filter(({ L2TxAttributes: other }) => other === null || typeof other !== 'object')
  await fc.assert(
    fc.asyncProperty(fc.oneof(bodies, fc.jsonValue()), fc.constantFrom(8, 12, 12, 12, 99), async (other, type) => {
      const tx_info = JSON.stringify(other)
      if (tx_info === signed.tx_info) return
      const { status } = await client.post({ tx_type: type, tx_info })
      expect(status).toBe(400)
    }),
    { numRuns: RUNS },
  )
  expect(await getJson(account)).toEqual(before)
})
