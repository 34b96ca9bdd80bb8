import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cpfpChildOf, replacementFee } from '../../../../src/core/families/bitcoin/fees/fee-bump.ts'
import { nodeFloorOf } from '../../../../src/core/families/bitcoin/fees/node-floor.ts'
import { signTransaction } from '../../../../src/core/families/bitcoin/transaction/sign-transaction.ts'
import { vbytesOf } from '../../../../src/core/families/bitcoin/transaction/size.ts'
import { spentOutputs, unsignedTransaction } from '../../../../src/core/families/bitcoin/transaction/unsigned.ts'
import { sign } from '../../../../src/core/sign/sign.ts'
import { bytesToHex } from '../../../../src/lib/hex.ts'
import { broadcastWithAncestors } from '../../../../src/wallet/families/bitcoin/package-broadcast.ts'
import { count } from '../../../count.ts'
import { spendableCoins } from '../../../devnet/bitcoin/coins.ts'
import { MINER } from '../../../devnet/bitcoin/keys.ts'
import { NODES } from '../../../devnet/bitcoin/stand.ts'
import { signedTransaction } from '../../../devnet/bitcoin/till.ts'
import { type BitcoinStand, startBitcoinStand } from '../../../net/bitcoin-stand.ts'
import { fundedItem } from '../../../net/funded-item.ts'
import { termsOf } from '../../sign/bitcoin-peer.ts'

const RUNS = count('CAUSEWAY_FULL_MEMPOOL', { usual: 0, deep: 1 })
const program = NODES.find(({ kind }) => kind === 'bitcoind')?.program

/** The smallest that bitcoind allows. */
const MEGABYTES = 5
const OUTPUTS = 3_150
const FILLING = 45
const FILLING_FEE_SATS = 1_000_000n

describe.skipIf(program === undefined || RUNS === 0)('a mempool that is really full', () => {
  let stand: BitcoinStand
  let used = 700
  beforeAll(async () => {
    stand = await startBitcoinStand(program, MEGABYTES)
  })
  afterAll(() => stand?.stop())

  async function deposit() {
    used += 1
    const wanted = { script: 'p2wpkh', index: used, values: [900_000n, 800_000n], feeSats: 300n } as const
    const { item, privateKey, owner } = await fundedItem(stand, wanted)
    const signedFor = (feeSats: bigint) =>
      sign<'bitcoinPsbt'>(item, { terms: termsOf(item, feeSats), purpose: 'step', privateKey })
    return { item, privateKey, owner, signedFor, first: await signedFor(item.feeSats) }
  }

  /** Transactions of a hundred kilobytes at ten satoshis per vbyte, then dearer ones. */
  async function fill(): Promise<void> {
    await stand.ledger.sync()
    const coins = spendableCoins(stand.ledger, MINER.script).filter(({ valueSats }) => valueSats > 10_000_000n)
    for (const [at, coin] of coins.slice(0, FILLING).entries()) {
      const each = (coin.valueSats - FILLING_FEE_SATS - BigInt(at) * 20_000n) / BigInt(OUTPUTS)
      const outputs = Array.from({ length: OUTPUTS }, () => ({ script: MINER.script, valueSats: each }))
      await stand.node.broadcast(signedTransaction(MINER, [coin], outputs))
    }
  }

  it('refuses ours with the fee that it wants, takes that fee, and brings evicted parents back', async () => {
    const [waiting, late] = [await deposit(), await deposit()]
    const { bitcoin } = stand
    expect((await bitcoin.broadcast(waiting.first.bytes)).result).toBe('accepted')
    await fill()
    expect(await bitcoin.place(waiting.first.hash)).toEqual({ ok: true, value: undefined })

    const refused = await bitcoin.broadcast(late.first.bytes)
    if (refused.result !== 'underpriced') throw new Error(`expected a refusal, got ${refused.result}`)
    expect(refused.reason).toMatchObject({ code: 'FEE_BELOW_NODES', needs: expect.stringMatching(/^[1-9]\d{3,}$/) })
    const scripts = (all: readonly Readonly<{ script: `0x${string}` }>[]) => all.map(({ script }) => script)
    const vbytes = vbytesOf(scripts(late.item.inputs), scripts(late.item.outputs))
    const floor = { ...nodeFloorOf([{ reason: refused.reason, vbytes }]), replacedSats: late.item.feeSats }
    const bumped = replacementFee(late.item, termsOf(late.item), { satsPerVbyte: 1, others: [], floor })
    if (!bumped.ok) throw new Error(bumped.message)
    const dearer = await late.signedFor(bumped.feeSats)
    expect((await bitcoin.broadcast(dearer.bytes)).result).toBe('accepted')

    const { item, owner, first, privateKey } = waiting
    const [vout, change] = [...item.outputs.entries()].find(([, { role }]) => role === 'change') ?? []
    if (vout === undefined || !change) throw new Error('expected change')
    const parent = { txid: first.hash, vbytes: vbytesOf(scripts(item.inputs), scripts(item.outputs)), feeSats: 300n }
    const answer = cpfpChildOf(parent, { vout, ...change }, { satsPerVbyte: 40, earlierFeeSats: 0n })
    if (!answer.ok) throw new Error(answer.message)
    const { spends, script, valueSats } = answer.child
    const unsigned = unsignedTransaction([spends], [{ script, valueSats }])
    const child = signTransaction(unsigned, spentOutputs([{ ...spends, script: owner.script }]), privateKey)
    const bytes = bytesToHex(child.bytes).slice(2)
    expect((await bitcoin.broadcast(bytes)).result).toBe('conflict')
    expect((await broadcastWithAncestors(bytes, [first.bytes], bitcoin)).result).toBe('accepted')

    await stand.mine(1)
    for (const txid of [dearer.hash, first.hash, child.txid]) {
      expect(await bitcoin.place(txid)).toMatchObject({ ok: true, value: { in: 'block' } })
    }
  })
})
