import { expect } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { attemptsOf } from '../../../src/core/execution/steps/step.ts'
import { addressOfScript } from '../../../src/core/families/bitcoin/transaction/script.ts'
import { decodeTransaction, txidOf } from '../../../src/core/families/bitcoin/transaction/transaction.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { reservationsOf } from '../../../src/core/reservation/reservation.ts'
import { stepsHeld } from '../../../src/core/reservation/resources.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import { hexToBytes } from '../../../src/lib/hex.ts'
import { type CpfpPorts, createCpfpOffers } from '../../../src/wallet/cpfp/offer.ts'
import { offerBitcoinReplacement } from '../../../src/wallet/replacement/bitcoin.ts'
import { privateKeyAt } from '../../core/sign/bitcoin-peer.ts'
import { bitcoin, live, nowSeconds, replacementPorts, stand, type Transfer } from '../families/bitcoin/kill-stand.ts'
import { approvedSend } from '../families/bitcoin/send-stand.ts'
import { FINAL_CONFIRMATIONS } from '../final.ts'
import { lendPlain } from '../lend-plain.ts'

export const STRANGER = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'

export type OwnScripts = Awaited<ReturnType<CpfpPorts['ownScripts']>>
export type Paid = Transfer & Readonly<{ own: OwnScripts }>

class Killed extends Error {
  override readonly name = 'Killed'
}

export async function waitingPayment(
  sending: Parameters<typeof approvedSend>[0],
  further: OwnScripts = [],
): Promise<Paid> {
  const transfer = await approvedSend(sending)
  await live(transfer)
  const own = [...transfer.ownScripts, ...further]
  return { ...transfer, ownScripts: own, own }
}

export const stored = ({ disk, id }: Transfer) => disk.get(id) as Execution
export const childrenOf = (paid: Transfer) => stored(paid).cpfpChildren ?? []
export const attemptOf = (paid: Transfer) => {
  const [state] = stored(paid).items
  return (state && attemptsOf(state)[0]) ?? expect.fail('expected an attempt')
}

const satsPerVbyte: CpfpPorts['satsPerVbyte'] = async () => ({ ok: true, value: 30 })

export function cpfpPorts({ id, disk, sent, own }: Paid, changed: Partial<CpfpPorts> = {}): CpfpPorts {
  return {
    ...bitcoin,
    profile: devnet,
    nowSeconds,
    sign,
    wake: () => undefined,
    exclusive: (_name, act) => act(),
    load: async (name) => structuredClone(disk.get(name)),
    save: async (after) => void disk.set(id, structuredClone(after)),
    satsPerVbyte,
    ownScripts: async () => own,
    reserved: async () => new Set(),
    bump: (execution, index) =>
      offerBitcoinReplacement(execution, index, 'step', { ...replacementPorts(own), satsPerVbyte }),
    withKey: lendPlain(async (key, use) => (key.of === 'bitcoin' ? use(privateKeyAt(key.path)) : undefined)),
    broadcast: (bytes) => {
      sent.push({ bytes, stored: disk.get(id) })
      return bitcoin.broadcast(bytes)
    },
    ...changed,
  }
}

export const REFUSED_BUMP: Partial<CpfpPorts> = { bump: async () => ({ unavailable: { code: 'RAISE_EVICTS' } }) }

export async function payByCpfp(paid: Paid, changed?: Partial<CpfpPorts>): Promise<void> {
  const offers = createCpfpOffers(cpfpPorts(paid, changed))
  const offer = await offers.ask(paid.id)
  if ('unavailable' in offer) throw new Error(offer.unavailable.code)
  expect(await offers.take(paid.id, offer.mark, true)).toBe(true)
}

export async function payKilled(paid: Paid, satsPerVbyte: number, atCall = 0, when = 'before'): Promise<number> {
  let calls = 0
  const counted = <A extends readonly unknown[], R>(act: (...given: A) => Promise<R>) => {
    return async (...given: A) => {
      calls += 1
      const isLast = calls === atCall
      if (isLast && when === 'before') throw new Killed()
      const done = await act(...given)
      if (isLast) throw new Killed()
      return done
    }
  }
  const ports = cpfpPorts(paid, { ...REFUSED_BUMP, satsPerVbyte: async () => ({ ok: true, value: satsPerVbyte }) })
  const { load, save, place, transaction, outspends, broadcast } = ports
  const offers = createCpfpOffers({
    ...ports,
    ...{ load: counted(load), save: counted(save), place: counted(place), transaction: counted(transaction) },
    ...{ outspends: counted(outspends), broadcast: counted(broadcast) },
  })
  try {
    const offer = await offers.ask(paid.id)
    if (!('unavailable' in offer)) await offers.take(paid.id, offer.mark, true)
  } catch (error) {
    if (!(error instanceof Killed)) throw error
  }
  return calls
}

export const placeOf = async (txid: string) => {
  const place = await bitcoin.place(txid)
  return place.ok ? place.value?.in : undefined
}

export async function settled(paid: Paid, allSats: bigint, children: number): Promise<void> {
  for (let lives = 0; lives < 12 && stored(paid).items[0]?.phase !== 'finalized'; lives += 1) {
    await live(paid)
    await stand.bitcoin('/mine', { blocks: lives < 2 ? 1 : FINAL_CONFIRMATIONS })
  }
  await live(paid)
  const execution = stored(paid)
  expect(execution.stage).toMatchObject({ stage: 'filled', fill: { proof: 'verified' } })
  expect(execution.items[0]).toMatchObject({ phase: 'finalized' })
  const mined: bigint[] = []
  for (const bytes of new Set(paid.sent.map((each) => each.bytes))) {
    const { transaction, stripped } = decodeTransaction(hexToBytes(`0x${bytes}`))
    if ((await placeOf(txidOf(stripped))) === 'block') mined.push(transaction.outputs[0]?.valueSats ?? 0n)
  }
  expect(mined).toHaveLength(1 + children)
  const childFees = await Promise.all(
    childrenOf(paid).map(async ({ signed, step }) => ((await placeOf(signed.hash)) === 'block' ? step.feeSats : 0n)),
  )
  const [state] = execution.items
  const fee = state && 'inclusion' in state && state.inclusion.in === 'block' ? state.inclusion.fee?.value : undefined
  const left = await Promise.all(paid.own.map(({ script }) => sumAt(script)))
  const paidOut = paid.own.some(({ script }) => script === recipientScriptOf(execution)) ? 0n : execution.pays.value
  const total = [...left, ...childFees, fee ?? 0n, paidOut].reduce((sum, each) => sum + each, 0n)
  expect(total).toBe(allSats)
  for (const { bytes, stored: before } of paid.sent) {
    const known = [...(before?.items.flatMap(attemptsOf) ?? []), ...(before?.cpfpChildren ?? []).map((c) => c.signed)]
    expect(known.map((each) => each.bytes)).toContain(bytes)
  }
  expect(reservationsOf(stepsHeld(execution))).toEqual([])
}

const recipientScriptOf = ({ plan: [item] }: Execution) =>
  item && 'outputs' in item ? item.outputs.find(({ role }) => role !== 'change')?.script : undefined

async function sumAt(script: OwnScripts[number]['script']): Promise<bigint> {
  const left = await bitcoin.unspent(addressOfScript(script))
  return left.ok ? left.value.reduce((sum, { valueSats }) => sum + valueSats, 0n) : 0n
}
