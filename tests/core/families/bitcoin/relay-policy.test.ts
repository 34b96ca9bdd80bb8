import { pubECDSA } from '@scure/btc-signer/utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BitcoinOutput, BitcoinPsbtItem } from '../../../../src/core/execution/item.ts'
import { type RelayProblem, relayProblemOf } from '../../../../src/core/families/bitcoin/relay-policy.ts'
import { writeTransaction } from '../../../../src/core/families/bitcoin/transaction/library-transaction.ts'
import { signTransaction } from '../../../../src/core/families/bitcoin/transaction/sign-transaction.ts'
import {
  spentOutputs,
  unsignedPsbt,
  unsignedTransaction,
} from '../../../../src/core/families/bitcoin/transaction/unsigned.ts'
import { sign } from '../../../../src/core/sign/sign.ts'
import { bytesToHex, type Hex } from '../../../../src/lib/hex.ts'
import { NODES } from '../../../devnet/bitcoin/stand.ts'
import { type BitcoinStand, startBitcoinStand } from '../../../net/bitcoin-stand.ts'
import { fundedItem } from '../../../net/funded-item.ts'
import { provenItem, termsOf } from '../../sign/bitcoin-peer.ts'

type Change = (outputs: readonly BitcoinOutput[]) => readonly BitcoinOutput[]

const opReturn = (bytes: number): Hex => `0x6a4c${(bytes - 3).toString(16)}${'61'.repeat(bytes - 3)}`
const withOrder =
  (script: Hex): Change =>
  (outputs) =>
    outputs.map((output) => (output.role === 'order' ? { ...output, script } : output))
const withChange =
  (change: Partial<BitcoinOutput>): Change =>
  (outputs) =>
    outputs.map((output) => (output.role === 'change' ? { ...output, ...change } : output))

const KINDS: readonly (readonly [string, Change, RelayProblem | undefined])[] = [
  ['what an honest quote has', (outputs) => outputs, undefined],
  ['an order output of 83 bytes', withOrder(opReturn(83)), undefined],
  ['an order output of 84 bytes', withOrder(opReturn(84)), 'scriptpubkey'],
  ['an order output of 123 bytes', withOrder(opReturn(123)), 'scriptpubkey'],
  ['a script of no known kind', withChange({ script: '0x51' }), 'scriptpubkey'],
  ['change of 293 satoshis', withChange({ valueSats: 293n }), 'dust'],
  ['change of 294 satoshis', withChange({ valueSats: 294n }), undefined],
  [
    'two order outputs',
    (outputs) => [...outputs, ...outputs.filter(({ role }) => role === 'order')],
    'multi-op-return',
  ],
]

/** The coins at values that keep the fee. */
function payingFor({ inputs, outputs }: BitcoinPsbtItem, changed: readonly BitcoinOutput[]) {
  const less = sumOf(outputs) - sumOf(changed)
  return inputs.map((input, at) => (at === 0 ? { ...input, valueSats: input.valueSats - less } : input))
}
const sumOf = (outputs: readonly BitcoinOutput[]) => outputs.reduce((sum, { valueSats }) => sum + valueSats, 0n)

const scriptsOf = ({ inputs }: BitcoinPsbtItem) => inputs.map(({ script }) => script)

describe.each(NODES)('$kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('agrees with the relay policy about', () => {
    let stand: BitcoinStand
    let used = 700
    beforeAll(async () => {
      stand = await startBitcoinStand(program)
    })
    afterAll(() => stand?.stop())

    it.each(KINDS)('%s', async (_what, change, problem) => {
      used += 1
      const wanted = { script: 'p2wpkh', index: used, values: [400_000n], feeSats: 2_000n } as const
      const { item, privateKey } = await fundedItem(stand, wanted)
      const outputs = change(item.outputs)
      expect(relayProblemOf(scriptsOf(item), outputs)).toBe(problem)
      const transaction = unsignedTransaction(item.inputs, outputs)
      const { bytes } = signTransaction(transaction, spentOutputs(item.inputs), privateKey)
      const verdict = await stand.node.test(bytesToHex(bytes).slice(2))
      expect(verdict.accepted).toBe(problem === undefined)
      // Some nodes name a second order output by its script.
      if (!verdict.accepted && problem !== 'multi-op-return') expect(verdict.reason).toContain(problem)
    })
  })
})

describe('a transaction that no node relays', () => {
  const { item, privateKey } = provenItem({})

  it.each(KINDS)('is never signed: %s', async (_what, change, problem) => {
    const outputs = change(item.outputs)
    const inputs = payingFor(item, outputs)
    const previous = writeTransaction(unsignedTransaction(inputs, outputs))
    const key = { publicKey: bytesToHex(pubECDSA(privateKey)), previous }
    const psbt = unsignedPsbt(
      inputs.map((input) => ({ ...input, ...key })),
      outputs.map((output) => ({ ...output, origin: undefined })),
    )
    const signing = sign<'bitcoinPsbt'>(
      { ...item, psbt, inputs, outputs },
      { terms: termsOf(item), purpose: 'step', privateKey },
    )
    if (problem) await expect(signing).rejects.toThrow(problem)
    else expect((await signing).bytes).toMatch(/^[0-9a-f]+$/)
  })

  it('is too heavy above 400,000 weight units', () => {
    const scripts = (count: number) => Array.from({ length: count }, () => item.inputs[0]?.script ?? '0x')
    expect(relayProblemOf(scripts(1_400), item.outputs)).toBeUndefined()
    expect(relayProblemOf(scripts(1_500), item.outputs)).toBe('tx-size')
  })
})
