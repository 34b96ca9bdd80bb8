import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cpfpChildOf, replacementTerms } from '../../../../../src/core/families/bitcoin/fees/fee-bump.ts'
import { signTransaction } from '../../../../../src/core/families/bitcoin/transaction/sign-transaction.ts'
import { vbytesOf } from '../../../../../src/core/families/bitcoin/transaction/size.ts'
import { spentOutputs, unsignedTransaction } from '../../../../../src/core/families/bitcoin/transaction/unsigned.ts'
import { sign } from '../../../../../src/core/sign/sign.ts'
import { bytesToHex } from '../../../../../src/lib/hex.ts'
import { NODES } from '../../../../devnet/bitcoin/stand.ts'
import { type BitcoinStand, startBitcoinStand } from '../../../../net/bitcoin-stand.ts'
import { fundedItem } from '../../../../net/funded-item.ts'
import { termsOf } from '../../../sign/bitcoin-peer.ts'

describe.each(NODES)('$kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('takes', () => {
    let stand: BitcoinStand
    let used = 200
    beforeAll(async () => {
      stand = await startBitcoinStand(program)
    })
    afterAll(() => stand?.stop())

    /** Near one satoshi per vbyte, with its signer. */
    async function waiting(script: 'p2wpkh' | 'p2tr') {
      used += 1
      const wanted = { script, index: used, values: [300_000n, 200_000n], feeSats: 300n }
      const { item, privateKey, owner } = await fundedItem(stand, wanted)
      const signedFor = (feeSats: bigint) =>
        sign<'bitcoinPsbt'>(item, { terms: termsOf(item, feeSats), purpose: 'step', privateKey })
      const first = await signedFor(item.feeSats)
      expect((await stand.bitcoin.broadcast(first.bytes)).result).toBe('accepted')
      return { item, privateKey, owner, first, signedFor }
    }

    it.each(['p2wpkh', 'p2tr'] as const)('the least raise of %s in the place of what waits', async (script) => {
      const { item, first, signedFor } = await waiting(script)
      const least = replacementTerms(item, termsOf(item), { satsPerVbyte: 0, others: [] })
      if (!least.ok) throw new Error(least.message)
      // Half the raise is under one satoshi per vbyte, which the node itself refuses.
      const tooLittle = await signedFor((least.terms.feeSats + item.feeSats) / 2n)
      expect((await stand.bitcoin.broadcast(tooLittle.bytes)).result).toBe('underpriced')
      const raised = await signedFor(least.terms.feeSats)
      expect((await stand.bitcoin.broadcast(raised.bytes)).result).toBe('accepted')
      const { mempool } = await stand.node.position()
      expect(mempool).toContain(raised.hash)
      expect(mempool).not.toContain(first.hash)
    })

    it.each(['p2wpkh', 'p2tr'] as const)('a child of %s that pays for its parent', async (script) => {
      const { item, privateKey, owner, first } = await waiting(script)
      const [vout, change] = [...item.outputs.entries()].find(([, { role }]) => role === 'change') ?? []
      if (vout === undefined || !change) throw new Error('expected change')
      const vbytes = vbytesOf(
        [owner.script],
        item.outputs.map((each) => each.script),
      )
      const parent = { txid: first.hash, vbytes, feeSats: item.feeSats }
      const answer = cpfpChildOf(parent, { vout, ...change }, { satsPerVbyte: 20, earlierFeeSats: 0n })
      if (!answer.ok) throw new Error(answer.message)
      const { spends, valueSats } = answer.child
      const transaction = unsignedTransaction([spends], [{ script: answer.child.script, valueSats }])
      const spent = spentOutputs([{ ...spends, script: owner.script }])
      const { bytes, txid } = signTransaction(transaction, spent, privateKey)
      expect((await stand.bitcoin.broadcast(bytesToHex(bytes).slice(2))).result).toBe('accepted')
      await stand.mine(1)
      const places = [first.hash, txid].map((txid) => stand.bitcoin.place(txid))
      for (const place of places) expect(await place).toMatchObject({ ok: true, value: { in: 'block' } })
    })
  })
})
