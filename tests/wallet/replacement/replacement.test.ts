import { parseTransaction } from 'viem/utils'
import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { networkFeeAtMost } from '../../../src/core/money/network-fee.ts'
import type { EvmTerms, SigningPurpose } from '../../../src/core/sign/signed.ts'
import { stateShown } from '../../../src/core/sign/signed-without-bytes.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import type { NodePort } from '../../../src/wallet/families/evm/node-port.ts'
import {
  acceptReplacement,
  createReplacements,
  offerReplacement,
  type ReplacementOffer,
  type ReplacementPorts,
} from '../../../src/wallet/replacement/offer.ts'
import { ethInput, NOW } from '../../core/honest.ts'
import { only } from '../../made.ts'
import { approve, live, newSim, type Sim } from '../sim.ts'

const mostOf = (execution: Execution) => networkFeeAtMost({ ...execution, items: execution.items.map(stateShown) })

const GWEI = 1_000_000_000n

async function waiting(): Promise<Sim> {
  const sim = newSim(() => ({ status: 'waiting' }))
  sim.pendingLooks = 50
  approve(sim, ethInput)
  await live(sim, 'transfer', ethInput)
  await live(sim, 'transfer', ethInput)
  return sim
}

function stored(sim: Sim): Execution {
  const execution = sim.stored.get('transfer')
  if (!execution) throw new Error('expected a transfer')
  return execution
}

const noBitcoin = () => Promise.reject(new Error('expected no question about Bitcoin'))
const NO_BITCOIN = {
  satsPerVbyte: noBitcoin,
  leastSatsPerVbyte: noBitcoin,
  tipHeight: noBitcoin,
  evicted: noBitcoin,
  coinsBeside: noBitcoin,
  ownScripts: noBitcoin,
  transaction: noBitcoin,
}

function portsOf(sim: Sim, feeWei = 2n * GWEI): ReplacementPorts {
  const fees = async () => ({ ok: true, value: { maxFeePerGasWei: feeWei, maxPriorityFeePerGasWei: 1n } })
  return {
    node: () => only<NodePort>({ fees, estimateGas: async () => ({ ok: true, value: 60_000n }) }),
    ...NO_BITCOIN,
    nowSeconds: () => NOW,
    load: async (id) => sim.stored.get(id),
    save: async (execution) => void sim.stored.set(execution.id, execution),
    exclusive: (_name, work) => work(),
    wake: () => undefined,
  }
}

async function offered(
  sim: Sim,
  purpose: SigningPurpose,
  feeWei?: bigint,
): Promise<ReplacementOffer & Readonly<{ terms: EvmTerms }>> {
  const offer = await offerReplacement(stored(sim), 0, purpose, portsOf(sim, feeWei))
  if ('unavailable' in offer) throw new Error(offer.unavailable.code)
  const { terms } = offer
  if (terms.terms !== 'evm') throw new Error('expected the terms of an EVM chain')
  return { ...offer, terms }
}

describe('paying more for a step that waits', () => {
  it('keeps the nonce and asks an eighth more in both fees, or what the chain asks where that is more', async () => {
    const sim = await waiting()
    const before = stored(sim).items[0]
    const offer = await offered(sim, 'step')
    expect(offer.terms).toMatchObject({ nonce: 0, maxFeePerGasWei: 2_250_000_000n, maxPriorityFeePerGasWei: 2n })
    expect(offer.most.value).toBe(offer.terms.gasLimit * 2_250_000_000n)
    expect((await offered(sim, 'step', 9n * GWEI)).terms.maxFeePerGasWei).toBe(9n * GWEI)
    expect(stored(sim).items[0]).toEqual(before)
  })

  it('says what it cost before, and puts the new terms in the place of the old ones in the sum of all steps', async () => {
    const sim = await waiting()
    const { terms, before, mostOfAll, most } = await offered(sim, 'step')
    expect(before.value).toBe(terms.gasLimit * 2n * GWEI)
    expect(mostOf(stored(sim))).toEqual(before)
    expect(mostOfAll).toEqual(most)
    expect((await offered(sim, 'cancel')).most.value).toBe(75_000n * 2_250_000_000n)
    await acceptReplacement('transfer', await offered(sim, 'step'), portsOf(sim))
    expect(mostOf(stored(sim))).toEqual(mostOfAll)
  })

  it.each(['step', 'cancel'] as const)(
    'says the same most of all steps in the offer and after it, before the new bytes and with them: %s',
    async (purpose) => {
      const sim = await waiting()
      const { before, mostOfAll, most } = await offered(sim, purpose)
      expect(mostOfAll).toEqual(purpose === 'step' ? most : before)
      await acceptReplacement('transfer', await offered(sim, purpose), portsOf(sim))
      expect(mostOf(stored(sim))).toEqual(mostOfAll)
      await live(sim, 'transfer', ethInput)
      await live(sim, 'transfer', ethInput)
      expect(stored(sim).items[0]).toMatchObject({ signed: { purpose } })
      expect(mostOf(stored(sim))).toEqual(mostOfAll)
    },
  )

  it('keeps what was approved, and what is paid more, as the most while a step has no terms yet', async () => {
    const sim = await waiting()
    const { plan, items, ...rest } = stored(sim)
    const [deposit] = plan
    if (!deposit) throw new Error('expected a deposit')
    const longer: Execution = { ...rest, plan: [deposit, deposit], items: [...items, { phase: 'planned' }] }
    const offer = await offerReplacement(longer, 0, 'step', portsOf(sim))
    if ('unavailable' in offer) throw new Error(offer.unavailable.code)
    expect(mostOf(longer)).toEqual(longer.mostGas)
    expect(offer.mostOfAll.value).toBe(longer.mostGas.value + offer.most.value - offer.before.value)
  })

  it('lets a higher fee that cannot be signed now be turned into a cancellation, and into nothing else', async () => {
    const sim = await waiting()
    await acceptReplacement('transfer', await offered(sim, 'step'), portsOf(sim))
    expect(await offerReplacement(stored(sim), 0, 'step', portsOf(sim))).toHaveProperty('unavailable')
    expect(await acceptReplacement('transfer', await offered(sim, 'cancel'), portsOf(sim))).toBe(true)
    expect(stored(sim).items[0]).toMatchObject({ phase: 'reserved', purpose: 'cancel' })
  })

  it('sends new bytes for the same nonce and the same call, and whichever gets in ends the step', async () => {
    const sim = await waiting()
    expect(await acceptReplacement('transfer', await offered(sim, 'step'), portsOf(sim))).toBe(true)
    await live(sim, 'transfer', ethInput)
    await live(sim, 'transfer', ethInput)
    const [first, second] = sim.sent.map((each) => parseTransaction(each.raw as Hex))
    expect(sim.sent).toHaveLength(2)
    expect(second).toMatchObject({ nonce: first?.nonce, to: first?.to, data: first?.data, value: first?.value })
    // The original is included after all, so no broadcast follows.
    const [older] = sim.sent
    if (older) older.isMined = true
    sim.pendingLooks = 50
    await live(sim, 'transfer', ethInput)
    expect(stored(sim).items[0]).toMatchObject({ phase: 'included', signed: { hash: older?.hash } })
    expect(sim.sent).toHaveLength(2)
  })

  it('cancels with a payment of nothing to oneself, and ends without a deposit', async () => {
    const sim = await waiting()
    expect(await acceptReplacement('transfer', await offered(sim, 'cancel'), portsOf(sim))).toBe(true)
    sim.pendingLooks = 50
    const [deposit] = sim.sent
    await live(sim, 'transfer', ethInput)
    await live(sim, 'transfer', ethInput)
    const cancelling = sim.sent[1]
    expect(parseTransaction((cancelling?.raw ?? '0x') as Hex)).toMatchObject({ nonce: 0, gas: 75_000n })
    if (cancelling) cancelling.isMined = true
    await live(sim, 'transfer', ethInput)
    expect(deposit?.isMined).toBe(false)
    expect(stored(sim).stage).toMatchObject({ stage: 'failed', end: { reason: 'cancelled' } })
  })

  it('takes an offer once, and none that was changed or is about other bytes', async () => {
    const sim = await waiting()
    const offer = await offered(sim, 'step')
    const dearer = { ...offer, terms: { ...offer.terms, maxFeePerGasWei: 1_000n * GWEI } }
    expect(await acceptReplacement('transfer', dearer, portsOf(sim))).toBe(false)
    expect(await acceptReplacement('transfer', offer, portsOf(sim))).toBe(true)
    expect(await acceptReplacement('transfer', offer, portsOf(sim))).toBe(false)
  })

  it('takes by its mark what was offered, once, and nothing that was not', async () => {
    const sim = await waiting()
    const replacements = createReplacements(portsOf(sim))
    const offer = await replacements.ask('transfer', 0, 'step')
    if ('unavailable' in offer) throw new Error(offer.unavailable.code)
    expect(await replacements.take('transfer', 'another mark')).toBe(false)
    expect(await replacements.take('another transfer', offer.mark)).toBe(false)
    expect(await replacements.take('transfer', offer.mark)).toBe(false)
    const again = await replacements.ask('transfer', 0, 'step')
    expect('mark' in again && (await replacements.take('transfer', again.mark))).toBe(true)
    expect(await replacements.ask('no transfer', 0, 'step')).toHaveProperty('unavailable')
  })

  it('offers nothing where nothing waits, or beyond twenty times what the chain asks', async () => {
    const sim = newSim(() => ({ status: 'waiting' }))
    approve(sim, ethInput)
    expect(await offerReplacement(stored(sim), 0, 'step', portsOf(sim))).toHaveProperty('unavailable')
    expect(await offerReplacement(stored(await waiting()), 0, 'step', portsOf(sim, 1n))).toHaveProperty('unavailable')
  })
})
