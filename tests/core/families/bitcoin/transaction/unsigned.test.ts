import { hex } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'
import * as btc from '@scure/btc-signer'
import { initEccLib, Psbt, Transaction } from 'bitcoinjs-lib'
import * as ecc from 'tiny-secp256k1'
import { describe, expect, it } from 'vitest'
import { orderScripts } from '../../../../../src/core/families/bitcoin/order-output.ts'
import { readPsbt } from '../../../../../src/core/families/bitcoin/transaction/psbt.ts'
import {
  INPUT_KEYS,
  isOfKey,
  type KeyOrigin,
} from '../../../../../src/core/families/bitcoin/transaction/psbt-key-fields.ts'
import { isSpendable, vbytesOf } from '../../../../../src/core/families/bitcoin/transaction/size.ts'
import {
  type InputToSpend,
  type OutputToPay,
  unsignedPsbt,
} from '../../../../../src/core/families/bitcoin/transaction/unsigned.ts'
import { bytesToHex, type Hex, hexToBytes } from '../../../../../src/lib/hex.ts'

initEccLib(ecc)

const WORDS = 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'
const root = HDKey.fromMasterSeed(mnemonicToSeedSync(WORDS))
const ORDER = orderScripts(`0x${'ab'.repeat(32)}`, '')[0] ?? '0x'
const DEPOSIT: Hex = '0x00141e992a3f8dc8b6b5a0a6e2a0c2129b9158ed6e1f'

function keyAt(path: string) {
  const node = root.derive(path)
  if (!node.privateKey || !node.publicKey) throw new Error(`expected keys at ${path}`)
  return { privateKey: node.privateKey, publicKey: node.publicKey }
}

function originAt(path: string): KeyOrigin {
  const { publicKey } = keyAt(path)
  const payment = path.startsWith("m/86'") ? btc.p2tr(publicKey.slice(1)) : btc.p2wpkh(publicKey)
  return { path, publicKey: bytesToHex(publicKey), script: bytesToHex(payment.script) }
}

function spendsOf(origin: KeyOrigin, count: number): readonly InputToSpend[] {
  return Array.from({ length: count }, (_, index) => {
    const made = new Transaction()
    made.addInput(new Uint8Array(32).fill(index + 1), 0)
    made.addOutput(hex.decode(origin.script.slice(2)), 100_000n)
    return { ...origin, txid: made.getId(), vout: 0, valueSats: 100_000n, previous: made.toBuffer() }
  })
}

function paymentsFor(change: KeyOrigin): readonly OutputToPay[] {
  return [
    { script: DEPOSIT, valueSats: 50_000n, origin: undefined },
    { script: ORDER, valueSats: 0n, origin: undefined },
    { script: change.script, valueSats: 40_000n, origin: change },
  ]
}

const CASES = [
  ['P2WPKH', "m/84'/0'/0'/0/0", "m/84'/0'/0'/1/0", 1],
  ['P2WPKH', "m/84'/0'/0'/0/7", "m/84'/0'/0'/1/0", 25],
  ['P2TR', "m/86'/0'/0'/0/0", "m/86'/0'/0'/1/0", 1],
  ['P2TR', "m/86'/0'/0'/0/3", "m/86'/0'/0'/1/0", 25],
] as const

describe.each(CASES)('our own PSBT of %s coins at %s', (_kind, path, changePath, count) => {
  const origin = originAt(path)
  const change = originAt(changePath)
  const spends = spendsOf(origin, count)
  const psbt = unsignedPsbt(spends, paymentsFor(change))

  it('says the same to another library', () => {
    const read = Psbt.fromHex(psbt.slice(2))
    expect([read.version, read.locktime]).toEqual([2, 0])
    expect(read.txInputs.map(({ sequence }) => sequence)).toEqual(spends.map(() => 0xffff_fffd))
    expect(read.txInputs.map(({ hash }) => hex.encode(Uint8Array.from(hash).reverse()))).toEqual(
      spends.map(({ txid }) => txid),
    )
    expect(read.txOutputs.map(({ script, value }) => [bytesToHex(script), value])).toEqual(
      paymentsFor(change).map(({ script, valueSats }) => [script, valueSats]),
    )
    const steps = read.data.inputs.map((input) => (input.bip32Derivation ?? input.tapBip32Derivation)?.[0])
    expect(steps.map((step) => step?.path)).toEqual(spends.map(() => path))
    const changed = read.data.outputs[2]
    expect((changed?.bip32Derivation ?? changed?.tapBip32Derivation)?.[0]?.path).toBe(changePath)
    expect(read.toHex()).toBe(psbt.slice(2))
  })

  it('can be signed and finalized by the library that will sign it, and is not larger than was thought', () => {
    const transaction = btc.Transaction.fromPSBT(hex.decode(psbt.slice(2)), { allowUnknownOutputs: true })
    expect(transaction.sign(keyAt(path).privateKey)).toBe(count)
    transaction.finalize()
    const size = vbytesOf(
      spends.map(({ script }) => script),
      paymentsFor(change).map(({ script }) => script),
    )
    expect(transaction.vsize).toBeLessThanOrEqual(size)
    // A shorter signature saves a quarter vbyte per byte.
    expect(transaction.vsize).toBeGreaterThanOrEqual(size - count)
  })

  it('is the same bytes for the same values', () => {
    expect(unsignedPsbt(spendsOf(origin, count), paymentsFor(originAt(changePath)))).toBe(psbt)
  })
})

describe('the fields that name a key', () => {
  const origin = originAt("m/84'/0'/0'/0/0")
  const spends = spendsOf(origin, 1)
  const psbt = unsignedPsbt(spends, paymentsFor(origin))
  const field = readPsbt(hexToBytes(psbt)).inputs[0]?.find(({ type }) => type === INPUT_KEYS.derivation)

  it('are recognised with any master fingerprint, and with nothing else changed', () => {
    if (!field) throw new Error('expected a field')
    const changed = (at: number) => field.value.map((byte, index) => (index === at ? byte ^ 1 : byte))
    expect(isOfKey({ ...field, value: changed(0) }, origin, INPUT_KEYS)).toBe(true)
    expect(isOfKey({ ...field, value: changed(4) }, origin, INPUT_KEYS)).toBe(false)
    expect(isOfKey({ ...field, value: field.value.subarray(0, 20) }, origin, INPUT_KEYS)).toBe(false)
    expect(isOfKey({ ...field, type: 0x16 }, origin, INPUT_KEYS)).toBe(false)
    expect(isOfKey(field, originAt("m/84'/0'/0'/0/1"), INPUT_KEYS)).toBe(false)
  })

  it('take a path in either writing of its hardened steps, from the seed', () => {
    const at = (path: string) =>
      unsignedPsbt(
        spends.map((spend) => ({ ...spend, path })),
        paymentsFor(origin),
      )
    expect(at('m/84h/0h/0h/0/0')).toBe(psbt)
    expect(() => at("84'/0'")).toThrow('expected m and steps')
  })
})

describe('sizes', () => {
  it('are known for the scripts that a key of the wallet spends from alone', () => {
    expect(isSpendable(originAt("m/84'/0'/0'/0/0").script)).toBe(true)
    expect(isSpendable('0x76a914c0cebcd6c3d3ca8c75dc5ec62ebe55330ef910e288ac')).toBe(false)
  })
})
