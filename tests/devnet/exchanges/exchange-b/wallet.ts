import { type Hex, hexToBytes } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { publicKeyOf, sign } from './crypto/schnorr.ts'
import { registrationText, transferText } from './l1-text.ts'
import { MAIN_NETWORK, registrationHash, transferHash } from './transaction-hash.ts'
import { type KeyRegistration, REGISTER_KEY, TRANSFER, type Transfer } from './transactions.ts'

/** The form of POST /api/v1/sendTx. */
export type SignedTransaction = Readonly<{ tx_type: number; tx_info: string }>

/** The API key is 40 bytes. */
export type ExchangeBSigner = Readonly<{ wallet: PrivateKeyAccount; secretKey: Uint8Array }>

export async function signTransfer(
  { wallet, secretKey }: ExchangeBSigner,
  transfer: Transfer,
  chainId: bigint = MAIN_NETWORK,
): Promise<SignedTransaction> {
  const l1Signature = await wallet.signMessage({ message: transferText(transfer, chainId) })
  const signature = sign(transferHash(transfer, chainId), secretKey, freshNonce())
  const info = {
    FromAccountIndex: Number(transfer.accountIndex),
    ApiKeyIndex: Number(transfer.apiKeyIndex),
    ToAccountIndex: Number(transfer.toAccountIndex),
    AssetIndex: Number(transfer.assetIndex),
    FromRouteType: Number(transfer.fromRouteType),
    ToRouteType: Number(transfer.toRouteType),
    Amount: Number(transfer.amount),
    USDCFee: Number(transfer.usdcFee),
    Memo: [...hexToBytes(transfer.memo)],
    ...signedFields(transfer, signature, l1Signature),
  }
  return { tx_type: TRANSFER, tx_info: JSON.stringify(info) }
}

export async function signRegistration(
  { wallet, secretKey }: ExchangeBSigner,
  terms: Omit<KeyRegistration, 'publicKey' | 'attributes'>,
): Promise<SignedTransaction> {
  const registration: KeyRegistration = { ...terms, publicKey: publicKeyOf(secretKey), attributes: {} }
  const hash = registrationHash(registration, MAIN_NETWORK)
  if (!hash) throw new RangeError('publicKey: expected a field element')
  const l1Signature = await wallet.signMessage({ message: registrationText(registration) })
  const info = {
    AccountIndex: Number(registration.accountIndex),
    ApiKeyIndex: Number(registration.apiKeyIndex),
    PubKey: base64(registration.publicKey),
    ...signedFields(registration, sign(hash, secretKey, freshNonce()), l1Signature),
  }
  return { tx_type: REGISTER_KEY, tx_info: JSON.stringify(info) }
}

export function freshNonce(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(40))
}

function signedFields(
  { expiredAtMs, nonce, attributes }: Transfer | KeyRegistration,
  signature: Uint8Array,
  l1Signature: Hex,
) {
  const pairs = Object.entries(attributes).map(([number, value]) => [number, Number(value)])
  return {
    ExpiredAt: Number(expiredAtMs),
    Nonce: Number(nonce),
    Sig: base64(signature),
    L1Sig: l1Signature,
    L2TxAttributes: pairs.length > 0 ? Object.fromEntries(pairs) : null,
  }
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64')
}
