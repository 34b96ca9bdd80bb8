import { RawOldTx, RawTx } from '@scure/btc-signer/script'
import { sha256x2 } from '@scure/btc-signer/utils'
import { hex } from './hex.ts'

/** `script` is the scriptPubKey in hex. */
export type Output = Readonly<{ valueSats: bigint; script: string }>

/** `txid` in display order; signatures in hex. */
export type Input = Readonly<{
  txid: string
  vout: number
  sequence: number
  scriptSig: string
  witness: readonly string[]
}>

/** Sizes by BIP-141. */
export type BitcoinTransaction = Readonly<{
  txid: string
  hex: string
  version: number
  lockTime: number
  inputs: readonly Input[]
  outputs: readonly Output[]
  size: number
  weight: number
  vsize: number
}>

export type Outpoint = Readonly<{ txid: string; vout: number }>

const COINBASE_TXID = '0'.repeat(64)

/**
 * Reads a transaction from hex (BIP-144).
 *
 * Throws for invalid bytes.
 */
export function readTransaction(text: string): BitcoinTransaction {
  const bytes = hex.decode(text)
  const raw = RawTx.decode(bytes)
  const { version, inputs, outputs, lockTime } = raw
  const stripped = RawOldTx.encode({ version, inputs, outputs, lockTime })
  const weight = stripped.length * 3 + bytes.length
  return {
    txid: hex.encode(sha256x2(stripped).reverse()),
    hex: text.toLowerCase(),
    version,
    lockTime,
    inputs: inputs.map((input, index) => ({
      txid: hex.encode(input.txid),
      vout: input.index,
      sequence: input.sequence,
      scriptSig: hex.encode(input.finalScriptSig),
      witness: (raw.witnesses?.[index] ?? []).map((item) => hex.encode(item)),
    })),
    outputs: outputs.map(({ amount, script }) => ({ valueSats: amount, script: hex.encode(script) })),
    size: bytes.length,
    weight,
    vsize: Math.ceil(weight / 4),
  }
}

export function isCoinbase({ inputs }: BitcoinTransaction): boolean {
  return inputs.length === 1 && inputs[0]?.txid === COINBASE_TXID
}

export function outpointKey({ txid, vout }: Outpoint): string {
  return `${txid}:${vout}`
}

/** The one push of an OP_RETURN output; undefined for other scripts. */
export function opReturnData(script: string): Uint8Array | undefined {
  const bytes = hex.decode(script)
  if (bytes[0] !== 0x6a) return undefined
  const length = bytes[1] ?? 0
  if (length <= 75) return bytes.length === 2 + length ? bytes.slice(2) : undefined
  // OP_PUSHDATA1
  return length === 76 && bytes.length === 3 + (bytes[2] ?? 0) ? bytes.slice(3) : undefined
}

/** Makes an OP_RETURN script (hex) with one push of up to 255 bytes. */
export function opReturnScript(data: Uint8Array): string {
  const push = data.length <= 75 ? [data.length] : [76, data.length]
  return hex.encode(Uint8Array.from([0x6a, ...push, ...data]))
}
