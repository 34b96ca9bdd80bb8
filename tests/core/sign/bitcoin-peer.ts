import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'
import { crypto, initEccLib, Psbt, type Signer } from 'bitcoinjs-lib'
import * as ecc from 'tiny-secp256k1'
import type { BitcoinPsbtItem } from '../../../src/core/item.ts'
import type { BitcoinTerms } from '../../../src/core/sign/signed.ts'
import { type BitcoinShape, honestBitcoin } from '../honest/bitcoin-case.ts'
import { judge } from '../proof/judge.ts'

initEccLib(ecc)

/** The seed of the accounts that the honest examples pay from: the public test mnemonic. */
export const SEED = mnemonicToSeedSync(
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
)
const root = HDKey.fromMasterSeed(SEED)

/** The private key at a path of the public test mnemonic. */
export function privateKeyAt(path: string): Uint8Array {
  const { privateKey } = root.derive(path)
  if (!privateKey) throw new Error(`expected a key at ${path}`)
  return privateKey
}

/** The proven transaction of an honest crossing from Bitcoin, with the key of its coins. */
export function provenItem(shape: BitcoinShape): Readonly<{ item: BitcoinPsbtItem; privateKey: Uint8Array }> {
  const judged = judge(honestBitcoin(shape))
  const [item] = judged.verdict === 'accept' ? judged.proven.plan : []
  if (item?.kind !== 'bitcoinPsbt') throw new Error(`expected a plan of one transaction, got ${judged.codes.join(' ')}`)
  return { item, privateKey: privateKeyAt(item.inputs[0]?.path ?? '') }
}

/** The terms that an item is signed on, with another fee where one is given. */
export function termsOf(item: BitcoinPsbtItem, feeSats = item.feeSats): BitcoinTerms {
  return { terms: 'bitcoin', outpoints: item.inputs.map(({ txid, vout }) => `${txid}:${vout}`), feeSats }
}

/** Makes a signer of bitcoinjs-lib over libsecp256k1 in WASM; `internalKey` where the coins are Taproot's (BIP-86). */
export function peerSigner(privateKey: Uint8Array, internalKey?: Uint8Array): Signer {
  const secret = internalKey ? tweaked(privateKey, internalKey) : privateKey
  const publicKey = ecc.pointFromScalar(secret, true)
  if (!publicKey) throw new Error('expected a private key')
  return {
    publicKey,
    sign: (hash) => ecc.sign(hash, secret),
    signSchnorr: (hash) => ecc.signSchnorr(hash, secret, new Uint8Array(32)),
  }
}

function tweaked(privateKey: Uint8Array, internalKey: Uint8Array): Uint8Array {
  const isOdd = ecc.pointFromScalar(privateKey, true)?.[0] === 3
  const even = isOdd ? ecc.privateNegate(privateKey) : privateKey
  const secret = ecc.privateAdd(even, crypto.taggedHash('TapTweak', internalKey))
  if (!secret) throw new Error('expected a tweaked key')
  return secret
}

/** Signs and finalizes a PSBT (hex without 0x) with bitcoinjs-lib: the transaction in hex. */
export function signedByPeer(psbt: string, signer: (internalKey: Uint8Array | undefined) => Signer): string {
  const read = Psbt.fromHex(psbt)
  read.signAllInputs(signer(read.data.inputs[0]?.tapInternalKey))
  return read.finalizeAllInputs().extractTransaction(true).toHex()
}
