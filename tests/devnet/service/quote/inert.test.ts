import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Harness, startHarness } from '../harness.ts'
import type { QuoteAnswer } from './quote.ts'

let devnet: Harness

beforeAll(async () => {
  devnet = await startHarness()
})
afterAll(() => devnet?.stop())

function content({ steps, fees, details, protocol }: QuoteAnswer) {
  const { salt, inputs, output, ...order } = protocol.v2.orderData
  const payments = inputs.map(({ payment }) => payment)
  return { steps: steps.map(({ id, kind }) => [id, kind]), fees, details, order, payments, out: output.payments }
}

// Fields that are checked but change nothing here, with the reason.
test.each<[string, unknown, string]>([
  ['useExternalLiquidity', true, 'there is no canonical bridge: all liquidity is the solver’s'],
  ['useFallbacks', true, 'there is one route for each pair, and none to fall back to'],
  ['latePaymentSlippageTolerance', '10000', 'a late deposit is refunded, whatever gas costs then'],
  ['disableSwapProviderPreference', true, 'each chain has one source of swaps'],
  ['refundOnOrigin', true, 'refunds are always paid on the origin'],
  ['referrer', 'somebody', 'it is told to webhooks; debug-force-refund alone does more'],
  ['referrerAddress', '0x000000000000000000000000000000000000dead', 'nobody is paid for a referral'],
  ['protocolVersion', 'v2', 'there is no other'],
  ['explicitDeposit', false, 'native currency has one way into the depository'],
  ['gasLimitForDepositSpecifiedTxs', 100_000, 'the service estimates its own transactions'],
  ['forceSolverExecution', true, 'across chains the solver fills anyway'],
  ['depositFeePayer', 'nobody', 'there is no Solana'],
  ['maxRouteLength', 3, 'there is no Solana'],
  ['useSharedAccounts', true, 'there is no Solana'],
  ['includeComputeUnitLimit', true, 'there is no Solana'],
  ['additionalData', { userPublicKey: '02' }, 'only a P2SH address of Bitcoin needs it'],
])('%s changes nothing: %o, since %s', async (field, value) => {
  expect(content(await devnet.quote({ [field]: value }))).toEqual(content(await devnet.quote()))
})

test('a deposit that comes too late is refunded, also with a tolerance for late payments', async () => {
  const quote = await devnet.quote({ ttl: 60, latePaymentSlippageTolerance: '10000' })
  await devnet.world.clock.advance(61_000)
  await devnet.carryOut(quote)
  expect(await devnet.untilStatus(quote, 'refund', 'success')).toMatchObject({
    status: 'refund',
    failReason: 'TTL_EXPIRED',
  })
})
