import type { Outpoint, Output } from './transaction.ts'

/** All in hex; `previous` is the whole spent transaction, `redeemScript` only for P2SH. */
export type PsbtInput = Outpoint &
  Readonly<{ spent: Output; previous: string; hasWitness: boolean; redeemScript: string | undefined }>

// BIP-174; each key has its length in front.
const MAGIC = '70736274ff'
const END = '00'
const KEYS = { unsignedTransaction: '0100', nonWitnessUtxo: '0100', witnessUtxo: '0101', redeemScript: '0104' } as const

const VERSION = '02000000'
const LOCK_TIME = '00000000'

/** Encodes an unsigned PSBT of version 0 in hex (BIP-174), with one sequence number. */
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

// CompactSize.
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
