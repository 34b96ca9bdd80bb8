import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeStatus } from '../../../src/core/execution/decode-status.ts'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { reservationsOf } from '../../../src/core/reservation/reservation.ts'
import { stepsHeld } from '../../../src/core/reservation/resources.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import { type CpfpPorts, createCpfpOffers } from '../../../src/wallet/cpfp/offer.ts'
import { rebroadcastCpfp } from '../../../src/wallet/cpfp/rebroadcast.ts'
import { BITCOIN } from '../../core/deposit-address/own.ts'
import { NOW } from '../../core/honest.ts'
import { privateKeyAt } from '../../core/sign/bitcoin-peer.ts'
import { count } from '../../count.ts'
import { type BitcoinStand, startBitcoinStand } from '../../net/bitcoin-stand.ts'
import { ownAddress } from '../../net/funded-item.ts'
import { lendPlain } from '../lend-plain.ts'
import { anHonest, approvedOf } from '../sim/flows.ts'
import { seeded } from '../sim/weather.ts'

const KILLS = count('CAUSEWAY_CPFP_KILLS', { usual: 8, deep: 250 })
const ARRIVES = 200_000n
const approved = approvedOf(anHonest('deposit-native'), 'transfer')

class Killed extends Error {
  override readonly name = 'Killed'
}

describe('a worker that pays by CPFP', () => {
  let stand: BitcoinStand
  let used = 2_000
  beforeAll(async () => {
    stand = await startBitcoinStand(undefined)
  })
  afterAll(() => stand?.stop())

  async function arriving() {
    used += 1
    const owner = ownAddress('p2wpkh', used)
    const txid = await stand.fund(owner.address, ARRIVES)
    const status = decodeStatus({ status: 'submitted', txHashes: [`0x${txid}`] })
    if (!status || !BITCOIN) throw new Error('expected a status')
    const intent = { ...approved.intent, destinationChainId: BITCOIN.id, recipient: owner.address }
    const stage = { stage: 'tracking', status, reportedAtSeconds: NOW } as const
    const sent: Readonly<{ bytes: string; stored: readonly string[] }>[] = []
    let stored: Execution = { ...approved, intent, stage }

    /** One life of the worker, killed around its call of that number. */
    async function live(work: (ports: CpfpPorts) => Promise<unknown>, atCall = 0, when = 'before'): Promise<number> {
      let calls = 0
      async function call<T>(act: () => Promise<T>): Promise<T> {
        calls += 1
        const isLast = calls === atCall
        if (isLast && when === 'before') throw new Killed()
        const done = await act()
        if (isLast) throw new Killed()
        return done
      }
      const { bitcoin } = stand
      const ports: CpfpPorts = {
        profile: devnet,
        nowSeconds: () => NOW,
        sign,
        wake: () => undefined,
        exclusive: (_name, act) => act(),
        load: () => call(async () => structuredClone(stored)),
        save: (after) =>
          call(async () => {
            stored = structuredClone(after)
          }),
        place: (hash) => call(() => bitcoin.place(hash)),
        transaction: (hash) => call(() => bitcoin.transaction(hash)),
        outspend: bitcoin.outspend,
        broadcastPackage: bitcoin.broadcastPackage,
        outspends: (hash) => call(() => bitcoin.outspends(hash)),
        satsPerVbyte: async () => ({ ok: true, value: rate }),
        leastSatsPerVbyte: bitcoin.leastSatsPerVbyte,
        ownScripts: async () => [owner],
        reserved: async () => new Set(),
        bump: async () => ({ unavailable: { code: 'NOTHING_WAITS' } }),
        withKey: lendPlain((key, use) =>
          call(async () => (key.of === 'bitcoin' ? use(privateKeyAt(key.path)) : undefined)),
        ),
        broadcast: (bytes) =>
          call(() => {
            sent.push({ bytes, stored: stored.cpfpChildren?.map(({ signed }) => signed.bytes) ?? [] })
            return bitcoin.broadcast(bytes)
          }),
      }
      await work(ports).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error
      })
      return calls
    }

    let rate = 30
    const pay = async (ports: CpfpPorts) => {
      const offers = createCpfpOffers(ports)
      const offer = await offers.ask('transfer')
      if (!('unavailable' in offer)) await offers.take('transfer', offer.mark, true)
    }
    const track = (ports: CpfpPorts) => rebroadcastCpfp(stored, ports)

    async function settled(): Promise<void> {
      for (let lives = 0; lives < 2; lives += 1) await live(track)
      await stand.mine(1)
      const children = stored.cpfpChildren ?? []
      const places = await Promise.all(children.map(({ signed }) => stand.bitcoin.place(signed.hash)))
      const mined = children.filter((_, at) => places[at]?.ok === true && places[at].value?.in === 'block')
      expect(mined).toHaveLength(children.length > 0 ? 1 : 0)
      for (const each of sent) expect(each.stored).toContain(each.bytes)
      const left = await stand.bitcoin.unspent(owner.address)
      const fee = mined[0]?.step.feeSats ?? 0n
      expect(left.ok && left.value.map(({ valueSats }) => valueSats)).toEqual([ARRIVES - fee])
      expect(reservationsOf(stepsHeld(stored))).toEqual([])
    }
    const rateIs = (value: number) => {
      rate = value
    }
    return { live, pay, track, rateIs, settled, children: () => stored.cpfpChildren ?? [] }
  }

  it('leaves one child in a block, and all but its fee, wherever it is killed', async () => {
    const random = seeded(Number(process.env['CAUSEWAY_SEED'] ?? 64))
    const counted = await arriving()
    const calls = await counted.live(counted.pay)
    expect(counted.children()).toHaveLength(1)
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { live, pay, track, rateIs, settled } = await arriving()
      const death = () => [1 + Math.floor(random() * calls), random() < 0.5 ? 'before' : 'after'] as const
      await live(pay, ...death())
      await live(track, ...death())
      rateIs(60)
      await live(pay, ...death())
      if (random() < 0.5) await live(pay)
      await settled()
    }
  }, 1_800_000)
})
