import { describe, expect, it } from 'vitest'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import { attemptsOf } from '../../../../src/core/execution/steps/step.ts'
import { signTransaction } from '../../../../src/core/families/bitcoin/transaction/sign-transaction.ts'
import { decodeTransaction } from '../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { spentOutputs, unsignedTransaction } from '../../../../src/core/families/bitcoin/transaction/unsigned.ts'
import { reservationsOf } from '../../../../src/core/reservation/reservation.ts'
import { stepsHeld } from '../../../../src/core/reservation/resources.ts'
import { bytesToHex, hexToBytes } from '../../../../src/lib/hex.ts'
import { privateKeyAt } from '../../../core/sign/bitcoin-peer.ts'
import { count } from '../../../count.ts'
import { FINAL_CONFIRMATIONS } from '../../final.ts'
import { seeded } from '../../sim/weather.ts'
import {
  approved,
  bitcoin,
  live,
  openKillStand,
  raise,
  spyOnExplorers,
  stand,
  type Transfer,
  untilDeposited,
} from './kill-stand.ts'

openKillStand()

const KILLS = count('CAUSEWAY_BUMP_KILLS', { usual: 4, deep: 250 })
const [AMOUNT, SPARE] = [1_398_000n, 60_000n]
const ALL = 1_400_000n + SPARE
const FIRST_QUESTIONS = 12

const funded = () => approved({ amount: AMOUNT, spare: [`${SPARE}`] })
const stored = ({ disk, id }: Transfer) => disk.get(id) as Execution
const attempts = (transfer: Transfer) => stored(transfer).items.flatMap(attemptsOf)

async function settled(transfer: Transfer): Promise<void> {
  await stand.bitcoin('/mine', { blocks: FINAL_CONFIRMATIONS })
  for (let lives = 0; lives < 4 && stored(transfer).items[0]?.phase !== 'finalized'; lives += 1) await live(transfer)
}

/** A lost answer only delays it. */
async function untilBroadcast(transfer: Transfer, lostAnswer: number): Promise<void> {
  let questions = 0
  spyOnExplorers(() => {
    questions += 1
    if (questions === lostAnswer) throw new TypeError('expected an answer')
  })
  for (let lives = 0; lives < 3 && stored(transfer).items[0]?.phase !== 'broadcast'; lives += 1) await live(transfer)
  spyOnExplorers(() => undefined)
}

/** One deposit, nothing lost, no coin held. */
async function balances(transfer: Transfer, lostSats = 0n): Promise<void> {
  const all = attempts(transfer)
  const places = await Promise.all(all.map(({ hash }) => bitcoin.place(hash)))
  const mined = all.filter((_, at) => places[at]?.ok === true && places[at].value?.in === 'block')
  expect(mined).toHaveLength(1)
  const [state] = stored(transfer).items
  expect(state).toMatchObject({ phase: 'finalized', signed: { hash: mined[0]?.hash } })
  const { outputs } = decodeTransaction(hexToBytes(`0x${mined[0]?.bytes}`)).transaction
  expect(outputs.map(({ valueSats }) => valueSats).slice(0, 2)).toEqual([AMOUNT, 0n])
  const [item] = stored(transfer).plan
  const left = await bitcoin.unspent(item && 'from' in item ? item.from : '')
  const fee = state && 'inclusion' in state && state.inclusion.in === 'block' ? state.inclusion.fee?.value : undefined
  const sats = left.ok ? left.value.reduce((sum, { valueSats }) => sum + valueSats, 0n) : 0n
  expect(sats + AMOUNT + (fee ?? 0n)).toBe(ALL - lostSats)
  for (const { bytes, stored: before } of transfer.sent) {
    expect(before?.items.flatMap(attemptsOf).map((each) => each.bytes)).toContain(bytes)
  }
  expect(reservationsOf(stepsHeld(stored(transfer)))).toEqual([])
}

describe('a bump that needs a further coin', () => {
  it('spends it, and the deposit and its order stay byte for byte', async () => {
    const transfer = await funded()
    await live(transfer)
    await raise(transfer)
    expect(stored(transfer).items[0]).toMatchObject({ terms: { added: [{ valueSats: SPARE }] } })
    await untilDeposited(transfer)
    const [second, first] = attempts(transfer).map(({ bytes }) => decodeTransaction(hexToBytes(`0x${bytes}`)))
    expect(second?.transaction.inputs).toHaveLength(3)
    expect(second?.transaction.outputs.slice(0, 2)).toEqual(first?.transaction.outputs.slice(0, 2))
    await settled(transfer)
    await balances(transfer)
  })

  it('falls back to the former bytes where that coin is spent elsewhere for good', async () => {
    const transfer = await funded()
    await live(transfer)
    await raise(transfer)
    await live(transfer)
    const state = stored(transfer).items[0]
    const terms = state && 'terms' in state && state.terms.terms === 'bitcoin' ? state.terms : undefined
    const [coin] = terms?.added ?? []
    const script = stored(transfer).plan.flatMap((item) => ('inputs' in item ? item.inputs : []))[0]?.script
    if (!coin || !script) throw new Error('expected a further coin')
    const transaction = unsignedTransaction([coin], [{ script, valueSats: SPARE - 1_000n }])
    const { bytes } = signTransaction(transaction, spentOutputs([{ ...coin, script }]), privateKeyAt(transfer.path))
    await stand.bitcoin('/evict', { txid: attempts(transfer)[0]?.hash })
    expect((await bitcoin.broadcast(bytesToHex(bytes).slice(2))).result).toBe('accepted')
    await stand.bitcoin('/mine', { blocks: FINAL_CONFIRMATIONS })
    await untilDeposited(transfer)
    await settled(transfer)
    await balances(transfer, 1_000n)
    expect(stored(transfer).history.map(({ what }) => what)).toContain('replacementRefused')
  })

  it('leaves one deposit and no reserved coin, wherever the worker is killed', async () => {
    const random = seeded(Number(process.env['CAUSEWAY_SEED'] ?? 32))
    const counted = await funded()
    await live(counted)
    await raise(counted)
    const calls = await live(counted)
    for (let kill = 0; kill < KILLS; kill += 1) {
      const transfer = await funded()
      await untilBroadcast(transfer, 1 + Math.floor(random() * FIRST_QUESTIONS))
      await raise(transfer)
      for (let deaths = 0; deaths < 2; deaths += 1) {
        const when = random() < 0.5 ? 'before' : 'after'
        await live(transfer, { atCall: 1 + Math.floor(random() * calls), when })
      }
      await untilDeposited(transfer)
      await settled(transfer)
      await balances(transfer)
    }
  }, 1_800_000)
})
