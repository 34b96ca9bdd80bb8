import { describe, expect, it } from 'vitest'
import { isPaymentOf } from '../../../../../src/core/deposit-address/own-payment.ts'
import type { BitcoinPsbtItem } from '../../../../../src/core/execution/item.ts'
import { cpfpChildOf, replacementFee } from '../../../../../src/core/families/bitcoin/fees/fee-bump.ts'
import { judgeFeeOf } from '../../../../../src/core/families/bitcoin/fees/fee-policy.ts'
import { bitcoinPaymentItem } from '../../../../../src/core/families/bitcoin/payment-item.ts'
import { intent } from '../../../../../src/core/intent/intent.ts'
import { devnet } from '../../../../../src/core/profiles/devnet.ts'
import { sign } from '../../../../../src/core/sign/sign.ts'
import { mostSpendable } from '../../../../../src/wallet/families/bitcoin/account-utxos.ts'
import { depositMaximum } from '../../../../../src/wallet/families/bitcoin/deposit-maximum.ts'
import { DEPOSITORY_ADDRESS } from '../../../../devnet/bitcoin/keys.ts'
import { only } from '../../../../made.ts'
import { ASKED, BITCOIN, fundedSpends, OWN } from '../../../deposit-address/own.ts'
import { provenItem, termsOf } from '../../../sign/bitcoin-peer.ts'

type Verdict = 'fine' | 'tick' | 'AMOUNT' | 'RATE' | 'MOST'
type Row = readonly [amountSats: bigint, feeSats: bigint, verdict: Verdict]

const SHARES: readonly Row[] = [
  [200_000n, 19_999n, 'fine'],
  [200_000n, 20_000n, 'fine'],
  [200_000n, 20_001n, 'tick'],
  [200_000n, 199_999n, 'tick'],
  [200_000n, 200_000n, 'tick'],
  [200_000n, 200_001n, 'AMOUNT'],
  [900n, 999n, 'fine'],
  [900n, 1_000n, 'fine'],
  [900n, 1_001n, 'AMOUNT'],
]

const rateRows = (vbytes: number): readonly Row[] =>
  ([-1n, 0n, 1n] as const).map((more) => {
    const feeSats = BigInt(vbytes) * 2_000n + more
    return [10_000_000n, feeSats, more > 0n ? 'RATE' : 'fine']
  })

const verdictOf = (answer: Readonly<{ ok: true }> | Readonly<{ ok: false; reason: Readonly<{ code: string }> }>) =>
  answer.ok ? 'taken' : (/^MINER_FEE_ABOVE_(.*)$/.exec(answer.reason.code)?.[1] ?? answer.reason.code)
const takenFor = (verdict: Verdict) => (verdict === 'fine' || verdict === 'tick' ? 'taken' : verdict)

async function signed(item: BitcoinPsbtItem, feeSats: bigint, privateKey: Uint8Array): Promise<readonly string[]> {
  const one = async (isFeeTicked?: true) => {
    const terms = { ...termsOf(item, feeSats), ...(isFeeTicked && { isFeeTicked }) }
    const made = sign<'bitcoinPsbt'>(item, { terms, purpose: 'step', privateKey })
    return made.then(
      () => 'taken',
      ({ message }: Error) =>
        message.includes('tick') ? 'tick' : (/MINER_FEE_ABOVE_(\w+)/.exec(message)?.[1] ?? message),
    )
  }
  return [await one(), await one(true)]
}

const bothFor = (verdict: Verdict) =>
  verdict === 'fine' ? ['taken', 'taken'] : verdict === 'tick' ? ['tick', 'taken'] : [verdict, verdict]

const RATE_BASE = 10_000_000n
const deposit = (amountIn: bigint) => provenItem({ values: [amountIn + 5_000_000n], amountIn })
const firstRefused = (item: BitcoinPsbtItem) => {
  let [low, high] = [100, 400]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (judgeFeeOf(item, BigInt(middle) * 2_000n).is === 'refused') high = middle
    else low = middle + 1
  }
  return low - 1
}

describe('a deposit and its bump, at each bound of the fee', () => {
  const large = deposit(RATE_BASE)
  const rows = [...SHARES.filter(([amount]) => amount > 1_000n), ...rateRows(firstRefused(large.item))]

  it.each(rows)('of %i satoshis for a fee of %i: %s', async (amountSats, feeSats, verdict) => {
    const { item, privateKey } = deposit(amountSats)
    expect(await signed(item, feeSats, privateKey)).toEqual(bothFor(verdict))
    const now = { feeSats: item.feeSats }
    const floor = { least: [], more: [], replacedSats: feeSats }
    const bumped = replacementFee(item, now, { satsPerVbyte: 1, others: [], floor })
    expect(verdictOf(bumped)).toBe(takenFor(verdict))
    if (bumped.ok) expect(bumped.feeSats).toBe(feeSats)
  })
})

describe('an own payment, at each bound of the fee', () => {
  const frozen = intent(
    only<Parameters<typeof intent>[0]>({
      ...{ user: OWN.address, recipient: `0x${'00'.repeat(17)}0b17c0`, refundTo: OWN.address, amount: ASKED.amount },
      ...{ originChainId: ASKED.chainId, originCurrency: ASKED.currency, destinationChainId: 1 },
      ...{ destinationCurrency: `0x${'00'.repeat(20)}`, tradeType: 'EXACT_INPUT', payment: 'strictAddress' },
    }),
    devnet,
  )

  it.each(SHARES)('of %i satoshis for a fee of %i: %s', (amount, feeSats, verdict) => {
    if (!frozen.ok || !BITCOIN) throw new Error('expected an intent')
    const asked = { ...ASKED, amount }
    const coins = fundedSpends([5_000_000n])
    const changeSats = 5_000_000n - amount - feeSats
    const step = bitcoinPaymentItem(asked, OWN.address, { coins, changeSats, feeSats }, OWN)
    const ground = { intent: frozen.intent, origin: BITCOIN, ownScripts: [OWN] }
    expect(isPaymentOf(asked, step, ground)).toBe(takenFor(verdict) === 'taken')
    expect(judgeFeeOf(step, feeSats).is).toBe(
      { fine: 'fine', tick: 'high', AMOUNT: 'refused', RATE: '', MOST: '' }[verdict],
    )
  })
})

describe('a CPFP, at each bound of the fee', () => {
  const { script } = OWN

  it.each([
    [300_000n, 1_000, 299_706n, 'taken'],
    [300_000n, 1_000, 299_707n, 'RAISE_TOO_LITTLE'],
    [300_000n, 1_000, 300_000n, 'RAISE_TOO_LITTLE'],
    [300_000n, 1_000, 300_001n, 'AMOUNT'],
    [9_000_000n, 1_000, 999_999n, 'taken'],
    [9_000_000n, 1_000, 1_000_000n, 'taken'],
    [9_000_000n, 1_000, 1_000_001n, 'MOST'],
    [9_000_000n, 100, 419_900n, 'taken'],
    [9_000_000n, 100, 419_901n, 'taken'],
    [9_000_000n, 100, 419_902n, 'RATE'],
  ])('of %i satoshis with a parent of %i vB for a fee of %i: %s', (valueSats, vbytes, feeSats, verdict) => {
    const parent = { txid: 'ab'.repeat(32), feeSats: 99n, vbytes }
    const output = { vout: 0, valueSats, script }
    const child = cpfpChildOf(parent, output, { satsPerVbyte: 1, earlierFeeSats: feeSats - 110n })
    expect(verdictOf(child)).toBe(verdict)
    if (child.ok) expect(child.child.feeSats).toBe(feeSats)
  })
})

describe('Max, at each bound of the fee', () => {
  const to = { depository: DEPOSITORY_ADDRESS }
  const most = (valueSats: bigint, satsPerVbyte: number, count = 1) => {
    const coin = {
      txid: 'ab'.repeat(32),
      vout: 0,
      valueSats,
      script: OWN.script,
      path: OWN.path,
      publicKey: OWN.publicKey,
    }
    const placed = { ...coin, isLocked: false, place: { in: 'block', blockHeight: 1, blockHash: '' } as const }
    const coins = Array.from({ length: count }, (_, vout) => ({ ...placed, vout }))
    const ports = {
      holdings: {
        payer: async () => ({ ok: true, value: { ...OWN, availableSats: valueSats } }),
        look: async () => ({ ok: true, value: [] }),
      },
      coins: async () => ({ ok: true, value: coins }),
      satsPerVbyte: async () => ({ ok: true, value: satsPerVbyte }),
    }
    return mostSpendable(0, DEPOSITORY_ADDRESS, only<Parameters<typeof mostSpendable>[2]>(ports))
  }
  const { now } = depositMaximum([{ valueSats: 50_000_000n, script: OWN.script }], { ...to, satsPerVbyte: 100 })

  it('keeps 150 % of the fee, so it is refused below two and a half times the fee', async () => {
    const bound = (now.feeSats * 5n) / 2n
    expect(verdictOf(await most(bound - 1n, 100))).toBe('AMOUNT')
    expect(await most(bound, 100)).toMatchObject({ ok: true, value: { maximumSats: now.feeSats } })
    expect(await most(bound + 1n, 100)).toMatchObject({ ok: true, value: { maximumSats: now.feeSats + 1n } })
  })

  it('counts the 500 coins that one transaction may spend, and no more', async () => {
    const [full, more] = [await most(50_000n, 2, 500), await most(50_000n, 2, 501)]
    expect(full).toMatchObject({ ok: true, value: { maximumSats: expect.any(BigInt) } })
    expect(more).toEqual(full)
    expect(await most(50_000n, 2, 499)).not.toEqual(full)
  })

  it('is refused above 2,000 satoshis per virtual byte', async () => {
    const oneSat = 1 / now.vbytes
    expect(verdictOf(await most(50_000_000n, 2_000 - oneSat))).toBe('taken')
    expect(verdictOf(await most(50_000_000n, 2_000))).toBe('taken')
    expect(verdictOf(await most(50_000_000n, 2_000 + oneSat / 2))).toBe('RATE')
  })
})
