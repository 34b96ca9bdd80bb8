import { describe, expect, it } from 'vitest'
import { attemptsOf } from '../../../../src/core/execution/steps/step.ts'
import { networkFeeAtMost } from '../../../../src/core/money/network-fee.ts'
import { stateShown } from '../../../../src/core/sign/signed-without-bytes.ts'
import {
  approved,
  bitcoin,
  type Death,
  live,
  openKillStand,
  REFUSAL,
  raise,
  stand,
  type Transfer,
  untilDeposited,
} from './kill-stand.ts'

openKillStand()

const mostOf = ({ disk, id }: Transfer) => {
  const execution = disk.get(id)
  return execution && networkFeeAtMost({ ...execution, items: execution.items.map(stateShown) }).value
}

describe('a raised fee that the network refuses', () => {
  async function refused(death?: Death) {
    const transfer: Transfer = await approved()
    await live(transfer)
    const [first] = transfer.sent
    const [, fee] = await raise(transfer)
    transfer.refuses = (bytes) => bytes !== first?.bytes
    await live(transfer, death)
    return { transfer, first: first?.bytes ?? '', fee }
  }
  const stateOf = ({ disk, id }: Transfer) => {
    const state = disk.get(id)?.items[0]
    if (state?.phase !== 'broadcast') throw new Error(`expected a broadcast step, got ${state?.phase}`)
    return state
  }

  it('is the way out where a full mempool has dropped the transaction and takes only more', async () => {
    const transfer: Transfer = await approved()
    await live(transfer)
    const first = stateOf(transfer).signed
    await stand.bitcoin('/evict', { txid: first.hash })
    transfer.refuses = (bytes) => bytes === first.bytes
    transfer.words = 'sendrawtransaction RPC error: {"code":-26,"message":"mempool min fee not met, 141 < 7000"}'
    await live(transfer)
    expect(transfer.sent.at(-1)?.bytes).toBe(first.bytes)
    expect(stateOf(transfer)).toMatchObject({ signed: first, earlier: [] })
    const asked = { code: 'FEE_BELOW_NODES', has: '141', needs: '7000' }
    expect(transfer.disk.get(transfer.id)?.obstacle).toEqual(asked)
    const [, fee] = await raise(transfer)
    expect([fee >= 7_000n, fee < 7_100n]).toEqual([true, true])
    await untilDeposited(transfer)
    expect(transfer.sent.at(-1)?.bytes).not.toBe(first.bytes)
    expect(transfer.disk.get(transfer.id)?.items[0]?.phase).toBe('included')
  })

  it('N4: leaves the former transaction in charge, says why, and allows another try', async () => {
    const { transfer, first, fee } = await refused()
    const state = stateOf(transfer)
    expect(state.signed.bytes).toBe(first)
    expect(state.refused).toMatchObject([
      { hash: state.earlier[0]?.hash, terms: { feeSats: fee }, reason: { words: REFUSAL } },
    ])
    const [item] = transfer.disk.get(transfer.id)?.plan ?? []
    expect(state.terms).toMatchObject({ feeSats: item?.kind === 'bitcoinPsbt' && item.feeSats })
    const history = transfer.disk.get(transfer.id)?.history ?? []
    expect(history.findLast(({ what }) => what === 'replacementRefused')?.detail).toContain('insufficient fee')
    expect(mostOf(transfer)).toBe(fee)
    // The former one is sent again where it was lost.
    await stand.bitcoin('/evict', { txid: state.signed.hash })
    await live(transfer)
    expect(transfer.sent.at(-1)?.bytes).toBe(first)
    const [before, after] = await raise(transfer)
    expect([before < fee, after > fee]).toEqual([true, true])
    delete transfer.refuses
    const execution = await untilDeposited(transfer)
    expect(execution.items[0]).toMatchObject({ phase: 'included', signed: { bytes: transfer.sent.at(-1)?.bytes } })
    expect(new Set(transfer.sent.map(({ bytes }) => bytes)).size).toBe(3)
  })

  it('is offered again for the extra that the node asked', async () => {
    const transfer: Transfer = await approved()
    await live(transfer)
    const [first] = transfer.sent
    const [before, fee] = await raise(transfer)
    transfer.refuses = (bytes) => bytes !== first?.bytes
    const words = 'insufficient fee, rejecting replacement 00, not enough additional fees to relay;'
    transfer.words = `sendrawtransaction RPC error: {"code":-26,"message":"${words} 0.00000900 < 0.00009000"}`
    await live(transfer)
    expect(stateOf(transfer).refused).toMatchObject([{ reason: { code: 'BUMP_BELOW_NODES', needs: '9000' } }])
    const [from, again] = await raise(transfer)
    expect([from, again > fee, again >= before + 9_000n, again < before + 9_100n]).toEqual([before, true, true, true])
  })

  it('is found where another node took it after all: in the mempool, and in a block', async () => {
    const { transfer, fee } = await refused()
    const replacement = stateOf(transfer).earlier[0]
    expect(await bitcoin.broadcast(replacement?.bytes ?? '')).toMatchObject({ result: 'accepted' })
    await live(transfer)
    const state = stateOf(transfer)
    expect(state).toMatchObject({ signed: { hash: replacement?.hash }, terms: { feeSats: fee } })
    expect(state.refused).toBeUndefined()
    const sent = transfer.sent.length
    await live(transfer)
    expect(transfer.sent).toHaveLength(sent)
    const execution = await untilDeposited(transfer)
    expect(execution.items[0]).toMatchObject({ phase: 'included', signed: { hash: replacement?.hash } })
  })

  it('leaves one of the two in a block, wherever the worker is killed on the way', async () => {
    const counted: Transfer = await approved()
    await live(counted)
    const first = counted.sent[0]?.bytes
    await raise(counted)
    counted.refuses = (bytes) => bytes !== first
    const calls = await live(counted)
    expect(calls).toBeGreaterThan(10)
    for (let atCall = 1; atCall <= calls; atCall += 2) {
      const { transfer, first } = await refused({ atCall, when: atCall % 4 === 1 ? 'before' : 'after' })
      const execution = await untilDeposited(transfer)
      const [state] = execution.items
      expect(state).toMatchObject({ phase: 'included', signed: { bytes: first } })
      for (const { bytes, stored } of transfer.sent) {
        const kept = stored?.items.flatMap(attemptsOf).map((each) => each.bytes)
        expect(kept).toContain(bytes)
      }
    }
  }, 240_000)
})
