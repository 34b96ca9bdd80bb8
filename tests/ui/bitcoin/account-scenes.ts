import { type Act, click } from '../acting.ts'
import * as data from '../data.ts'
import { fails, never } from '../fake-client.ts'
import type { Scene } from '../scene-making.ts'
import { coins, noCoins, someProtected } from './data.ts'

export function receiveHash(chainId: number, symbol: string): string {
  return `#/receive/${chainId}-${data.currency(chainId, symbol).address.toLowerCase()}`
}

const RECEIVE_BITCOIN = receiveHash(data.BITCOIN, 'BTC')

export const ACCOUNT_SCENES: Readonly<Record<string, Scene>> = {
  receive: { hash: '#/receive' },
  'receive-ethereum': { hash: receiveHash(1, 'ETH') },
  'receive-bitcoin': { hash: RECEIVE_BITCOIN },
  'receive-bitcoin-loading': { hash: RECEIVE_BITCOIN, answers: { 'addresses.list': () => never() } },
  'receive-bitcoin-none': { hash: RECEIVE_BITCOIN, answers: { 'addresses.list': () => data.addresses.slice(0, 1) } },
  'receive-bitcoin-failed': {
    hash: RECEIVE_BITCOIN,
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
  'utxos-protected': { hash: '#/utxos', answers: { 'bitcoin.get': () => someProtected } },
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

export const ACCOUNT_ACTS: Readonly<Record<string, Act>> = {
  'receive-taproot': { scene: 'receive-bitcoin', play: (page) => click(page, 'receive-p2tr') },
}
