import { bytesToBase64 } from '../../../lib/base64.ts'
import { type Hex, hexToBytes } from '../../../lib/hex.ts'
import { type ExchangeBTransaction, type ExchangeBTransfer, TYPE_NUMBERS } from './transaction.ts'

/** 80 bytes of the API key, 65 bytes in hex of the account's wallet. */
export type ExchangeBSignatures = Readonly<{ signature: Uint8Array; l1Signature: Hex }>

/**
 * The urlencoded form of `POST /api/v1/sendTx` (reference, "Exchange B").
 *
 * `tx_info` is JSON: the memo as 32 numbers, signatures in base64 (API key) and hex (wallet).
 */
export function transactionForm(transaction: ExchangeBTransaction, signatures: ExchangeBSignatures): string {
  const info = JSON.stringify({ ...ownFields(transaction), ...commonFields(transaction, signatures) })
  return new URLSearchParams({ tx_type: `${TYPE_NUMBERS[transaction.type]}`, tx_info: info }).toString()
}

function ownFields(transaction: ExchangeBTransaction) {
  return transaction.type === 'transfer'
    ? transferFields(transaction)
    : {
        AccountIndex: transaction.accountIndex,
        ApiKeyIndex: transaction.apiKeyIndex,
        PubKey: bytesToBase64(transaction.publicKey),
      }
}

function transferFields(transfer: ExchangeBTransfer) {
  return {
    FromAccountIndex: transfer.accountIndex,
    ApiKeyIndex: transfer.apiKeyIndex,
    ToAccountIndex: transfer.toAccountIndex,
    AssetIndex: transfer.assetIndex,
    FromRouteType: transfer.fromRouteType,
    ToRouteType: transfer.toRouteType,
    Amount: transfer.amount,
    USDCFee: transfer.usdcFee,
    Memo: [...hexToBytes(transfer.memo)],
  }
}

function commonFields({ expiresAtMs, nonce }: ExchangeBTransaction, { signature, l1Signature }: ExchangeBSignatures) {
  return {
    ExpiredAt: expiresAtMs,
    Nonce: nonce,
    Sig: bytesToBase64(signature),
    L1Sig: l1Signature,
    L2TxAttributes: null,
  }
}
