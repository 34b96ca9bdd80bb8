import type { Page } from 'playwright'
import type { DepositView, PaymentView } from '../../../src/api/views/transfers.ts'
import { bitcoinFiguresOf, satsPerVbyteAt } from '../../../src/core/families/bitcoin/transaction-figures.ts'
import { type Act, click, openReplacement } from '../acting.ts'
import * as data from '../data.ts'
import { fails } from '../fake-client.ts'
import { type Scene, transfer } from '../scene-making.ts'
import { psbt } from './data.ts'
import { addressExecution, addressOver, bitcoinTransfers, deposits } from './executions.ts'

const address = (deposit: DepositView, execution = addressExecution('bitcoin')): Scene => {
  const scene = transfer(execution)
  return { ...scene, answers: { ...scene.answers, 'deposit.get': () => deposit } }
}
const paying = (answer: PaymentView, execution = addressExecution('bitcoin')): Scene => {
  const scene = address({ known: true, arrived: 0n, waiting: 0n, payments: 0 }, execution)
  return {
    ...scene,
    answers: { ...scene.answers, 'payment.ask': () => answer, 'payment.take': () => ({ outcome: 'taken' }) },
  }
}
const openPayHere = async (page: Page) => {
  await click(page, 'pay-here')
  await page.getByTestId('pay-here-terms').or(page.getByTestId('pay-here-unavailable')).waitFor()
}
const minerReplacement: Scene['answers'] = {
  'replacement.ask': () => ({
    available: true,
    before: data.amount(data.BITCOIN, 'BTC', 1_234n),
    most: data.amount(data.BITCOIN, 'BTC', 4_321n),
    mostOfAll: data.amount(data.BITCOIN, 'BTC', 4_321n),
    rates: { before: satsPerVbyteAt(psbt, 1_234n), after: satsPerVbyteAt(psbt, 4_321n) },
    mark: '0xoffer',
  }),
}
const highFee = (value: bigint, basisPoints: bigint) => ({ basisPoints, of: data.amount(data.BITCOIN, 'BTC', value) })
const highMinerFee: Scene['answers'] = {
  'replacement.ask': () => ({
    available: true,
    before: data.amount(data.BITCOIN, 'BTC', 1_234n),
    most: data.amount(data.BITCOIN, 'BTC', 260_000n),
    mostOfAll: data.amount(data.BITCOIN, 'BTC', 260_000n),
    rates: { before: satsPerVbyteAt(psbt, 1_234n), after: satsPerVbyteAt(psbt, 260_000n) },
    highFee: highFee(2_000_000n, 1_300n),
    mark: '0xoffer',
  }),
  'replacement.take': () => ({ outcome: 'taken' }),
}
const coinsAdded: Scene['answers'] = {
  'replacement.ask': () => ({
    available: true,
    before: data.amount(data.BITCOIN, 'BTC', 1_234n),
    most: data.amount(data.BITCOIN, 'BTC', 5_012n),
    mostOfAll: data.amount(data.BITCOIN, 'BTC', 5_012n),
    rates: { before: '4.1', after: '12.6' },
    added: { coins: data.amount(data.BITCOIN, 'BTC', 60_000n), change: data.amount(data.BITCOIN, 'BTC', 56_222n) },
    mark: '0xoffer',
  }),
}
const paidByRecipient: Scene['answers'] = {
  'replacement.ask': () => ({
    available: true,
    before: data.amount(data.BITCOIN, 'BTC', 1_234n),
    most: data.amount(data.BITCOIN, 'BTC', 4_321n),
    mostOfAll: data.amount(data.BITCOIN, 'BTC', 4_321n),
    rates: { before: '4.1', after: '14.4' },
    arrives: {
      before: data.amount(data.BITCOIN, 'BTC', 2_000_000n),
      after: data.amount(data.BITCOIN, 'BTC', 1_996_913n),
    },
    mark: '0xoffer',
  }),
}
const withHighCpfp = (scene: Scene): Scene => ({
  ...scene,
  answers: {
    ...scene.answers,
    'cpfp.ask': () => ({
      available: true,
      arrives: data.amount(data.BITCOIN, 'BTC', 371_204n),
      fee: data.amount(data.BITCOIN, 'BTC', 52_000n),
      left: data.amount(data.BITCOIN, 'BTC', 319_204n),
      highFee: highFee(371_204n, 1_401n),
      mark: '0xoffer',
    }),
  },
})
const withCpfp = (scene: Scene): Scene => ({
  ...scene,
  answers: {
    ...scene.answers,
    'cpfp.take': () => ({ outcome: 'taken' }),
    'cpfp.ask': () => ({
      available: true,
      arrives: data.amount(data.BITCOIN, 'BTC', 371_204n),
      fee: data.amount(data.BITCOIN, 'BTC', 4_310n),
      left: data.amount(data.BITCOIN, 'BTC', 366_894n),
      mark: '0xoffer',
    }),
  },
})
const withReplacement = (scene: Scene): Scene => ({ ...scene, answers: { ...scene.answers, ...minerReplacement } })

export const TRANSFER_SCENES: Readonly<Record<string, Scene>> = {
  'transfer-bitcoin-signed': withReplacement(transfer(bitcoinTransfers.signed)),
  'transfer-bitcoin-mempool': withReplacement(transfer(bitcoinTransfers.mempool)),
  'transfer-bitcoin-raised': withReplacement(transfer(bitcoinTransfers.raised)),
  'transfer-bitcoin-refused': withReplacement(transfer(bitcoinTransfers.refused)),
  'transfer-bitcoin-stalled': withReplacement(transfer(bitcoinTransfers.stalled)),
  'transfer-bitcoin-contested': withReplacement(transfer(bitcoinTransfers.contested)),
  'transfer-bitcoin-waiting': transfer(bitcoinTransfers.waiting),
  'transfer-bitcoin-filling': transfer(bitcoinTransfers.filling),
  'transfer-bitcoin-received': transfer(bitcoinTransfers.received),
  'transfer-bitcoin-refunded': transfer(bitcoinTransfers.refunded),
  'transfer-bitcoin-replaced': transfer(bitcoinTransfers.replaced),
  'transfer-bitcoin-expired': transfer(bitcoinTransfers.expired),
  'transfer-bitcoin-arriving': withCpfp(transfer(bitcoinTransfers.arriving)),
  'transfer-bitcoin-cpfpSigned': withCpfp(transfer(bitcoinTransfers.cpfpSigned)),
  'transfer-bitcoin-cpfp-refused': withCpfp(transfer(bitcoinTransfers.cpfpRefused)),
  'transfer-bitcoin-arriving-high-fee': withHighCpfp(transfer(bitcoinTransfers.arriving)),
  'transfer-bitcoin-coins-added': {
    ...transfer(bitcoinTransfers.sending),
    answers: { 'executions.get': () => bitcoinTransfers.sending, ...coinsAdded },
  },
  'transfer-bitcoin-paid-by-recipient': {
    ...transfer(bitcoinTransfers.sending),
    answers: { 'executions.get': () => bitcoinTransfers.sending, ...paidByRecipient },
  },
  'transfer-bitcoin-shrunk': transfer(bitcoinTransfers.shrunk),
  'transfer-bitcoin-high-fee': {
    ...transfer(bitcoinTransfers.mempool),
    answers: { 'executions.get': () => bitcoinTransfers.mempool, ...highMinerFee },
  },
  'transfer-bitcoin-over-limit': {
    ...transfer(bitcoinTransfers.mempool),
    answers: {
      'executions.get': () => bitcoinTransfers.mempool,
      'replacement.ask': () => ({
        available: false,
        why: { code: 'MINER_FEE_ABOVE_AMOUNT', fee: '0.004142 BTC', amount: '0.002 BTC' },
      }),
    },
  },
  'transfer-bitcoin-no-replacement': withCpfp({
    ...transfer(bitcoinTransfers.mempool),
    answers: {
      'executions.get': () => bitcoinTransfers.mempool,
      'replacement.ask': () => ({
        available: false,
        why: { code: 'RAISE_NO_CHANGE' },
      }),
    },
  }),
  'activity-bitcoin': {
    hash: '#/activity',
    answers: {
      'executions.list': () => [
        { ...addressExecution('bitcoin'), id: 'a' },
        { ...bitcoinTransfers.mempool, id: 'b' },
        { ...bitcoinTransfers.arriving, id: 'c' },
        { ...bitcoinTransfers.refunded, id: 'd' },
        { ...bitcoinTransfers.replaced, id: 'e' },
      ],
    },
  },
  'deposit-nothing': address(deposits.nothing),
  'deposit-evm': address({ known: true, arrived: 0n, waiting: 0n, payments: undefined }, addressExecution('evm')),
  'deposit-payable': paying({
    available: true,
    address: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    pays: data.amount(data.BITCOIN, 'BTC', 2_000_000n),
    fee: data.amount(data.BITCOIN, 'BTC', 1_128n),
    bitcoin: bitcoinFiguresOf({ ...psbt, feeSats: 1_128n }),
    mark: '0xoffer',
  }),
  'deposit-payable-high-fee': paying({
    available: true,
    address: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
    pays: data.amount(data.BITCOIN, 'BTC', 2_000_000n),
    fee: data.amount(data.BITCOIN, 'BTC', 260_000n),
    bitcoin: {
      ...bitcoinFiguresOf({ ...psbt, feeSats: 260_000n }),
      change: undefined,
      speedUpRate: undefined,
      isSpedUpByCoins: true,
    },
    highFee: highFee(2_000_000n, 1_300n),
    mark: '0xoffer',
  }),
  'deposit-payable-evm': paying(
    {
      available: true,
      address: '0x856533b33e4526ca3df3b4df4205955056d9d3f0',
      pays: data.amount(1, 'ETH', 100_000_000_000_000_000n),
      fee: data.amount(1, 'ETH', 240_000_000_000_000n),
      bitcoin: undefined,
      mark: '0xoffer',
    },
    addressExecution('evm'),
  ),
  'deposit-unpayable': paying({
    available: false,
    why: { code: 'COINS_TOO_LITTLE', needs: '0.02 BTC', has: '0.0012 BTC' },
  }),
  'deposit-changed': address(deposits.nothing, { ...addressExecution('bitcoin'), isChanged: true }),
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
    ...transfer(addressExecution('bitcoin')),
    answers: {
      'executions.get': () => addressExecution('bitcoin'),
      'deposit.get': () => fails('X', 'The wallet restarted.'),
    },
  },
}

export const TRANSFER_ACTS: Readonly<Record<string, Act>> = {
  'replacement-miner': {
    scene: 'transfer-bitcoin-mempool',
    play: (page) => openReplacement(page, 'minerFee'),
  },
  'replacement-miner-paid-by-recipient': {
    scene: 'transfer-bitcoin-paid-by-recipient',
    play: (page) => openReplacement(page, 'minerFee'),
  },
  'replacement-miner-unavailable': {
    scene: 'transfer-bitcoin-no-replacement',
    play: async (page) => {
      await click(page, 'replacement-minerFee')
      await page.getByTestId('replacement-unavailable').waitFor()
    },
  },
  'replacement-miner-high-fee': {
    scene: 'transfer-bitcoin-high-fee',
    play: async (page) => {
      await openReplacement(page, 'minerFee')
      await page.getByTestId('accept-fee').scrollIntoViewIfNeeded()
    },
  },
  'replacement-miner-over-limit': {
    scene: 'transfer-bitcoin-over-limit',
    play: async (page) => {
      await click(page, 'replacement-minerFee')
      await page.getByTestId('replacement-unavailable').waitFor()
    },
  },
  cpfp: {
    scene: 'transfer-bitcoin-arriving',
    play: async (page) => {
      await click(page, 'cpfp')
      await page.getByTestId('cpfp-terms').waitFor()
    },
  },
  'cpfp-high-fee': {
    scene: 'transfer-bitcoin-arriving-high-fee',
    play: async (page) => {
      await click(page, 'cpfp')
      await page.getByTestId('accept-fee').scrollIntoViewIfNeeded()
    },
  },
  'replacement-miner-coins-added': {
    scene: 'transfer-bitcoin-coins-added',
    play: (page) => openReplacement(page, 'minerFee'),
  },
  'pay-here': { scene: 'deposit-payable', play: openPayHere },
  'pay-here-high-fee': {
    scene: 'deposit-payable-high-fee',
    play: async (page) => {
      await openPayHere(page)
      await page.getByTestId('accept-fee').scrollIntoViewIfNeeded()
    },
  },
  'pay-here-evm': { scene: 'deposit-payable-evm', play: openPayHere },
  'pay-here-unavailable': { scene: 'deposit-unpayable', play: openPayHere },
  'deposit-end': {
    scene: 'deposit-nothing',
    play: async (page) => {
      await click(page, 'deposit-rules')
      await page.getByTestId('deposit-rules').scrollIntoViewIfNeeded()
    },
  },
}
