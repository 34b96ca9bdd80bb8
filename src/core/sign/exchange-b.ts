import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex } from 'viem/utils'
import { equalBytes, wipe } from '../../lib/bytes.ts'
import { isSameAddress } from '../address.ts'
import { l1Text } from '../exchange-b/l1-text.ts'
import { type ExchangeBSigner, ownSigner } from '../exchange-b/signer.ts'
import { type ExchangeBTransaction, type KeyRegistration, possible, type Transfer } from '../exchange-b/transaction.ts'
import { transactionHash } from '../exchange-b/transaction-hash.ts'
import { formOf } from '../exchange-b/wire.ts'
import type { ExchangeBTransferItem } from '../item.ts'
import type { ExchangeBKeys, ExchangeBTerms, Signed, SignItem } from './signed.ts'

/** A transaction of exchange B that is ready to be posted, and the name that the exchange knows it by, 80 hex digits. */
type Ready = Readonly<{ bytes: string; hash: string }>

/**
 * Signs the transfer of a withdrawal with both keys: the API key for the transaction, the account's own wallet for the
 * text that binds the memo. `bytes` is the form that goes to `/api/v1/sendTx`, `hash` the name that the exchange knows the
 * transaction by, known before it is sent. The same entropy gives the same bytes.
 *
 * @throws RangeError when the wallet's key is not the account owner's, the API key is none, the item contradicts itself or
 * cannot be carried, or it is to be cancelled
 */
export const signExchangeBTransfer: SignItem<'exchangeBTransfer'> = async (item, signing) => {
  const { terms, purpose, privateKey } = signing
  if (purpose !== 'step') throw new RangeError(`expected a step of the plan, got the purpose ${purpose}`)
  const ready = await signedWith(privateKey, terms.l1Address, transferOf(item, terms), ownSigner)
  return { kind: item.kind, purpose, chainId: item.chainId, ...ready } as Signed
}

/** The account, and the terms on which one of its API keys is set. */
export type KeyTerms = ExchangeBTerms & Readonly<{ accountIndex: number }>

/**
 * Signs the registration of an API key under its index, in the place of any that is there: with the key itself, and with
 * the account's own wallet. `nonce` is the next one of that index.
 *
 * @returns what is posted, its hash, and the public key that the exchange will show (40 bytes)
 * @throws RangeError as `signExchangeBTransfer`
 */
export async function signKeyRegistration(
  terms: KeyTerms,
  keys: ExchangeBKeys,
  signer: ExchangeBSigner = ownSigner,
): Promise<Ready & Readonly<{ publicKey: Uint8Array }>> {
  const publicKey = await signer.publicKeyOf(keys.apiKey)
  const registration: KeyRegistration = {
    type: 'registration',
    ...commonOf(terms, terms.accountIndex),
    publicKey,
  }
  return { ...(await signedWith(keys, terms.l1Address, possible(registration), signer)), publicKey }
}

/**
 * Signs what takes an API key away for good: the exchange knows no removal, so that another key takes its place, whose
 * secret half is made of `seed` here and wiped. Nobody can sign with it; the owner's wallet can register another one.
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
  { l1Key, apiKey, entropy }: ExchangeBKeys,
  l1Address: string,
  transaction: ExchangeBTransaction,
  signer: ExchangeBSigner,
): Promise<Ready> {
  const owner = privateKeyToAccount(bytesToHex(l1Key))
  if (!isSameAddress(owner.address, l1Address)) {
    throw new RangeError(`expected the key of ${l1Address}, got the key of ${owner.address}`)
  }
  const { hash, signature } = await signer.sign(transaction, { secretKey: apiKey, entropy })
  // What a signer says that it signed is not taken on trust: the hash is what the transaction will be looked up by.
  if (!equalBytes(hash, transactionHash(transaction))) throw new RangeError('expected a signature of this transaction')
  const l1Signature = await owner.signMessage({ message: l1Text(transaction) })
  return { bytes: formOf(transaction, { signature, l1Signature }), hash: bytesToHex(hash).slice(2) }
}

function transferOf(item: ExchangeBTransferItem, terms: ExchangeBTerms): Transfer {
  const { from, transfer, amount, counterparty } = item
  // The item says the same twice, for people and for the exchange: what is shown must be what is signed.
  if (BigInt(transfer.amount) !== amount || `${transfer.toAccountIndex}` !== counterparty) {
    throw new RangeError(`expected a transfer of ${amount} to ${counterparty}, got another one`)
  }
  if (!/^(0|[1-9][0-9]{0,14})$/.test(from)) throw new RangeError(`from: expected an account index, got "${from}"`)
  const { toAccountIndex, assetIndex, fromRouteType, toRouteType, usdcFee, memo } = transfer
  return possible({
    type: 'transfer',
    ...commonOf(terms, Number(from)),
    ...{ toAccountIndex, assetIndex, fromRouteType, toRouteType, amount: transfer.amount, usdcFee, memo },
  })
}

function commonOf({ networkId, apiKeyIndex, nonce, expiresAtMs }: ExchangeBTerms, accountIndex: number) {
  return { networkId, accountIndex, apiKeyIndex, nonce: Number(nonce), expiresAtMs }
}
