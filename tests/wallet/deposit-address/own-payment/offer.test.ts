import { HDKey } from '@scure/bip32'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { isPaymentOf } from '../../../../src/core/deposit-address/own-payment.ts'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import { accountAddresses } from '../../../../src/core/families/bitcoin/account.ts'
import { accountPath } from '../../../../src/core/families/bitcoin/derivation-path.ts'
import { intent } from '../../../../src/core/intent/intent.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { readCoins } from '../../../../src/net/families/bitcoin/facts.ts'
import {
  createOwnPayments,
  type OwnPaymentPorts,
  type PaymentOffer,
} from '../../../../src/wallet/deposit-address/own-payment/offer.ts'
import type { KnownAccount } from '../../../../src/wallet/families/bitcoin/account-scan.ts'
import { createBitcoinHoldings } from '../../../../src/wallet/families/bitcoin/holdings.ts'
import type { NodePort } from '../../../../src/wallet/families/evm/node-port.ts'
import type { PasswordCheck } from '../../../../src/wallet/policy/password-check.ts'
import { ASKED, BITCOIN } from '../../../core/deposit-address/own.ts'
import { NOW } from '../../../core/honest.ts'
import { SEED } from '../../../core/sign/bitcoin-peer.ts'
import { only } from '../../../made.ts'
import { type BitcoinStand, startBitcoinStand } from '../../../net/bitcoin-stand.ts'
import { unlimitedReadings } from '../../families/bitcoin/readings-stand.ts'
import { OPEN_GUARD } from '../../open-guard.ts'
import { anHonest, approvedOf } from '../../sim/flows.ts'

const INDEX = 7
const ACCOUNT = '0x00000000000000000000000000000000000B17C0'
const GWEI = 1_000_000_000n

let stand: BitcoinStand
beforeAll(async () => {
  stand = await startBitcoinStand(undefined)
})
afterAll(() => stand?.stop())
afterEach(() => stand.faults.clear())

let accounts: readonly KnownAccount[] = (['p2wpkh', 'p2tr'] as const).map((script) => {
  const { publicExtendedKey } = HDKey.fromMasterSeed(SEED).derive(accountPath({ script, index: INDEX }))
  return { script, index: INDEX, extendedPublicKey: publicExtendedKey }
})
function addressAt(at: number) {
  const [first] = accounts
  if (!first) throw new Error('expected an account')
  return accountAddresses(first)('receive', at)
}

const onEvm = approvedOf(anHonest('strict-address-paid-elsewhere'), 'transfer')
const onBitcoin: Execution = {
  ...onEvm,
  plan: [ASKED],
  intent: {
    user: addressAt(0).address,
    recipient: ACCOUNT,
    refundTo: addressAt(0).address,
    originChainId: ASKED.chainId,
    originCurrency: ASKED.currency,
    destinationChainId: 1,
    destinationCurrency: '0x0000000000000000000000000000000000000000',
    amount: ASKED.amount,
    tradeType: 'EXACT_INPUT',
    payment: 'strictAddress',
    paidElsewhere: true,
  },
}

function wallet(execution: Execution) {
  const { bitcoin } = stand
  const world = {
    stored: execution,
    arrived: 0n,
    nowSeconds: NOW,
    satsPerVbyte: undefined as number | undefined,
    balance: 10n ** 20n,
    woken: 0,
    guard: OPEN_GUARD as Pick<PasswordCheck, 'pass'>,
    locked: new Set<string>(),
  }
  const holdings = createBitcoinHoldings({
    accounts: async () => accounts,
    see: async (key, seen) => {
      accounts = accounts.map((each) => (each.extendedPublicKey === key ? { ...each, seen } : each))
    },
    receivingChanged: () => undefined,
    coins: (own) => readCoins(bitcoin, own, world.locked),
    ...unlimitedReadings(bitcoin, () => Math.floor(Date.now() / 1_000)),
    nowSeconds: () => Math.floor(Date.now() / 1_000),
  })
  const ports: OwnPaymentPorts = {
    profile: devnet,
    guard: { pass: (...asked) => world.guard.pass(...asked) },
    load: async (id) => (id === world.stored.id ? world.stored : undefined),
    save: async (after) => {
      world.stored = after
    },
    exclusive: (_name, work) => work(),
    noncesOf: async () => [],
    nowSeconds: () => world.nowSeconds,
    wake: () => {
      world.woken += 1
    },
    deposited: async () => ({ ok: true, value: { arrived: world.arrived, waiting: 0n, payments: undefined } }),
    indexOf: async (account) => (account === ACCOUNT ? INDEX : undefined),
    node: () =>
      only<NodePort>({
        fees: async () => ({ ok: true, value: { maxFeePerGasWei: 2n * GWEI, maxPriorityFeePerGasWei: 1n } }),
      }),
    balance: async () => ({ ok: true, value: world.balance }),
    bitcoin: {
      holdings,
      coins: (own) => readCoins(bitcoin, own, world.locked),
      transaction: bitcoin.transaction,
      satsPerVbyte: async (blocks) =>
        world.satsPerVbyte === undefined ? bitcoin.satsPerVbyte(blocks) : { ok: true, value: world.satsPerVbyte },
    },
  }
  const payments = createOwnPayments(ports)
  const take = async (mark: string, password?: string, isFeeTicked = false) => {
    const taken = await payments.take('transfer', { mark, password, isFeeTicked })
    return taken.passed ? taken.value : taken.refusal.why
  }
  return { world, payments, take }
}

async function offered({ payments }: ReturnType<typeof wallet>): Promise<PaymentOffer> {
  const offer = await payments.ask('transfer', ACCOUNT)
  if ('unavailable' in offer) throw new Error(offer.unavailable.code)
  return offer
}

const refused = ({ payments }: ReturnType<typeof wallet>) => payments.ask('transfer', ACCOUNT)

describe('paying a deposit address from our own coins', () => {
  it('is not offered without enough of them, in words that say what is missing', async () => {
    expect(await refused(wallet(onBitcoin))).toEqual({
      unavailable: { code: 'COINS_TOO_LITTLE', needs: '0.001 BTC', has: '0 BTC' },
    })
  })

  it('spends proven coins for exactly the amount, gives the rest to a change address of ours, and waits for a yes', async () => {
    await stand.fund(addressAt(0).address, 80_000n, 70_000n)
    await stand.mine(1)
    const open = wallet(onBitcoin)
    const { step, pays, fee, bitcoin, address } = await offered(open)
    const frozen = intent(onBitcoin.intent, devnet)
    if (!frozen.ok || !BITCOIN) throw new Error('expected an intent')
    const [first] = accounts
    const change = first && accountAddresses(first)('change', 0)
    const ground = { intent: frozen.intent, origin: BITCOIN, ownScripts: change ? [change] : [] }
    expect(isPaymentOf(ASKED, step, ground)).toBe(true)
    expect([address, pays.value, fee.value]).toEqual([ASKED.address, ASKED.amount, bitcoin?.feeSats])
    expect(bitcoin).toMatchObject({ coins: 2, spendsSats: 150_000n, change: { address: change?.address } })
    expect(open.world.stored).toBe(onBitcoin)
  })

  it('says without change whether another coin can pay for a speed-up', async () => {
    const open = wallet({ ...onBitcoin, plan: [{ ...ASKED, amount: 79_850n }] })
    open.world.satsPerVbyte = 1
    const { bitcoin } = await offered(open)
    expect(bitcoin).toMatchObject({ coins: 1, change: undefined, speedUpRate: undefined, isSpedUpByCoins: true })
    const coins = await stand.bitcoin.unspent(addressAt(0).address)
    const small = coins.ok && coins.value.find(({ valueSats }) => valueSats === 70_000n)
    open.world.locked = new Set(small ? [`${small.txid}:${small.vout}`] : [])
    expect((await offered(open)).bitcoin?.isSpedUpByCoins).toBeUndefined()
  })

  it('is carried out once after the yes to exactly this offer', async () => {
    const open = wallet(onBitcoin)
    const { mark, step, fee } = await offered(open)
    expect(await open.take('another mark')).toBe(false)
    expect(await open.take(mark)).toBe(true)
    expect(await open.take(mark)).toBe(false)
    expect(open.world.stored.plan).toEqual([step])
    expect(open.world.stored.mostGas.value).toBe(fee.value)
    expect(open.world.woken).toBe(1)
    expect(await refused(open)).toEqual({ unavailable: { code: 'DEPOSIT_OVER' } })
  })

  it('is neither offered nor taken once something came to the address, or its time is over', async () => {
    const open = wallet(onBitcoin)
    const { mark } = await offered(open)
    open.world.arrived = 1n
    expect(await open.take(mark)).toBe(false)
    expect(await refused(open)).toEqual({ unavailable: { code: 'DEPOSIT_PAID' } })
    open.world.arrived = 0n
    const again = await offered(open)
    // Two blocks before the deadline: later it may be in no block in time.
    open.world.nowSeconds = onBitcoin.deadlineSeconds - 1_200
    expect(await open.take(again.mark)).toBe(false)
    expect(await refused(open)).toEqual({ unavailable: { code: 'DEPOSIT_LATE' } })
    expect(open.world.stored).toBe(onBitcoin)
  })

  it('is offered up to two blocks before the deadline', async () => {
    const open = wallet(onBitcoin)
    open.world.nowSeconds = onBitcoin.deadlineSeconds - 1_201
    expect(await open.take((await offered(open)).mark)).toBe(true)
  })

  it('is not offered once another request took over what was paid, though a reorganisation took that away', async () => {
    const taken = wallet({ ...onBitcoin, requote: { requestId: '0x5c', paid: onBitcoin.pays } })
    expect(await refused(taken)).toEqual({ unavailable: { code: 'DEPOSIT_PAID' } })
  })

  it('is not offered for an amount that no node relays', async () => {
    const dust = wallet({ ...onBitcoin, plan: [{ ...ASKED, amount: 293n }] })
    const reason = { code: 'PAYMENT_DUST', amount: '0.00000293 BTC', least: '0.00000294 BTC' }
    expect(await refused(dust)).toEqual({ unavailable: reason })
  })

  it('leaves coins alone that another transfer holds, and believes no explorer about what a coin is worth', async () => {
    const open = wallet(onBitcoin)
    const { step } = await offered(open)
    const [one] = step.kind === 'bitcoinPsbt' ? step.inputs : []
    open.world.locked = new Set([`${one?.txid}:${one?.vout}`])
    expect(await refused(open)).toEqual({
      unavailable: expect.objectContaining({ code: 'COINS_TOO_LITTLE', has: '0.0007 BTC' }),
    })
    open.world.locked = new Set()
    stand.faults.set({ kind: 'value', valueSats: 5_000_000 })
    expect(await refused(open)).toEqual({ unavailable: { code: 'COIN_FALSE' } })
  })

  it('N7: is refused at 5,000 sat/vB for 100,000 satoshis, by the rate; below it by the amount', async () => {
    const open = wallet(onBitcoin)
    await stand.fund(addressAt(0).address, 3_000_000n)
    await stand.mine(1)
    open.world.satsPerVbyte = 5_000
    const most = '2000'
    expect(await refused(open)).toMatchObject({ unavailable: { code: 'MINER_FEE_ABOVE_RATE', most } })
    open.world.satsPerVbyte = 1_900
    expect(await refused(open)).toMatchObject({ unavailable: { code: 'MINER_FEE_ABOVE_AMOUNT', amount: '0.001 BTC' } })
  })

  it('needs the tick above 10 % of the amount, and is left without it', async () => {
    const open = wallet(onBitcoin)
    open.world.satsPerVbyte = 100
    const { mark, highFee, fee, pays } = await offered(open)
    expect(highFee).toMatchObject({ of: { value: pays.value }, basisPoints: fee.value / 10n })
    expect(await open.take(mark)).toBe(false)
    expect(open.world.stored).toBe(onBitcoin)
    expect(await open.take(mark, undefined, true)).toBe(true)
  })
})

describe('paying a deposit address from our own account', () => {
  it('is a plain transfer for at most the shown gas', async () => {
    const open = wallet(onEvm)
    const { step, fee, bitcoin, mark } = await offered(open)
    expect(step).toMatchObject({ kind: 'evmTransaction', role: 'transfer' })
    expect([fee.value, bitcoin]).toEqual([120_000n * 2n * GWEI, undefined])
    expect(await open.take(mark)).toBe(true)
    expect(open.world.stored.plan).toEqual([step])
  })

  it('is held up for want of the password, which leaves the offer, and pays whoever the transfer pays', async () => {
    const open = wallet(onEvm)
    const { mark } = await offered(open)
    const asked: unknown[] = []
    const refusal = { why: 'missing', reasons: ['always'], waitSeconds: 0, failedAttempts: 0 } as const
    open.world.guard = {
      pass: async (act) => {
        asked.push(act)
        return { passed: false, refusal }
      },
    }
    expect(await open.take(mark, 'not this one')).toBe('missing')
    expect(open.world.stored).toBe(onEvm)
    const { recipient, refundTo, user } = onEvm.intent
    const act = { what: 'payment', account: user, payees: [recipient, refundTo], leaves: [onEvm.pays] }
    expect(asked).toEqual([{ act, password: 'not this one' }])
    expect(await open.payments.actOf('transfer', mark)).toEqual(act)
    open.world.guard = OPEN_GUARD
    expect(await open.take(mark)).toBe(true)
  })

  it('is not offered to an account that cannot pay it', async () => {
    const open = wallet(onEvm)
    open.world.balance = onEvm.pays.value
    expect(await refused(open)).toEqual({ unavailable: expect.objectContaining({ code: 'TOO_LITTLE' }) })
  })
})
