import type { DepositView } from '../../../src/api/contract.ts'
import { type Act, click, openRaise } from '../acting.ts'
import * as data from '../data.ts'
import { fails } from '../fake-client.ts'
import { crossing, type Scene } from '../scene-making.ts'
import { addressExecution, addressOver, bitcoinCrossings, deposits } from './executions.ts'

const address = (deposit: DepositView, execution = addressExecution('bitcoin')): Scene => {
  const scene = crossing(execution)
  return { ...scene, answers: { ...scene.answers, 'deposit.get': () => deposit } }
}
const minerRaise: Scene['answers'] = {
  'raise.ask': () => ({
    available: true,
    before: data.amount(data.BITCOIN, 'BTC', 1_234n),
    most: data.amount(data.BITCOIN, 'BTC', 4_321n),
    mostOfAll: data.amount(data.BITCOIN, 'BTC', 4_321n),
    mark: '0xoffer',
  }),
}
const withRaise = (scene: Scene): Scene => ({ ...scene, answers: { ...scene.answers, ...minerRaise } })

/** A deposit from Bitcoin on its way, and an address that is paid from elsewhere. */
export const CROSSING_SCENES: Readonly<Record<string, Scene>> = {
  'crossing-bitcoin-signed': withRaise(crossing(bitcoinCrossings.signed)),
  'crossing-bitcoin-mempool': withRaise(crossing(bitcoinCrossings.mempool)),
  'crossing-bitcoin-raised': withRaise(crossing(bitcoinCrossings.raised)),
  'crossing-bitcoin-stalled': withRaise(crossing(bitcoinCrossings.stalled)),
  'crossing-bitcoin-contested': withRaise(crossing(bitcoinCrossings.contested)),
  'crossing-bitcoin-waiting': crossing(bitcoinCrossings.waiting),
  'crossing-bitcoin-filling': crossing(bitcoinCrossings.filling),
  'crossing-bitcoin-received': crossing(bitcoinCrossings.received),
  'crossing-bitcoin-refunded': crossing(bitcoinCrossings.refunded),
  'crossing-bitcoin-replaced': crossing(bitcoinCrossings.replaced),
  'crossing-bitcoin-expired': crossing(bitcoinCrossings.expired),
  'crossing-bitcoin-arriving': crossing(bitcoinCrossings.arriving),
  'crossing-bitcoin-no-raise': {
    ...crossing(bitcoinCrossings.mempool),
    answers: {
      'executions.get': () => bitcoinCrossings.mempool,
      'raise.ask': () => ({
        available: false,
        why: 'Nothing comes back to you from this transaction that could pay a higher fee.',
      }),
    },
  },
  'activity-bitcoin': {
    hash: '#/activity',
    answers: {
      'executions.list': () => [
        { ...addressExecution('bitcoin'), id: 'a' },
        { ...bitcoinCrossings.mempool, id: 'b' },
        { ...bitcoinCrossings.arriving, id: 'c' },
        { ...bitcoinCrossings.refunded, id: 'd' },
        { ...bitcoinCrossings.replaced, id: 'e' },
      ],
    },
  },
  'deposit-nothing': address(deposits.nothing),
  'deposit-evm': address({ known: true, arrived: 0n, waiting: 0n, payments: undefined }, addressExecution('evm')),
  'deposit-exact': address(deposits.exact),
  'deposit-less': address(deposits.less),
  'deposit-more': address(deposits.more),
  'deposit-several': address(deposits.several),
  'deposit-late': address(
    deposits.nothing,
    addressExecution('bitcoin', 'strictAddress', { deadlineSeconds: data.nowSeconds() - 60 }),
  ),
  'deposit-unread': address(deposits.unread),
  'deposit-open-less': address(deposits.less, addressExecution('bitcoin', 'openAddress')),
  'deposit-again': address(deposits.several, addressOver('strictAddress')),
  'deposit-open-over': address(deposits.exact, addressOver('openAddress')),
  'deposit-over': address(deposits.exact, addressOver('strictAddress')),
  'deposit-failed': {
    ...crossing(addressExecution('bitcoin')),
    answers: {
      'executions.get': () => addressExecution('bitcoin'),
      'deposit.get': () => fails('X', 'The wallet was restarted.'),
    },
  },
}

export const CROSSING_ACTS: Readonly<Record<string, Act>> = {
  'raise-miner': {
    scene: 'crossing-bitcoin-mempool',
    play: (page) => openRaise(page, 'minerFee'),
  },
  'raise-miner-unavailable': {
    scene: 'crossing-bitcoin-no-raise',
    play: async (page) => {
      await click(page, 'raise-minerFee')
      await page.getByTestId('raise-unavailable').waitFor()
    },
  },
  'deposit-end': {
    scene: 'deposit-nothing',
    play: async (page) => {
      await click(page, 'deposit-rules')
      await page.getByTestId('deposit-rules').scrollIntoViewIfNeeded()
    },
  },
}
