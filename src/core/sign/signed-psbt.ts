import { bytesToBase64 } from '../../lib/base64.ts'
import { hexToBytes } from '../../lib/hex.ts'
import type { Execution } from '../execution/execution.ts'
import type { BitcoinPsbtItem } from '../execution/item.ts'
import { isBitcoinPsbt } from '../families/bitcoin/items.ts'
import { type PsbtField, psbtField, readPsbt, writePsbt } from '../families/bitcoin/transaction/psbt.ts'
import { decodeTransaction } from '../families/bitcoin/transaction/transaction.ts'
import type { Signed } from './signed.ts'

// BIP-174 and BIP-371.
const PARTIAL_SIGNATURE = 0x02
const TAPROOT_SIGNATURE = 0x13

/** The signed PSBT in base64 (interface, "Quote rules" 2), for users who finalize it themselves. */
export function signedPsbt(item: Pick<BitcoinPsbtItem, 'psbt'>, { bytes }: Pick<Signed, 'bytes'>): string {
  const psbt = readPsbt(hexToBytes(item.psbt))
  const { transaction, witnesses } = decodeTransaction(hexToBytes(`0x${bytes}`))
  return bytesToBase64(
    writePsbt({
      ...psbt,
      transaction,
      inputs: psbt.inputs.map((fields, index) => inOrder([...fields, ...signatureOf(witnesses[index] ?? [])])),
    }),
  )
}

/** The signed PSBT of an execution in base64; undefined without one. */
export function signedPsbtOf({ plan, items }: Pick<Execution, 'plan' | 'items'>): string | undefined {
  const index = plan.findIndex(isBitcoinPsbt)
  const [item, state] = [plan[index], items[index]]
  return isBitcoinPsbt(item) && state && 'signed' in state ? signedPsbt(item, state.signed) : undefined
}

function signatureOf([signature, key]: readonly Uint8Array[]): readonly PsbtField[] {
  if (!signature) return []
  return [key ? psbtField(PARTIAL_SIGNATURE, signature, key) : psbtField(TAPROOT_SIGNATURE, signature)]
}

function inOrder(fields: readonly PsbtField[]): readonly PsbtField[] {
  return [...fields].sort((a, b) => a.type - b.type)
}
