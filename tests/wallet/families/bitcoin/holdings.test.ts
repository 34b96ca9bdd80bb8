import { HDKey } from '@scure/bip32'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountAddresses, type BitcoinAccount } from '../../../../src/core/families/bitcoin/account.ts'
import { accountPath } from '../../../../src/core/families/bitcoin/derivation-path.ts'
import { scriptOfAddress } from '../../../../src/core/families/bitcoin/transaction/script.ts'
import { readCoins } from '../../../../src/net/families/bitcoin/facts.ts'
import type { KnownAccount } from '../../../../src/wallet/families/bitcoin/account-scan.ts'
import {
  type AccountUtxoPorts,
  accountsWithCoins,
  mostSpendable,
} from '../../../../src/wallet/families/bitcoin/account-utxos.ts'
import type { KeptReading } from '../../../../src/wallet/families/bitcoin/address-readings.ts'
import { type BitcoinHoldings, createBitcoinHoldings } from '../../../../src/wallet/families/bitcoin/holdings.ts'
import { SEED } from '../../../core/sign/bitcoin-peer.ts'
import { type BitcoinStand, startBitcoinStand } from '../../../net/bitcoin-stand.ts'
import { unlimitedReadings } from './readings-stand.ts'

const DEPOSITORY = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

let stand: BitcoinStand
beforeAll(async () => {
  stand = await startBitcoinStand(undefined)
})
afterAll(() => stand?.stop())
afterEach(() => stand.faults.clear())

/** The store survives `again`. */
function wallet(index: number) {
  let nowSeconds = 1_000_000
  let asked: string[] = []
  let changes = 0
  let stored: readonly KnownAccount[] = (['p2wpkh', 'p2tr'] as const).map((script) => {
    const { publicExtendedKey } = HDKey.fromMasterSeed(SEED).derive(accountPath({ script, index }))
    return { script, index, extendedPublicKey: publicExtendedKey }
  })
  const readings = new Map<string, KeptReading>()
  const statistics = (address: string) => {
    asked.push(address)
    return stand.bitcoin.statistics(address)
  }
  const open = () =>
    createBitcoinHoldings({
      accounts: async () => stored,
      see: async (key, seen) => {
        stored = stored.map((each) => (each.extendedPublicKey === key ? { ...each, seen } : each))
      },
      receivingChanged: () => {
        changes += 1
      },
      coins: (own) => readCoins(stand.bitcoin, own, new Set()),
      ...unlimitedReadings({ ...stand.bitcoin, statistics }, () => nowSeconds, readings),
      nowSeconds: () => nowSeconds,
    })
  const addressAt = (script: BitcoinAccount['script']) => {
    const account = stored.find((each) => each.script === script)
    if (!account) throw new Error('expected an account')
    return accountAddresses(account)
  }
  return {
    open,
    addressAt,
    later: (seconds: number) => {
      nowSeconds += seconds
    },
    /** Counts announcements of a new address. */
    changes: () => changes,
    /** Counts questions since the previous call. */
    asked: () => {
      const { length } = asked
      asked = []
      return length
    },
  }
}

async function sums(holdings: BitcoinHoldings, index: number, isFresh?: boolean): Promise<readonly bigint[]> {
  const held = await holdings.look(index, isFresh)
  if (!held.ok) throw new Error(held.message)
  return held.value.map(({ found }) => found.balance.availableSats)
}

let next = 10
let index: number
beforeEach(() => {
  index = next
  next += 1
})

describe('what the accounts hold', () => {
  it('is looked through once, and after a restart only where something can be new', async () => {
    const { open, addressAt, asked, later } = wallet(index)
    await stand.fund(addressAt('p2wpkh')('receive', 2).address, 40_000n)
    await stand.mine(1)
    expect(await sums(open(), index)).toEqual([40_000n, 0n])
    expect(asked()).toBe(23 + 3 * 20)
    const again = open()
    expect(await sums(again, index)).toEqual([40_000n, 0n])
    expect(asked()).toBe(0)
    await stand.fund(addressAt('p2wpkh')('receive', 3).address, 2_000n)
    await stand.mine(1)
    later(10)
    expect(await sums(again, index)).toEqual([42_000n, 0n])
    later(24 * 3_600 + 1)
    asked()
    await sums(again, index)
    expect(asked()).toBe(24 + 3 * 20)
  })

  it('is read at once where a transfer says that an address was paid', async () => {
    const { open, addressAt, asked, changes } = wallet(index)
    const holdings = open()
    await holdings.look(index)
    const { address } = addressAt('p2wpkh')('receive', 0)
    await stand.fund(address, 3_000n)
    const [before] = [changes(), asked()]
    await holdings.look(index)
    expect([asked(), (await holdings.receiving(index))[0]?.address]).toEqual([0, address])
    holdings.outdate([address, 'unknown'])
    await holdings.look(index)
    expect(changes()).toBe(before + 1)
    expect((await holdings.receiving(index))[0]?.address).toBe(addressAt('p2wpkh')('receive', 1).address)
  })

  it('is asked about once where several pages want it at the same time', async () => {
    const { open, asked, later } = wallet(index)
    const holdings = open()
    await Promise.all([sums(holdings, index), sums(holdings, index)])
    await sums(holdings, index)
    expect(asked()).toBe(80)
    later(20)
    await sums(holdings, index)
    expect(asked()).toBe(2)
    await sums(holdings, index, true)
    expect(asked()).toBe(80)
  })

  it('is not known while the explorer is silent about one address, and asked again at once', async () => {
    const { open, addressAt } = wallet(index)
    const holdings = open()
    stand.faults.set({ kind: 'error', path: addressAt('p2tr')('change', 4).address })
    expect(await holdings.look(index)).toMatchObject({ ok: false })
    stand.faults.clear()
    expect(await sums(holdings, index)).toEqual([0n, 0n])
  })

  it('is not known, and is not nothing, before there is an account', async () => {
    const { open } = wallet(index)
    expect(await open().look(index + 1_000)).toMatchObject({ ok: false, reason: { code: 'NO_BITCOIN' } })
    expect(await open().payer(index + 1_000, 1n)).toMatchObject({ ok: false })
  })

  it('finds what another wallet with the same phrase left behind a gap, when the user asks for all of it', async () => {
    const { open, addressAt, later } = wallet(index)
    const holdings = open()
    await sums(holdings, index)
    await stand.fund(addressAt('p2wpkh')('receive', 7).address, 9_000n)
    await stand.mine(1)
    later(10)
    expect(await sums(holdings, index)).toEqual([0n, 0n])
    expect(await sums(holdings, index, true)).toEqual([9_000n, 0n])
  })
})

describe('addresses of our own', () => {
  it('to be paid at are the next unused ones, the default first, without asking anybody', async () => {
    const { open, addressAt, asked } = wallet(index)
    const holdings = open()
    const first = [
      { script: 'p2wpkh', address: addressAt('p2wpkh')('receive', 0).address },
      { script: 'p2tr', address: addressAt('p2tr')('receive', 0).address },
    ]
    expect(await holdings.receiving(index)).toEqual(first)
    expect(asked()).toBe(0)
    await stand.fund(first[0]?.address ?? '', 1_000n)
    await sums(holdings, index)
    expect((await holdings.receiving(index))[0]?.address).toBe(addressAt('p2wpkh')('receive', 1).address)
  })

  it('are said to be others once one was paid, by whatever looks next, and only then', async () => {
    const { open, addressAt, changes, later } = wallet(index)
    const holdings = open()
    await sums(holdings, index)
    expect(changes()).toBe(0)
    await stand.fund(addressAt('p2wpkh')('receive', 0).address, 1_000n)
    later(20)
    await sums(holdings, index)
    expect(changes()).toBe(1)
    await stand.fund(addressAt('p2wpkh')('change', 0).address, 1_000n)
    later(20)
    await sums(holdings, index)
    later(24 * 3_600 + 1)
    await sums(holdings, index)
    expect(changes()).toBe(1)
  })

  it('are known by their scripts as far as money can be, change too', async () => {
    const { open, addressAt } = wallet(index)
    const holdings = open()
    await stand.fund(addressAt('p2tr')('change', 3).address, 1_000n)
    await sums(holdings, index)
    const scripts = new Set((await holdings.ownScripts()).map(({ script }) => script))
    expect(scripts.size).toBe(80 + 4)
    expect(scripts.has(scriptOfAddress(addressAt('p2tr')('change', 23).address) ?? '0x')).toBe(true)
    expect(scripts.has(scriptOfAddress(addressAt('p2tr')('change', 24).address) ?? '0x')).toBe(false)
  })

  it('pay from the one with the least that is enough; where none is, from the one with the most', async () => {
    const { open, addressAt } = wallet(index)
    const holdings = open()
    const [small, large, fresh] = [0, 1, 2].map((at) => addressAt('p2wpkh')('receive', at).address)
    await stand.fund(small ?? '', 11_000n)
    await stand.fund(large ?? '', 90_000n)
    await stand.mine(1)
    await stand.fund(fresh ?? '', 500_000n)
    const payer = async (sats: bigint) => {
      const answer = await holdings.payer(index, sats)
      return answer.ok ? answer.value.address : answer.message
    }
    expect(await payer(10_000n)).toBe(small)
    expect(await payer(11_000n)).toBe(large)
    expect(await payer(80_000n)).toBe(large)
    // Unconfirmed coins can't be spent yet.
    expect(await payer(400_000n)).toBe(large)
  })

  it('leave coins of 10,000 sats alone, and pay by segwit before Taproot', async () => {
    const { open, addressAt } = wallet(index)
    const holdings = open()
    const inscribed = addressAt('p2tr')('receive', 0).address
    const savings = addressAt('p2wpkh')('receive', 0).address
    const [little, most] = [1, 2].map((at) => addressAt('p2tr')('receive', at).address)
    for (let coin = 0; coin < 16; coin += 1) await stand.fund(inscribed, 10_000n)
    await stand.fund(savings, 5_000_000n)
    await stand.fund(little ?? '', 4_000_000n)
    await stand.fund(most ?? '', 6_000_000n)
    await stand.mine(1)
    expect(await holdings.payer(index, 150_000n)).toMatchObject({
      ok: true,
      value: { address: savings, availableSats: 5_000_000n },
    })
    expect(await holdings.payer(index, 5_500_000n)).toMatchObject({ ok: true, value: { address: most } })
    const maximum = await mostSpendable(index, DEPOSITORY, {
      holdings,
      coins: (own) => readCoins(stand.bitcoin, own, new Set()),
      tipHeight: stand.bitcoin.tipHeight,
      satsPerVbyte: async () => ({ ok: true, value: 2 }),
    })
    expect(maximum).toMatchObject({ ok: true, value: { elsewhereSats: 9_000_000n, protectedSats: 160_000n } })
  })
})

it('pays at once from what came a moment ago, though it was looked for just before', async () => {
  const { open, addressAt, asked } = wallet(index)
  const holdings = open()
  await sums(holdings, index)
  const { address } = addressAt('p2wpkh')('receive', 0)
  await stand.fund(address, 30_000n)
  await stand.mine(1)
  asked()
  expect(await holdings.payer(index, 20_000n)).toMatchObject({ ok: true, value: { address, availableSats: 30_000n } })
  expect(asked()).toBe(6)
  await holdings.payer(index, 10_000n)
  expect(asked()).toBe(0)
})

describe('coins', () => {
  const portsOf = (holdings: BitcoinHoldings, locked: ReadonlySet<string> = new Set()): AccountUtxoPorts => ({
    holdings,
    coins: (own) => readCoins(stand.bitcoin, own, locked),
    tipHeight: stand.bitcoin.tipHeight,
    satsPerVbyte: async () => ({ ok: true, value: 2 }),
  })

  it('are shown with their confirmations, and which are held', async () => {
    const { open, addressAt } = wallet(index)
    const { address } = addressAt('p2wpkh')('receive', 0)
    const old = await stand.fund(address, 10_000n)
    await stand.mine(3)
    const waiting = await stand.fund(address, 700n)
    const shown = await accountsWithCoins(index, 'known', portsOf(open(), new Set([`${old}:0`])))
    expect(shown).toMatchObject({
      ok: true,
      value: [
        { script: 'p2wpkh', availableSats: 10_000n, arrivingSats: 700n },
        { script: 'p2tr', coins: [] },
      ],
    })
    const [first] = shown.ok ? shown.value : []
    expect(new Set(first?.coins)).toEqual(
      new Set([
        { txid: old, vout: 0, valueSats: 10_000n, address, confirmations: 3, isLocked: true },
        { txid: waiting, vout: 0, valueSats: 700n, address, confirmations: 0, isLocked: false },
      ]),
    )
  })

  it('of one address, free and in a block, are what one transfer can send at most, less the fee', async () => {
    const { open, addressAt } = wallet(index)
    const { address } = addressAt('p2wpkh')('receive', 0)
    const held = await stand.fund(address, 50_000n)
    await stand.fund(address, 60_000n)
    await stand.fund(address, 70_000n)
    await stand.fund(address, 10_000n)
    await stand.fund(addressAt('p2tr')('receive', 0).address, 1_000n)
    const taproot = await stand.fund(addressAt('p2tr')('receive', 0).address, 20_000n)
    await stand.mine(1)
    await stand.fund(address, 900_000n)
    const most = await mostSpendable(index, DEPOSITORY, portsOf(open(), new Set([`${held}:0`])))
    // 2 × 68 inputs + 31 payment + 77 order + 31 change + 10.5 overhead = 286 vbytes at rate 2, plus half.
    const kept = 286n * 25n + 294n
    const speedUp = { sats: kept - 858n, satsPerVbyte: 25 }
    const left = { elsewhereSats: 20_000n, protectedSats: 11_000n }
    const value = { maximumSats: 130_000n - kept, feeSats: 858n, speedUp, ...left }
    expect(most).toEqual({ ok: true, value })
    const ports = portsOf(open(), new Set([`${held}:0`]))
    const ofAll = await mostSpendable(index, DEPOSITORY, ports, { isOfAccount: true })
    if (!ofAll.ok) throw new Error(ofAll.reason.code)
    const { maximumSats, feeSats, speedUp: later, ...beside } = ofAll.value
    expect(maximumSats + feeSats + (later?.sats ?? 0n)).toBe(150_000n)
    expect(beside).toEqual({ elsewhereSats: 0n, protectedSats: 11_000n })
    const small = await stand.fund(address, 9_000n)
    await stand.mine(1)
    const chosen = [`${held}:0`, `${small}:0`]
    const keptOfSmall = 286n * 6n + 294n
    const ofSmall = { maximumSats: 59_000n - keptOfSmall, speedUp: { sats: keptOfSmall - 858n, satsPerVbyte: 6 } }
    const ofChosen = await mostSpendable(index, DEPOSITORY, portsOf(open()), { chosen })
    expect(ofChosen).toEqual({
      ok: true,
      value: { ...value, ...ofSmall, elsewhereSats: 0n, protectedSats: 0n },
    })
    const several = { chosen: [`${held}:0`, `${taproot}:0`] }
    const ofSeveral = await mostSpendable(index, DEPOSITORY, portsOf(open()), { ...several, isOfAccount: true })
    if (!ofSeveral.ok) throw new Error(ofSeveral.reason.code)
    expect(ofSeveral.value.maximumSats + ofSeveral.value.feeSats + (ofSeveral.value.speedUp?.sats ?? 0n)).toBe(70_000n)
    const bridged = await mostSpendable(index, DEPOSITORY, portsOf(open()), several)
    expect(bridged).toMatchObject({ ok: false, reason: { code: 'COINS_OF_SEVERAL' } })
  })

  it('cannot be sent at a rate that no block ever asked, or for more than they are worth', async () => {
    const { open, addressAt } = wallet(index)
    await stand.fund(addressAt('p2wpkh')('receive', 0).address, 130_000n)
    await stand.mine(1)
    const at = (rate: number) =>
      mostSpendable(index, DEPOSITORY, { ...portsOf(open()), satsPerVbyte: async () => ({ ok: true, value: rate }) })
    expect(await at(2_001)).toMatchObject({ ok: false, reason: { code: 'MINER_FEE_ABOVE_RATE' } })
    expect(await at(500)).toMatchObject({ ok: false, reason: { code: 'MINER_FEE_ABOVE_AMOUNT' } })
    expect(await at(100)).toMatchObject({ ok: true })
  })

  it('are not known where the explorer is silent', async () => {
    const { open } = wallet(index)
    stand.faults.set({ kind: 'error', path: '/blocks/tip' })
    expect(await accountsWithCoins(index, 'known', portsOf(open()))).toMatchObject({ ok: false })
  })
})
