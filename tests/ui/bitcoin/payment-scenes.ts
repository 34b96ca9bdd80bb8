import type { DepositView, ExecutionView } from '../../../src/api/contract.ts'
import type { Proof } from '../../../src/core/execution.ts'
import { amount, BITCOIN, fillHash, nowSeconds, status } from '../data.ts'
import { crossing, type Scene } from '../scene-making.ts'
import { addressExecution, deposits } from './executions.ts'

const btc = (sats: bigint) => amount(BITCOIN, 'BTC', sats)
const successor = (sats: bigint) => ({ requestId: `0x${'5c'.repeat(32)}`, paid: btc(sats) })
const history = [
  { atSeconds: nowSeconds() - 300, what: 'service:pending' },
  { atSeconds: nowSeconds() - 240, what: 'superseded' },
]

/** An open address that was paid another amount, while it is followed and after its end. */
const requoted = (sats: bigint, change: Partial<ExecutionView> = {}): ExecutionView =>
  addressExecution('bitcoin', 'openAddress', {
    stage: { stage: 'tracking', status: status('pending'), reportedAtSeconds: 1 },
    successor: successor(sats),
    history,
    ...change,
  })
const filledWith = (wei: bigint): Pick<ExecutionView, 'stage'> => ({
  stage: {
    stage: 'filled',
    fill: { proof: 'verified', txHash: fillHash, amount: amount(1, 'ETH', wei) } satisfies Proof,
    status: status('success'),
  },
})

const scene = (execution: ExecutionView, payments: DepositView): Scene => ({
  ...crossing(execution),
  answers: {
    ...crossing(execution).answers,
    'deposit.get': () => payments,
  },
})
/** Money that came to a deposit address in another way than agreed. */
export const PAYMENT_SCENES: Readonly<Record<string, Scene>> = {
  'requoted-less': scene(requoted(1_000_000n), deposits.less),
  'requoted-more': scene(requoted(4_000_000n), deposits.less),
  'requoted-late': scene(requoted(2_000_000n), deposits.less),
  'requoted-received-less': scene(requoted(1_000_000n, filledWith(1_204_000_000_000_000n)), deposits.less),
  'requoted-received': scene(requoted(4_000_000n, filledWith(1_931_204_000_000_000_123n)), deposits.less),
  'requoted-unfollowed': scene(
    requoted(1_000_000n, {
      successor: undefined,
      trouble:
        '0.01 BTC was paid instead of 0.02 BTC. The service works out a new offer for it, which cannot be followed without an API key: look at the balance where it should arrive.',
    }),
    deposits.less,
  ),
}
