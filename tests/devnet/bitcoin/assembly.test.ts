import { expect, test } from 'vitest'
import { assemblyOf } from './assembly.ts'
import { DEPOSITORY_KEY } from './keys.ts'
import { testWallet } from './test-wallet.ts'
import { opReturnScript } from './transaction.ts'

test('scripts are written in the words of the public explorers', () => {
  const { script } = DEPOSITORY_KEY
  expect(assemblyOf(script)).toBe(`OP_0 OP_PUSHBYTES_20 ${script.slice(4)}`)
  const taproot = testWallet('any', 'tr').script
  expect(assemblyOf(taproot)).toBe(`OP_PUSHNUM_1 OP_PUSHBYTES_32 ${taproot.slice(4)}`)
  const legacy = testWallet('any', 'pkh').script
  const words = `OP_DUP OP_HASH160 OP_PUSHBYTES_20 ${legacy.slice(6, 46)} OP_EQUALVERIFY OP_CHECKSIG`
  expect(assemblyOf(legacy)).toBe(words)
  expect(assemblyOf(opReturnScript(new Uint8Array(80)))).toBe(`OP_RETURN OP_PUSHDATA1 ${'00'.repeat(80)}`)
})
