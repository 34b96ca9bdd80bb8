import { encodeFunctionData, erc20Abi, parseAbi } from 'viem'
import { describe, expect, it } from 'vitest'
import type { ChainView } from '../../../src/api/views/balances.ts'
import type { ExchangeBAccountView } from '../../../src/api/views/exchange-b.ts'
import { familyOf } from '../../../src/core/chain/chain.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { chainById } from '../../../src/core/profiles/profile.ts'
import type { Hex } from '../../../src/lib/hex.ts'
import {
  EMPTY_DRAFT,
  hasRouteChoices,
  readDraft,
  reversedDraft,
  withoutRouteChoices,
  writeDraft,
} from '../../../src/ui/form/draft.ts'
import { gasOnArrivalOf } from '../../../src/ui/form/options/availability.ts'
import { chosenCurrencies } from '../../../src/ui/form/sides/chosen-currencies.ts'
import { readForm } from '../../../src/ui/form/validation.ts'
import {
  BITCOIN,
  balances,
  chains,
  currency,
  LEGACY_BITCOIN,
  OWN,
  OWN_TAPROOT,
  onItsWay,
  STRANGER,
  STRANGER_BITCOIN,
} from '../data.ts'

const data = { chains, balances, account: OWN }
const ref = (chainId: number, symbol: string) => ({ chainId, address: currency(chainId, symbol).address })
const draft = { ...EMPTY_DRAFT, from: ref(1, 'ETH'), to: ref(8453, 'ETH'), amount: '0.1' }
const problem = (change: object) => {
  const read = readForm({ ...draft, ...change }, data)
  return read.ok ? undefined : read.problem
}

describe('the form', () => {
  it('becomes a transfer to the account itself, with the refund to it, wherever its addresses are', () => {
    expect(readForm(draft, data)).toEqual({
      ok: true,
      transfer: {
        account: OWN,
        originChainId: 1,
        originCurrency: currency(1, 'ETH').address,
        destinationChainId: 8453,
        destinationCurrency: currency(8453, 'ETH').address,
        amount: 100_000_000_000_000_000n,
        tradeType: 'EXACT_INPUT',
      },
    })
  })

  it('sends to another address in its canonical writing, and still refunds to the account', () => {
    const read = readForm({ ...draft, recipient: ` ${STRANGER.toLowerCase()} ` }, data)
    expect(read).toMatchObject({ ok: true, transfer: { recipient: STRANGER } })
    expect(read.ok && 'refundTo' in read.transfer).toBe(false)
  })

  it('gives the service a time to live only where that can be kept', () => {
    const timed = (change: object) => {
      const read = readForm({ ...draft, timeToLiveSeconds: '600', ...change }, data)
      return read.ok ? read.transfer.timeToLiveSeconds : read.problem
    }
    expect(timed({})).toBe(600)
    expect(timed({ timeToLiveSeconds: 'automatic' })).toBeUndefined()
    expect(timed({ payment: 'strictAddress' })).toBeUndefined()
    expect(timed({ to: ref(1, 'USDC') })).toBeUndefined()
    expect(timed({ to: ref(BITCOIN, 'BTC'), recipient: STRANGER_BITCOIN })).toBeUndefined()
  })

  describe('on exchange B', () => {
    const exchange = chainById(devnet, 3_586_256)
    if (!exchange) throw new RangeError('expected exchange B in the devnet profile')
    const { id, name, explorerUrl, native } = exchange
    const view: ChainView = { id, name, family: 'exchangeB', currencies: [native], explorerUrl, incident: 'none' }
    const there = { chainId: id, address: native.address }
    const known: ExchangeBAccountView = {
      ...{ known: true, exchange: name, accounts: [7], unread: [], meant: 7, key: 'active' },
    }
    const read = (change: object, exchangeB?: ExchangeBAccountView) => {
      const found = readForm({ ...draft, ...change }, { ...data, chains: [...chains, view], exchangeB })
      return found.ok ? 'transfer' : found.problem
    }
    const missing = (problem: string) => ({ field: 'exchangeAccount', problem })

    it('waits until the account is known, and says what is missing', () => {
      const [into, out] = [{ to: there }, { from: there, to: ref(8453, 'ETH') }]
      for (const change of [into, out]) {
        expect(read(change)).toEqual(missing('unknown'))
        expect(read(change, { known: false, exchange: name, why: { code: 'OFFLINE' } as const })).toEqual(
          missing('unknown'),
        )
        expect(read(change, { ...known, accounts: [], meant: null })).toEqual(missing('none'))
        expect(read(change, { ...known, unread: [3], meant: null })).toEqual(missing('unknown'))
        expect(read(change, known)).toBe('transfer')
      }
    })

    it('wants a key for what leaves, and none for what arrives', () => {
      for (const key of ['none', 'registering', 'revoking'] as const) {
        expect(read({ from: there, to: ref(8453, 'ETH') }, { ...known, key })).toEqual(missing('key'))
        expect(read({ to: there }, { ...known, key })).toBe('transfer')
      }
    })

    it('wants no account of one’s own where another is paid', () => {
      expect(read({ to: there, recipient: '9' })).toBe('transfer')
    })
  })

  describe('to Bitcoin', () => {
    const bitcoin = { ...draft, to: ref(BITCOIN, 'BTC') }
    const read = (recipient: string) => readForm({ ...bitcoin, recipient }, data)

    it('takes an address of segwit, of taproot, and an old one', () => {
      for (const recipient of [STRANGER_BITCOIN, OWN_TAPROOT, LEGACY_BITCOIN]) {
        expect(read(` ${recipient} `)).toMatchObject({ ok: true, transfer: { recipient } })
      }
      expect(read(STRANGER_BITCOIN.toUpperCase())).toMatchObject({ transfer: { recipient: STRANGER_BITCOIN } })
    })

    it('takes nothing of another network, with a wrong letter or case, or that nobody can be paid at', () => {
      const problems = {
        [STRANGER]: 'notAnAddress',
        [currency(BITCOIN, 'BTC').address]: 'notAnAddress',
        [STRANGER_BITCOIN.replace('w508d', 'w509d')]: 'wrongChecksum',
        [STRANGER_BITCOIN.replace('w508d', 'W508d')]: 'notAnAddress',
        [LEGACY_BITCOIN.toLowerCase()]: 'notAnAddress',
        tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx: 'otherNetwork',
      }
      for (const [recipient, problem] of Object.entries(problems)) {
        expect([recipient, read(recipient)]).toEqual([
          recipient,
          { ok: false, problem: { field: 'recipient', problem } },
        ])
      }
    })

    it('reads satoshis exactly, and not one digit more', () => {
      const from = { ...draft, from: ref(BITCOIN, 'BTC'), to: ref(1, 'ETH') }
      expect(readForm({ ...from, amount: '0.00000001' }, data)).toMatchObject({ transfer: { amount: 1n } })
      expect(readForm({ ...from, amount: '0.000000001' }, data)).toMatchObject({
        problem: { problem: { problem: 'tooPrecise', decimals: 8 } },
      })
    })
  })

  it('names what is wrong with the amount', () => {
    expect(problem({ amount: '' })).toEqual({ field: 'amount', problem: { ok: false, problem: 'empty' } })
    expect(problem({ amount: '1e3' })).toMatchObject({ problem: { problem: 'notANumber' } })
    expect(problem({ amount: '0.0' })).toMatchObject({ problem: { problem: 'zero' } })
    expect(problem({ from: ref(1, 'USDC'), amount: '0.0000001' })).toMatchObject({
      problem: { problem: 'tooPrecise', decimals: 6 },
    })
    expect(problem({ amount: '25' })).toMatchObject({
      problem: { problem: 'tooMuch', has: 2_418_305_000_000_000_000n, pending: 0n },
    })
  })

  it('never sends what is only on its way', () => {
    const read = readForm({ ...draft, from: ref(BITCOIN, 'BTC'), amount: '0.0001' }, { ...data, balances: onItsWay })
    expect(read).toEqual({
      ...{ ok: false },
      problem: { field: 'amount', problem: { problem: 'tooMuch', has: 0n, pending: 1_997_820n } },
    })
  })

  it('reads what arrives in the currency that arrives, and asks for it exactly or about', () => {
    const out = {
      ...draft,
      from: ref(1, 'ETH'),
      to: ref(8453, 'USDC'),
      amount: '250.5',
      trade: 'EXACT_OUTPUT',
    } as const
    expect(readForm(out, data)).toMatchObject({ transfer: { amount: 250_500_000n, tradeType: 'EXACT_OUTPUT' } })
    const about = { ...out, trade: 'EXPECTED_OUTPUT', amount: '1000000' } as const
    expect(readForm(about, data)).toMatchObject({ transfer: { amount: 10n ** 12n, tradeType: 'EXPECTED_OUTPUT' } })
    expect(problem({ ...out, amount: '0.0000001' })).toMatchObject({ problem: { problem: 'tooPrecise', decimals: 6 } })
  })

  it('asks for a call on arrival exactly as it is typed, and says what is wrong with it', () => {
    const call = { to: STRANGER.toLowerCase(), data: ' 0xA9059CBB ', value: '0.01' }
    const crossed = {
      ...draft,
      from: ref(1, 'USDC'),
      to: ref(8453, 'ETH'),
      amount: '0.5',
      trade: 'EXACT_OUTPUT',
    } as const
    const calls = [{ to: STRANGER, data: '0xa9059cbb', value: 10n ** 16n }]
    expect(readForm({ ...crossed, calls: [call] }, data)).toMatchObject({ ok: true, transfer: { calls } })
    const nothing = { to: STRANGER, data: '', value: '' }
    expect(readForm({ ...crossed, calls: [nothing] }, data)).toMatchObject({ transfer: { calls: [{ data: '0x' }] } })
    expect(readForm(crossed, data)).not.toHaveProperty('transfer.calls')
    const wrong = (change: object, elsewhere: object = {}) =>
      problem({ ...crossed, ...elsewhere, calls: [{ ...call, ...change }] })
    expect(wrong({ to: '0x12' })).toEqual({ field: 'call', problem: 'to', at: 0 })
    expect(wrong({ data: '0x1' })).toEqual({ field: 'call', problem: 'data', at: 0 })
    expect(wrong({ data: `0x${'00'.repeat(10_001)}` })).toEqual({ field: 'call', problem: 'tooLong', at: 0 })
    expect(wrong({ value: 'much' })).toEqual({ field: 'call', problem: 'value', at: 0 })
    expect(wrong({ value: '0.6' })).toEqual({ field: 'call', problem: 'tooMuch', at: 0 })
    expect(wrong({}, { to: ref(8453, 'USDC') })).toEqual({ field: 'call', problem: 'gas', at: 0 })
    expect(wrong({}, { payment: 'strictAddress' })).toEqual({ field: 'call', problem: 'route', at: 0 })
    expect(wrong({}, { to: ref(1, 'ETH') })).toEqual({ field: 'call', problem: 'route', at: 0 })
  })

  describe('with several calls', () => {
    const pays = (to: string, value: string) => ({ to, data: '', value })
    const crossed = {
      ...draft,
      from: ref(1, 'USDC'),
      to: ref(8453, 'ETH'),
      amount: '0.5',
      trade: 'EXACT_OUTPUT',
    } as const
    const asked = (...calls: readonly Readonly<{ to: string; data: string; value: string }>[]) =>
      readForm({ ...crossed, calls }, data)

    it('asks for all of them in their order', () => {
      const read = asked(pays(STRANGER, '0.1'), pays(OWN, '0.4'), pays(STRANGER, ''))
      const calls = [
        { to: STRANGER, value: 10n ** 17n },
        { to: OWN, value: 4n * 10n ** 17n },
        { to: STRANGER, value: 0n },
      ]
      expect(read).toMatchObject({ ok: true, transfer: { calls } })
    })

    it('says which of them is wrong, and where all of them together take more than arrives', () => {
      expect(asked(pays(STRANGER, '0.1'), pays('0x12', ''))).toMatchObject({ problem: { problem: 'to', at: 1 } })
      expect(asked(pays(STRANGER, '0.3'), pays(OWN, '0.3'))).toMatchObject({ problem: { problem: 'tooMuch', at: 1 } })
      const onToken = { ...crossed, to: ref(8453, 'USDC'), calls: [pays(STRANGER, ''), pays(OWN, '0.1')] }
      expect(problem(onToken)).toEqual({ field: 'call', problem: 'gas', at: 1 })
    })
  })

  describe('with a function that is picked for the call', () => {
    const USDC = currency(8453, 'USDC').address
    const crossed = { ...draft, from: ref(1, 'USDC'), to: ref(8453, 'USDC'), amount: '250', trade: 'EXACT_OUTPUT' }
    const call = (to: string, name: string | undefined, ...given: readonly string[]) => ({
      ...crossed,
      calls: [{ to, data: '0xdeadbeef', value: '', pick: { isMeant: true, name, given } }],
    })
    const bytes = (to: string, amount: bigint) =>
      encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to as Hex, amount] }).toLowerCase()
    const asked = (change: object) => readForm({ ...draft, ...change }, data)

    it('asks for the bytes that call it, in the unit of a token that is known, and in smallest units of others', () => {
      expect(asked(call(USDC.toLowerCase(), 'transfer', STRANGER, '40.5'))).toMatchObject({
        transfer: { calls: [{ to: USDC, data: bytes(STRANGER, 40_500_000n), value: 0n }] },
      })
      expect(asked(call(STRANGER, 'transfer', OWN, '40'))).toMatchObject({
        transfer: { calls: [{ to: STRANGER, data: bytes(OWN, 40n) }] },
      })
      expect(asked(call(STRANGER, 'pay'))).toMatchObject({ transfer: { calls: [{ data: '0x' }] } })
    })

    it('lets a vault take what it then takes, in the unit of that token', () => {
      const vault = STRANGER.toLowerCase()
      const pick = (name: 'approve' | 'vaultDeposit', ...given: readonly string[]) => ({ isMeant: true, name, given })
      const approve = { to: USDC, data: '', value: '', pick: pick('approve', STRANGER, '30') }
      const deposit = { to: vault, data: '', value: '', pick: pick('vaultDeposit', '30', OWN) }
      const args = [30_000_000n, OWN] as const
      const abi = parseAbi(['function deposit(uint256 assets, address receiver)'])
      expect(asked({ ...crossed, calls: [approve, deposit] })).toMatchObject({
        transfer: {
          calls: [
            {
              to: USDC,
              data: encodeFunctionData({
                abi: erc20Abi,
                functionName: 'approve',
                args: [STRANGER, 30_000_000n],
              }).toLowerCase(),
            },
            { to: STRANGER, data: encodeFunctionData({ abi, functionName: 'deposit', args }).toLowerCase() },
          ],
        },
      })
      // Without an approval for the vault, its unit is unknown.
      const alone = encodeFunctionData({ abi, functionName: 'deposit', args: [30n, OWN] }).toLowerCase()
      expect(asked({ ...crossed, calls: [deposit] })).toMatchObject({ transfer: { calls: [{ data: alone }] } })
      const toOther = { ...approve, pick: pick('approve', OWN, '30') }
      expect(asked({ ...crossed, calls: [toOther, deposit] })).toMatchObject({
        transfer: { calls: [{}, { data: alone }] },
      })
    })

    it('asks for nothing while it is not picked, or something that it takes is missing or wrong', () => {
      for (const change of [
        call(USDC, undefined),
        call(USDC, 'transfer', STRANGER),
        call(USDC, 'transfer', '0x12', '40'),
        call(USDC, 'transfer', STRANGER, '0.0000001'),
        call(STRANGER, 'transfer', OWN, '0.5'),
      ]) {
        expect(problem(change)).toEqual({ field: 'call', problem: 'pick', at: 0 })
      }
    })

    it('asks for the pasted bytes once those are meant', () => {
      const calls = call(USDC, 'transfer', STRANGER, '40').calls.map((each) => ({
        ...each,
        pick: { ...each.pick, isMeant: false },
      }))
      const change = { ...crossed, calls }
      expect(asked(change)).toMatchObject({ transfer: { calls: [{ data: '0xdeadbeef' }] } })
    })
  })

  it('limits the gas of its calls where that is typed, within what a transaction may use, and of no call otherwise', () => {
    const calling = { calls: [{ to: STRANGER, data: '0x12345678', value: '' }], to: ref(8453, 'USDC') }
    const limited = (callsGas: string, change: object = calling) => {
      const read = readForm({ ...draft, ...change, callsGas }, data)
      return read.ok ? (read.transfer.callsGasLimit ?? 'none') : read.problem
    }
    expect([limited('300000'), limited(' 21000 '), limited('16777216')]).toEqual([300_000, 21_000, 16_777_216])
    expect([limited(''), limited('300000', {})]).toEqual(['none', 'none'])
    for (const wrong of ['20999', '16777217', '300,000', '300.000', '-300000', '1e6', 'much']) {
      expect(limited(wrong)).toEqual({ field: 'callsGas', problem: 'notGas' })
    }
  })

  it('promises no exact amount out of an address that takes any', () => {
    expect(problem({ trade: 'EXACT_OUTPUT', payment: 'openAddress' })).toMatchObject({ field: 'trade' })
    expect(problem({ trade: 'EXACT_OUTPUT', payment: 'strictAddress' })).toBeUndefined()
    expect(problem({ trade: 'EXPECTED_OUTPUT', payment: 'openAddress' })).toBeUndefined()
  })

  it('sends a currency to somebody on its own chain, where the account itself would be no change', () => {
    const send = { to: ref(1, 'ETH'), recipient: STRANGER, trade: 'EXACT_OUTPUT' } as const
    const read = readForm({ ...draft, ...send }, data)
    expect(read).toMatchObject({ transfer: { recipient: STRANGER, tradeType: 'EXACT_INPUT' } })
    expect(problem({ ...send, payment: 'strictAddress' })).toMatchObject({ problem: 'sameElsewhere' })
  })

  it.each([
    [1337, STRANGER, 'sameOnExchange'],
    [3_586_256, '12', 'sameOnExchange'],
  ])('says that nothing is carried inside of chain %i, whomever it should go to', (chainId, recipient, why) => {
    const chain = chainById(devnet, chainId)
    if (!chain) throw new RangeError('expected the chain in the devnet profile')
    const { id, name, explorerUrl, native } = chain
    const incident = 'none' as const
    const view: ChainView = { id, name, family: familyOf(chain), currencies: [native], explorerUrl, incident }
    const side = { chainId, address: native.address }
    const read = (change: object) =>
      readForm({ ...draft, from: side, to: side, amount: '0.001', ...change }, { ...data, chains: [view] })
    expect(read({ recipient })).toEqual({ ok: false, problem: { field: 'currencies', problem: why } })
    expect(read({})).toEqual(read({ recipient }))
  })

  it('pays bitcoin from own coins to any address of Bitcoin, even where the service has switched the chain off', () => {
    const all = data.chains.map((chain) => (chain.id === BITCOIN ? { ...chain, incident: 'disabled' as const } : chain))
    const side = ref(BITCOIN, 'BTC')
    const read = (recipient: string | undefined) =>
      readForm({ ...draft, from: side, to: side, amount: '0.001', recipient }, { ...data, chains: all })
    for (const recipient of [STRANGER_BITCOIN, OWN_TAPROOT, LEGACY_BITCOIN]) {
      expect(read(recipient)).toMatchObject({ transfer: { recipient, amount: 100_000n, tradeType: 'EXACT_INPUT' } })
    }
    expect(read('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')).toMatchObject({ problem: { field: 'recipient' } })
    expect(read(undefined)).toMatchObject({ problem: { problem: 'same' } })
  })

  it('asks nothing of a payment straight to its recipient that only an order could do', () => {
    const set = { refundTo: 'nobody', slippageBasisPoints: '50', isSponsored: true } as const
    const read = readForm({ ...draft, to: ref(1, 'ETH'), recipient: STRANGER, ...set }, data)
    expect(read).toMatchObject({ ok: true, transfer: { recipient: STRANGER } })
    const asked = read.ok ? Object.keys(read.transfer) : []
    for (const name of ['refundTo', 'slippageBasisPoints', 'sponsorship']) expect(asked).not.toContain(name)
  })

  it('Couldn’t read does not call an amount too much when the balance', () => {
    const unread = balances.map((each) => ({ ...each, known: false as const, why: { code: 'OFFLINE' } as const }))
    expect(readForm({ ...draft, amount: '25' }, { ...data, balances: unread }).ok).toBe(true)
  })

  it('asks for slippage, gas on arrival and a sponsor where they are chosen, and for gas only where it is of use', () => {
    const chosen = { slippageBasisPoints: '50', hasTopup: true, isSponsored: true } as const
    const read = (change: object) => {
      const found = readForm({ ...draft, ...chosen, ...change }, data)
      return found.ok ? found.transfer : undefined
    }
    const all = { slippageBasisPoints: 50, topupGasUsd: 2_000_000n, sponsorship: {} }
    expect(read({ to: ref(8453, 'USDC') })).toMatchObject(all)
    expect(read({ to: ref(8453, 'USDC'), topupUsd: '5' })).toMatchObject({ topupGasUsd: 5_000_000n })
    expect(read({ to: ref(8453, 'USDC'), topupUsd: '1' })).toMatchObject({ topupGasUsd: 1_000_000n })
    for (const change of [{}, { to: ref(BITCOIN, 'BTC') }, { to: ref(1, 'USDC') }]) {
      expect(read(change)).not.toHaveProperty('topupGasUsd')
    }
    expect(readForm(draft, data)).not.toHaveProperty('transfer.slippageBasisPoints')
  })

  it('asks for a sponsor up to what is typed, and for nothing while that cannot be read', () => {
    const upTo = (sponsorMost: string) => readForm({ ...draft, isSponsored: true, sponsorMost }, data)
    expect(upTo('0.5')).toMatchObject({ transfer: { sponsorship: { mostUsd: 500_000n } } })
    expect(upTo('0')).toEqual({ ok: false, problem: { field: 'sponsorship', problem: 'zero' } })
    expect(readForm({ ...draft, sponsorMost: '0' }, data)).not.toHaveProperty('transfer.sponsorship')
    const direct = { to: ref(1, 'ETH'), recipient: STRANGER, isSponsored: true, sponsorMost: '0' }
    expect(problem(direct)).toBeUndefined()
  })

  it('asks for the slippage that is typed, and for nothing while none can be read', () => {
    const own = (ownSlippage: string) => readForm({ ...draft, slippageBasisPoints: 'own', ownSlippage }, data)
    expect(own('0.75')).toMatchObject({ transfer: { slippageBasisPoints: 75 } })
    expect(own('0')).toMatchObject({ transfer: { slippageBasisPoints: 0 } })
    expect(own('')).toEqual({ ok: false, problem: { field: 'slippage', problem: 'empty' } })
    expect(own('100.01')).toEqual({ ok: false, problem: { field: 'slippage', problem: 'tooHigh' } })
    // An unused choice adds nothing to the request.
    expect(readForm({ ...draft, ownSlippage: '30' }, data)).not.toHaveProperty('transfer.slippageBasisPoints')
  })

  it('offers gas on arrival where the account is known to have none there', () => {
    const to = { ...draft, to: ref(999, 'USDC') }
    const without = balances.map((each) => (each.currency.symbol === 'HYPE' ? { ...each, value: 0n } : each))
    expect(gasOnArrivalOf(to, data)).toEqual({ symbol: 'HYPE', chain: 'HyperEVM', isMissing: false })
    expect(gasOnArrivalOf(to, { chains, balances: without })).toMatchObject({ isMissing: true })
    expect(gasOnArrivalOf({ ...to, recipient: STRANGER }, { chains, balances: without })).toMatchObject({
      isMissing: false,
    })
    expect(gasOnArrivalOf(to, { chains, balances: [] })).toMatchObject({ isMissing: false })
  })

  it('brings a failed transfer back to an address of the chain that it left, where one is given', () => {
    const read = readForm({ ...draft, to: ref(BITCOIN, 'BTC'), refundTo: STRANGER }, data)
    expect(read).toMatchObject({ ok: true, transfer: { refundTo: STRANGER } })
    expect(problem({ to: ref(BITCOIN, 'BTC'), refundTo: STRANGER_BITCOIN })).toEqual({
      field: 'refundTo',
      problem: 'notAnAddress',
    })
  })

  it('names what is wrong with the recipient', () => {
    expect(problem({ recipient: '' })).toEqual({ field: 'recipient', problem: 'empty' })
    expect(problem({ recipient: `${STRANGER.slice(0, -1)}c` })).toEqual({
      field: 'recipient',
      problem: 'wrongChecksum',
    })
  })

  it('refuses the same currency on both sides, and chains that are switched off', () => {
    expect(problem({ to: ref(1, 'ETH') })).toEqual({ field: 'currencies', problem: 'same' })
    const off = chains.map((chain) => ({
      ...chain,
      incident: chain.id === 8453 ? ('disabled' as const) : chain.incident,
    }))
    expect(readForm(draft, { ...data, chains: off })).toMatchObject({ problem: { problem: 'destinationDisabled' } })
    const back = { ...draft, from: draft.to, to: draft.from }
    expect(readForm(back, { ...data, chains: off })).toMatchObject({ problem: { problem: 'originDisabled' } })
  })

  it('takes a chain that takes no deposits as a destination, and not as an origin', () => {
    const withoutDeposits = (id: number) => ({
      ...data,
      chains: chains.map((chain) => (chain.id === id ? { ...chain, incident: 'noDeposits' as const } : chain)),
    })
    expect(readForm(draft, withoutDeposits(8453))).toMatchObject({ ok: true, transfer: { destinationChainId: 8453 } })
    expect(readForm(draft, withoutDeposits(1))).toMatchObject({ problem: { problem: 'originNoDeposits' } })
    expect(chosenCurrencies(EMPTY_DRAFT, withoutDeposits(8453)).to).toMatchObject({ chainId: 8453 })
    expect(chosenCurrencies(EMPTY_DRAFT, withoutDeposits(1)).from?.chainId).not.toBe(1)
  })

  it('begins with money that is there, and its like on another chain', () => {
    const sides = chosenCurrencies(EMPTY_DRAFT, data)
    expect(sides).toMatchObject({ from: { chainId: 1, symbol: 'ETH' }, to: { chainId: 8453, symbol: 'ETH' } })
  })
})

describe('the draft', () => {
  it('is read back as it was written', () => {
    const other = {
      ...draft,
      recipient: STRANGER,
      trade: 'EXPECTED_OUTPUT',
      slippageBasisPoints: '300',
      ownSlippage: '0.',
      hasTopup: true,
      topupUsd: '5',
      calls: [
        {
          ...{ to: STRANGER, data: '0x', value: '0.01' },
          pick: { isMeant: true, name: 'transfer', given: [STRANGER, '1.5'] },
        },
        { to: OWN, data: '0x12', value: '' },
      ],
      callsGas: '300000',
    } as const
    expect(readDraft(writeDraft(other))).toEqual(other)
    expect(readDraft(writeDraft(EMPTY_DRAFT))).toEqual(EMPTY_DRAFT)
    const own = { ...draft, slippageBasisPoints: 'own', ownSlippage: '0.75' } as const
    expect(readDraft(writeDraft(own))).toEqual(own)
    const sponsored = { ...draft, isSponsored: true, sponsorMost: '0.5' }
    expect(readDraft(writeDraft(sponsored))).toEqual(sponsored)
    // Missing texts are empty.
    const { ownSlippage: _, sponsorMost: __, ...before } = { ...draft, slippageBasisPoints: '50' } as const
    expect(readDraft(JSON.stringify(before))).toEqual({ ...before, ownSlippage: '', sponsorMost: '' })
    for (const topupUsd of [undefined, '3', 5])
      expect(readDraft(JSON.stringify({ ...draft, topupUsd })).topupUsd).toBe('2')
  })

  it('makes no calls where one of them cannot be read', () => {
    const call = { to: STRANGER, data: '0x12', value: '' }
    const { calls: _, ...before } = draft
    const kept = (change: object) => readDraft(JSON.stringify({ ...before, ...change })).calls
    expect(kept({})).toEqual([])
    expect(kept({ calls: 'no' })).toEqual([])
    expect(kept({ calls: [call] })).toEqual([call])
    expect(kept({ calls: [call, { ...call, value: 1 }] })).toEqual([])
    expect(kept({ calls: [call, null] })).toEqual([])
    expect(kept({ calls: Array(16).fill(call) })).toHaveLength(16)
    expect(kept({ calls: Array(17).fill(call) })).toEqual([])
  })

  it('is empty when what was kept is anything else', () => {
    for (const text of [undefined, '', '{', 'null', '[]', '{"from":1,"amount":{}}']) {
      expect(readDraft(text)).toEqual(EMPTY_DRAFT)
    }
  })

  it('keeps on another way nothing that was chosen for the one before and could cost money', () => {
    const call = { to: STRANGER, data: '0x', value: '' }
    const chosen = {
      ...draft,
      payment: 'permit',
      hasTopup: true,
      calls: [call],
      callsGas: '300000',
      slippageBasisPoints: '50',
    } as const
    expect(withoutRouteChoices(chosen)).toEqual({ ...draft, slippageBasisPoints: '50' })
    expect([hasRouteChoices(chosen), hasRouteChoices(withoutRouteChoices(chosen))]).toEqual([true, false])
    expect(withoutRouteChoices({ ...draft, payment: 'strictAddress' }).payment).toBe('strictAddress')
  })

  it('is turned without its amount, which was of the other currency', () => {
    expect(reversedDraft({ ...draft, trade: 'EXACT_OUTPUT' })).toEqual({
      ...draft,
      from: draft.to,
      to: draft.from,
      amount: '',
    })
  })
})
