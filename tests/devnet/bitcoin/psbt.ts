import { p2sh, p2wpkh } from '@scure/btc-signer'
import { scriptTypeOf } from './addresses.ts'
import type { Selection } from './coins.ts'
import { hex } from './hex.ts'
import type { Ledger } from './ledger.ts'
import { encodePsbt } from './psbt-bytes.ts'
import { REPLACEABLE } from './till.ts'
import { type Output, opReturnScript } from './transaction.ts'

/** P2SH needs `redeemScript` (hex). */
export type PsbtPlan = Readonly<{
  script: string
  redeemScript: string | undefined
  outputs: readonly Output[]
  selection: Selection
}>

/**
 * Builds a PSBT (BIP-174) in hex: the outputs in order, then change.
 *
 * Inputs carry whole previous transactions, are replaceable (BIP-125), and name no key derivations.
 */
export function buildPsbt({ script, redeemScript, outputs, selection }: PsbtPlan, ledger: Ledger): string {
  // BIP-174: only inputs with a witness have `witnessUtxo`.
  const hasWitness = scriptTypeOf(script) !== 'p2pkh'
  const inputs = selection.coins.map(({ txid, vout, valueSats }) => {
    const previous = ledger.everSeen(txid)
    if (!previous) throw new RangeError(`no transaction ${txid}`)
    return { txid, vout, spent: { script, valueSats }, previous: previous.hex, hasWitness, redeemScript }
  })
  const change = selection.changeSats > 0n ? [{ script, valueSats: selection.changeSats }] : []
  return encodePsbt(inputs, [...outputs, ...change], REPLACEABLE)
}

/** Makes an order's OP_RETURN: ASCII of 0x and 64 hex digits. service-facts.md 6. */
export function orderOutput(orderId: string): Output {
  return { script: opReturnScript(new TextEncoder().encode(orderId)), valueSats: 0n }
}

/** The P2WPKH redeem script (hex) of a public key and its P2SH script; undefined if invalid. */
export function nestedScripts(publicKey: string): Readonly<{ redeemScript: string; script: string }> | undefined {
  try {
    const inner = p2wpkh(hex.decode(publicKey.replace(/^0x/, '').toLowerCase()))
    return { redeemScript: hex.encode(inner.script), script: hex.encode(p2sh(inner).script) }
  } catch {
    return undefined
  }
}
