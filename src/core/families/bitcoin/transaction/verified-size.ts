import { sha256 } from '@noble/hashes/sha2'
import { equalBytes } from '../../../../lib/bytes.ts'
import { bytesToHex } from '../../../../lib/hex.ts'
import { scriptKindOf } from './script.ts'
import type { DecodedTransaction, TransactionOutput } from './transaction.ts'

type Witness = DecodedTransaction['witnesses'][number]

const EMPTY_BYTES = 1
/** A low-S signature with its sighash type. */
const SIGNATURE_BYTES = 72
/** Count, signature and key with lengths. */
const KEY_HASH_BYTES = 1 + (1 + SIGNATURE_BYTES) + (1 + 33)
/** The key path (BIP-341) with a sighash type. */
const KEY_PATH_BYTES = 1 + (1 + 65)

/**
 * The virtual size, with witnesses at most standard for their coins.
 * @param coins in input order, from hashed transactions
 * @returns undefined for a larger witness or an unknown script
 */
export function verifiedVbytes(
  { transaction, stripped, witnesses }: DecodedTransaction,
  coins: readonly TransactionOutput[],
): number | undefined {
  const sizes = witnesses.map(bytesOf)
  const isStandard = transaction.inputs.every(({ script }, index) => {
    const most = mostBytes(coins[index], script, witnesses[index] ?? [])
    return (sizes[index] ?? EMPTY_BYTES) <= most
  })
  if (!isStandard || coins.length !== transaction.inputs.length) return undefined
  const hasWitness = witnesses.some((items) => items.length > 0)
  // BIP-144: marker and flag.
  const witnessBytes = hasWitness ? 2 + sizes.reduce((sum, each) => sum + each, 0) : 0
  // BIP-141: stripped bytes weigh four times, witnesses once.
  return Math.ceil((stripped.length * 4 + witnessBytes) / 4)
}

function mostBytes(coin: TransactionOutput | undefined, signatureScript: Uint8Array, witness: Witness): number {
  if (!coin) return 0
  switch (scriptKindOf(bytesToHex(coin.script))) {
    case 'p2wpkh':
      return KEY_HASH_BYTES
    case 'p2tr':
      return KEY_PATH_BYTES
    case 'p2wsh':
      return multisigBytes(coin.script.subarray(2), witness)
    case 'p2sh':
      return nestedBytes(signatureScript, witness)
    default:
      return EMPTY_BYTES
  }
}

// BIP-141: the signature script is one push of the witness program.
function nestedBytes(script: Uint8Array, witness: Witness): number {
  const kind = scriptKindOf(bytesToHex(script.subarray(1)))
  if (kind === 'p2wpkh' && script[0] === 22) return KEY_HASH_BYTES
  return kind === 'p2wsh' && script[0] === 34 ? multisigBytes(script.subarray(3), witness) : EMPTY_BYTES
}

/** `OP_m`, keys, `OP_n`, `OP_CHECKMULTISIG`. */
const MULTISIG = /^0x5[1-9a-f](?:21[0-9a-f]{66})+5[1-9a-f]ae$/

// It takes one empty item and the script's number of signatures.
function multisigBytes(program: Uint8Array, witness: Witness): number {
  const script = witness.at(-1)
  if (!script) return EMPTY_BYTES
  if (!equalBytes(sha256(script), program) || !MULTISIG.test(bytesToHex(script))) return 0
  const signatures = (script[0] ?? 0) - 0x50
  return 1 + 1 + signatures * (1 + SIGNATURE_BYTES) + itemBytes(script)
}

function bytesOf(witness: Witness): number {
  return compactBytes(witness.length) + witness.reduce((sum, item) => sum + itemBytes(item), 0)
}

function itemBytes({ length }: Uint8Array): number {
  return compactBytes(length) + length
}

function compactBytes(size: number): number {
  if (size < 0xfd) return 1
  return size < 0x1_0000 ? 3 : 5
}
