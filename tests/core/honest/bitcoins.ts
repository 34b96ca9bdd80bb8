import fc from 'fast-check'
import { familyOf } from '../../../src/core/chain/chain.ts'
import { answerTo, stepOf } from './answer.ts'
import { ACCOUNTS, bitcoinFacts, bitcoinStep, type CoinKind, coinsOf, honestFee, honestPsbt } from './bitcoin.ts'
import type { Honest, Terms } from './case.ts'
import { changed } from './json.ts'
import { answers } from './kind.ts'
import { type Payer, waysFrom } from './ways.ts'

const SATS_PER_VBYTE = 5
/** A possible deposit address. */
const GENERATED = 'bc1q327vyreq97q3n5ksha8ld998w02hereae20k8n'
const ways = waysFrom((way) => familyOf(way.origin) === 'bitcoin' && familyOf(way.destination) !== 'bitcoin')

// The miner fee may be at most a twentieth of the amount, which excludes small amounts.
function payers(kind: CoinKind): fc.Arbitrary<Payer> {
  const { address } = ACCOUNTS[kind]
  return fc.constant({ user: address, refundTo: address, step: 1n, least: 100_000n })
}

function paid(terms: Terms, kind: CoinKind, withChange: boolean): Pick<Honest, 'quote' | 'facts'> {
  const account = ACCOUNTS[kind]
  const change = withChange ? account.change : undefined
  const size = { account, satsPerVbyte: SATS_PER_VBYTE, change }
  const half = terms.amountIn / 2n
  const rest = terms.amountIn - half + (withChange ? 100_000n : 0n)
  const fee = honestFee({ ...size, coins: coinsOf(account, [half, rest]) })
  const coins = coinsOf(account, [half, rest + fee])
  const quote = answerTo(terms, (bound) => [bitcoinStep(bound, honestPsbt(bound, { ...size, coins }))])
  return {
    quote: changed(quote, ['fees', 'gas', 'amount'], fee.toString()),
    facts: bitcoinFacts(terms, { account, coins, satsPerVbyte: SATS_PER_VBYTE }),
  }
}

function bitcoins(kind: CoinKind, withChange: boolean): fc.Arbitrary<Honest> {
  return answers({ route: 'bitcoin', ways, payers: payers(kind) }, (terms) => paid(terms, kind, withChange))
}

function byAddress(payment: 'openAddress' | 'strictAddress'): fc.Arbitrary<Honest> {
  const isOpen = payment === 'openAddress'
  const wishes = { payment, hasNoCalls: true, ...(isOpen ? { isNotExactOutput: true } : {}) } as const
  return answers({ route: 'bitcoinAddress', ways, payers: payers('p2wpkh'), wishes }, (terms) => ({
    quote: answerTo(terms, (bound) => [
      stepOf(bound, { id: 'deposit', kind: 'transaction', data: { psbt: '70736274ff' }, depositAddress: GENERATED }),
    ]),
    facts: paid(terms, 'p2wpkh', true).facts,
  }))
}

/** By our own transaction or to a generated address. */
export const BITCOINS = {
  bitcoin: bitcoins('p2wpkh', true),
  'bitcoin-taproot': bitcoins('p2tr', true),
  'bitcoin-without-change': bitcoins('p2wpkh', false),
  'bitcoin-open-address': byAddress('openAddress'),
  'bitcoin-strict-address': byAddress('strictAddress'),
} as const
