import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountAddress } from '../../../../src/core/families/bitcoin/account.ts'
import { chainProblemOf } from '../../../../src/core/families/bitcoin/mempool/cluster.ts'
import { writeTransaction } from '../../../../src/core/families/bitcoin/transaction/library-transaction.ts'
import { signTransaction } from '../../../../src/core/families/bitcoin/transaction/sign-transaction.ts'
import { vbytesOf } from '../../../../src/core/families/bitcoin/transaction/size.ts'
import { type Outpoint, txidOf } from '../../../../src/core/families/bitcoin/transaction/transaction.ts'
import { spentOutputs, unsignedTransaction } from '../../../../src/core/families/bitcoin/transaction/unsigned.ts'
import { bytesToHex } from '../../../../src/lib/hex.ts'
import { readUnconfirmed } from '../../../../src/net/families/bitcoin/unconfirmed.ts'
import { privateKeyAt } from '../../../core/sign/bitcoin-peer.ts'
import { NODES } from '../../../devnet/bitcoin/stand.ts'
import { type BitcoinStand, startBitcoinStand } from '../../bitcoin-stand.ts'
import { ownAddress } from '../../funded-item.ts'

const FEE = 300n

describe.each(NODES)('an unconfirmed coin over $kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('', () => {
    let stand: BitcoinStand
    let used = 800
    beforeAll(async () => {
      stand = await startBitcoinStand(program)
    })
    afterAll(() => stand?.stop())

    type Coin = Outpoint & Readonly<{ valueSats: bigint }>

    async function confirmed(valueSats = 1_000_000n): Promise<Readonly<{ owner: AccountAddress; coin: Coin }>> {
      used += 1
      const owner = ownAddress('p2wpkh', used)
      const txid = await stand.fund(owner.address, valueSats)
      await stand.mine(1)
      return { owner, coin: { txid, vout: 0, valueSats } }
    }

    /** Returns the first of equal parts. */
    async function spent(owner: AccountAddress, coin: Coin, parts = 1) {
      const valueSats = (coin.valueSats - FEE * BigInt(parts)) / BigInt(parts)
      const payments = Array.from({ length: parts }, () => ({ script: owner.script, valueSats }))
      const transaction = unsignedTransaction([coin], payments)
      const spent = spentOutputs([{ ...coin, script: owner.script }])
      const { bytes } = signTransaction(transaction, spent, privateKeyAt(owner.path))
      const result = await stand.bitcoin.broadcast(bytesToHex(bytes).slice(2))
      await stand.ledger.sync()
      return { result, coin: { txid: txidOf(writeTransaction(transaction)), vout: 0, valueSats } }
    }

    async function read(coin: Coin, owner: AccountAddress) {
      const answer = await readUnconfirmed(coin, [owner], stand.bitcoin)
      if (!answer.ok) throw new Error(answer.message)
      return answer.value
    }

    const sizeOf = ({ script }: AccountAddress) => vbytesOf([script], [script])

    it("is a stranger's where a foreign coin was spent for it, however deep", async () => {
      const owner = ownAddress('p2wpkh', 890)
      const txid = await stand.fund(owner.address, 50_000n)
      await stand.ledger.sync()
      const coin = { txid, vout: 0, valueSats: 50_000n }
      expect(await read(coin, owner)).toMatchObject({ isOwn: false, isWhole: true })
      const { coin: change } = await spent(owner, coin)
      expect(await read(change, owner)).toMatchObject({ isOwn: false, isWhole: true })
    })

    it('is our own where only our coins were spent, with every fee and size counted', async () => {
      const { owner, coin } = await confirmed()
      const first = await spent(owner, coin)
      const second = await spent(owner, first.coin)
      const { isOwn, entries } = await read(second.coin, owner)
      expect(isOwn).toBe(true)
      const byTxid = Object.fromEntries(entries.map((entry) => [entry.txid, entry]))
      expect(byTxid).toMatchObject({
        [first.coin.txid]: { feeSats: FEE, parents: [] },
        [second.coin.txid]: { feeSats: FEE, parents: [first.coin.txid] },
      })
      for (const { vbytes } of entries) expect(sizeOf(owner) - vbytes).toBeLessThanOrEqual(1)
    })

    it('is in one cluster with what spends its siblings', async () => {
      const { owner, coin } = await confirmed()
      const split = await spent(owner, coin, 3)
      const child = await spent(owner, { ...split.coin, vout: 2 })
      const { entries } = await read(split.coin, owner)
      expect(new Set(entries.map(({ txid }) => txid))).toEqual(new Set([split.coin.txid, child.coin.txid]))
    })

    it('is believed connected only by bytes', async () => {
      const { owner, coin } = await confirmed()
      const first = await spent(owner, coin)
      const other = await confirmed()
      const stranger = await spent(other.owner, other.coin)
      const lying = {
        ...stand.bitcoin,
        outspends: async () => {
          const place = { in: 'mempool' } as const
          return { ok: true, value: [{ spent: true, txid: stranger.coin.txid, place }] } as const
        },
      }
      const answer = await readUnconfirmed(first.coin, [owner, other.owner], lying)
      expect(answer).toMatchObject({ ok: false, reason: { code: 'CONTRADICTION' } })
    })

    it('ends a chain that is as long as a node allows, and the limit agrees with the node', async () => {
      const { owner, coin } = await confirmed()
      let last = coin
      for (let length = 1; length <= 25; length += 1) {
        if (length > 1) {
          const problem = chainProblemOf(await read(last, owner), { spends: [last.txid], vbytes: sizeOf(owner) })
          expect(problem).toBeUndefined()
        }
        const { result, coin: next } = await spent(owner, last)
        expect(result.result).toBe('accepted')
        last = next
      }
      const problem = chainProblemOf(await read(last, owner), { spends: [last.txid], vbytes: sizeOf(owner) })
      expect(problem).toBe('ancestors')
      // The chain in this process has no such limit.
      if (stand.node.kind === 'bitcoind') expect((await spent(owner, last)).result.result).toBe('rejected')
    }, 60_000)
  })
})
