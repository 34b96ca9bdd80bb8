import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { decodeTransaction, outpointKey } from '../../../src/core/families/bitcoin/transaction/transaction.ts'
import { reservedOutpoints } from '../../../src/core/reservation/utxos.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import type { BitcoinTerms } from '../../../src/core/sign/signed.ts'
import { hexToBytes } from '../../../src/lib/hex.ts'
import { readCoins } from '../../../src/net/families/bitcoin/facts.ts'
import { isBitcoinReplacement, offerBitcoinReplacement } from '../../../src/wallet/replacement/bitcoin.ts'
import { evictedBy } from '../../../src/wallet/replacement/evicted.ts'
import { termsOf } from '../../core/sign/bitcoin-peer.ts'
import { NODES } from '../../devnet/bitcoin/stand.ts'
import { only } from '../../made.ts'
import { type BitcoinStand, startBitcoinStand } from '../../net/bitcoin-stand.ts'
import { fundedItem, ownAddress } from '../../net/funded-item.ts'

const FEE = 1_000n
const outputsIn = (bytes: string) => decodeTransaction(hexToBytes(`0x${bytes}`)).transaction.outputs

describe.each(NODES)('a raise over $kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('of a transaction without change', () => {
    let stand: BitcoinStand
    let used = 900
    beforeAll(async () => {
      stand = await startBitcoinStand(program)
    })
    afterAll(() => stand?.stop())

    async function waiting(script: 'p2wpkh' | 'p2tr', spare: readonly bigint[], changeSats = 0n) {
      used += 1
      if (spare.length > 0) await stand.fund(ownAddress(script, used).address, ...spare)
      const amount = 300_000n - FEE - changeSats
      const made = await fundedItem(stand, { script, index: used, values: [300_000n], feeSats: FEE, amount })
      const { item, privateKey } = made
      const signedAt = (terms: BitcoinTerms) => sign<'bitcoinPsbt'>(item, { terms, purpose: 'step', privateKey })
      const terms = termsOf(item)
      const signed = await signedAt(terms)
      expect((await stand.bitcoin.broadcast(signed.bytes)).result).toBe('accepted')
      const state = { phase: 'broadcast', broadcastAtSeconds: 1, terms, signed, earlier: [] } as const
      const currency = { chainId: item.chainId, address: item.currency, decimals: 8, symbol: 'BTC', isNative: true }
      const execution = only<Execution>({
        id: 'bump',
        plan: [item],
        items: [state],
        stage: { stage: 'steps' },
        mostGas: { currency, value: FEE },
      })
      return { ...made, signedAt, signed, state, execution }
    }
    type Waiting = Awaited<ReturnType<typeof waiting>>

    const asked = ({ execution, owner }: Pick<Waiting, 'execution' | 'owner'>, rate = 12, locked: string[] = []) =>
      offerBitcoinReplacement(execution, 0, 'step', {
        ...stand.bitcoin,
        satsPerVbyte: async () => ({ ok: true, value: rate }),
        evicted: (record, index) => evictedBy(record, index, { ...stand.bitcoin, reserved: async () => new Set() }),
        coinsBeside: () => readCoins(stand.bitcoin, owner, new Set(locked)),
        ownScripts: async () => [],
      })
    async function offered(...about: Parameters<typeof asked>) {
      const offer = await asked(...about)
      if ('unavailable' in offer) throw new Error(offer.unavailable.code)
      return offer
    }

    it.each(['p2wpkh', 'p2tr'] as const)('adds the smallest sufficient confirmed %s coin', async (script) => {
      const made = await waiting(script, [90_000n, 2_000n, 40_000n])
      const { terms, added, most, rates } = await offered(made)
      expect(terms.added?.map(({ valueSats }) => valueSats)).toEqual([40_000n])
      expect(added?.coins.value).toBe(40_000n)
      expect(added?.change.value).toBe(40_000n - (most.value - FEE))
      expect(Number(rates?.after)).toBeGreaterThanOrEqual(12)
      expect(isBitcoinReplacement(terms, made.state)).toBe(true)
      const raised = await made.signedAt(terms)
      expect((await stand.bitcoin.broadcast(raised.bytes)).result).toBe('accepted')
      const { mempool } = await stand.node.position()
      expect(mempool).toContain(raised.hash)
      expect(mempool).not.toContain(made.signed.hash)
      // The order binds these, byte for byte.
      const before = outputsIn(made.signed.bytes)
      expect(outputsIn(raised.bytes).slice(0, before.length)).toEqual(before)
      expect(outputsIn(raised.bytes)).toHaveLength(before.length + 1)
      // The next bump takes from that change, and keeps the coin.
      const state = { ...made.state, terms, signed: raised, earlier: [made.signed] } as const
      const execution = { ...made.execution, items: [state] }
      const next = await offered({ ...made, execution }, 30)
      expect(next.terms.outpoints).toEqual(terms.outpoints)
      expect(next).not.toHaveProperty('added')
      expect((await stand.bitcoin.broadcast((await made.signedAt(next.terms)).bytes)).result).toBe('accepted')
      const coin = outpointKey(terms.added?.[0] ?? { txid: '', vout: 0 })
      expect(reservedOutpoints([execution], '')).toContain(coin)
      expect(reservedOutpoints([execution], 'bump')).not.toContain(coin)
      const ended = { ...execution, items: [{ ...state, phase: 'replaced' } as const] }
      expect(reservedOutpoints([ended], '')).not.toContain(coin)
    })

    it('adds the coin to a change that is too small for the fee', async () => {
      const made = await waiting('p2wpkh', [40_000n], 1_000n)
      const { terms } = await offered(made, 25)
      const raised = await made.signedAt(terms)
      expect((await stand.bitcoin.broadcast(raised.bytes)).result).toBe('accepted')
      expect(outputsIn(raised.bytes)).toHaveLength(3)
      expect(outputsIn(raised.bytes)[2]?.valueSats).toBe(41_000n - (terms.feeSats - FEE))
    })

    it('pays a higher rate than the large one in force, for a larger transaction', async () => {
      const made = await waiting('p2wpkh', [90_000n], 20_000n)
      const state = { ...made.state, terms: { ...made.state.terms, feeSats: 20_600n } }
      const raised = await made.signedAt(state.terms)
      expect((await stand.bitcoin.broadcast(raised.bytes)).result).toBe('accepted')
      const execution = only<Execution>({ ...made.execution, items: [{ ...state, signed: raised }] })
      const { terms } = await offered({ ...made, execution }, 1)
      expect(terms.added).toHaveLength(1)
      expect((await stand.bitcoin.broadcast((await made.signedAt(terms)).bytes)).result).toBe('accepted')
    })

    it('is refused with its reason without a free confirmed coin, with too small ones, or with protected ones', async () => {
      const without = { unavailable: { code: 'RAISE_NO_CHANGE' } }
      const made = await waiting('p2wpkh', [])
      expect(await asked(made)).toEqual(without)
      await stand.fund(made.owner.address, 90_000n)
      expect(await stand.bitcoin.unspent(made.owner.address)).toMatchObject({ value: [{ place: { in: 'mempool' } }] })
      expect(await asked(made)).toEqual(without)
      const small = await waiting('p2wpkh', [10_000n])
      expect(await asked(small)).toEqual(without)
      const little = await waiting('p2wpkh', [10_001n])
      expect(await asked(little, 100)).toEqual({ unavailable: { code: 'RAISE_TOO_LITTLE' } })
      const rich = await waiting('p2wpkh', [90_000n])
      const { terms } = await offered(rich)
      expect(await asked(rich, 12, terms.added?.map(outpointKey))).toEqual(without)
    })

    it('obeys the fee policy', async () => {
      const made = await waiting('p2wpkh', [9_000_000n])
      expect(await asked(made, 1_800)).toMatchObject({ unavailable: { code: 'MINER_FEE_ABOVE_AMOUNT' } })
      expect(await offered(made, 150)).toMatchObject({ highFee: { basisPoints: expect.any(BigInt) } })
    })

    it('is signed only with proven coins of the same address, each once', async () => {
      const made = await waiting('p2wpkh', [90_000n])
      const { terms } = await offered(made)
      const [coin] = terms.added ?? []
      if (!coin) throw new Error('expected a coin')
      const other = await waiting('p2wpkh', [90_000n])
      const foreign = (await offered(other)).terms.added?.[0]
      if (!foreign) throw new Error('expected a coin')
      const lies = [
        [{ ...coin, valueSats: coin.valueSats + 1n }],
        [{ ...coin, previous: foreign.previous }],
        [{ ...coin, previous: '0x00' as const }],
        [foreign],
        [coin, coin],
        [{ ...coin, ...made.item.inputs[0] }],
      ]
      for (const added of lies) {
        const outpoints = [...made.item.inputs, ...added].map(outpointKey)
        await expect(made.signedAt({ ...terms, added, outpoints })).rejects.toThrow(/expected further coins/)
      }
      await expect(made.signedAt({ ...terms, added: [] })).rejects.toThrow(RangeError)
      await expect(made.signedAt({ ...terms, outpoints: terms.outpoints.slice(0, 1) })).rejects.toThrow(RangeError)
    })
  })
})
