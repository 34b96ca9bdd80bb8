import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BitcoinPsbtItem } from '../../../src/core/execution/item.ts'
import { isSignedSpend } from '../../../src/core/families/bitcoin/transaction/signature-check.ts'
import { decodeTransaction } from '../../../src/core/families/bitcoin/transaction/transaction.ts'
import { spentOutputs } from '../../../src/core/families/bitcoin/transaction/unsigned.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import { bytesToHex, hexToBytes } from '../../../src/lib/hex.ts'
import { NODES } from '../../devnet/bitcoin/stand.ts'
import { type BitcoinStand, startBitcoinStand } from '../../net/bitcoin-stand.ts'
import { fundedItem, type Wanted } from '../../net/funded-item.ts'
import { termsOf } from './bitcoin-peer.ts'

const VALUES = [300_000n, 200_000n] as const
// The values are half of the coins and one satoshi more, little-endian.
const [DEPOSIT, MORE] = ['90d0030000000000', '91d0030000000000']

type Change = (hex: string, item: BitcoinPsbtItem) => string

/** Changes the signature's first byte that is no length. */
const spoilt: Change = (hex, { inputs }) => {
  const isTaproot = inputs[0]?.script.startsWith('0x5120')
  const at = hex.length - 8 - (isTaproot ? 2 * 40 : 2 * (34 + 20))
  const digit = hex[at] === '0' ? '1' : '0'
  return hex.slice(0, at) + digit + hex.slice(at + 1)
}

describe.each(NODES)('$kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('agrees with the wallet about a transaction of', () => {
    let stand: BitcoinStand
    beforeAll(async () => {
      stand = await startBitcoinStand(program)
    })
    afterAll(() => stand?.stop())

    async function judged(wanted: Wanted, change: Change, values = wanted.values) {
      const { item, privateKey } = await fundedItem(stand, wanted)
      const lied = item.inputs.map((input, at) => ({ ...input, valueSats: values[at] ?? 0n }))
      const total = (each: readonly bigint[]) => each.reduce((sum, value) => sum + value, 0n)
      const feeSats = item.feeSats + total(values) - total(wanted.values)
      const signed = await sign<'bitcoinPsbt'>(
        { ...item, inputs: lied, feeSats },
        { terms: termsOf(item, feeSats), purpose: 'step', privateKey },
      )
      const hex = change(signed.bytes, item)
      const read = decodeTransaction(hexToBytes(`0x${hex}`))
      const spent = spentOutputs(item.inputs)
      const ours = item.inputs.every((_, index) => isSignedSpend(read, index, spent))
      const verdict = await stand.node.test(hex)
      return { ours, node: verdict.accepted, reason: verdict.accepted ? '' : verdict.reason }
    }

    let used = 0
    const wanted = (script: Wanted['script'], values: readonly bigint[] = VALUES, feeSats = 2_000n): Wanted => {
      used += 1
      return { script, index: used, values, feeSats }
    }
    const asIs: Change = (hex) => hex

    it.each(['p2wpkh', 'p2tr'] as const)('one %s coin, which both take', async (script) => {
      expect(await judged(wanted(script, [500_000n]), asIs)).toEqual({ ours: true, node: true, reason: '' })
    })

    it.each(['p2wpkh', 'p2tr'] as const)('many %s coins, which both take', async (script) => {
      const values = Array.from({ length: 25 }, () => 40_000n)
      expect(await judged(wanted(script, values, 10_000n), asIs)).toEqual({ ours: true, node: true, reason: '' })
    })

    it.each(['p2wpkh', 'p2tr'] as const)(
      '%s coins with another amount than was signed, which both refuse',
      async (script) => {
        const change: Change = (hex) => {
          expect(hex.split(DEPOSIT)).toHaveLength(2)
          return hex.replace(DEPOSIT, MORE)
        }
        expect(await judged(wanted(script), change)).toMatchObject({ ours: false, node: false })
      },
    )

    it.each(['p2wpkh', 'p2tr'] as const)('%s coins with a spoilt signature, which both refuse', async (script) => {
      expect(await judged(wanted(script), spoilt)).toMatchObject({ ours: false, node: false })
    })

    it.each(['p2wpkh', 'p2tr'] as const)(
      '%s coins that are worth something else than was signed for, which both refuse',
      async (script) => {
        expect(await judged(wanted(script), asIs, [300_001n, 200_000n])).toMatchObject({ ours: false, node: false })
      },
    )

    it.each(['p2wpkh', 'p2tr'] as const)('%s coins without their witnesses, which both refuse', async (script) => {
      const change: Change = (hex) => bytesToHex(decodeTransaction(hexToBytes(`0x${hex}`)).stripped).slice(2)
      expect(await judged(wanted(script), change)).toMatchObject({ ours: false, node: false })
    })
  })
})
