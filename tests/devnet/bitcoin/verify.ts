import { schnorr, secp256k1 } from '@noble/curves/secp256k1'
import { ripemd160 } from '@noble/hashes/legacy'
import { sha256 } from '@noble/hashes/sha2'
import { concatBytes } from '@noble/hashes/utils'
import { Transaction } from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script'
import { scriptTypeOf } from './addresses.ts'
import { hex } from './hex.ts'
import type { BitcoinTransaction, Input, Output } from './transaction.ts'

const SIGHASH_ALL = 1
const HALF_ORDER = secp256k1.CURVE.n >> 1n

/**
 * Verifies all input scripts; returns the failure, if any. Supports P2PKH, P2WPKH (BIP-143), P2SH-P2WPKH and taproot
 * key paths (BIP-341), with SIGHASH_ALL or SIGHASH_DEFAULT.
 */
export function scriptFailure(transaction: BitcoinTransaction, spent: readonly Output[]): string | undefined {
  for (const [index, input] of transaction.inputs.entries()) {
    const output = spent[index]
    const failure = output ? inputFailure({ transaction, spent, index }, input, output) : 'an output is missing'
    if (failure) return `input ${index}: ${failure}`
  }
  return undefined
}

type Place = Readonly<{ transaction: BitcoinTransaction; spent: readonly Output[]; index: number }>

function inputFailure(place: Place, input: Input, output: Output): string | undefined {
  switch (scriptTypeOf(output.script)) {
    case 'p2pkh':
      return input.witness.length > 0 ? 'witness unexpected' : legacyFailure(place, input, output)
    case 'v0_p2wpkh':
      return input.scriptSig === '' ? segwitFailure(place, input, output.script) : 'scriptSig must be empty (BIP-141)'
    case 'v1_p2tr':
      return input.scriptSig === '' ? taprootFailure(place, input, output) : 'scriptSig must be empty (BIP-341)'
    case 'p2sh':
      return nestedFailure(place, input, output)
    default:
      return 'script is not of a kind that this chain verifies'
  }
}

// The scriptSig pushes only the redeem script.
function nestedFailure(place: Place, input: Input, output: Output): string | undefined {
  const redeem = /^16(0014[0-9a-f]{40})$/.exec(input.scriptSig)?.[1]
  if (!redeem) return 'scriptSig must push a P2WPKH redeem script'
  if (`a914${hash160(hex.decode(redeem))}87` !== output.script) return 'redeem script has another hash'
  return segwitFailure(place, input, redeem)
}

function segwitFailure({ transaction, spent, index }: Place, input: Input, program: string): string | undefined {
  const [signature, publicKey] = input.witness.map((item) => hex.decode(item))
  if (!signature || !publicKey || input.witness.length !== 2) return 'witness must be a signature and a key'
  if (publicKey.length !== 33) return 'key must be compressed'
  if (`0014${hash160(publicKey)}` !== program) return 'key has another hash'
  const scriptCode = hex.decode(`76a914${program.slice(4)}88ac`)
  const digest = opened(transaction).preimageWitnessV0(index, scriptCode, SIGHASH_ALL, spent[index]?.valueSats ?? 0n)
  return ecdsaFailure(signature, publicKey, digest)
}

function legacyFailure({ transaction, index }: Place, input: Input, output: Output): string | undefined {
  const [signature, publicKey, ...more] = pushes(hex.decode(input.scriptSig))
  if (!signature || !publicKey || more.length > 0) return 'scriptSig must push a signature and a key'
  if (`76a914${hash160(publicKey)}88ac` !== output.script) return 'key has another hash'
  return ecdsaFailure(signature, publicKey, legacyDigest(transaction, index, output.script))
}

function taprootFailure({ transaction, spent, index }: Place, input: Input, output: Output): string | undefined {
  const [witness] = input.witness.map((item) => hex.decode(item))
  if (!witness || input.witness.length !== 1) return 'witness must be one signature: script paths are not verified here'
  const hashType = witness.length === 65 ? witness[64] : 0
  if (witness.length !== 64 && (witness.length !== 65 || hashType !== SIGHASH_ALL))
    return 'signature has no known hash type'
  const scripts = spent.map(({ script }) => hex.decode(script))
  const amounts = spent.map(({ valueSats }) => valueSats)
  const digest = opened(transaction).preimageWitnessV1(index, scripts, hashType ?? 0, amounts)
  const key = hex.decode(output.script.slice(4))
  return safely(() => schnorr.verify(witness.slice(0, 64), digest, key)) ? undefined : 'Schnorr signature is wrong'
}

// Strict DER (BIP-66), low S (BIP-146), SIGHASH_ALL.
function ecdsaFailure(signature: Uint8Array, publicKey: Uint8Array, digest: Uint8Array): string | undefined {
  if (signature.at(-1) !== SIGHASH_ALL) return 'signature is not of SIGHASH_ALL'
  const holds = safely(() => {
    const parsed = secp256k1.Signature.fromDER(signature.slice(0, -1))
    return parsed.s <= HALF_ORDER && secp256k1.verify(parsed, digest, publicKey, { prehash: false })
  })
  return holds ? undefined : 'signature is wrong'
}

function safely(verify: () => boolean): boolean {
  try {
    return verify()
  } catch {
    return false
  }
}

// Before segwit: only our scriptSig is set, to the spent script.
function legacyDigest({ version, inputs, outputs, lockTime }: BitcoinTransaction, index: number, script: string) {
  const bytes = RawOldTx.encode({
    version,
    inputs: inputs.map((input, at) => ({
      txid: hex.decode(input.txid),
      index: input.vout,
      finalScriptSig: at === index ? hex.decode(script) : new Uint8Array(),
      sequence: input.sequence,
    })),
    outputs: outputs.map((output) => ({ amount: output.valueSats, script: hex.decode(output.script) })),
    lockTime,
  })
  return sha256(sha256(concatBytes(bytes, Uint8Array.from([SIGHASH_ALL, 0, 0, 0]))))
}

function opened(transaction: BitcoinTransaction): Transaction {
  return Transaction.fromRaw(hex.decode(transaction.hex), {
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
    disableScriptCheck: true,
  })
}

function pushes(script: Uint8Array): readonly Uint8Array[] {
  const found: Uint8Array[] = []
  for (let at = 0; at < script.length; ) {
    const length = script[at] ?? 0
    if (length < 1 || length > 75 || at + 1 + length > script.length) return []
    found.push(script.slice(at + 1, at + 1 + length))
    at += 1 + length
  }
  return found
}

function hash160(bytes: Uint8Array): string {
  return hex.encode(ripemd160(sha256(bytes)))
}
