import { type Hex, hashTypedData, type TypedDataDomain } from 'viem'
import { expect, test } from 'vitest'
import type { StepPlan } from '../../service/origin.ts'
import { exchangeAChain } from './chain.ts'
import { withdrawalSteps } from './steps.ts'
import { PERPS_USDC } from './tokens.ts'
import { PUBLIC_WORDS } from './words.ts'

type Mapping = Readonly<{
  domain: TypedDataDomain
  types: Record<string, { name: string; type: string }[]>
  value: Record<string, unknown>
  primaryType: string
}>

test('the published vector: digest of a nonce mapping in the public service’s words', () => {
  const wallet = '0x14791697260e4c9a71f18484c9f997b308e59325'
  const orderId: Hex = `0x${'ab'.repeat(32)}`
  const input = { chain: exchangeAChain('http://127.0.0.1', wallet), currency: PERPS_USDC }
  const plan: StepPlan = {
    input,
    user: wallet,
    recipient: wallet,
    refundTo: wallet,
    amount: 1_000_000_000n,
    payment: { currency: PERPS_USDC, amount: 1_000_000_000n },
    orderId,
    requestId: orderId,
    check: { endpoint: '', method: 'GET' },
    body: { amount: 1_000_000_000n, tradeType: 'EXACT_INPUT' },
    depositAddress: undefined,
    swap: undefined,
    local: undefined,
    nowSeconds: 1,
  }
  const terms = {
    currency: PERPS_USDC,
    nonce: 1_700_000_000_000,
    words: PUBLIC_WORDS,
    mappingDomain: 'RelayNonceMapping',
  }
  const [authorize] = withdrawalSteps(plan, terms)
  const { domain, types, value, primaryType } = (authorize?.items[0]?.data['sign'] ?? expect.fail('no step')) as Mapping
  // reference/devnet.md 4
  expect(hashTypedData({ domain, types, primaryType, message: value })).toBe(
    '0x2c5750d64bcc4850304de8ffb2a00ae86bb04df5e59d265fcc8e9279e253c76f',
  )
})
