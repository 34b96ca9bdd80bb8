import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Execution } from '../../../src/core/execution/execution.ts'
import { amountSent } from '../../../src/core/families/bitcoin/amount-sent.ts'
import { bitcoinPaymentItem } from '../../../src/core/families/bitcoin/payment-item.ts'
import { scriptOfAddress } from '../../../src/core/families/bitcoin/transaction/script.ts'
import { decodeTransaction } from '../../../src/core/families/bitcoin/transaction/transaction.ts'
import { NATIVE_BITCOIN } from '../../../src/core/profiles/bitcoin.ts'
import { keyFor } from '../../../src/core/sign/key-source.ts'
import { sign } from '../../../src/core/sign/sign.ts'
import type { BitcoinTerms } from '../../../src/core/sign/signed.ts'
import { bytesToHex, hexToBytes } from '../../../src/lib/hex.ts'
import { offerBitcoinReplacement } from '../../../src/wallet/replacement/bitcoin.ts'
import { evictedBy } from '../../../src/wallet/replacement/evicted.ts'
import { privateKeyAt, termsOf } from '../../core/sign/bitcoin-peer.ts'
import { DEPOSITORY_ADDRESS } from '../../devnet/bitcoin/keys.ts'
import { NODES } from '../../devnet/bitcoin/stand.ts'
import { only } from '../../made.ts'
import { type BitcoinStand, startBitcoinStand } from '../../net/bitcoin-stand.ts'
import { ownAddress, ownChange } from '../../net/funded-item.ts'

const FEE = 500n
const outputsIn = (bytes: string) => {
  const { outputs } = decodeTransaction(hexToBytes(`0x${bytes}`)).transaction
  return outputs.map(({ script, valueSats }) => ({ script: bytesToHex(script), valueSats }))
}

describe.each(NODES)('a bump of a payment without change over $kind', ({ program, skipped }) => {
  describe.skipIf(skipped)('', () => {
    let stand: BitcoinStand
    let used = 1_700
    beforeAll(async () => {
      stand = await startBitcoinStand(program)
    })
    afterAll(() => stand?.stop())

    async function waiting(to: string, paidSats: bigint, role: 'send' | 'deposit' = 'send', changeSats = 0n) {
      used += 1
      const owner = ownAddress('p2wpkh', used)
      const valueSats = paidSats + changeSats + FEE
      const txid = await stand.fund(owner.address, valueSats)
      await stand.mine(1)
      const { stripped: previous } = decodeTransaction(hexToBytes(`0x${stand.ledger.everSeen(txid)?.hex}`))
      const asked = {
        kind: 'depositAddress',
        chainId: 8_253_038,
        isProven: true,
        address: to,
        amount: paidSats,
      } as const
      const coins = [{ ...owner, txid, vout: 0, valueSats, previous }]
      const made = bitcoinPaymentItem(
        { ...asked, currency: NATIVE_BITCOIN },
        owner.address,
        { coins, changeSats, feeSats: FEE },
        ownChange('p2wpkh', used),
      )
      const outputs = made.outputs.map((output) => (output.role === 'deposit' ? { ...output, role } : output))
      const item = { ...made, outputs }
      const signedAt = async (terms: BitcoinTerms) => {
        const key = keyFor<'bitcoinPsbt'>(item, terms)
        if (!key) throw new RangeError('expected a key')
        const privateKey = [key.path, ...(key.others ?? [])].map(privateKeyAt)
        return sign<'bitcoinPsbt'>(item, { terms, purpose: 'step', privateKey })
      }
      const terms = termsOf(item)
      const signed = await signedAt(terms)
      expect((await stand.bitcoin.broadcast(signed.bytes)).result).toBe('accepted')
      const state = { phase: 'broadcast', broadcastAtSeconds: 1, terms, signed, earlier: [] } as const
      const currency = { chainId: item.chainId, address: item.currency, decimals: 8, symbol: 'BTC', isNative: true }
      const about = { id: 'bump', plan: [item], items: [state], stage: { stage: 'steps' } } as const
      const execution = only<Execution>({
        ...about,
        mostGas: { currency, value: FEE },
        pays: { currency, value: paidSats },
      })
      return { item, signedAt, signed, state, execution }
    }

    const own = ownAddress('p2tr', 1_699)
    const asked = (execution: Execution, rate = 12) =>
      offerBitcoinReplacement(execution, 0, 'step', {
        ...stand.bitcoin,
        satsPerVbyte: async () => ({ ok: true, value: rate }),
        evicted: (record, index) => evictedBy(record, index, { ...stand.bitcoin, reserved: async () => new Set() }),
        coinsBeside: async () => ({ ok: true, value: [] }),
        ownScripts: async () => [own],
      })
    async function offered(...about: Parameters<typeof asked>) {
      const offer = await asked(...about)
      if ('unavailable' in offer) throw new Error(offer.unavailable.code)
      return offer
    }

    it.each([0n, 400n])('to ourselves makes it arrive with less, twice; a change of %s stays', async (changeSats) => {
      const made = await waiting(own.address, 300_000n, 'send', changeSats)
      const { terms, arrives, before, most } = await offered(made.execution)
      expect([arrives?.before.value, before.value]).toEqual([300_000n, FEE])
      expect(arrives?.after.value).toBe(300_000n + FEE - most.value)
      const raised = await made.signedAt(terms)
      expect((await stand.bitcoin.broadcast(raised.bytes)).result).toBe('accepted')
      const [sent, ...others] = outputsIn(raised.bytes)
      expect(sent).toEqual({ script: own.script, valueSats: arrives?.after.value })
      expect(others).toEqual(outputsIn(made.signed.bytes).slice(1))
      const state = { ...made.state, terms, signed: raised, earlier: [made.signed] } as const
      const sentAs = (items: Execution['items']) => amountSent({ ...made.execution, items })
      expect(sentAs([state])).toEqual(arrives?.after)
      const inclusion = { in: 'block', blockNumber: 1n, blockHash: '' } as const
      const first = { ...state, phase: 'included', inclusion, readAtSeconds: 1 } as const
      expect(sentAs([{ ...first, signed: made.signed, earlier: [raised] }])).toBeUndefined()
      const next = await offered({ ...made.execution, items: [state] }, 30)
      expect(next.arrives?.before).toEqual(arrives?.after)
      const again = await made.signedAt(next.terms)
      expect((await stand.bitcoin.broadcast(again.bytes)).result).toBe('accepted')
      expect(outputsIn(again.bytes)[0]?.valueSats).toBe(next.arrives?.after.value)
      const { mempool } = await stand.node.position()
      expect([mempool.includes(again.hash), mempool.includes(raised.hash)]).toEqual([true, false])
    })

    it('to ourselves is refused where less than dust would arrive', async () => {
      const made = await waiting(own.address, 500n)
      expect(await asked(made.execution, 6)).toEqual({ unavailable: { code: 'RAISE_TOO_LITTLE' } })
    })

    it('never shrinks the payment to a stranger or to a depository', async () => {
      const none = { unavailable: { code: 'RAISE_NO_CHANGE' } }
      expect(await asked((await waiting(ownAddress('p2tr', 1_698).address, 300_000n)).execution)).toEqual(none)
      expect(await asked((await waiting(DEPOSITORY_ADDRESS, 300_000n, 'deposit')).execution)).toEqual(none)
      expect(await asked((await waiting(own.address, 300_000n, 'deposit')).execution)).toEqual(none)
    })

    it('is signed only with the key of the recipient', async () => {
      const made = await waiting(own.address, 300_000n)
      const { terms } = await offered(made.execution)
      const { shrunk } = terms
      if (!shrunk) throw new Error('expected a shrunk payment')
      const stranger = await waiting(ownAddress('p2tr', 1_697).address, 300_000n)
      const theirs = { ...terms, outpoints: stranger.state.terms.outpoints }
      await expect(stranger.signedAt(theirs)).rejects.toThrow(/expected a recipient of our own/)
      const elsewhere = { ...shrunk, path: ownAddress('p2wpkh', 1_699).path }
      await expect(made.signedAt({ ...terms, shrunk: elsewhere })).rejects.toThrow(/expected a recipient of our own/)
      const deposit = await waiting(DEPOSITORY_ADDRESS, 300_000n, 'deposit')
      const paid = { ...terms, outpoints: deposit.state.terms.outpoints }
      await expect(deposit.signedAt(paid)).rejects.toThrow(RangeError)
      const beside = { ...paid, shrunk: { ...shrunk, path: deposit.item.inputs[0]?.path ?? '' } }
      await expect(deposit.signedAt(beside)).rejects.toThrow(RangeError)
      for (const lessSats of [-1n, 0n, shrunk.lessSats - 1n, shrunk.lessSats + 1n]) {
        await expect(made.signedAt({ ...terms, shrunk: { ...shrunk, lessSats } })).rejects.toThrow(RangeError)
      }
      expect(scriptOfAddress(own.address)).toBe(outputsIn((await made.signedAt(terms)).bytes)[0]?.script)
    })
  })
})
