import { describe, expect, it } from 'vitest'
import { apply } from '../../../../src/core/execution/apply.ts'
import { decodeStatus } from '../../../../src/core/execution/decode-status.ts'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import { attemptsOf } from '../../../../src/core/execution/steps/step.ts'
import { readCoins } from '../../../../src/net/families/bitcoin/facts.ts'
import { buildPaymentFrom } from '../../../../src/wallet/deposit-address/own-payment/bitcoin-payment.ts'
import { depositMaximum } from '../../../../src/wallet/families/bitcoin/deposit-maximum.ts'
import type { BitcoinHoldings, ScannedHolding } from '../../../../src/wallet/families/bitcoin/holdings.ts'
import { DEPOSITORY_ADDRESS } from '../../../devnet/bitcoin/keys.ts'
import { only } from '../../../made.ts'
import { childrenOf, payByCpfp, REFUSED_BUMP, STRANGER, stored, waitingPayment } from '../../cpfp/own-stand.ts'
import {
  approved,
  bitcoin,
  live,
  nowSeconds,
  openKillStand,
  raise,
  spyOnExplorers,
  stand,
  type Transfer,
} from './kill-stand.ts'
import { approvedSend } from './send-stand.ts'

openKillStand()

/** Ids have 64 digits; longer runs may be signed. */
const LONGER_THAN_AN_ID = /[0-9a-f]{65,}/gi

const savedIn = (execution: Execution | undefined): ReadonlySet<string> => {
  const steps = execution?.items.filter(({ phase }) => phase !== 'signed') ?? []
  const bumped = execution?.items.flatMap((state) => ('earlier' in state ? state.earlier : [])) ?? []
  const children = execution?.cpfpChildren?.map(({ signed }) => signed) ?? []
  return new Set([...steps.flatMap(attemptsOf), ...bumped, ...children].map(({ bytes }) => bytes))
}

/** Every question that carries bytes, and the saved broadcasts. */
function heardOf(disk: Transfer['disk']) {
  const heard: Readonly<{ bytes: string; isSaved: boolean; question: string }>[] = []
  spyOnExplorers((question) => {
    const saved = new Set([...disk.values()].flatMap((execution) => [...savedIn(execution)]))
    for (const bytes of question.match(LONGER_THAN_AN_ID) ?? []) {
      heard.push({ bytes, isSaved: saved.has(bytes), question })
    }
  })
  return heard
}

const signedBy = (transfer: Transfer) => [
  ...stored(transfer).items.flatMap(attemptsOf),
  ...childrenOf(only(transfer)).map(({ signed }) => signed),
]

async function byDepositAddress(): Promise<Transfer> {
  const transfer = await approved({ payment: 'strictAddress' })
  const waiting = stored(transfer)
  const [asked] = waiting.plan
  if (asked?.kind !== 'depositAddress') throw new Error('expected a deposit address')
  const found = { receive: { addresses: [transfer.owner] }, change: { addresses: [], next: transfer.owner } }
  const look: BitcoinHoldings['look'] = async () => ({
    ok: true,
    value: [only<ScannedHolding>({ found: only<ScannedHolding['found']>(found) })],
  })
  const coins = () => readCoins(bitcoin, transfer.owner, new Set())
  const built = await buildPaymentFrom(transfer.owner, asked, { ...bitcoin, holdings: { look }, coins })
  if (!built.ok) throw new Error(built.message)
  const step = built.value.payment
  const mostGas = step.feeSats
  const pays = { event: 'ownPayment', step, mostGas, noncesAtApproval: [], atSeconds: nowSeconds() } as const
  transfer.disk.set(transfer.id, apply(waiting, pays))
  const status = decodeStatus({ status: 'waiting' }) ?? expect.fail('expected a status')
  return {
    ...transfer,
    ports: {
      status: async () => ({ ok: true, status }),
      deposited: async () => ({ ok: true, value: { arrived: 0n, waiting: 0n, payments: 0 } }),
    },
  }
}

async function most(): Promise<Transfer> {
  const values = [700_000n, 700_000n]
  const coins = values.map((valueSats) => ({ valueSats, script: `0x0014${'00'.repeat(20)}` as const }))
  const { maximumSats: amount } = depositMaximum(coins, { depository: DEPOSITORY_ADDRESS, satsPerVbyte: 20 })
  return approved({ amount })
}

describe('signed bytes of Bitcoin', () => {
  it.each([
    ['a deposit', approved],
    ['a plain payment', () => approvedSend({ to: STRANGER })],
    ['a payment to a deposit address', byDepositAddress],
    ['the most that an address can send', most],
  ])('of %s and its bump reach no explorer in any question before the broadcast is saved', async (_what, begin) => {
    const transfer: Transfer = await begin()
    const heard = heardOf(transfer.disk)
    await live(transfer)
    await raise(transfer)
    await live(transfer)
    await stand.bitcoin('/mine', { blocks: 1 })
    await live(transfer)
    expect(new Set(heard.map(({ bytes }) => bytes))).toEqual(new Set(signedBy(transfer).map(({ bytes }) => bytes)))
    expect(signedBy(transfer)).toHaveLength(2)
    expect(heard.filter(({ isSaved }) => !isSaved)).toEqual([])
  })

  it('of CPFP reach no explorer before the child is saved, also where its parent left the mempool', async () => {
    const paid = await waitingPayment({ to: STRANGER })
    const heard = heardOf(paid.disk)
    await payByCpfp(paid, REFUSED_BUMP)
    await stand.bitcoin('/evict', { txid: stored(paid).items.flatMap(attemptsOf)[0]?.hash })
    await live(paid)
    expect(childrenOf(paid)).toHaveLength(1)
    expect(heard.map(({ bytes }) => bytes)).toEqual(expect.arrayContaining(signedBy(paid).map(({ bytes }) => bytes)))
    expect(heard.filter(({ isSaved }) => !isSaved)).toEqual([])
  })
})
