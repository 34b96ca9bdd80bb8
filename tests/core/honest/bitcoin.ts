import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'
import { initEccLib, payments, Transaction } from 'bitcoinjs-lib'
import * as ecc from 'tiny-secp256k1'
import {
  type BitcoinFacts,
  type Facts,
  knownFact,
  type OwnScript,
  type UtxoFact,
} from '../../../src/core/chain/facts.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import { type Bound, stepOf } from './answer.ts'
import type { Terms } from './case.ts'
import { factsAround } from './evm-facts.ts'
import { outputHex, psbtHex, type RawPsbt } from './raw-psbt.ts'

initEccLib(ecc)

/** Native SegWit (BIP-84) and Taproot (BIP-86). */
export type CoinKind = 'p2wpkh' | 'p2tr'

/** A public test account. */
export type BitcoinAccount = Readonly<{ kind: CoinKind; address: string; receive: OwnScript; change: OwnScript }>

/** Its raw transaction is hex. */
export type FundedCoin = UtxoFact & Readonly<{ raw: Hex }>

const WORDS = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'
const root = HDKey.fromMasterSeed(mnemonicToSeedSync(WORDS))
const PURPOSE: Readonly<Record<CoinKind, number>> = { p2wpkh: 84, p2tr: 86 }
// Vbytes of a signed input and an output (BIP-141, BIP-341).
const INPUT_VBYTES: Readonly<Record<CoinKind, number>> = { p2wpkh: 68, p2tr: 57.5 }
const OUTPUT_VBYTES: Readonly<Record<CoinKind, number>> = { p2wpkh: 31, p2tr: 43 }
const ORDER_VBYTES = 8 + 1 + 68

/** The paying accounts and a foreign one. */
export const ACCOUNTS: Readonly<Record<CoinKind, BitcoinAccount>> = {
  p2wpkh: accountOf('p2wpkh', 0),
  p2tr: accountOf('p2tr', 0),
}
export const STRANGER: BitcoinAccount = accountOf('p2wpkh', 7)

function accountOf(kind: CoinKind, account: number): BitcoinAccount {
  const receive = keyOf(kind, `m/${PURPOSE[kind]}'/0'/${account}'/0/0`)
  return { kind, address: receive.address, receive, change: keyOf(kind, `m/${PURPOSE[kind]}'/0'/${account}'/1/0`) }
}

function keyOf(kind: CoinKind, path: string): OwnScript & Readonly<{ address: string }> {
  const { publicKey } = root.derive(path)
  const pubkey = publicKey ?? new Uint8Array()
  const { output, address } =
    kind === 'p2tr' ? payments.p2tr({ internalPubkey: pubkey.slice(1) }) : payments.p2wpkh({ pubkey })
  if (!output || !address) throw new Error(`expected a key at ${path}`)
  return { script: hexOf(output), path, publicKey: hexOf(pubkey), address }
}

/** Coins of these values; each pair shares a transaction with a witness. */
export function coinsOf({ receive }: BitcoinAccount, values: readonly bigint[]): readonly FundedCoin[] {
  return values.map((valueSats, index) => {
    const first = index - (index % 2)
    const made = new Transaction()
    made.version = 2
    made.addInput(new Uint8Array(32).fill(first + 1), first)
    made.setWitness(0, [new Uint8Array(71).fill(0x30), new Uint8Array(33).fill(0x02)])
    made.addOutput(bytesOf(STRANGER.receive.script), 12_345n)
    for (const value of values.slice(first, first + 2)) made.addOutput(bytesOf(receive.script), value)
    const { script, path, publicKey } = receive
    const place = { txid: made.getId(), vout: 1 + (index % 2) }
    return { ...place, valueSats, script, path, publicKey, isLocked: false, raw: hexOf(made.toBuffer()) }
  })
}

/** The rate is in satoshis per vbyte. */
export type Spending = Readonly<{
  account: BitcoinAccount
  coins: readonly FundedCoin[]
  satsPerVbyte: number
  /** Undefined if the rest is too small for an output. */
  change: OwnScript | undefined
}>

/** An honest PSBT: deposit, order, change; whole coins and no key data. */
export function honestPsbt(
  { depository, orderId, amountIn }: Pick<Bound, 'depository' | 'orderId' | 'amountIn'>,
  { coins, change, ...others }: Spending,
): RawPsbt {
  const total = coins.reduce((sum, { valueSats }) => sum + valueSats, 0n)
  const changeSats = total - amountIn - honestFee({ coins, change, ...others })
  return {
    version: 2,
    lockTime: 0,
    global: [],
    inputs: coins.map(({ txid, vout, script, valueSats, raw }) => ({
      txid,
      vout,
      sequence: 0xffff_fffd,
      fields: [
        { key: '00', value: raw.slice(2) },
        { key: '01', value: outputHex(script.slice(2), valueSats) },
      ],
    })),
    outputs: [
      { script: scriptHex(depository), valueSats: amountIn, fields: [] },
      { script: `6a42${Buffer.from(orderId).toString('hex')}`, valueSats: 0n, fields: [] },
      ...(change ? [{ script: change.script.slice(2), valueSats: changeSats, fields: [] }] : []),
    ],
    tail: '',
  }
}

/** The honest miner fee with change, satoshis. */
export function honestFee({ account, coins, change, satsPerVbyte }: Spending): bigint {
  const outputs = 31 + ORDER_VBYTES + (change ? OUTPUT_VBYTES[account.kind] : 0)
  return BigInt(Math.ceil(Math.ceil(11 + coins.length * INPUT_VBYTES[account.kind] + outputs) * satsPerVbyte))
}

export function bitcoinStep(bound: Bound, raw: RawPsbt) {
  return stepOf(bound, { id: 'deposit', kind: 'transaction', data: { psbt: psbtHex(raw) } })
}

/** An honest explorer's facts about coins. */
export function bitcoinFacts(
  { nowSeconds }: Pick<Terms, 'nowSeconds'>,
  { account, coins, satsPerVbyte }: Pick<Spending, 'account' | 'coins' | 'satsPerVbyte'>,
  changes: Partial<BitcoinFacts> = {},
): Facts {
  return factsAround(nowSeconds, {
    family: 'bitcoin',
    coins: knownFact(
      coins.map(({ raw: _raw, ...coin }) => coin),
      'an example',
    ),
    previous: Object.fromEntries(coins.map(({ txid, raw }) => [txid, knownFact(raw, 'an example')])),
    highPriorityRate: knownFact(satsPerVbyte, 'an example'),
    tipHeight: knownFact(900_000, 'an example'),
    ownScripts: [account.receive, account.change].map(({ script, path, publicKey }) => ({ script, path, publicKey })),
    ...changes,
  })
}

function scriptHex(address: string): string {
  const pay = address.startsWith('1') ? payments.p2pkh({ address }) : payments.p2wpkh({ address })
  return Buffer.from(pay.output ?? []).toString('hex')
}

function hexOf(bytes: Uint8Array): Hex {
  return `0x${Buffer.from(bytes).toString('hex')}`
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(Buffer.from(hex.slice(2), 'hex'))
}
