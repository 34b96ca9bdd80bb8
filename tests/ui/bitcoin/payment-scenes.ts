import type { DepositView, ExecutionView } from '../../../src/api/views/transfers.ts'
import type { FollowUpOutcome, FollowUpPayments } from '../../../src/core/deposit-address/follow-up-payments.ts'
import type { ReindexAnswer } from '../../../src/core/deposit-address/reindex.ts'
import type { ArrivalEvidence } from '../../../src/core/execution/execution.ts'
import { amount, BITCOIN, fillHash, nowSeconds, status } from '../data.ts'
import { type Scene, transfer } from '../scene-making.ts'
import { addressExecution, addressOver, deposits } from './executions.ts'

const BACK = 'b'.repeat(64)
const btc = (sats: bigint) => amount(BITCOIN, 'BTC', sats)
const requote = (sats: bigint) => ({ requestId: `0x${'5c'.repeat(32)}`, paid: btc(sats) })
const history = [
  { atSeconds: nowSeconds() - 300, what: 'service:pending' },
  { atSeconds: nowSeconds() - 240, what: 'requoted' },
]

/** An open address with another amount than quoted, before and after its end. */
const requoted = (sats: bigint, change: Partial<ExecutionView> = {}): ExecutionView =>
  addressExecution('bitcoin', 'openAddress', {
    stage: { stage: 'tracking', status: status('pending'), reportedAtSeconds: 1 },
    requote: requote(sats),
    history,
    ...change,
  })
const filledWith = (wei: bigint): Pick<ExecutionView, 'stage'> => ({
  stage: {
    stage: 'filled',
    fill: { proof: 'verified', txHash: fillHash, amount: amount(1, 'ETH', wei) } satisfies ArrivalEvidence,
    status: status('success'),
  },
})

const scene = (execution: ExecutionView, followUps: FollowUpPayments | undefined, payments: DepositView): Scene => ({
  ...transfer(execution),
  answers: {
    ...transfer(execution).answers,
    'deposit.get': () => payments,
    'deposit.followUps': () => (followUps ? { known: true, followUps } : null),
  },
})
const further = (...outcomes: readonly FollowUpOutcome[]): FollowUpPayments => ({
  excess: undefined,
  further: outcomes.map((outcome, at) => ({ txHash: `${at}`.repeat(64), amount: 12_345_678n + BigInt(at), outcome })),
})
const several: DepositView = { ...deposits.several, waiting: 0n }
const strict = (followUps: FollowUpPayments) => scene(addressOver('strictAddress'), followUps, several)
const open = (followUps: FollowUpPayments) => scene(addressOver('openAddress'), followUps, several)

/** An EVM address after the service looked for a misdirected deposit. */
const misdirected = (
  answer: ReindexAnswer | undefined,
  outcome?: FollowUpOutcome,
  change: Partial<ExecutionView> = {},
) => {
  const askedAtSeconds = nowSeconds() - 20
  const look = { chainId: 8453, askedAtSeconds, notBeforeSeconds: askedAtSeconds + 300, answer }
  const execution = addressExecution('evm', 'openAddress', { misdirected: [look], ...change })
  const currency = amount(8453, 'ETH', 0n).currency
  const followUps = outcome && { excess: undefined, further: [], misdirected: { currency, outcome } }
  return scene(execution, followUps, nothing)
}
const nothing: DepositView = { known: true, arrived: 0n, waiting: 0n, payments: undefined }
const NATIVE = `0x${'00'.repeat(20)}`
const STRANGE = '0x5e5E5e5e5E5e5E5E5e5E5E5e5e5E5E5E5e5E5E5e'
const FOUND: ReindexAnswer = {
  is: 'found',
  money: [
    { currency: NATIVE, balance: 100_000_000_000_000_000n },
    { currency: STRANGE, balance: 7n },
  ],
  unread: 1,
}

export const PAYMENT_SCENES: Readonly<Record<string, Scene>> = {
  'misdirected-ask': scene(addressExecution('evm', 'openAddress'), undefined, nothing),
  'misdirected-strict': scene(addressExecution('evm', 'strictAddress'), undefined, nothing),
  'misdirected-open': misdirected(undefined),
  'misdirected-found': misdirected(FOUND, { is: 'followed', word: 'pending' }),
  'misdirected-arrived': misdirected(FOUND, { is: 'arrived', txHash: fillHash, amount: 99_000_000_000_000_000n }),
  'misdirected-nothing': misdirected({ is: 'nothing', checked: 12, unread: 0 }),
  'misdirected-failed': misdirected({ is: 'failed', why: { code: 'SAID', words: 'Too many requests' } }),
  'requoted-less': scene(requoted(1_000_000n), undefined, deposits.less),
  'requoted-more': scene(requoted(4_000_000n), undefined, deposits.less),
  'requoted-late': scene(requoted(2_000_000n), undefined, deposits.less),
  'requoted-received-less': scene(requoted(1_000_000n, filledWith(1_204_000_000_000_000n)), undefined, deposits.less),
  'requoted-received': scene(requoted(4_000_000n, filledWith(1_931_204_000_000_000_123n)), undefined, deposits.less),
  'requoted-unfollowed': scene(
    requoted(1_000_000n, {
      requote: undefined,
      obstacle: { code: 'PAID_INSTEAD', paid: '0.01 BTC', quoted: '0.02 BTC' },
    }),
    undefined,
    deposits.less,
  ),
  'excess-awaited': scene(
    addressOver('strictAddress'),
    { excess: { amount: 250_000n, back: undefined }, further: [] },
    deposits.more,
  ),
  'excess-back': scene(
    addressOver('strictAddress'),
    { excess: { amount: 250_000n, back: { txHash: BACK, amount: 250_000n, isCertain: true } }, further: [] },
    deposits.more,
  ),
  'second-strict': strict(
    further(
      { is: 'back', txHash: BACK, amount: 12_345_678n, isCertain: true },
      { is: 'back', txHash: BACK, amount: 12_344_000n, isCertain: false },
      { is: 'awaited' },
    ),
  ),
  'given-up-paid': scene(
    addressExecution('bitcoin', 'strictAddress', { stage: { stage: 'failed', end: { reason: 'abandoned' } } }),
    further({ is: 'awaited' }),
    deposits.exact,
  ),
  'second-open': open(
    further(
      { is: 'unfollowed', since: 'newer' },
      { is: 'followed', word: 'pending' },
      { is: 'arrived', txHash: fillHash, amount: 4_931_204_000_000_000_123n },
    ),
  ),
  'second-open-key': open(further({ is: 'unfollowed', since: 'key' }, { is: 'awaited' })),
  'second-unproven': open({
    excess: undefined,
    further: [{ txHash: '0'.repeat(64), amount: 12_345_678n, outcome: { is: 'awaited' } }],
    unproven: { code: 'EXPLORER_UNPROVEN' },
  }),
  'second-unread': {
    ...transfer(addressOver('strictAddress')),
    answers: {
      ...transfer(addressOver('strictAddress')).answers,
      'deposit.followUps': () => ({ known: false, why: { code: 'TIMEOUT' } }),
    },
  },
}
