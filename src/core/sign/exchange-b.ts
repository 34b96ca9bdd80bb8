import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'
import { equalBytes, wipe } from '../../lib/bytes.ts'
import type { ExchangeBTransferItem } from '../execution/item.ts'
import { isSameAddress } from '../families/address.ts'
import { l1Text } from '../families/exchange-b/l1-message.ts'
import { type ExchangeBSigner, ownSigner } from '../families/exchange-b/signer.ts'
import {
  checkedTransaction,
  type ExchangeBTransaction,
  type ExchangeBTransfer,
  type KeyRegistration,
} from '../families/exchange-b/transaction.ts'
import { transactionForm } from '../families/exchange-b/transaction-form.ts'
import { transactionHash } from '../families/exchange-b/transaction-hash.ts'
import type { ExchangeBPrivateKeys, ExchangeBTerms, Signed, SignItem } from './signed.ts'

/** `hash` is the exchange's name for it, 80 hex digits. */
type Ready = Readonly<{ bytes: string; hash: string }>

/**
 * Signs a withdrawal's transfer with the API key, and its memo text with the wallet.
 *
 * `bytes` is the form for `/api/v1/sendTx`. Deterministic for the same entropy.
 *
 * @throws RangeError for another wallet or API key, an inconsistent or impossible item, or a cancellation
 */
export const signExchangeBTransfer: SignItem<'exchangeBTransfer'> = async (item, signing) => {
  const { terms, purpose, privateKey } = signing
  if (purpose !== 'step') throw new RangeError(`expected a step of the plan, got the purpose ${purpose}`)
  const ready = await signedWith(privateKey, terms.l1Address, transferOf(item, terms), ownSigner)
  return { kind: item.kind, purpose, chainId: item.chainId, ...ready } as Signed
}

export type KeyTerms = ExchangeBTerms & Readonly<{ accountIndex: number }>

/**
 * Signs the registration of an API key, with the key itself and the account's wallet.
 *
 * It replaces any key of that index; `nonce` is the index's next.
 *
 * @returns the post, its hash, and the public key (40 bytes)
 * @throws RangeError as `signExchangeBTransfer`
 */
export async function signKeyRegistration(
  terms: KeyTerms,
  keys: ExchangeBPrivateKeys,
  signer: ExchangeBSigner = ownSigner,
): Promise<Ready & Readonly<{ publicKey: Uint8Array }>> {
  const publicKey = await signer.publicKeyOf(keys.apiKey)
  const registration: KeyRegistration = {
    type: 'registration',
    ...commonOf(terms, terms.accountIndex),
    publicKey,
  }
  return { ...(await signedWith(keys, terms.l1Address, checkedTransaction(registration), signer)), publicKey }
}

/**
 * Signs the replacement of an API key by an unusable one, since the exchange has no removal.
 *
 * @param seed at least 32 fresh random bytes; wiped
 * @throws RangeError as `signExchangeBTransfer`
 */
export async function signKeyRevocation(
  terms: KeyTerms,
  { l1Key, entropy, seed }: Readonly<{ l1Key: Uint8Array; entropy: Uint8Array; seed: Uint8Array }>,
  signer: ExchangeBSigner = ownSigner,
): Promise<Ready & Readonly<{ publicKey: Uint8Array }>> {
  const apiKey = await signer.makeKey(seed)
  try {
    return await signKeyRegistration(terms, { l1Key, apiKey, entropy }, signer)
  } finally {
    wipe(apiKey, seed)
  }
}

async function signedWith(
  { l1Key, apiKey, entropy }: ExchangeBPrivateKeys,
  l1Address: string,
  transaction: ExchangeBTransaction,
  signer: ExchangeBSigner,
): Promise<Ready> {
  const owner = privateKeyToAccount(bytesToHex(l1Key))
  if (!isSameAddress(owner.address, l1Address)) {
    throw new RangeError(`expected the key of ${l1Address}, got the key of ${owner.address}`)
  }
  const { hash, signature } = await signer.sign(transaction, { secretKey: apiKey, entropy })
  // The transaction will be looked up by this hash.
  if (!equalBytes(hash, transactionHash(transaction))) throw new RangeError('expected a signature of this transaction')
  const l1Signature = await owner.signMessage({ message: l1Text(transaction) })
  return { bytes: transactionForm(transaction, { signature, l1Signature }), hash: bytesToHex(hash).slice(2) }
}

function transferOf(item: ExchangeBTransferItem, terms: ExchangeBTerms): ExchangeBTransfer {
  const { from, transfer, amount, counterparty } = item
  // The shown transfer must be the signed one.
  if (BigInt(transfer.amount) !== amount || `${transfer.toAccountIndex}` !== counterparty) {
    throw new RangeError(`expected a transfer of ${amount} to ${counterparty}, got another one`)
  }
  if (!/^(0|[1-9][0-9]{0,14})$/.test(from)) throw new RangeError(`from: expected an account index, got "${from}"`)
  const { toAccountIndex, assetIndex, fromRouteType, toRouteType, usdcFee, memo } = transfer
  return checkedTransaction({
    type: 'transfer',
    ...commonOf(terms, Number(from)),
    ...{ toAccountIndex, assetIndex, fromRouteType, toRouteType, amount: transfer.amount, usdcFee, memo },
  })
}

function commonOf({ networkId, apiKeyIndex, nonce, expiresAtMs }: ExchangeBTerms, accountIndex: number) {
  return { networkId, accountIndex, apiKeyIndex, nonce: Number(nonce), expiresAtMs }
}
