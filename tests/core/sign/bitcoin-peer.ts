import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'
import { crypto, initEccLib, Psbt, type Signer } from 'bitcoinjs-lib'
import * as ecc from 'tiny-secp256k1'
import type { BitcoinPsbtItem } from '../../../src/core/execution/item.ts'
import type { BitcoinTerms } from '../../../src/core/sign/signed.ts'
import { type BitcoinShape, honestBitcoin } from '../honest/bitcoin-case.ts'
import { judge } from '../proof/judge.ts'

initEccLib(ecc)

export const SEED = mnemonicToSeedSync(
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
)
const root = HDKey.fromMasterSeed(SEED)

export function privateKeyAt(path: string): Uint8Array {
  const { privateKey } = root.derive(path)
  if (!privateKey) throw new Error(`expected a key at ${path}`)
  return privateKey
}

export function provenItem(shape: BitcoinShape): Readonly<{ item: BitcoinPsbtItem; privateKey: Uint8Array }> {
  const judged = judge(honestBitcoin(shape))
  const [item] = judged.verdict === 'accept' ? judged.proven.plan : []
  if (item?.kind !== 'bitcoinPsbt') throw new Error(`expected a plan of one transaction, got ${judged.codes.join(' ')}`)
  return { item, privateKey: privateKeyAt(item.inputs[0]?.path ?? '') }
}

/** `feeSats` overrides the item's fee. */
export function termsOf(item: BitcoinPsbtItem, feeSats = item.feeSats): BitcoinTerms {
  return { terms: 'bitcoin', outpoints: item.inputs.map(({ txid, vout }) => `${txid}:${vout}`), feeSats }
}

/** Signs by libsecp256k1 in WASM; `internalKey` marks Taproot (BIP-86). */
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

export function signedByPeer(psbt: string, signer: (internalKey: Uint8Array | undefined) => Signer): string {
  const read = Psbt.fromHex(psbt)
  read.signAllInputs(signer(read.data.inputs[0]?.tapInternalKey))
  return read.finalizeAllInputs().extractTransaction(true).toHex()
}
