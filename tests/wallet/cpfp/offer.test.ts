import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { decodeStatus } from '../../../src/core/execution/decode-status.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { vbytesOf } from '../../../src/core/families/bitcoin/transaction/size.ts'
import { decodeTransaction, txidOf } from '../../../src/core/families/bitcoin/transaction/transaction.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import { bytesToHex, hexToBytes } from '../../../src/lib/hex.ts'
import { bitcoinBroadcastResult } from '../../../src/net/families/bitcoin/broadcast-result.ts'
import { decodeExecution } from '../../../src/store/executions/schema.ts'
import { type CpfpOffer, type CpfpPorts, createCpfpOffers } from '../../../src/wallet/cpfp/offer.ts'
import { rebroadcastCpfp } from '../../../src/wallet/cpfp/rebroadcast.ts'
import { BITCOIN } from '../../core/deposit-address/own.ts'
import { NOW } from '../../core/honest.ts'
import { privateKeyAt } from '../../core/sign/bitcoin-peer.ts'
import { NODES } from '../../devnet/bitcoin/stand.ts'
import { testWallet } from '../../devnet/bitcoin/test-wallet.ts'
import { madeSigned } from '../../made.ts'
import { type BitcoinStand, startBitcoinStand } from '../../net/bitcoin-stand.ts'
import { ownAddress } from '../../net/funded-item.ts'
import { lendPlain } from '../lend-plain.ts'
import { anHonest, approvedOf } from '../sim/flows.ts'

const approved = approvedOf(anHonest('deposit-native'), 'transfer')
const STRANGER = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

describe.each(NODES)('money that arrives, on $kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('and waits for a block', () => {
    let stand: BitcoinStand
    let used = 40
    beforeAll(async () => {
      stand = await startBitcoinStand(program)
    })
    afterAll(() => stand?.stop())
    afterEach(() => stand.faults.clear())

    async function arriving(recipient?: string, pay?: (script: string) => Promise<string>) {
      used += 1
      const owner = ownAddress('p2wpkh', used)
      const to = recipient ?? owner.address
      const txid = pay ? await pay(owner.script.slice(2)) : await stand.fund(to, 90_000n)
      const status = decodeStatus({ status: 'submitted', txHashes: [`0x${txid}`] })
      if (!status || !BITCOIN) throw new Error('expected a status')
      const intent = { ...approved.intent, destinationChainId: BITCOIN.id, recipient: to }
      const stage = { stage: 'tracking', status, reportedAtSeconds: NOW } as const
      const world = {
        stored: { ...approved, intent, stage } as Execution,
        isLocked: false,
        satsPerVbyte: 50,
        sent: [] as Readonly<{ bytes: string; wasStored: boolean }>[],
      }
      const ports: CpfpPorts = {
        ...stand.bitcoin,
        profile: devnet,
        nowSeconds: () => NOW,
        load: async (id) => (id === world.stored.id ? world.stored : undefined),
        save: async (after) => {
          world.stored = after
        },
        exclusive: (_name, work) => work(),
        wake: () => undefined,
        satsPerVbyte: async () => ({ ok: true, value: world.satsPerVbyte }),
        ownScripts: async () => [owner],
        reserved: async () => new Set(),
        bump: async () => ({ unavailable: { code: 'NOTHING_WAITS' } }),
        withKey: lendPlain(async (key, use) =>
          world.isLocked || key.of !== 'bitcoin' ? undefined : use(privateKeyAt(key.path)),
        ),
        sign,
        broadcast: (bytes) => {
          const wasStored = world.stored.cpfpChildren?.some(({ signed }) => signed.bytes === bytes) ?? false
          world.sent.push({ bytes, wasStored })
          return stand.bitcoin.broadcast(bytes)
        },
      }
      return { world, ports, cpfpChildren: createCpfpOffers(ports), txid, owner }
    }

    type Arriving = Awaited<ReturnType<typeof arriving>>

    async function offered({ cpfpChildren }: Arriving): Promise<CpfpOffer> {
      const offer = await cpfpChildren.ask('transfer')
      if ('unavailable' in offer) throw new Error(offer.unavailable.code)
      return offer
    }

    const childOf = ({ world }: Arriving) => world.stored.cpfpChildren?.[0]?.signed.hash ?? ''
    const isIn = async (txid: string) => {
      const place = await stand.bitcoin.place(txid)
      return place.ok ? place.value?.in : undefined
    }

    it('is cpfpSigned by a payment to ourselves, so that both together pay the rate of the next block', async () => {
      const open = await arriving()
      const { arrives, fee, left, step, mark } = await offered(open)
      const parent = await stand.bitcoin.transaction(open.txid)
      if (!parent.ok || !parent.value) throw new Error('expected the transaction')
      const { stripped, raw } = parent.value
      const vbytes = Math.ceil((stripped.length * 3 + (raw.length - 2) / 2) / 4)
      const both = BigInt(Math.ceil((vbytes + vbytesOf([open.owner.script], [open.owner.script])) * 50))
      expect(arrives.value).toBe(90_000n)
      expect(left.value).toBe(arrives.value - fee.value)
      expect(fee.value < both && fee.value > both / 2n).toBe(true)
      expect(step.outputs).toEqual([{ role: 'change', script: open.owner.script, valueSats: left.value }])
      expect(open.world.sent).toEqual([])
      expect(await open.cpfpChildren.take('transfer', mark, true)).toBe(true)
      expect(open.world.sent).toMatchObject([{ wasStored: true }])
      expect([await isIn(open.txid), await isIn(childOf(open))]).toEqual(['mempool', 'mempool'])
      expect(decodeExecution(structuredClone(open.world.stored))).toEqual({ ok: true, execution: open.world.stored })
      await stand.mine(1)
      expect([await isIn(open.txid), await isIn(childOf(open))]).toEqual(['block', 'block'])
    })

    it('is cpfpSigned by the same bytes after a kill between the disk and the network, and sent no more than needed', async () => {
      const open = await arriving()
      const { mark } = await offered(open)
      const { broadcast } = open.ports
      const dying = createCpfpOffers({
        ...open.ports,
        broadcast: () => Promise.reject(new Error('killed')),
      })
      const again = await dying.ask('transfer')
      if ('unavailable' in again) throw new Error(again.unavailable.code)
      expect(again.mark).toBe(mark)
      await expect(dying.take('transfer', again.mark, true)).rejects.toThrow('killed')
      expect(open.world.stored.cpfpChildren).toHaveLength(1)
      const ports = { ...stand.bitcoin, broadcast }
      await rebroadcastCpfp(open.world.stored, ports)
      await rebroadcastCpfp(open.world.stored, ports)
      expect(open.world.sent).toMatchObject([{ wasStored: true }])
      expect(await isIn(childOf(open))).toBe('mempool')
    })

    it('can be cpfpSigned more: the newer payment takes the place of the earlier one', async () => {
      const open = await arriving()
      const first = await offered(open)
      await open.cpfpChildren.take('transfer', first.mark, true)
      const before = childOf(open)
      open.world.satsPerVbyte = 10
      const second = await offered(open)
      expect(second.fee.value > first.fee.value).toBe(true)
      expect(await open.cpfpChildren.take('transfer', second.mark, true)).toBe(true)
      expect([await isIn(before), await isIn(childOf(open))]).toEqual([undefined, 'mempool'])
      expect(open.world.stored.cpfpChildren).toHaveLength(2)
    })

    it('needs the tick where the miner gets more than a tenth of what arrives', async () => {
      const open = await arriving()
      const { mark, highFee, fee, arrives } = await offered(open)
      expect(fee.value * 10n > arrives.value).toBe(true)
      expect(highFee).toEqual({ of: arrives, basisPoints: (fee.value * 10_000n + 89_999n) / 90_000n })
      expect(await open.cpfpChildren.take('transfer', mark)).toBe(false)
      expect(open.world.sent).toEqual([])
      expect(await open.cpfpChildren.take('transfer', mark, true)).toBe(true)
    })

    it('N5: is refused where the explorer pads the witness, which no id binds', async () => {
      const open = await arriving()
      const transaction: CpfpPorts['transaction'] = async (txid) => {
        const answer = await open.ports.transaction(txid)
        if (txid !== open.txid || !answer.ok || !answer.value) return answer
        const witnesses = answer.value.witnesses.map((items) => [...items, new Uint8Array(380_000)])
        return { ok: true, value: { ...answer.value, witnesses } }
      }
      const padded = createCpfpOffers({ ...open.ports, transaction })
      expect(await padded.ask('transfer')).toEqual({ unavailable: { code: 'CPFP_SIZE_UNKNOWN' } })
      expect(await open.cpfpChildren.ask('transfer')).toHaveProperty('fee')
    })

    async function chained(fees: readonly bigint[]) {
      used += 1
      const payer = testWallet(`payer ${used}`)
      let coin = { txid: await stand.fund(payer.address, 400_000n), vout: 0, valueSats: 400_000n, hex: '' }
      await stand.mine(1)
      return arriving(undefined, async (script) => {
        for (const [at, fee] of fees.entries()) {
          const isLast = at === fees.length - 1
          const valueSats = coin.valueSats - fee
          const hex = payer.spend([coin], [{ script: isLast ? script : payer.script, valueSats }])
          expect((await stand.bitcoin.broadcast(hex)).result).toBe('accepted')
          coin = { txid: txidOf(decodeTransaction(hexToBytes(`0x${hex}`)).stripped), vout: 0, valueSats, hex: '' }
        }
        await stand.ledger.sync()
        return coin.txid
      })
    }
    it('pays for the ancestors too that wait with its parent', async () => {
      const open = await chained([150n, 200n, 250n])
      const { fee, parent, mark } = await offered(open)
      expect(parent.feeSats).toBe(600n)
      expect(Math.abs(parent.vbytes - 3 * 110)).toBeLessThanOrEqual(3)
      expect(Number(fee.value + 600n)).toBeGreaterThanOrEqual(50 * 4 * 109)
      expect(await open.cpfpChildren.take('transfer', mark, true)).toBe(true)
      expect(await isIn(childOf(open))).toBe('mempool')
      open.world.satsPerVbyte = 60
      expect((await offered(open)).parent).toEqual(parent)
      await stand.mine(1)
      expect(await isIn(childOf(open))).toBe('block')
    })

    it('is sent again with its parents, which a full mempool dropped', async () => {
      const open = await chained([150n, 200n])
      const { mark } = await offered(open)
      expect(await open.cpfpChildren.take('transfer', mark, true)).toBe(true)
      const [grandparent] = open.world.stored.cpfpChildren?.[0]?.ancestors ?? []
      const oldest = txidOf(decodeTransaction(hexToBytes(`0x${grandparent}`)).stripped)
      await stand.node.evict(oldest)
      await stand.ledger.sync()
      expect([await isIn(oldest), await isIn(open.txid), await isIn(childOf(open))]).toEqual(Array(3).fill(undefined))
      await rebroadcastCpfp(open.world.stored, stand.bitcoin)
      await stand.ledger.sync()
      expect([await isIn(open.txid), await isIn(childOf(open))]).toEqual(['mempool', 'mempool'])
    })

    it('does not count on an ancestor that a miner takes by itself', async () => {
      const open = await chained([20_000n, 150n])
      expect((await offered(open)).parent.feeSats).toBe(150n)
      open.world.satsPerVbyte = 1
      expect(await open.cpfpChildren.ask('transfer')).toEqual({ unavailable: { code: 'CPFP_PAYS_MORE' } })
    })

    it('is refused where no node takes one more of the chain', async () => {
      const open = await chained(Array.from({ length: 25 }, () => 150n))
      expect(await open.cpfpChildren.ask('transfer')).toEqual({ unavailable: { code: 'CPFP_CHAIN' } })
    })

    it('is not offered below a transaction of version 3, whose child would have to be one too', async () => {
      used += 1
      const payer = testWallet(`payer ${used}`)
      const coin = { txid: await stand.fund(payer.address, 400_000n), vout: 0, valueSats: 400_000n, hex: '' }
      await stand.mine(1)
      const open = await arriving(undefined, async (script) => {
        const hex = payer.spend([coin], [{ script, valueSats: 399_800n }], 3)
        expect((await stand.bitcoin.broadcast(hex)).result).toBe('accepted')
        await stand.ledger.sync()
        return txidOf(decodeTransaction(hexToBytes(`0x${hex}`)).stripped)
      })
      expect(await open.cpfpChildren.ask('transfer')).toEqual({ unavailable: { code: 'CPFP_TRUC' } })
    })

    it('N6: is left alone where its transaction already pays more, or is in a block at the yes', async () => {
      const open = await arriving()
      open.world.satsPerVbyte = 0.5
      expect(await open.cpfpChildren.ask('transfer')).toEqual({ unavailable: { code: 'CPFP_PAYS_MORE' } })
      open.world.satsPerVbyte = 50
      const { mark } = await offered(open)
      await stand.mine(1)
      expect(await open.cpfpChildren.take('transfer', mark, true)).toBe(false)
      expect([open.world.stored.cpfpChildren, open.world.sent]).toEqual([undefined, []])
    })

    it('is refused as said: why, the earlier payment stays in force, and another try pays more', async () => {
      const open = await arriving()
      const first = await offered(open)
      await open.cpfpChildren.take('transfer', first.mark, true)
      const before = childOf(open)
      const words = 'insufficient fee, rejecting replacement'
      const broadcast: CpfpPorts['broadcast'] = async (bytes) => {
        open.world.sent.push({ bytes, wasStored: true })
        return bitcoinBroadcastResult(400, words)
      }
      const refusing = createCpfpOffers({ ...open.ports, broadcast })
      const second = await refusing.ask('transfer')
      if ('unavailable' in second) throw new Error(second.unavailable.code)
      expect(await refusing.take('transfer', second.mark, true)).toBe(true)
      expect(open.world.stored.cpfpChildren).toMatchObject([
        { refused: { code: 'SAID', words }, step: { feeSats: second.fee.value } },
        { signed: { hash: before } },
      ])
      expect(decodeExecution(structuredClone(open.world.stored))).toEqual({ ok: true, execution: open.world.stored })
      const sent = open.world.sent.length
      await rebroadcastCpfp(open.world.stored, { ...stand.bitcoin, broadcast })
      expect(open.world.sent).toHaveLength(sent)
      expect(await isIn(before)).toBe('mempool')
      const third = await offered(open)
      expect(third.fee.value > second.fee.value).toBe(true)
      expect(await open.cpfpChildren.take('transfer', third.mark, true)).toBe(true)
      expect(await isIn(childOf(open))).toBe('mempool')
    })

    it('is cpfpSigned with the key alone, after a yes to what was offered', async () => {
      const open = await arriving()
      const { mark } = await offered(open)
      open.world.isLocked = true
      expect(await open.cpfpChildren.take('transfer', 'another mark', true)).toBe(false)
      expect(await open.cpfpChildren.take('transfer', mark, true)).toBe(false)
      expect([open.world.stored.cpfpChildren, open.world.sent]).toEqual([undefined, []])
    })

    it('is left alone where it is change of a payment of ours, by its name or by the coins that it spends', async () => {
      const open = await arriving()
      const nothing = { unavailable: { code: 'NOTHING_WAITS' } }
      const whole = await stand.bitcoin.transaction(open.txid)
      const [coin] = whole.ok ? (whole.value?.transaction.inputs ?? []) : []
      const parent = coin && (await stand.bitcoin.transaction(coin.txid))
      const spent = coin && parent?.ok ? parent.value?.transaction.outputs[coin.vout] : undefined
      if (!spent) throw new Error('expected a coin')
      const ownScripts = async () => [open.owner, { ...open.owner, script: bytesToHex(spent.script) }]
      expect(await createCpfpOffers({ ...open.ports, ownScripts }).ask('transfer')).toEqual(nothing)
      const signed = madeSigned({
        kind: 'bitcoinPsbt',
        purpose: 'step',
        chainId: 1,
        bytes: '',
        hash: open.txid,
      })
      open.world.stored = {
        ...open.world.stored,
        items: [{ phase: 'broadcast', broadcastAtSeconds: 1, terms: { terms: 'none' }, signed, earlier: [] }],
      }
      expect(await open.cpfpChildren.ask('transfer')).toEqual(nothing)
    })

    it('is left alone where it is somebody else’s, in a block, dearer than itself, or not what the explorer says', async () => {
      const theirs = await arriving(STRANGER)
      expect(await theirs.cpfpChildren.ask('transfer')).toEqual({ unavailable: { code: 'HURRY_FOREIGN' } })
      const open = await arriving()
      open.world.satsPerVbyte = 600
      expect(await open.cpfpChildren.ask('transfer')).toMatchObject({ unavailable: { code: 'MINER_FEE_ABOVE_AMOUNT' } })
      open.world.satsPerVbyte = 50
      stand.faults.set({ kind: 'hex', hex: '00' })
      expect(await open.cpfpChildren.ask('transfer')).toMatchObject({ unavailable: expect.anything() })
      stand.faults.clear()
      await stand.mine(1)
      expect(await open.cpfpChildren.ask('transfer')).toEqual({ unavailable: { code: 'NOTHING_WAITS' } })
    })
  })
})
