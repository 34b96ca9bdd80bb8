import { Psbt, Transaction } from 'bitcoinjs-lib'
import * as ecc from 'tiny-secp256k1'
import { describe, expect, it } from 'vitest'
import type { BitcoinPsbtItem } from '../../../src/core/execution/item.ts'
import { unsignedPsbt } from '../../../src/core/families/bitcoin/transaction/unsigned.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import type { BitcoinTerms, SigningPurpose } from '../../../src/core/sign/signed.ts'
import { signedPsbt, signedPsbtOf } from '../../../src/core/sign/signed-psbt.ts'
import { bytesToHex } from '../../../src/lib/hex.ts'
import { peerSigner, privateKeyAt, provenItem, signedByPeer, termsOf } from './bitcoin-peer.ts'

const COUNTS = [1, 2, 25] as const
const CASES = (['p2wpkh', 'p2tr'] as const).flatMap((kind) => COUNTS.map((count) => [kind, count] as const))

function signed(item: BitcoinPsbtItem, privateKey: Uint8Array, terms: BitcoinTerms = termsOf(item)) {
  return sign<'bitcoinPsbt'>(item, { terms, purpose: 'step', privateKey })
}

const of = (kind: 'p2wpkh' | 'p2tr', count = 1, withChange = true) =>
  provenItem({ kind, withChange, values: Array.from({ length: count }, () => 2_000_000n) })

describe.each(CASES)('a transaction of %s coins, %i of them', (kind, count) => {
  const { item, privateKey } = of(kind, count)

  it('is byte for byte the one that bitcoinjs-lib signs, and its id is known', async () => {
    const made = await signed(item, privateKey)
    expect(made.bytes).toBe(signedByPeer(item.psbt.slice(2), (key) => peerSigner(privateKey, key)))
    expect(made).toMatchObject({ kind: 'bitcoinPsbt', purpose: 'step', chainId: item.chainId })
    expect(made.hash).toBe(Transaction.fromHex(made.bytes).getId())
    expect(await signed(item, privateKey)).toEqual(made)
  })

  it('is handed out as a PSBT with valid signatures, which another library finalizes to the same bytes', async () => {
    const made = await signed(item, privateKey)
    const psbt = Psbt.fromBase64(signedPsbt(item, made))
    const isValid = psbt.validateSignaturesOfAllInputs((key, digest, signature) =>
      kind === 'p2tr' ? ecc.verifySchnorr(digest, key, signature) : ecc.verify(digest, key, signature),
    )
    expect(isValid).toBe(true)
    expect(psbt.finalizeAllInputs().extractTransaction(true).toHex()).toBe(made.bytes)
    const sent = { phase: 'broadcast', broadcastAtSeconds: 1, terms: termsOf(item), signed: made, earlier: [] } as const
    expect(signedPsbtOf({ plan: [item], items: [sent] })).toBe(signedPsbt(item, made))
    expect(signedPsbtOf({ plan: [item], items: [{ phase: 'planned' }] })).toBeUndefined()
  })

  it('with a higher fee pays the same to all but to ourselves', async () => {
    const higher = await signed(item, privateKey, termsOf(item, item.feeSats + 5_000n))
    const outputs = (hex: string) => Transaction.fromHex(hex).outs.map(({ script, value }) => ({ script, value }))
    const before = outputs((await signed(item, privateKey)).bytes)
    const expected = before.map((output, at) =>
      item.outputs[at]?.role === 'change' ? { ...output, value: output.value - 5_000n } : output,
    )
    expect(outputs(higher.bytes)).toEqual(expected)
    expect(Transaction.fromHex(higher.bytes).ins.map(({ hash, index }) => [hash, index])).toEqual(
      Transaction.fromHex((await signed(item, privateKey)).bytes).ins.map(({ hash, index }) => [hash, index]),
    )
    const isValid = Psbt.fromBase64(signedPsbt(item, higher)).validateSignaturesOfAllInputs((key, digest, signature) =>
      kind === 'p2tr' ? ecc.verifySchnorr(digest, key, signature) : ecc.verify(digest, key, signature),
    )
    expect(isValid).toBe(true)
  })
})

describe('a payment from several addresses', () => {
  const { item: segwit, privateKey: first } = of('p2wpkh', 2)
  const { item: taproot, privateKey: second } = of('p2tr', 2)
  const joined = joinedWith(segwit, taproot)

  it('is signed with the key of each coin, as bitcoinjs-lib checks', async () => {
    const made = await sign<'bitcoinPsbt'>(joined, {
      terms: termsOf(joined),
      purpose: 'step',
      privateKey: [second, first],
    })
    const psbt = Psbt.fromBase64(signedPsbt(joined, made))
    const isValid = psbt.validateSignaturesOfAllInputs((key, digest, signature) =>
      key.length === 32 ? ecc.verifySchnorr(digest, key, signature) : ecc.verify(digest, key, signature),
    )
    expect(isValid).toBe(true)
    expect(psbt.finalizeAllInputs().extractTransaction(true).toHex()).toBe(made.bytes)
  })

  it.each([[[first]], [[second]], [[]]])('is not signed without one of them', async (keys) => {
    const signing = { terms: termsOf(joined), purpose: 'step', privateKey: keys } as const
    await expect(sign<'bitcoinPsbt'>(joined, signing)).rejects.toThrow(RangeError)
  })
})

function joinedWith(one: BitcoinPsbtItem, other: BitcoinPsbtItem): BitcoinPsbtItem {
  const [a, b] = [Psbt.fromHex(one.psbt.slice(2)), Psbt.fromHex(other.psbt.slice(2))]
  const inputs = [...one.inputs, ...other.inputs]
  const totalSats = inputs.reduce((sum, { valueSats }) => sum + valueSats, 0n)
  const outputs = one.outputs.map((output) => {
    const role = output.role === 'deposit' ? ('send' as const) : output.role
    const others = one.outputs.reduce((sum, each) => sum + (each.role === 'change' ? 0n : each.valueSats), one.feeSats)
    return role === 'change' ? { ...output, role, valueSats: totalSats - others } : { ...output, role }
  })
  const fields = [a, b].flatMap(({ data: { inputs: each } }) => each)
  const previous = fields.map(({ nonWitnessUtxo }) => nonWitnessUtxo ?? new Uint8Array())
  const keys = fields.map(({ bip32Derivation, tapBip32Derivation }) => {
    const [{ pubkey } = { pubkey: new Uint8Array() }] = bip32Derivation ?? tapBip32Derivation ?? []
    return bytesToHex(pubkey)
  })
  const spends = inputs.map((coin, at) => ({
    ...coin,
    publicKey: keys[at] ?? '0x',
    previous: previous[at] ?? new Uint8Array(),
  }))
  const psbt = unsignedPsbt(
    spends,
    outputs.map(({ script, valueSats }) => ({ script, valueSats, origin: undefined })),
  )
  return { ...one, inputs, outputs, psbt }
}

describe('nothing is signed', () => {
  const { item, privateKey } = of('p2wpkh', 2)
  const refused = (
    changed: BitcoinPsbtItem,
    terms = termsOf(item),
    purpose: SigningPurpose = 'step',
    key = privateKey,
  ) => expect(sign<'bitcoinPsbt'>(changed, { terms, purpose, privateKey: key })).rejects.toThrow(RangeError)
  const [first, second] = item.inputs
  if (!first || !second) throw new Error('expected two coins')

  it('with the key of another address', async () => {
    await refused(item, termsOf(item), 'step', privateKeyAt("m/84'/0'/0'/0/1"))
    await refused(of('p2tr').item, termsOf(of('p2tr').item), 'step', privateKeyAt("m/86'/0'/0'/0/1"))
  })

  it('where one coin of several is not the key’s', async () => {
    const foreign = { ...second, script: of('p2tr').item.inputs[0]?.script ?? '0x' }
    await refused({ ...item, inputs: [first, foreign] })
  })

  it('for other coins than the reserved ones, or in another order', async () => {
    const terms = termsOf(item)
    await refused(item, { ...terms, outpoints: terms.outpoints.slice(1) })
    await refused(item, { ...terms, outpoints: [...terms.outpoints].reverse() })
    await refused(item, { ...terms, outpoints: [...terms.outpoints, `${'00'.repeat(32)}:0`] })
  })

  it('for a lower fee than was shown, or one that the change cannot pay', async () => {
    await refused(item, termsOf(item, item.feeSats - 1n))
    const change = item.outputs.find(({ role }) => role === 'change')?.valueSats ?? 0n
    await refused(item, termsOf(item, item.feeSats + change))
    const without = of('p2wpkh', 1, false).item
    await refused(without, termsOf(without, without.feeSats + 1n))
  })

  it('where the PSBT is of another transaction than what is shown', async () => {
    const [deposit, ...others] = item.outputs
    if (!deposit) throw new Error('expected outputs')
    await refused({ ...item, outputs: [{ ...deposit, valueSats: deposit.valueSats + 1n }, ...others] })
    await refused({ ...item, inputs: [first, { ...second, vout: second.vout + 1 }] })
    await refused({ ...item, psbt: of('p2wpkh', 1).item.psbt })
  })

  it('to cancel: whoever wants out lets the transaction wait, or spends the coins elsewhere', async () => {
    await refused(item, termsOf(item), 'cancel')
  })
})
