import { describe, expect, it } from 'vitest'
import { decodeTransaction } from '../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { hexToBytes } from '../../../../src/lib/hex.ts'
import { offerBitcoinReplacement } from '../../../../src/wallet/replacement/bitcoin.ts'
import { FINAL_CONFIRMATIONS } from '../../final.ts'
import {
  approved,
  bitcoin,
  live,
  openKillStand,
  raise,
  replacementPorts,
  stand,
  type Transfer,
  untilDeposited,
} from './kill-stand.ts'

openKillStand()

function holds({ sent, disk, id }: Transfer): void {
  expect(new Set(sent.map(({ bytes }) => bytes)).size).toBe(1)
  // Nobody has the bytes before the save, not even a node that only tests them.
  for (const { bytes, stored } of sent) {
    expect(stored?.items[0]).toMatchObject({ phase: 'broadcast', signed: { bytes } })
  }
  const [state] = disk.get(id)?.items ?? []
  expect(state).toMatchObject({ phase: 'included', signed: { bytes: sent[0]?.bytes } })
}

describe('a worker that carries a deposit from Bitcoin', () => {
  it('sends what it has stored, once, and the service fills it', async () => {
    const transfer = await approved()
    const execution = await untilDeposited(transfer)
    holds(transfer)
    expect(transfer.sent).toHaveLength(1)
    const [state] = execution.items
    const txid = state && 'signed' in state ? state.signed.hash : ''
    expect(execution.stage).toMatchObject({ stage: 'tracking' })
    expect(await stand.untilStatus(transfer.quote, 'success')).toMatchObject({ inTxHashes: [txid] })
  })

  it.each(['/utxo', '/hex', '/fee-estimates'])(
    'waits where the explorer does not answer for %s when it is to be proven, and goes on when it does',
    async (path) => {
      const transfer = await approved()
      await stand.bitcoin('/faults', { kind: 'error', path })
      await live(transfer)
      const waiting = transfer.disk.get(transfer.id)
      expect(waiting).toMatchObject({ stage: { stage: 'steps' }, items: [{ phase: 'reserved' }] })
      expect(waiting?.obstacle).toMatchObject({ code: expect.stringMatching(/SAID|OFFLINE|UNPROVEN/) })
      expect(transfer.sent).toEqual([])
      await fetch(`${stand.world.line.control}/bitcoin/faults`, { method: 'DELETE' })
      await untilDeposited(transfer)
      holds(transfer)
    },
  )

  it('and is killed at any of its calls, leaves one transaction behind, always the stored one', async () => {
    const first = await approved()
    const calls = await live(first)
    expect(calls).toBeGreaterThan(10)
    for (let atCall = 1; atCall <= calls; atCall += 1) {
      for (const when of ['before', 'after'] as const) {
        const transfer = await approved()
        await untilDeposited(transfer, { atCall, when })
        holds(transfer)
      }
    }
  }, 240_000)
})

describe('a reorganisation', () => {
  it.each([
    ['and drops it for good', true],
    ['and gives it back', false],
  ])('that takes a deposit out of its block %s, ends with the same bytes in another one', async (_how, isDropped) => {
    const transfer = await approved()
    await untilDeposited(transfer)
    const stateOf = () => transfer.disk.get(transfer.id)?.items[0]
    const state = stateOf()
    const txid = state && 'signed' in state ? state.signed.hash : ''
    await stand.bitcoin('/reorg', { depth: 1 })
    if (isDropped) await stand.bitcoin('/evict', { txid })
    await live(transfer)
    expect(transfer.disk.get(transfer.id)?.history.map(({ what }) => what)).toContain('reorged')
    for (let lives = 0; lives < 3 && stateOf()?.phase !== 'included'; lives += 1) {
      await live(transfer)
      await stand.bitcoin('/mine', { blocks: 1 })
    }
    holds(transfer)
    expect(transfer.sent).toHaveLength(isDropped ? 2 : 1)
    await stand.bitcoin('/mine', { blocks: FINAL_CONFIRMATIONS - 1 })
    for (let lives = 0; lives < 3; lives += 1) await live(transfer)
    expect(stateOf()).toMatchObject({ phase: 'finalized', signed: { hash: txid } })
  })
})

const outputsOf = (bytes = '') => decodeTransaction(hexToBytes(`0x${bytes}`)).transaction

describe('a raised fee', () => {
  it('replaces what waits: the same coins, deposit and order, and less change; the service fills it', async () => {
    const transfer = await approved()
    await live(transfer)
    expect(transfer.disk.get(transfer.id)?.items[0]?.phase).toBe('broadcast')
    const [before, after] = await raise(transfer)
    expect(after).toBeGreaterThan(before)
    const execution = await untilDeposited(transfer)
    const [first, second] = [...new Set(transfer.sent.map(({ bytes }) => bytes))].map(outputsOf)
    expect(second?.inputs).toEqual(first?.inputs)
    expect(second?.outputs.slice(0, 2)).toEqual(first?.outputs.slice(0, 2))
    expect((first?.outputs[2]?.valueSats ?? 0n) - (second?.outputs[2]?.valueSats ?? 0n)).toBe(after - before)
    const [state] = execution.items
    const hash = state && 'signed' in state ? state.signed.hash : ''
    expect(await stand.untilStatus(transfer.quote, 'success')).toMatchObject({ inTxHashes: [hash] })
    expect(execution.mostGas.value).toBe(after)
  })

  it('is not offered before there is anything, or once it is in a block', async () => {
    const transfer = await approved()
    const offered = async () => {
      const execution = transfer.disk.get(transfer.id)
      return execution && offerBitcoinReplacement(execution, 0, 'step', replacementPorts())
    }
    expect(await offered()).toMatchObject({ unavailable: expect.objectContaining({ code: expect.any(String) }) })
    await untilDeposited(transfer)
    expect(await offered()).toMatchObject({ unavailable: expect.objectContaining({ code: expect.any(String) }) })
  })

  it('leaves one of the two in a block, wherever the worker is killed on the way', async () => {
    const counted = await approved()
    await live(counted)
    await raise(counted)
    const calls = await live(counted)
    expect(calls).toBeGreaterThan(10)
    for (let atCall = 1; atCall <= calls; atCall += 1) {
      const transfer = await approved()
      await live(transfer)
      await raise(transfer)
      const execution = await untilDeposited(transfer, { atCall, when: atCall % 2 === 0 ? 'before' : 'after' })
      const [state] = execution.items
      const attempts = state && 'signed' in state ? [state.signed, ...state.earlier] : []
      expect(new Set(transfer.sent.map(({ bytes }) => bytes))).toEqual(new Set(attempts.map(({ bytes }) => bytes)))
      const places = await Promise.all(attempts.map(({ hash }) => bitcoin.place(hash)))
      expect(places.filter((place) => place.ok && place.value?.in === 'block')).toHaveLength(1)
      expect(state?.phase).toBe('included')
    }
  }, 240_000)
})
