import { describe, expect, it } from 'vitest'
import { reservedOutpoints } from '../../../src/core/reservation/utxos.ts'
import { createCpfpOffers } from '../../../src/wallet/cpfp/offer.ts'
import { count } from '../../count.ts'
import { NODES } from '../../devnet/bitcoin/stand.ts'
import { testWallet } from '../../devnet/bitcoin/test-wallet.ts'
import { ownAddress } from '../../net/funded-item.ts'
import { bitcoin, live, openKillStand, raise } from '../families/bitcoin/kill-stand.ts'
import { seeded } from '../sim/weather.ts'
import {
  attemptOf,
  childrenOf,
  cpfpPorts,
  payByCpfp,
  payKilled,
  placeOf,
  REFUSED_BUMP,
  STRANGER,
  settled,
  stored,
  waitingPayment,
} from './own-stand.ts'

const KILLS = count('CAUSEWAY_CPFP_KILLS', { usual: 2, deep: 250 })
const ALL = 1_400_000n
const program = NODES.find(({ kind, skipped }) => kind === 'bitcoind' && !skipped)?.program

describe('CPFP of our own waiting payment', () => {
  openKillStand(program)

  it('is not offered where a bump costs no more', async () => {
    const paid = await waitingPayment({ to: STRANGER })
    expect(await createCpfpOffers(cpfpPorts(paid)).ask(paid.id)).toEqual({ unavailable: { code: 'CPFP_BUMP_CHEAPER' } })
  })

  it('speeds up a payment to ourselves that left no change to bump', async () => {
    const to = ownAddress('p2tr', 9_100)
    const paid = await waitingPayment({ to: to.address, coins: ['700000'], amount: 698_900n }, [to])
    expect(await createCpfpOffers(cpfpPorts(paid)).ask(paid.id)).toEqual({ unavailable: { code: 'CPFP_BUMP_CHEAPER' } })
    const offers = createCpfpOffers(cpfpPorts(paid, REFUSED_BUMP))
    const offer = await offers.ask(paid.id)
    if ('unavailable' in offer) throw new Error(offer.unavailable.code)
    expect(offer.step.outputs).toMatchObject([{ role: 'change', script: to.script }])
    expect(offer.arrives.value).toBe(698_900n)
    expect(await offers.take(paid.id, offer.mark)).toBe(true)
    expect(await placeOf(childrenOf(paid)[0]?.signed.hash ?? '')).toBe('mempool')
    await settled(paid, 700_000n, 1)
    expect(await placeOf(childrenOf(paid)[0]?.signed.hash ?? '')).toBe('block')
  })

  it('costs less than a bump that must pay for what the recipient built on it', async () => {
    const recipient = testWallet('recipient of a payment')
    const paid = await waitingPayment({ to: recipient.address })
    const coin = { txid: attemptOf(paid).hash, vout: 0, valueSats: 1_000_000n, hex: '' }
    const dust = Array.from({ length: 150 }, () => ({ script: recipient.script, valueSats: 6_500n }))
    expect((await bitcoin.broadcast(recipient.spend([coin], dust))).result).toBe('accepted')
    await payByCpfp(paid)
    expect(await placeOf(childrenOf(paid)[0]?.signed.hash ?? '')).toBe('mempool')
    await settled(paid, ALL, 1)
  })

  it.each([
    [3_000n, false],
    [20_000n, true],
  ])('pays nothing where a child of the recipient pays enough for both: %s sats', async (feeSats, isEnough) => {
    const recipient = testWallet('recipient who pays too')
    const paid = await waitingPayment({ to: recipient.address })
    const coin = { txid: attemptOf(paid).hash, vout: 0, valueSats: 1_000_000n, hex: '' }
    const back = { script: recipient.script, valueSats: 1_000_000n - feeSats }
    expect((await bitcoin.broadcast(recipient.spend([coin], [back]))).result).toBe('accepted')
    const offer = await createCpfpOffers(cpfpPorts(paid, REFUSED_BUMP)).ask(paid.id)
    if (isEnough) expect(offer).toEqual({ unavailable: { code: 'CPFP_PAYS_MORE' } })
    else expect(offer).toHaveProperty('fee')
    await settled(paid, ALL, 0)
  })

  it('reserves the output that its child spends', async () => {
    const paid = await waitingPayment({ to: STRANGER })
    await payByCpfp(paid, REFUSED_BUMP)
    const outpoint = `${attemptOf(paid).hash}:1`
    expect(reservedOutpoints([stored(paid)], '').has(outpoint)).toBe(true)
    const reserved = async () => new Set([outpoint])
    const other = createCpfpOffers(cpfpPorts(paid, { ...REFUSED_BUMP, reserved }))
    expect(await other.ask(paid.id)).toEqual({ unavailable: { code: 'RAISE_EVICTS' } })
  })

  it('leaves again where a bump of the payment replaces both', async () => {
    const paid = await waitingPayment({ to: STRANGER })
    await payByCpfp(paid, REFUSED_BUMP)
    const [child] = childrenOf(paid)
    const [before, after] = await raise(paid)
    expect(after - before).toBeGreaterThan(child?.step.feeSats ?? 0n)
    await live(paid)
    expect([await placeOf(child?.signed.hash ?? ''), await placeOf(attemptOf(paid).hash)]).toEqual([
      undefined,
      'mempool',
    ])
    await settled(paid, ALL, 0)
  })

  it('needs the tick where both fees are more than a tenth of the payment, and has the limits of a bump', async () => {
    const paid = await waitingPayment({ to: STRANGER, amount: 30_000n })
    const at = (satsPerVbyte: number) =>
      createCpfpOffers(
        cpfpPorts(paid, { ...REFUSED_BUMP, satsPerVbyte: async () => ({ ok: true, value: satsPerVbyte }) }),
      )
    const offers = at(60)
    const offer = await offers.ask(paid.id)
    expect(offer).toMatchObject({ highFee: { of: { value: 30_000n } } })
    expect(await offers.take(paid.id, 'mark' in offer ? offer.mark : '')).toBe(false)
    expect(await at(400).ask(paid.id)).toMatchObject({ unavailable: { code: 'MINER_FEE_ABOVE_AMOUNT' } })
  })

  it('leaves one child at most, and all but the fees, wherever the worker is killed', async () => {
    const random = seeded(Number(process.env['CAUSEWAY_SEED'] ?? 65))
    const counted = await waitingPayment({ to: STRANGER })
    const calls = await payKilled(counted, 30)
    expect(childrenOf(counted)).toHaveLength(1)
    const unsent = await waitingPayment({ to: STRANGER })
    await payKilled(unsent, 30, calls, 'before')
    const child = childrenOf(unsent)[0]?.signed.hash ?? ''
    expect(await placeOf(child)).toBeUndefined()
    await live(unsent)
    expect(await placeOf(child)).toBe('mempool')
    for (let kill = 0; kill < KILLS; kill += 1) {
      const paid = await waitingPayment({ to: STRANGER })
      const death = () => [1 + Math.floor(random() * calls), random() < 0.5 ? 'before' : 'after'] as const
      await payKilled(paid, 30, ...death())
      const [atCall, when] = death()
      await live(paid, { atCall, when })
      await payKilled(paid, 60, ...death())
      if (random() < 0.5) await payKilled(paid, 60)
      await settled(paid, ALL, childrenOf(paid).length > 0 ? 1 : 0)
    }
  }, 1_800_000)
})
