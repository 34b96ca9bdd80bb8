import { keccak256, stringToHex } from 'viem/utils'
import type { Item, ItemKind, ItemOf } from '../../../src/core/execution/item.ts'
import { decodeTransaction, txidOf } from '../../../src/core/families/bitcoin/transaction/transaction.ts'
import type { Signed, SigningOf } from '../../../src/core/sign/signed.ts'
import { bytesToHex, hexToBytes } from '../../../src/lib/hex.ts'
import { writeSigned } from '../../core/families/bitcoin/write-signed.ts'
import { signOf } from '../sim/ports.ts'

/** A model signs for Bitcoin and exchange B, in parsable bytes that name their hash. */
export async function signer<K extends ItemKind>(item: ItemOf<K>, signing: SigningOf<K>): Promise<Signed> {
  const { kind, chainId }: Item = item
  const any: Item = item
  const { terms, purpose } = signing
  if (any.kind === 'bitcoinPsbt' && terms.terms === 'bitcoin') {
    const bytes = bitcoinBytes(any, terms.feeSats)
    const hash = txidOf(decodeTransaction(hexToBytes(`0x${bytes}`)).stripped)
    return { kind, purpose, chainId, bytes, hash } as Signed
  }
  if (terms.terms === 'exchangeB') {
    const name = keccak256(stringToHex(JSON.stringify({ id: item, terms }, plain)))
    const hash = `${name.slice(2)}${name.slice(2, 18)}`
    const bytes = JSON.stringify({ hash, nonce: Number(terms.nonce), expiresAtMs: terms.expiresAtMs })
    return { kind, purpose, chainId, bytes, hash } as Signed
  }
  return signOf(item, signing)
}

// The change pays the extra fee.
function bitcoinBytes(item: ItemOf<'bitcoinPsbt'>, feeSats: bigint): string {
  const more = feeSats - item.feeSats
  const inputs = item.inputs.map(({ txid, vout }) => ({ txid, vout, script: new Uint8Array(), sequence: 0xfffffffd }))
  const outputs = item.outputs.map(({ role, script, valueSats }) => ({
    script: hexToBytes(script),
    valueSats: role === 'change' ? valueSats - more : valueSats,
  }))
  const witnesses = inputs.map(() => [new Uint8Array([1])])
  return bytesToHex(writeSigned({ version: 2, inputs, outputs, lockTime: 0 }, witnesses)).slice(2)
}

function plain(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}` : value
}
