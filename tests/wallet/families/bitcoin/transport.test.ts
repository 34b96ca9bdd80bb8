import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Execution, ItemState } from '../../../../src/core/execution/execution.ts'
import type { BitcoinPsbtItem } from '../../../../src/core/execution/item.ts'
import { decodeTransaction, txidOf } from '../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { failedFor, failedSaying } from '../../../../src/core/reason/reason.ts'
import { sign } from '../../../../src/core/sign/sign.ts'
import type { Signed, StepTerms } from '../../../../src/core/sign/signed.ts'
import { hexToBytes } from '../../../../src/lib/hex.ts'
import { createBroadcastMemory } from '../../../../src/wallet/engine/adapters/broadcast-memory.ts'
import { runStepTask } from '../../../../src/wallet/families/adapter-by-kind.ts'
import type { ExplorerPort } from '../../../../src/wallet/families/bitcoin/explorer-port.ts'
import { bitcoinTransport } from '../../../../src/wallet/families/bitcoin/transport.ts'
import { termsOf } from '../../../core/sign/bitcoin-peer.ts'
import { NODES } from '../../../devnet/bitcoin/stand.ts'
import { testWallet } from '../../../devnet/bitcoin/test-wallet.ts'
import { only } from '../../../made.ts'
import { type BitcoinStand, startBitcoinStand } from '../../../net/bitcoin-stand.ts'
import { fundedItem } from '../../../net/funded-item.ts'
import { BITCOIN_FINALITY, FINAL_CONFIRMATIONS } from '../../final.ts'

const NOW = 1_750_000_000

describe.each(NODES)('the transport of Bitcoin over $kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('', () => {
    let stand: BitcoinStand
    let used = 0
    beforeAll(async () => {
      stand = await startBitcoinStand(program)
    })
    afterAll(() => stand?.stop())
    afterEach(() => stand.faults.clear())

    async function funded(script: 'p2wpkh' | 'p2tr' = 'p2wpkh', values: readonly bigint[] = [400_000n]) {
      used += 1
      const { item, privateKey } = await fundedItem(stand, { script, index: used, values, feeSats: 2_000n })
      const signedOn = (feeSats = item.feeSats) =>
        sign<'bitcoinPsbt'>(item, { terms: termsOf(item, feeSats), purpose: 'step', privateKey })
      return { item, signedOn, signed: await signedOn() }
    }
    const transport = (changes: Partial<ExplorerPort> = {}) =>
      bitcoinTransport({ ...stand.bitcoin, ...changes }, BITCOIN_FINALITY)
    const stepOf = (item: BitcoinPsbtItem, state: ItemState) => {
      const execution = only<Execution>({
        id: 'one',
        plan: [item],
        items: [state],
        stage: { stage: 'steps' },
        history: [],
      })
      return { item, state, index: 0, execution } as const
    }
    const ports = (explorer: Partial<ExplorerPort> = {}, broadcasts = createBroadcastMemory()) => ({
      profile: devnet,
      node: () => {
        throw new Error('expected no question to a node')
      },
      transport: () => transport(explorer),
      holding: async () => [],
      broadcasts,
      nowSeconds: () => NOW,
    })
    const attempt = (item: BitcoinPsbtItem, signed: Signed, earlier: readonly Signed[] = []) =>
      ({ terms: termsOf(item), signed, earlier }) as const

    it.each(['p2wpkh', 'p2tr'] as const)(
      'follows a transaction of %s from nowhere until it is settled',
      async (script) => {
        const { item, signed } = await funded(script, [300_000n, 200_000n])
        const look = async () => {
          const answer = await transport().look(signed, { item })
          return answer.ok ? answer.value : answer
        }
        expect(await look()).toEqual({ is: 'unknown' })
        expect(await transport().send(signed)).toEqual({ result: 'accepted', message: '' })
        expect(await look()).toEqual({ is: 'seen' })
        await stand.mine(1)
        const { height, hash } = stand.ledger.tip()
        const fee = { value: item.feeSats }
        const inclusion = { in: 'block', blockNumber: BigInt(height), blockHash: hash, fee }
        expect(await look()).toEqual({ is: 'included', inclusion })
        await stand.mine(FINAL_CONFIRMATIONS - 2)
        expect(await look()).toEqual({ is: 'included', inclusion })
        await stand.mine(1)
        const unproven = { inclusion: async () => failedFor({ code: 'EXPLORER_ALONE' }) }
        expect(await transport(unproven).look(signed, { item })).toEqual({
          ok: true,
          value: { is: 'included', inclusion },
        })
        expect(await look()).toEqual({ is: 'settled', inclusion })
        expect((await transport().send(signed)).result).toBe('known')
      },
    )

    it('reserves every coin once', async () => {
      const { item } = await funded('p2wpkh', [300_000n, 200_000n])
      await stand.mine(FINAL_CONFIRMATIONS)
      const { execution } = stepOf(item, { phase: 'planned' })
      const reserve = (taken: readonly StepTerms[]) => transport().reserve({ execution, index: 0 }, taken)
      const own = { ...termsOf(item), fromHeight: stand.ledger.tip().height, dependsOn: [] }
      expect(await reserve([])).toEqual({ ok: true, value: own })
      const other: StepTerms = { ...own, outpoints: [`${'11'.repeat(32)}:0`] }
      expect(await reserve([other, { terms: 'none' }])).toEqual({ ok: true, value: own })
      const [, second = ''] = own.outpoints
      expect(await reserve([other, { ...own, outpoints: [second] }])).toEqual({
        ok: false,
        message: 'WAITS_FOR_COIN',
        reason: { code: 'WAITS_FOR_COIN' },
      })
      const [input] = item.inputs
      const double = only<Execution>({ ...execution, plan: [{ ...item, inputs: [input, input] }] })
      expect(await transport().reserve({ execution: double, index: 0 }, [])).toMatchObject({ ok: false })
    })

    it('calls a deposit slow after three blocks without it, of high value after four, and says so once', async () => {
      const { item, signed } = await funded()
      const { height } = stand.ledger.tip()
      await transport().send(signed)
      const terms = { ...termsOf(item), fromHeight: height }
      const eventAfter = async (blocks: number, more: Partial<Execution> = {}, amount = item.amount) => {
        const tipHeight = async () => ({ ok: true, value: height + blocks }) as const
        const state: ItemState = { phase: 'broadcast', broadcastAtSeconds: 1, terms, signed, earlier: [] }
        const step = stepOf({ ...item, amount }, state)
        const execution = { ...step.execution, ...more }
        return (await runStepTask('confirm', { ...step, execution }, ports({ tipHeight })))?.event
      }
      expect([await eventAfter(2), await eventAfter(3)]).toEqual([undefined, 'stalled'])
      expect([await eventAfter(3, {}, 10_000_000n), await eventAfter(4, {}, 10_000_000n)]).toEqual([
        undefined,
        'stalled',
      ])
      expect(await eventAfter(9, { stalledSinceSeconds: NOW })).toBeUndefined()
    })

    it('sends the same bytes again after a reorganisation or an eviction', async () => {
      const { item, signed } = await funded()
      expect((await transport().send(signed)).result).toBe('accepted')
      await stand.mine(1)
      const inclusion = { in: 'block', blockNumber: 1n, blockHash: 'ab' } as const
      const included: ItemState = { phase: 'included', ...attempt(item, signed), inclusion, readAtSeconds: 1 }
      expect(await runStepTask('settle', stepOf(item, included), ports())).toBeUndefined()
      await stand.reorg(1)
      expect(await runStepTask('settle', stepOf(item, included), ports())).toEqual({
        event: 'reorged',
        index: 0,
        atSeconds: NOW,
      })
      const out: ItemState = { phase: 'broadcast', broadcastAtSeconds: NOW, ...attempt(item, signed) }
      expect(await runStepTask('confirm', stepOf(item, out), ports())).toBeUndefined()
      await stand.node.evict(signed.hash)
      expect(await runStepTask('confirm', stepOf(item, out), ports())).toBeUndefined()
      expect((await stand.node.position()).mempool).toContain(signed.hash)
      await stand.mine(FINAL_CONFIRMATIONS)
      expect(await runStepTask('settle', stepOf(item, included), ports())).toMatchObject({ event: 'finalized' })
    })

    it('takes a time-out for nothing: what arrived all the same is found', async () => {
      const { item, signed } = await funded()
      const broadcast: ExplorerPort['broadcast'] = async (hex) => {
        await stand.bitcoin.broadcast(hex)
        return { ...failedFor({ code: 'TIMEOUT' }), result: 'unknown' }
      }
      const state: ItemState = { phase: 'broadcast', broadcastAtSeconds: NOW, ...attempt(item, signed) }
      expect(await runStepTask('confirm', stepOf(item, state), ports({ broadcast }))).toMatchObject({
        event: 'obstructed',
      })
      expect(await runStepTask('confirm', stepOf(item, state), ports())).toBeUndefined()
      const silent = ports({
        broadcast: async () => ({ ...failedSaying('nobody there'), result: 'unknown' }),
        place: async () => failedSaying('nobody there'),
      })
      expect(await runStepTask('confirm', stepOf(item, state), silent)).toMatchObject({
        event: 'obstructed',
        reason: { code: 'SAID', words: 'nobody there' },
      })
    })

    it.each(['p2wpkh', 'p2tr'] as const)(
      'names the transaction that takes coins of %s, and waits until it is final',
      async (script) => {
        const { item, signed, signedOn } = await funded(script, [300_000n, 200_000n])
        const other = await signedOn(9_000n)
        expect((await transport().send(other)).result).toBe('accepted')
        const contested = { ok: true, value: { is: 'contested', by: other.hash } }
        expect(await transport().look(signed, { item })).toEqual(contested)
        const state: ItemState = { phase: 'broadcast', broadcastAtSeconds: NOW, ...attempt(item, signed) }
        const event = await runStepTask('confirm', stepOf(item, state), ports())
        expect(event).toMatchObject({ event: 'obstructed', reason: { code: 'CONTESTED_BY', transaction: other.hash } })
        await stand.mine(FINAL_CONFIRMATIONS - 1)
        expect(await transport().look(signed, { item })).toEqual(contested)
        await stand.mine(1)
        const shallow = { inclusion: async () => ({ ok: true, value: { timeSeconds: NOW, depth: 1 } }) as const }
        expect(await transport(shallow).look(signed, { item })).toEqual(contested)
        expect(await transport().look(signed, { item })).toEqual({ ok: true, value: { is: 'taken', by: other.hash } })
        const seen: ItemState = { phase: 'broadcast', broadcastAtSeconds: 1, ...attempt(item, signed) }
        expect(await runStepTask('confirm', stepOf(item, seen), ports())).toEqual({
          event: 'replaced',
          index: 0,
          message: `The transaction ${other.hash} takes what this one needs`,
          atSeconds: NOW,
        })
      },
    )

    it('takes the earlier attempt of a raised fee for ours, wherever it is', async () => {
      const { item, signed, signedOn } = await funded()
      const raised = await signedOn(9_000n)
      const state: ItemState = { phase: 'broadcast', broadcastAtSeconds: NOW, ...attempt(item, raised, [signed]) }
      await transport().send(signed)
      expect(await runStepTask('confirm', stepOf(item, state), ports())).toBeUndefined()
      expect((await stand.node.position()).mempool).toContain(raised.hash)
      await stand.node.evict(raised.hash)
      await transport().send(signed)
      await stand.mine(FINAL_CONFIRMATIONS)
      expect(await runStepTask('confirm', stepOf(item, state), ports())).toMatchObject({
        event: 'included',
        hash: signed.hash,
      })
    })

    it('keeps the earlier attempt out while the raised one waits for its signature', async () => {
      const { item, signed } = await funded()
      const wish = { terms: termsOf(item, 9_000n), purpose: 'step' } as const
      const state: ItemState = { phase: 'reserved', ...wish, earlier: [signed], broadcastAtSeconds: NOW }
      expect(await runStepTask('confirm', stepOf(item, state), ports())).toBeUndefined()
      expect((await stand.node.position()).mempool).toContain(signed.hash)
      // Waiting must not delay the replacement's signature.
      expect(await runStepTask('confirm', stepOf(item, state), ports())).toBeUndefined()
    })

    it('believes no explorer that a stranger took the coins', async () => {
      const { item, signed } = await funded()
      const stranger = testWallet('a stranger')
      const [coin] = item.inputs
      if (!coin) throw new Error('expected a coin')
      const forged = stranger.spend([{ ...coin, hex: '' }], [{ script: stranger.script, valueSats: 300_000n }])
      const whole = decodeTransaction(hexToBytes(`0x${forged}`))
      const txid = txidOf(whole.stripped)
      const place = { in: 'block', blockHeight: 1, blockHash: (await blockHashAt(1)) ?? '' } as const
      const lying: Partial<ExplorerPort> = {
        outspend: async () => ({ ok: true, value: { spent: true, txid, place } }),
        transaction: async (id) => (id === txid ? { ok: true, value: whole } : stand.bitcoin.transaction(id)),
      }
      const answer = await transport(lying).look(signed, { item })
      expect(answer).toEqual({
        ok: false,
        message: `The explorer says that ${txid} spends your coins, but your key did not sign it`,
        reason: { code: 'SPEND_NOT_SIGNED' },
      })
      const hidden = { ...lying, transaction: async () => ({ ok: true, value: undefined }) as const }
      expect(await transport(hidden).look(signed, { item })).toMatchObject({
        ok: false,
        message: expect.stringContaining('show'),
      })
      const seen: ItemState = { phase: 'broadcast', broadcastAtSeconds: 1, ...attempt(item, signed) }
      expect(await runStepTask('confirm', stepOf(item, seen), ports(lying))).toMatchObject({ event: 'obstructed' })
    })

    it('notices an explorer that contradicts itself about blocks', async () => {
      const { item, signed } = await funded()
      await transport().send(signed)
      stand.faults.set({ kind: 'confirmations', confirmed: true, path: '/tx/' })
      expect(await transport().look(signed, { item })).toMatchObject({
        ok: false,
        message: expect.stringContaining('contradicts'),
      })
      stand.faults.clear()
      await stand.mine(1)
      const low: Partial<ExplorerPort> = { tipHeight: async () => ({ ok: true, value: 3 }) }
      expect(await transport(low).look(signed, { item })).toMatchObject({
        ok: false,
        message: expect.stringContaining('contradicts'),
      })
      stand.faults.set({ kind: 'error' })
      expect(await transport().look(signed, { item })).toMatchObject({ ok: false })
    })

    async function blockHashAt(height: number): Promise<string | undefined> {
      const answer = await stand.bitcoin.blockHash(height)
      return answer.ok ? answer.value : undefined
    }
  })
})
