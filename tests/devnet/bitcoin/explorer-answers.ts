import { addressOf, type ScriptType, scriptTypeOf } from './addresses.ts'
import { assemblyOf } from './assembly.ts'
import { hex } from './hex.ts'
import type { Entry, Ledger, Unspent } from './ledger.ts'
import type { InBlock } from './ledger-state.ts'
import { merkleRoot } from './merkle.ts'
import { type Input, isCoinbase, type Output } from './transaction.ts'

// Esplora's HTTP API, https://github.com/Blockstream/esplora/blob/master/API.md. Sats as JSON numbers.

export type StatusAnswer =
  | Readonly<{ confirmed: false }>
  | Readonly<{ confirmed: true; block_height: number; block_hash: string; block_time: number }>

export type StatsAnswer = Readonly<{
  funded_txo_count: number
  funded_txo_sum: number
  spent_txo_count: number
  spent_txo_sum: number
  tx_count: number
}>

type OutputAnswer = Readonly<{
  scriptpubkey: string
  scriptpubkey_asm: string
  scriptpubkey_type: ScriptType
  scriptpubkey_address?: string
  value: number
}>

export function statusAnswer(block: InBlock | undefined): StatusAnswer {
  if (!block) return { confirmed: false }
  return { confirmed: true, block_height: block.height, block_hash: block.hash, block_time: block.timeSeconds }
}

/** Answers GET /address/:address. */
export function addressAnswer(address: string, script: string, ledger: Ledger) {
  return { address, ...statsAnswer(script, ledger) }
}

export function statsAnswer(script: string, ledger: Ledger) {
  const history = ledger.history(script)
  const stats = (entries: readonly Entry[]) => statsOf(entries, script, ledger)
  return {
    chain_stats: stats(history.filter(({ block }) => block !== undefined)),
    mempool_stats: stats(history.filter(({ block }) => block === undefined)),
  }
}

function statsOf(entries: readonly Entry[], script: string, ledger: Ledger): StatsAnswer {
  const own = (output: Output | undefined): output is Output => output?.script === script
  const funded = entries.flatMap(({ transaction }) => transaction.outputs.filter(own))
  const spent = entries.flatMap(({ transaction }) => transaction.inputs.map(ledger.spentOutput).filter(own))
  return {
    funded_txo_count: funded.length,
    funded_txo_sum: sum(funded),
    spent_txo_count: spent.length,
    spent_txo_sum: sum(spent),
    tx_count: entries.length,
  }
}

export function unspentAnswer({ txid, vout, block, valueSats }: Unspent) {
  return { txid, vout, status: statusAnswer(block), value: Number(valueSats) }
}

/** Answers GET /tx/:txid. */
export function transactionAnswer({ transaction, block }: Entry, ledger: Ledger) {
  const { txid, version, lockTime, inputs, outputs, size, weight } = transaction
  const coinbase = isCoinbase(transaction)
  const spent = inputs.flatMap((input) => ledger.spentOutput(input) ?? [])
  return {
    txid,
    version,
    locktime: lockTime,
    vin: inputs.map((input) => inputAnswer(input, coinbase, ledger)),
    vout: outputs.map(outputAnswer),
    size,
    weight,
    fee: coinbase ? 0 : sum(spent) - sum(outputs),
    status: statusAnswer(block),
  }
}

function inputAnswer(input: Input, coinbase: boolean, ledger: Ledger) {
  const output = ledger.spentOutput(input)
  return {
    txid: input.txid,
    vout: input.vout,
    prevout: output && !coinbase ? outputAnswer(output) : null,
    scriptsig: input.scriptSig,
    scriptsig_asm: assemblyOf(input.scriptSig),
    witness: input.witness,
    is_coinbase: coinbase,
    sequence: input.sequence,
  }
}

function outputAnswer({ script, valueSats }: Output): OutputAnswer {
  const address = addressOf(script)
  return {
    scriptpubkey: script,
    scriptpubkey_asm: assemblyOf(script),
    scriptpubkey_type: scriptTypeOf(script),
    ...(address === undefined ? {} : { scriptpubkey_address: address }),
    value: Number(valueSats),
  }
}

export function blockAnswer({ hash, height, timeSeconds, header }: InBlock, ledger: Ledger) {
  const txids = ledger.transactionsOf(hash)
  const view = new DataView(Uint8Array.from(hex.decode(header)).buffer)
  return {
    id: hash,
    height,
    version: view.getInt32(0, true),
    timestamp: timeSeconds,
    tx_count: txids.length,
    merkle_root: merkleRoot(txids),
    previousblockhash: ledger.block(height - 1)?.hash ?? null,
    nonce: view.getUint32(76, true),
    bits: view.getUint32(72, true),
  }
}

export function outspendAnswer(txid: string, vout: number, ledger: Ledger) {
  const spender = ledger.spender({ txid, vout })
  if (!spender) return { spent: false }
  const { entry, index } = spender
  return { spent: true, txid: entry.transaction.txid, vin: index, status: statusAnswer(entry.block) }
}

function sum(outputs: readonly Output[]): number {
  return Number(outputs.reduce((total, { valueSats }) => total + valueSats, 0n))
}
