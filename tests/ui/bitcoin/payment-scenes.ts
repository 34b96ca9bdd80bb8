import type { DepositView, ExecutionView } from '../../../src/api/transfer-views.ts'
import type { Afterwards, Outcome } from '../../../src/core/afterwards.ts'
import type { AstrayAnswer } from '../../../src/core/astray-look.ts'
import type { Proof } from '../../../src/core/execution.ts'
import { amount, BITCOIN, fillHash, nowSeconds, status } from '../data.ts'
import { type Scene, transfer } from '../scene-making.ts'
import { addressExecution, addressOver, deposits } from './executions.ts'

const BACK = 'b'.repeat(64)
const btc = (sats: bigint) => amount(BITCOIN, 'BTC', sats)
const successor = (sats: bigint) => ({ requestId: `0x${'5c'.repeat(32)}`, paid: btc(sats) })
const history = [
  { atSeconds: nowSeconds() - 300, what: 'service:pending' },
  { atSeconds: nowSeconds() - 240, what: 'superseded' },
]

/** An open address with another amount than quoted, before and after its end. */
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

const scene = (execution: ExecutionView, afterwards: Afterwards | undefined, payments: DepositView): Scene => ({
  ...transfer(execution),
  answers: {
    ...transfer(execution).answers,
    'deposit.get': () => payments,
    'deposit.afterwards': () => (afterwards ? { known: true, afterwards } : null),
  },
})
const further = (...outcomes: readonly Outcome[]): Afterwards => ({
  excess: undefined,
  further: outcomes.map((outcome, at) => ({ txHash: `${at}`.repeat(64), amount: 12_345_678n + BigInt(at), outcome })),
})
const several: DepositView = { ...deposits.several, waiting: 0n }
const strict = (afterwards: Afterwards) => scene(addressOver('strictAddress'), afterwards, several)
const open = (afterwards: Afterwards) => scene(addressOver('openAddress'), afterwards, several)

/** An EVM address after the service looked for a misdirected deposit. */
const astray = (answer: AstrayAnswer | undefined, outcome?: Outcome, change: Partial<ExecutionView> = {}) => {
  const askedAtSeconds = nowSeconds() - 20
  const look = { chainId: 8453, askedAtSeconds, notBeforeSeconds: askedAtSeconds + 300, answer }
  const execution = addressExecution('evm', 'openAddress', { astray: [look], ...change })
  const currency = amount(8453, 'ETH', 0n).currency
  const afterwards = outcome && { excess: undefined, further: [], astray: { currency, outcome } }
  return scene(execution, afterwards, nothing)
}
const nothing: DepositView = { known: true, arrived: 0n, waiting: 0n, payments: undefined }
const NATIVE = `0x${'00'.repeat(20)}`
const STRANGE = '0x5e5E5e5e5E5e5E5E5e5E5E5e5e5E5E5E5e5E5E5e'
const FOUND: AstrayAnswer = {
  is: 'found',
  money: [
    { currency: NATIVE, balance: 100_000_000_000_000_000n },
    { currency: STRANGE, balance: 7n },
  ],
  unread: 1,
}

export const PAYMENT_SCENES: Readonly<Record<string, Scene>> = {
  'astray-ask': scene(addressExecution('evm', 'openAddress'), undefined, nothing),
  'astray-strict': scene(addressExecution('evm', 'strictAddress'), undefined, nothing),
  'astray-open': astray(undefined),
  'astray-found': astray(FOUND, { is: 'followed', word: 'pending' }),
  'astray-arrived': astray(FOUND, { is: 'arrived', txHash: fillHash, amount: 99_000_000_000_000_000n }),
  'astray-nothing': astray({ is: 'nothing', checked: 12, unread: 0 }),
  'astray-failed': astray({ is: 'failed', why: { code: 'SAID', words: 'Too many requests' } }),
  'requoted-less': scene(requoted(1_000_000n), undefined, deposits.less),
  'requoted-more': scene(requoted(4_000_000n), undefined, deposits.less),
  'requoted-late': scene(requoted(2_000_000n), undefined, deposits.less),
  'requoted-received-less': scene(requoted(1_000_000n, filledWith(1_204_000_000_000_000n)), undefined, deposits.less),
  'requoted-received': scene(requoted(4_000_000n, filledWith(1_931_204_000_000_000_123n)), undefined, deposits.less),
  'requoted-unfollowed': scene(
    requoted(1_000_000n, {
      successor: undefined,
      trouble: { code: 'PAID_INSTEAD', paid: '0.01 BTC', quoted: '0.02 BTC' },
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
  'second-unread': {
    ...transfer(addressOver('strictAddress')),
    answers: {
      ...transfer(addressOver('strictAddress')).answers,
      'deposit.afterwards': () => ({ known: false, why: { code: 'TIMEOUT' } }),
    },
  },
}
