import type { Page } from 'playwright'
import { type Act, click } from '../acting.ts'
import * as data from '../data.ts'
import { fails, never } from '../fake-client.ts'
import type { Scene } from '../scene-making.ts'
import { coins, noCoins } from './data.ts'

export const ACCOUNT_SCENES: Readonly<Record<string, Scene>> = {
  receive: { hash: '#/receive' },
  'receive-loading': { hash: '#/receive', answers: { 'addresses.list': () => never() } },
  'receive-none': { hash: '#/receive', answers: { 'addresses.list': () => data.addresses.slice(0, 1) } },
  'receive-failed': {
    hash: '#/receive',
    answers: { 'addresses.list': () => fails('X', 'The explorer did not answer in 10 s.') },
  },
  utxos: { hash: '#/utxos', answers: { 'bitcoin.get': () => coins } },
  'utxos-empty': { hash: '#/utxos', answers: { 'bitcoin.get': () => noCoins } },
  'utxos-loading': { hash: '#/utxos', answers: { 'bitcoin.get': () => never() } },
  'utxos-unknown': {
    hash: '#/utxos',
    answers: { 'bitcoin.get': () => ({ known: false, why: { code: 'TIMEOUT' } }) },
  },
  'utxos-untrusted': {
    hash: '#/utxos',
    answers: { 'bitcoin.get': () => ({ known: false, why: { code: 'EXPLORER_UNTRUSTED', count: '100' } }) },
  },
  'utxos-partial': {
    hash: '#/utxos',
    answers: {
      'bitcoin.get': () => ({
        ...coins,
        accounts: coins.accounts.map((each) => ({ ...each, isPartial: true as const })),
      }),
    },
  },
  'utxos-hidden': {
    hash: '#/utxos',
    answers: {
      'wallet.get': () => ({ ...data.wallet, settings: { ...data.wallet.settings, hideAmounts: true } }),
    },
  },
}

async function toBitcoinAddress(page: Page): Promise<void> {
  await click(page, 'receive-bitcoin')
}

export const ACCOUNT_ACTS: Readonly<Record<string, Act>> = {
  'receive-bitcoin': { scene: 'receive', play: toBitcoinAddress },
  'receive-taproot': {
    scene: 'receive',
    play: async (page) => {
      await toBitcoinAddress(page)
      await click(page, 'receive-p2tr')
    },
  },
  'receive-bitcoin-loading': { scene: 'receive-loading', play: toBitcoinAddress },
  'receive-bitcoin-none': { scene: 'receive-none', play: toBitcoinAddress },
  'receive-bitcoin-failed': { scene: 'receive-failed', play: toBitcoinAddress },
}
