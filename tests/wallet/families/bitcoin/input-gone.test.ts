import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import type { BitcoinPsbtItem } from '../../../../src/core/execution/item.ts'
import { outcomeOfSteps } from '../../../../src/core/execution/steps/outcome.ts'
import { withStepEvent } from '../../../../src/core/execution/steps/step.ts'
import type { AccountAddress } from '../../../../src/core/families/bitcoin/account.ts'
import { decodeTransaction, txidOf } from '../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { failedFor } from '../../../../src/core/reason/reason.ts'
import { reservationsOf } from '../../../../src/core/reservation/reservation.ts'
import { reservedOutpoints } from '../../../../src/core/reservation/utxos.ts'
import { sign } from '../../../../src/core/sign/sign.ts'
import type { BitcoinTerms } from '../../../../src/core/sign/signed.ts'
import { hexToBytes } from '../../../../src/lib/hex.ts'
import type { ExplorerPort } from '../../../../src/wallet/families/bitcoin/explorer-port.ts'
import { bitcoinTransport } from '../../../../src/wallet/families/bitcoin/transport.ts'
import { privateKeyAt } from '../../../core/sign/bitcoin-peer.ts'
import { NODES } from '../../../devnet/bitcoin/stand.ts'
import { type TestWallet, testWallet } from '../../../devnet/bitcoin/test-wallet.ts'
import { only } from '../../../made.ts'
import { type BitcoinStand, startBitcoinStand } from '../../../net/bitcoin-stand.ts'
import { ownAddress } from '../../../net/funded-item.ts'
import { BITCOIN_FINALITY, FINAL_CONFIRMATIONS } from '../../final.ts'
import { type Coin, confirmDeposit, type Deposit, depositExecution, depositItem } from './deposit-stand.ts'

describe.each(NODES)('a deposit that spends unconfirmed coins over $kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('', () => {
    let stand: BitcoinStand
    let used = 900
    beforeAll(async () => {
      stand = await startBitcoinStand(program)
    })
    afterAll(() => stand?.stop())

    const nextOwner = () => {
      used += 1
      return ownAddress('p2wpkh', used)
    }

    async function paid(address: string, valueSats: bigint): Promise<Coin> {
      const txid = await stand.fund(address, valueSats)
      await stand.mine(1)
      return { txid, vout: 0, valueSats }
    }

    async function broadcast(hex: string): Promise<string> {
      expect((await stand.bitcoin.broadcast(hex)).result).toBe('accepted')
      await stand.ledger.sync()
      return txidOf(decodeTransaction(hexToBytes(`0x${hex}`)).stripped)
    }

    async function reorg(blocks: number): Promise<void> {
      await stand.reorg(blocks)
      await stand.ledger.sync()
    }

    const itemOf = (owner: AccountAddress, coins: readonly Coin[], amount: bigint, feeSats: bigint) =>
      depositItem(owner, coins, { amount, feeSats, ledger: stand.ledger })

    const transport = (changes: Partial<ExplorerPort> = {}) =>
      bitcoinTransport({ ...stand.bitcoin, ...changes }, BITCOIN_FINALITY)

    async function deposited(owner: AccountAddress, item: BitcoinPsbtItem) {
      const reserved = await transport().reserve({ execution: only<Execution>({ plan: [item] }), index: 0 }, [])
      if (!reserved.ok || reserved.value.terms !== 'bitcoin') throw new Error('expected terms')
      const terms: BitcoinTerms = reserved.value
      const signed = await sign<'bitcoinPsbt'>(item, { terms, purpose: 'step', privateKey: privateKeyAt(owner.path) })
      await broadcast(signed.bytes)
      return { item, terms, signed }
    }

    const confirmed = (deposit: Deposit) => confirmDeposit(deposit, transport())

    /** A stranger's replaceable payment, beside a confirmed coin. */
    async function beside(stranger: TestWallet) {
      const owner = nextOwner()
      const mine = await paid(owner.address, 60_000n)
      const his = await paid(stranger.address, 80_000n)
      const toUs = [{ script: owner.script.slice(2), valueSats: 50_000n }]
      const spend = (outputs: typeof toUs) => stranger.spend([{ ...his, hex: '' }], outputs)
      const txid = await broadcast(spend([...toUs, { script: stranger.script, valueSats: 29_000n }]))
      const respend = () => broadcast(spend([{ script: stranger.script, valueSats: 60_000n }]))
      return { owner, coins: [mine, { txid, vout: 0, valueSats: 50_000n }], his, respend }
    }

    it.each([
      ['in one package', undefined],
      ['one after the other', '/txs/package'],
    ])('is sent again after its parent where both left the mempool: %s', async (_how, path) => {
      const { owner, coins } = await beside(testWallet(`evicted ${path}`))
      const deposit = await deposited(owner, itemOf(owner, coins, 90_000n, 2_000n))
      const [, parent] = coins
      expect(deposit.terms.ancestors).toEqual([stand.ledger.everSeen(parent?.txid ?? '')?.hex])
      await stand.node.evict(parent?.txid ?? '')
      await stand.ledger.sync()
      const places = async () =>
        Promise.all([parent?.txid ?? '', deposit.signed.hash].map(async (txid) => stand.bitcoin.place(txid)))
      expect(await places()).toEqual([{ ok: true }, { ok: true }])
      if (path) stand.faults.set({ kind: 'absent', path })
      expect(await confirmed(deposit)).toBeUndefined()
      stand.faults.clear()
      await stand.ledger.sync()
      expect(await places()).toMatchObject([{ value: { in: 'mempool' } }, { value: { in: 'mempool' } }])
    })

    it("does not bring a stranger's replaced payment back", async () => {
      const { owner, coins, respend } = await beside(testWallet('not brought back'))
      const deposit = await deposited(owner, itemOf(owner, coins, 90_000n, 2_000n))
      const replacement = await respend()
      await confirmed(deposit)
      await stand.ledger.sync()
      expect(await stand.bitcoin.place(replacement)).toMatchObject({ value: { in: 'mempool' } })
      expect(await stand.bitcoin.place(coins[1]?.txid ?? '')).toEqual({ ok: true })
    })

    it("ends with its reason once a stranger's payment is replaced for good, and frees the confirmed coin", async () => {
      const { owner, coins, his, respend } = await beside(testWallet('takes back'))
      const deposit = await deposited(owner, itemOf(owner, coins, 90_000n, 2_000n))
      const dependsOn = deposit.terms.dependsOn?.filter(({ spentBy }) => spentBy === coins[1]?.txid)
      expect(dependsOn).toEqual([{ outpoint: `${his.txid}:0`, spentBy: coins[1]?.txid }])
      const other = await respend()
      const event = await confirmed(deposit)
      expect(event).toMatchObject({ event: 'obstructed', reason: { code: 'CONTESTED_BY', transaction: other } })
      await stand.mine(FINAL_CONFIRMATIONS - 1)
      expect((await confirmed(deposit))?.event).toBe('obstructed')
      await stand.mine(1)
      const end = await confirmed(deposit)
      expect(end).toMatchObject({ event: 'replaced', why: 'inputGone', message: expect.stringContaining(other) })
      if (end?.event !== 'replaced') throw new Error('expected the end')
      const execution = depositExecution(deposit)
      const items = withStepEvent(execution.items, end, true) ?? []
      const outcome = outcomeOfSteps({ items, index: 0, ended: undefined, isDone: false })
      expect(outcome).toEqual({ reason: 'inputGone', index: 0 })
      const [state] = items
      if (state?.phase !== 'replaced') throw new Error('expected a replaced step')
      expect(reservationsOf([{ resource: 'coins', state, isAtItsSteps: false }])).toEqual([])
      expect(reservedOutpoints([{ ...execution, items }], '')).toEqual(new Set())
    })

    it('ends so where a reorganisation drops a confirmed payment, which the stranger then replaces', async () => {
      const { owner, coins, respend } = await beside(testWallet('takes back after a block'))
      await stand.mine(1)
      const deposit = await deposited(owner, itemOf(owner, coins, 90_000n, 2_000n))
      await reorg(1)
      const transaction = await respend()
      const old = { ...deposit, terms: { ...deposit.terms, dependsOn: undefined } }
      for (const each of [deposit, old]) {
        expect(await confirmed(each)).toMatchObject({ reason: { code: 'CONTESTED_BY', transaction } })
      }
      await stand.mine(FINAL_CONFIRMATIONS)
      for (const each of [deposit, old]) {
        expect(await confirmed(each)).toMatchObject({ event: 'replaced', why: 'inputGone' })
      }
    })

    it('ends so where one reorganisation drops two generations, of which the stranger replaces the older', async () => {
      const stranger = testWallet('takes back two generations')
      const owner = nextOwner()
      const mine = await paid(owner.address, 60_000n)
      const his = await paid(stranger.address, 80_000n)
      const back = (valueSats: bigint) => [{ script: stranger.script, valueSats }]
      const grandparent = await broadcast(stranger.spend([{ ...his, hex: '' }], back(79_000n)))
      const between = { txid: grandparent, vout: 0, valueSats: 79_000n, hex: '' }
      const toUs = [{ script: owner.script.slice(2), valueSats: 50_000n }]
      const parent = await broadcast(stranger.spend([between], [...toUs, ...back(28_000n)]))
      await stand.mine(1)
      const coins = [mine, { txid: parent, vout: 0, valueSats: 50_000n }]
      const deposit = await deposited(owner, itemOf(owner, coins, 90_000n, 2_000n))
      expect(deposit.terms.ancestors).toBeUndefined()
      await reorg(1)
      const transaction = await broadcast(stranger.spend([{ ...his, hex: '' }], back(60_000n)))
      expect(await confirmed(deposit)).toMatchObject({ reason: { code: 'CONTESTED_BY', transaction } })
      await stand.mine(FINAL_CONFIRMATIONS - 1)
      expect((await confirmed(deposit))?.event).toBe('obstructed')
      await stand.mine(1)
      expect(await confirmed(deposit)).toMatchObject({ event: 'replaced', why: 'inputGone' })
    })

    it('reads no ancestors of a coin in a final block', async () => {
      const { owner, coins } = await beside(testWallet('long ago'))
      await stand.mine(FINAL_CONFIRMATIONS)
      const { terms } = await deposited(owner, itemOf(owner, coins, 90_000n, 2_000n))
      expect(terms.dependsOn).toEqual([])
    })

    it('ends so for a record that was reserved before ancestors were kept', async () => {
      const { owner, coins, respend } = await beside(testWallet('takes back again'))
      const { terms, ...deposit } = await deposited(owner, itemOf(owner, coins, 90_000n, 2_000n))
      await respend()
      await stand.mine(FINAL_CONFIRMATIONS)
      const old = { ...deposit, terms: { ...terms, dependsOn: undefined } }
      expect(await confirmed(old)).toMatchObject({ event: 'replaced', why: 'inputGone' })
    })

    it('ends when the first of two own unconfirmed transactions is replaced', async () => {
      const owner = nextOwner()
      const coin = await paid(owner.address, 500_000n)
      const first = await deposited(owner, itemOf(owner, [coin], 100_000n, 500n))
      const second = await deposited(
        owner,
        itemOf(owner, [{ txid: first.signed.hash, vout: 2, valueSats: 399_500n }], 100_000n, 500n),
      )
      const third = await deposited(
        owner,
        itemOf(owner, [{ txid: second.signed.hash, vout: 2, valueSats: 299_000n }], 100_000n, 500n),
      )
      const waiting = [first.signed.hash, second.signed.hash]
      expect(third.terms.dependsOn?.filter(({ spentBy }) => waiting.includes(spentBy))).toHaveLength(2)
      const raised = await sign<'bitcoinPsbt'>(first.item, {
        terms: { ...first.terms, feeSats: 20_000n, isFeeTicked: true },
        purpose: 'step',
        privateKey: privateKeyAt(owner.path),
      })
      await broadcast(raised.bytes)
      await stand.mine(FINAL_CONFIRMATIONS)
      for (const deposit of [second, third]) {
        expect(await confirmed(deposit)).toMatchObject({ event: 'replaced', why: 'inputGone' })
      }
    })

    it('goes on while what it depends on only left the mempool', async () => {
      const { owner, coins } = await beside(testWallet('is forgotten'))
      const deposit = await deposited(owner, itemOf(owner, coins, 90_000n, 2_000n))
      await stand.node.evict(coins[1]?.txid ?? '')
      await stand.ledger.sync()
      expect(await transport().look(deposit.signed, deposit)).toEqual({ ok: true, value: { is: 'unknown' } })
    })

    it('believes no explorer that a stranger took his payment back without his signature', async () => {
      const { owner, coins, his } = await beside(testWallet('is honest'))
      const deposit = await deposited(owner, itemOf(owner, coins, 90_000n, 2_000n))
      const forger = testWallet('a forger')
      const forged = forger.spend([{ ...his, hex: '' }], [{ script: forger.script, valueSats: 70_000n }])
      const whole = decodeTransaction(hexToBytes(`0x${forged}`))
      const txid = txidOf(whole.stripped)
      const place = { in: 'block', blockHeight: 1, blockHash: 'ab'.repeat(32) } as const
      const lying: Partial<ExplorerPort> = {
        place: async () => ({ ok: true, value: undefined }),
        outspend: async (coin) => ({
          ok: true,
          value: coin.txid === his.txid ? { spent: true, txid, place } : undefined,
        }),
        transaction: async (id) => (id === txid ? { ok: true, value: whole } : stand.bitcoin.transaction(id)),
      }
      expect(await transport(lying).look(deposit.signed, deposit)).toMatchObject({
        ok: false,
        reason: { code: 'SPEND_NOT_SIGNED' },
      })
    })

    it('ends when a reorganisation drops the coinbase of a coin, once another is final at its height', async () => {
      const owner = nextOwner()
      await stand.node.mine(1, owner.script.slice(2))
      await stand.ledger.sync()
      const { height, hash } = stand.ledger.tip()
      const [txid = ''] = stand.ledger.transactionsOf(hash)
      await stand.mine(100)
      const { outputs } = decodeTransaction(hexToBytes(`0x${stand.ledger.everSeen(txid)?.hex}`)).transaction
      const coin = { txid, vout: 0, valueSats: outputs[0]?.valueSats ?? 0n }
      const deposit = await deposited(owner, itemOf(owner, [coin], 90_000n, 2_000n))
      const hiding: Partial<ExplorerPort> = {
        place: async () => ({ ok: true, value: undefined }),
        outspend: async () => ({ ok: true, value: undefined }),
      }
      const look = (changes: Partial<ExplorerPort> = {}) => transport(changes).look(deposit.signed, deposit)
      expect(await look(hiding)).toEqual({ ok: true, value: { is: 'unknown' } })
      const before = stand.ledger.transactionsOf(stand.ledger.block(height - 1)?.hash ?? '')
      const lying = { ...hiding, coinbase: async () => ({ ok: true, value: before[0] }) as const }
      expect(await look(lying)).toMatchObject({ ok: false, reason: { code: 'SPEND_NOT_SHOWN' } })
      await reorg(101)
      const [by] = stand.ledger.transactionsOf(stand.ledger.block(height)?.hash ?? '')
      const unproven = { inclusion: async () => failedFor({ code: 'EXPLORER_ALONE' }) } as const
      expect(await look(unproven)).toEqual({ ok: true, value: { is: 'contested', by, why: 'inputGone' } })
      expect(await look()).toEqual({ ok: true, value: { is: 'taken', by, why: 'inputGone' } })
    })
  })
})
