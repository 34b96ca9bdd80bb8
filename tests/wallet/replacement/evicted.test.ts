import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import type { BitcoinPsbtItem } from '../../../src/core/execution/item.ts'
import { writeTransaction } from '../../../src/core/families/bitcoin/transaction/library-transaction.ts'
import { signTransaction } from '../../../src/core/families/bitcoin/transaction/sign-transaction.ts'
import { decodeTransaction, txidOf } from '../../../src/core/families/bitcoin/transaction/transaction.ts'
import { spentOutputs, unsignedTransaction } from '../../../src/core/families/bitcoin/transaction/unsigned.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import { bytesToHex, hexToBytes } from '../../../src/lib/hex.ts'
import { offerBitcoinReplacement } from '../../../src/wallet/replacement/bitcoin.ts'
import { evictedBy } from '../../../src/wallet/replacement/evicted.ts'
import { createReplacements } from '../../../src/wallet/replacement/offer.ts'
import { privateKeyAt, termsOf } from '../../core/sign/bitcoin-peer.ts'
import { NODES } from '../../devnet/bitcoin/stand.ts'
import { testWallet } from '../../devnet/bitcoin/test-wallet.ts'
import { only } from '../../made.ts'
import { type BitcoinStand, startBitcoinStand } from '../../net/bitcoin-stand.ts'
import { fundedItem } from '../../net/funded-item.ts'

const NOW = 1_750_000_000
const NONE: ReadonlySet<string> = new Set()

describe.each(NODES)('a fee bump over $kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('', () => {
    let stand: BitcoinStand
    let used = 1_000
    beforeAll(async () => {
      stand = await startBitcoinStand(program)
    })
    afterAll(() => stand?.stop())

    /** The recipient is a stranger with a key of ours. */
    async function waiting() {
      used += 1
      const recipient = testWallet(`recipient ${used}`)
      const wanted = { script: 'p2wpkh', index: used, values: [400_000n], feeSats: 500n } as const
      const { item: toDepository, privateKey, owner } = await fundedItem(stand, wanted)
      const outputs = toDepository.outputs.map((output) =>
        output.role === 'deposit' ? { ...output, script: `0x${recipient.script}` as const } : output,
      )
      const item = withOutputs(toDepository, outputs)
      const terms = termsOf(item)
      const signedFor = (feeSats: bigint) =>
        sign<'bitcoinPsbt'>(item, { terms: { ...terms, feeSats }, purpose: 'step', privateKey })
      const signed = await signedFor(item.feeSats)
      expect(await broadcast(signed.bytes)).toBe('accepted')
      const execution = only<Execution>({
        id: 'A',
        plan: [item],
        items: [{ phase: 'broadcast', broadcastAtSeconds: NOW, terms, signed, earlier: [] }],
        stage: { stage: 'steps' },
        mostGas: { currency: {}, value: 0n },
        history: [],
        pendingNotifications: [],
        noncesAtApproval: [],
        seq: 1,
        updatedAtSeconds: NOW,
      })
      return { item, owner, recipient, signed, signedFor, execution }
    }

    type Waiting = Awaited<ReturnType<typeof waiting>>

    async function broadcast(hex: string) {
      const { result } = await stand.bitcoin.broadcast(hex)
      await stand.ledger.sync()
      return result
    }

    const offered = (execution: Execution, satsPerVbyte: number, reserved = NONE) =>
      offerBitcoinReplacement(execution, 0, 'step', {
        satsPerVbyte: async () => ({ ok: true, value: satsPerVbyte }),
        leastSatsPerVbyte: stand.bitcoin.leastSatsPerVbyte,
        tipHeight: stand.bitcoin.tipHeight,
        evicted: (record, index) => evictedBy(record, index, { ...stand.bitcoin, reserved: async () => reserved }),
        coinsBeside: async () => ({ ok: true, value: [] }),
        ownScripts: async () => [],
        transaction: stand.bitcoin.transaction,
      })

    /** The recipient spends his unconfirmed payment. */
    async function passedOn({ item, recipient, signed }: Waiting, feeSats: bigint) {
      const [{ valueSats } = { valueSats: 0n }] = item.outputs
      const coin = { txid: signed.hash, vout: 0, valueSats, hex: '' }
      const hex = recipient.spend([coin], [{ script: recipient.script, valueSats: valueSats - feeSats }])
      expect(await broadcast(hex)).toBe('accepted')
      return txidOf(decodeTransaction(hexToBytes(`0x${hex}`)).stripped)
    }

    it('pays for what depends on it too: the least fee that the node takes', async () => {
      const made = await waiting()
      const child = await passedOn(made, 7_000n)
      const offer = await offered(made.execution, 30)
      if ('unavailable' in offer) throw new Error(offer.unavailable.code)
      expect(offer.evicted?.value).toBe(7_000n)
      const tooLittle = await made.signedFor(offer.terms.feeSats - 7_000n)
      expect(await broadcast(tooLittle.bytes)).toBe('underpriced')
      const raised = await made.signedFor(offer.terms.feeSats)
      expect(await broadcast(raised.bytes)).toBe('accepted')
      const { mempool } = await stand.node.position()
      expect(mempool).toContain(raised.hash)
      expect(mempool).not.toContain(child)
    })

    it('is not offered while the recipient’s own child makes miners take both', async () => {
      const made = await waiting()
      await passedOn(made, 7_000n)
      expect(await offered(made.execution, 20)).toEqual({ unavailable: { code: 'CPFP_PAYS_MORE' } })
      expect(await offered(made.execution, 30)).toHaveProperty('evicted')
    })

    it('says nothing of others where nothing depends on it', async () => {
      const { execution } = await waiting()
      const offer = await offered(execution, 10)
      expect(offer).not.toHaveProperty('evicted')
      expect(offer).toHaveProperty('terms')
    })

    it('is refused with its reason where a later transfer of ours spends its change', async () => {
      const { item, owner, signed, execution } = await waiting()
      const vout = item.outputs.findIndex(({ role }) => role === 'change')
      const coin = { txid: signed.hash, vout, valueSats: item.outputs[vout]?.valueSats ?? 0n }
      const refusal = { unavailable: { code: 'RAISE_EVICTS' } }
      // Reserved, and not broadcast yet.
      expect(await offered(execution, 10, new Set([`${signed.hash}:${vout}`]))).toEqual(refusal)
      const transaction = unsignedTransaction([coin], [{ script: owner.script, valueSats: coin.valueSats - 800n }])
      const spent = spentOutputs([{ ...coin, script: owner.script }])
      const { bytes } = signTransaction(transaction, spent, privateKeyAt(owner.path))
      expect(await broadcast(bytesToHex(bytes).slice(2))).toBe('accepted')
      // By the mempool alone, as for another wallet with the same words.
      expect(await offered(execution, 10)).toEqual(refusal)
      const { mempool } = await stand.node.position()
      expect(mempool).toContain(txidOf(writeTransaction(transaction)))
    })

    it('is stale once more depends on it than was offered', async () => {
      const made = await waiting()
      let stored = made.execution
      const replacements = createReplacements({
        node: () => {
          throw new Error('expected no question to a node')
        },
        satsPerVbyte: async () => ({ ok: true, value: 10 }),
        leastSatsPerVbyte: stand.bitcoin.leastSatsPerVbyte,
        tipHeight: stand.bitcoin.tipHeight,
        evicted: (record, index) => evictedBy(record, index, { ...stand.bitcoin, reserved: async () => NONE }),
        coinsBeside: async () => ({ ok: true, value: [] }),
        ownScripts: async () => [],
        transaction: stand.bitcoin.transaction,
        nowSeconds: () => NOW,
        load: async () => stored,
        save: async (record: Execution) => {
          stored = record
        },
        exclusive: (_name, work) => work(),
        wake: () => undefined,
      })
      const ask = async () => {
        const offer = await replacements.ask('A', 0, 'step')
        if ('unavailable' in offer) throw new Error(offer.unavailable.code)
        return offer.mark
      }
      const early = await ask()
      await passedOn(made, 900n)
      expect(await replacements.take('A', early)).toBe(false)
      expect(await replacements.take('A', await ask())).toBe(true)
      expect(stored.items[0]).toMatchObject({ phase: 'reserved', terms: { feeSats: expect.any(BigInt) } })
    })

    it('is not offered while nobody says what depends on it', async () => {
      const { execution } = await waiting()
      stand.faults.set({ kind: 'error', path: '/outspends' })
      expect(await offered(execution, 10)).toMatchObject({ unavailable: { code: expect.any(String) } })
      stand.faults.clear()
    })
  })
})

function withOutputs(item: BitcoinPsbtItem, outputs: BitcoinPsbtItem['outputs']): BitcoinPsbtItem {
  const before = bytesToHex(writeTransaction(unsignedTransaction(item.inputs, item.outputs))).slice(2)
  const after = bytesToHex(writeTransaction(unsignedTransaction(item.inputs, outputs))).slice(2)
  const length = (hex: string) => (hex.length / 2).toString(16)
  const psbt = item.psbt.replace(`${length(before)}${before}`, `${length(after)}${after}`) as BitcoinPsbtItem['psbt']
  return { ...item, outputs, psbt }
}
