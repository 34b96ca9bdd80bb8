import { Transaction } from '@scure/btc-signer'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hex } from './hex.ts'
import { MINER } from './keys.ts'
import { nestedScripts } from './psbt.ts'
import { encodePsbt } from './psbt-bytes.ts'
import { REPLACEABLE } from './till.ts'
import { readTransaction } from './transaction.ts'

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length }).map(hex.encode)
const sats = fc.bigInt({ min: 0n, max: 2_100_000_000_000_000n })
type Own = Readonly<{ script: string; hasWitness: boolean; redeemScript: string | undefined }>
const nested = nestedScripts(hex.encode(MINER.publicKey)) ?? expect.fail('there is no nested script')
const script = fc.oneof<fc.Arbitrary<Own>[]>(
  bytes(20).map((program) => ({ script: `0014${program}`, hasWitness: true, redeemScript: undefined })),
  bytes(20).map((hash) => ({ script: `76a914${hash}88ac`, hasWitness: false, redeemScript: undefined })),
  fc.constant({ ...nested, hasWitness: true }),
)
const coin = fc.record({ own: script, valueSats: sats, others: fc.nat({ max: 300 }), parent: bytes(32) })
const output = fc.record({ valueSats: sats, script: bytes(20).map((program) => `0014${program}`) })

type Coin = Readonly<{ own: Own; valueSats: bigint; others: number; parent: string }>

/** The coin is the last output, after others, to cover each length form. */
function previousOf({ own, valueSats, others, parent }: Coin) {
  const transaction = new Transaction({ allowUnknownOutputs: true })
  transaction.addInput({ txid: parent, index: 0 })
  for (let other = 0; other < others; other += 1) {
    transaction.addOutput({ script: hex.decode('6a'), amount: BigInt(other) })
  }
  transaction.addOutput({ script: hex.decode(own.script), amount: valueSats })
  return readTransaction(hex.encode(transaction.unsignedTx))
}

test('it is what btc-signer makes of the same', () => {
  fc.assert(
    fc.property(
      fc.array(coin, { minLength: 1, maxLength: 4 }),
      fc.array(output, { minLength: 1, maxLength: 300 }),
      (coins, outputs) => {
        const inputs = coins.map(({ own, valueSats, ...rest }) => {
          const previous = previousOf({ own, valueSats, ...rest })
          const spent = { valueSats, script: own.script }
          return {
            txid: previous.txid,
            vout: rest.others,
            spent,
            previous: previous.hex,
            ...own,
          }
        })
        const expected = new Transaction({ allowUnknownOutputs: true })
        for (const { txid, vout, spent, previous, hasWitness, redeemScript } of inputs) {
          const witnessUtxo = { script: hex.decode(spent.script), amount: spent.valueSats }
          expected.addInput({
            ...{ txid, index: vout, sequence: REPLACEABLE, nonWitnessUtxo: hex.decode(previous) },
            ...(hasWitness ? { witnessUtxo } : {}),
            ...(redeemScript === undefined ? {} : { redeemScript: hex.decode(redeemScript) }),
          })
        }
        for (const { valueSats, script: paid } of outputs) {
          expected.addOutput({ script: hex.decode(paid), amount: valueSats })
        }
        expect(encodePsbt(inputs, outputs, REPLACEABLE)).toBe(hex.encode(expected.toPSBT(0)))
      },
    ),
    { numRuns: 50 },
  )
})
