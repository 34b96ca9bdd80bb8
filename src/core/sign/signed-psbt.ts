import { RawPSBTV0 } from '@scure/btc-signer/psbt'
import { bytesToBase64 } from '../../lib/base64.ts'
import { hexToBytes } from '../../lib/hex.ts'
import type { Execution } from '../execution/execution.ts'
import type { BitcoinPsbtItem } from '../execution/item.ts'
import { isBitcoinPsbt } from '../families/bitcoin/items.ts'
import { rawOf } from '../families/bitcoin/transaction/library-transaction.ts'
import { decodeTransaction } from '../families/bitcoin/transaction/transaction.ts'
import type { Signed } from './signed.ts'

type PsbtInput = ReturnType<typeof RawPSBTV0.decode>['inputs'][number]

/** The signed PSBT in base64 (interface, "Quote rules" 2), for users who finalize it themselves. */
export function signedPsbt(item: Pick<BitcoinPsbtItem, 'psbt'>, { bytes }: Pick<Signed, 'bytes'>): string {
  const psbt = RawPSBTV0.decode(hexToBytes(item.psbt))
  const { transaction, witnesses } = decodeTransaction(hexToBytes(`0x${bytes}`))
  return bytesToBase64(
    RawPSBTV0.encode({
      ...psbt,
      global: { ...psbt.global, unsignedTx: rawOf(transaction) },
      inputs: psbt.inputs.map((fields, index) => ({ ...fields, ...signatureOf(witnesses[index] ?? []) })),
    }),
  )
}

/** In base64; undefined without a PSBT. */
export function signedPsbtOf({ plan, items }: Pick<Execution, 'plan' | 'items'>): string | undefined {
  const index = plan.findIndex(isBitcoinPsbt)
  const [item, state] = [plan[index], items[index]]
  return isBitcoinPsbt(item) && state && 'signed' in state ? signedPsbt(item, state.signed) : undefined
}

// BIP-174 and BIP-371.
function signatureOf([signature, key]: readonly Uint8Array[]): PsbtInput {
  if (!signature) return {}
  return key ? { partialSig: [[key, signature]] } : { tapKeySig: signature }
}
