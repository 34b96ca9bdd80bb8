import type { Outpoint, Output } from './transaction.ts'

/**
 * An input of a PSBT: the output that it spends (script in hex), the whole transaction of that in hex, whether the coin
 * is spent by a witness, and its redeem script (hex) where it is P2SH.
 */
export type PsbtInput = Outpoint &
  Readonly<{ spent: Output; previous: string; hasWitness: boolean; redeemScript: string | undefined }>

// BIP-174: the magic, the end of a map, and the keys of the maps, each with its length before it.
const MAGIC = '70736274ff'
const END = '00'
const KEYS = { unsignedTransaction: '0100', nonWitnessUtxo: '0100', witnessUtxo: '0101', redeemScript: '0104' } as const

const VERSION = '02000000'
const LOCK_TIME = '00000000'

/** A PSBT of version 0 in hex (BIP-174), unsigned; all inputs have the same sequence number. */
export function encodePsbt(inputs: readonly PsbtInput[], outputs: readonly Output[], sequence: number): string {
  return [
    MAGIC,
    entry(KEYS.unsignedTransaction, unsignedTransaction(inputs, outputs, sequence)),
    END,
    ...inputs.map((input) => inputMap(input) + END),
    ...outputs.map(() => END),
  ].join('')
}

function unsignedTransaction(inputs: readonly PsbtInput[], outputs: readonly Output[], sequence: number): string {
  const noScript = '00'
  return [
    VERSION,
    compact(inputs.length),
    ...inputs.map(({ txid, vout }) => reversed(txid) + little(vout, 4) + noScript + little(sequence, 4)),
    compact(outputs.length),
    ...outputs.map(output),
    LOCK_TIME,
  ].join('')
}

function inputMap({ spent, previous, hasWitness, redeemScript }: PsbtInput): string {
  return [
    entry(KEYS.nonWitnessUtxo, previous),
    hasWitness ? entry(KEYS.witnessUtxo, output(spent)) : '',
    redeemScript === undefined ? '' : entry(KEYS.redeemScript, redeemScript),
  ].join('')
}

function entry(key: string, value: string): string {
  return key + sized(value)
}

function output({ valueSats, script }: Output): string {
  return little(valueSats, 8) + sized(script)
}

function sized(bytes: string): string {
  return compact(bytes.length / 2) + bytes
}

// A CompactSize: one byte, or a byte that says how many follow.
function compact(value: number): string {
  if (value < 0xfd) return little(value, 1)
  return value <= 0xffff ? `fd${little(value, 2)}` : `fe${little(value, 4)}`
}

function little(value: number | bigint, bytes: number): string {
  return reversed(value.toString(16).padStart(2 * bytes, '0'))
}

function reversed(bytes: string): string {
  return Buffer.from(bytes, 'hex').reverse().toString('hex')
}
