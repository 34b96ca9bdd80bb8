import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { RawPSBTV0 } from '@scure/btc-signer/psbt'
import { VarBytes } from '@scure/btc-signer/script'
import { describe, expect, it } from 'vitest'
import { writeTransaction } from '../../../../../src/core/families/bitcoin/transaction/library-transaction.ts'
import { type PsbtField, readPsbt } from '../../../../../src/core/families/bitcoin/transaction/psbt.ts'
import vectors from '../../../../vectors/psbt.json' with { type: 'json' }

// These have wrong field contents, which the reader ignores.
const ABOUT_FIELDS = /TAP_|typed key$/
// The reader only checks unique keys; these two change the frame too.
const ABOUT_THE_FRAME = /global transaction typed key|sighash type typed key/

const hasInputs = ({ name }: Readonly<{ name: string }>) => !/ 0 inputs/.test(name)

describe('reading a PSBT', () => {
  it.each(vectors.valid.filter(hasInputs))('reads every byte of the published one: $name', ({ hex }) => {
    const { transaction, global, inputs, outputs } = readPsbt(hexToBytes(hex))
    const unsigned = { type: 0, key: new Uint8Array(), value: writeTransaction(transaction) }
    const maps = [[unsigned, ...global], ...inputs, ...outputs]
    expect(`70736274ff${maps.map((fields) => `${written(fields)}00`).join('')}`).toBe(hex)
  })

  it.each(vectors.valid.filter((vector) => !hasInputs(vector)))('has no use for a $name', ({ hex }) => {
    expect(() => readPsbt(hexToBytes(hex))).toThrow('expected inputs')
  })

  const ofShape = vectors.invalid.filter(({ name }) => !ABOUT_FIELDS.test(name) || ABOUT_THE_FRAME.test(name))
  it.each(ofShape)('refuses the published one: $name', ({ hex }) => {
    expect(() => readPsbt(hexToBytes(hex))).toThrow()
  })

  it('refuses every prefix and every suffix', () => {
    const whole = hexToBytes(vectors.valid[0]?.hex ?? '')
    for (let end = 0; end < whole.length; end += 1) expect(() => readPsbt(whole.subarray(0, end))).toThrow()
    expect(() => readPsbt(Uint8Array.of(...whole, 0))).toThrow('expected the end')
  })

  it('refuses a repeated field and a further map, which the library takes', () => {
    const inputs = [{ txid: 'ab'.repeat(32), vout: 0, script: new Uint8Array(), sequence: 0 }]
    const outputs = [{ valueSats: 1n, script: Uint8Array.of(0x51) }]
    const unsigned = writeTransaction({ version: 2, inputs, outputs, lockTime: 0 })
    const sighash = '01030400000000'
    const withMaps = (input: string, end = '') =>
      hexToBytes(`70736274ff0100${bytesToHex(VarBytes.encode(unsigned))}00${input}0000${end}`)
    expect(readPsbt(withMaps(sighash)).inputs[0]).toHaveLength(1)
    for (const lenient of [withMaps(sighash + sighash), withMaps(sighash, '00')]) {
      expect(() => RawPSBTV0.decode(lenient)).not.toThrow()
      expect(() => readPsbt(lenient)).toThrow()
    }
  })

  it('gives the fields of every map by type, key and value', () => {
    const named = vectors.valid.find(({ name }) => name.startsWith('PSBT with one P2TR key only input with internal'))
    const { inputs, outputs, transaction } = readPsbt(hexToBytes(named?.hex ?? ''))
    expect(transaction.inputs).toHaveLength(1)
    expect(inputs[0]?.map(({ type, key }) => [type, key.length])).toEqual([
      [0x01, 0],
      [0x16, 32],
      [0x17, 0],
    ])
    expect(outputs.map((fields) => fields.map(({ type, key }) => [type, key.length]))).toEqual([[[0x02, 33]]])
  })
})

function written(fields: readonly PsbtField[]): string {
  const prefixed = (bytes: Uint8Array) => bytesToHex(VarBytes.encode(bytes))
  return fields.map(({ type, key, value }) => `${prefixed(Uint8Array.of(type, ...key))}${prefixed(value)}`).join('')
}
