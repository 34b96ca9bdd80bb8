import { type ChainRecordFact, type Facts, knownFact, unknownFact } from '../../../../src/core/chain/facts.ts'
import { contractsOf } from '../../../../src/core/chain/pinned-contracts.ts'
import { saying } from '../../../../src/core/reason/reason.ts'
import type { Honest } from '../../honest/case.ts'
import { at, type Json, pathOf } from '../../honest/json.ts'
import { add, EVIL, edit, falseFacts, type Lie, lie, put, times, where } from './lie.ts'

const isA = ({ route }: Honest) => route === 'exchangeA'
const isB = ({ route }: Honest) => route === 'exchangeB'
const SIGN = 'steps[0].items[0].data.sign'
const POST = 'steps[0].items[0].data.post'
const SEND = 'steps[1].items[0].data'
const MOVE = 'steps[0].items[0].data.action'

type Change = (honest: Honest) => Json | undefined
const a = (id: string, what: string, change: Change, ...codes: readonly string[]) =>
  lie(id, what, 'refuse', where(isA, change), ...codes)
const b = (id: string, what: string, change: Change, ...codes: readonly string[]) =>
  lie(id, what, 'refuse', where(isB, change), ...codes)

const reversed = (before: Json): Json | undefined => (Array.isArray(before) ? [...before].reverse() : undefined)
const shortened = (before: Json): Json | undefined => (Array.isArray(before) ? before.slice(0, -1) : undefined)

// The depository's payment sets the fees.
const paidTimes =
  (numerator: bigint, denominator: bigint) =>
  (_before: Json, { quote }: Honest): Json => {
    const places = ['protocol.v2.orderData.inputs[0].payment.amount', 'details.currencyIn.amount']
    const [paid = 0] = places.flatMap((place) => at(quote, pathOf(place)) ?? [])
    return times(numerator, denominator)(paid)
  }

/** G, H and I of the list cover both exchanges, whose own tests hold more. */
export const EXCHANGE_LIES: readonly Lie[] = [
  a('G02', 'a domain of another contract', put(`${SIGN}.domain.verifyingContract`, EVIL)),
  a('G02', 'a domain of another name', put(`${SIGN}.domain.name`, 'Permit2')),
  a('G03', 'a domain of another chain', put(`${SIGN}.domain.chainId`, 424_242)),
  a(
    'G04',
    'a domain with a salt',
    add(`${SIGN}.domain.salt`, () => `0x${'11'.repeat(32)}`),
  ),
  a('G05', 'other types', edit(`${SIGN}.types.NonceMapping`, reversed)),
  a('G05', 'another primary type', put(`${SIGN}.primaryType`, 'Order')),
  a('G06', 'another wallet', put(`${SIGN}.value.wallet`, EVIL)),
  a('G06', 'another depositor', put(`${SIGN}.value.depositor`, EVIL)),
  a('G07', 'another exchange', put(`${SIGN}.value.chainId`, 'lighter')),
  a('G08', 'another order', put(`${SIGN}.value.id`, `0x${'ee'.repeat(32)}`)),
  a(
    'G11',
    'keys that nobody signs',
    add(`${SIGN}.value.evil`, () => EVIL),
  ),
  a('G12', 'another post than signed', put(`${POST}.body.id`, `0x${'ee'.repeat(32)}`)),
  a('G14', 'posted elsewhere', put(`${POST}.endpoint`, 'https://evil.example/authorize')),
  a('G14', 'posted otherwise', put(`${POST}.method`, 'PUT')),
  lie(
    'G15',
    'an authorization on a route that needs none',
    'refuse',
    ({ quote, route }) => {
      const steps = at(quote, ['steps'])
      if (route === 'exchangeA' || route === 'permit' || !Array.isArray(steps)) return undefined
      const data = { sign: { signatureKind: 'eip712', domain: {}, types: {}, primaryType: 'X', value: {} }, post: {} }
      const step = { id: 'authorize', kind: 'signature', items: [{ status: 'incomplete', data }] }
      return typeof quote === 'object' && quote !== null && !Array.isArray(quote)
        ? { ...quote, steps: [step, ...steps] }
        : undefined
    },
    'G15',
    'E11',
    'B03',
    'J02',
    'J09',
    'G01',
  ),
  a('H01', 'an act of another kind', put(`${SEND}.action.type`, 'withdraw3')),
  a('H02', 'another primary type of the act', put(`${SEND}.eip712PrimaryType`, 'HyperliquidTransaction:ApproveAgent')),
  a(
    'H03',
    'types that leave a field out',
    edit(`${SEND}.eip712Types`, (before) =>
      typeof before === 'object' && before !== null && !Array.isArray(before)
        ? Object.fromEntries(Object.entries(before).map(([key, list]) => [key, shortened(list) ?? list]))
        : undefined,
    ),
    'H03',
    'H02',
  ),
  a('H05', 'to nobody', put(`${SEND}.action.parameters.destination`, `0x${'0'.repeat(40)}`), 'H05', 'H06'),
  a(
    'H05',
    'to oneself',
    edit(`${SEND}.action.parameters.destination`, (_before, { input }) => input.user),
    'H05',
    'H06',
  ),
  a('H06', 'to somebody else', put(`${SEND}.action.parameters.destination`, EVIL)),
  a('H07', 'another amount', put(`${SEND}.action.parameters.amount`, '99999999.000000')),
  a('H08', 'another token', put(`${SEND}.action.parameters.token`, `USDC:0x${'12'.repeat(16)}`)),
  a('H09', 'from another dex', put(`${SEND}.action.parameters.sourceDex`, 'xyz')),
  a('H09', 'to another dex', put(`${SEND}.action.parameters.destinationDex`, 'xyz')),
  a('H10', 'from a sub-account', put(`${SEND}.action.parameters.fromSubAccount`, EVIL)),
  a(
    'H11',
    'on the test network',
    edit(`${SEND}.action.parameters`, (before) =>
      typeof before === 'object' && before !== null && !Array.isArray(before)
        ? Object.fromEntries(
            Object.entries(before).map(([key, value]) => [key, value === 'Mainnet' ? 'Testnet' : value]),
          )
        : undefined,
    ),
  ),
  a(
    'H12',
    'another nonce',
    edit(`${SEND}.nonce`, (before) => Number(before) + 1),
  ),
  a(
    'H13',
    'a type inside the parameters',
    add(`${SEND}.action.parameters.type`, () => 'usdSend'),
    'H13',
    'H04',
  ),
  b('I01', 'an act of another kind', put(`${MOVE}.type`, 'changeKey')),
  b('I02', 'to another account', put(`${MOVE}.parameters.toAccountIndex`, 4242)),
  b('I03', 'to no account', put(`${MOVE}.parameters.toAccountIndex`, -1), 'I03', 'I02', 'I10'),
  b('I03', 'to an account of a fraction', put(`${MOVE}.parameters.toAccountIndex`, 1.5), 'I03', 'I02', 'I10'),
  b(
    'I03',
    'to oneself',
    edit(`${MOVE}.parameters.toAccountIndex`, (_before, { input }) => Number(input.user)),
    'I03',
    'I02',
  ),
  b('I04', 'another asset', put(`${MOVE}.parameters.assetIndex`, 1)),
  b(
    'I05',
    'another amount',
    edit(`${MOVE}.parameters.amount`, (before) => Number(before) + 1),
  ),
  b('I07', 'another route', put(`${MOVE}.parameters.toRouteType`, 7)),
  falseFacts('I09', 'an account of somebody else', 'refuse', ({ facts }) =>
    facts.origin.family === 'exchangeB'
      ? { ...facts, origin: { ...facts.origin, l1Address: knownFact(EVIL, 'a lie') } }
      : undefined,
  ),
]

const isByAddress = ({ route }: Honest) => route === 'openAddress' || route === 'strictAddress'
const hasFactory = ({ facts }: Honest) => facts.origin.family === 'evm' && facts.origin.depositAddresses.known

/** J and L of the list lie about deposit addresses and fees. */
export const ADDRESS_AND_FEE_LIES: readonly Lie[] = [
  falseFacts('J03', 'another address than the factory computes', 'override', (honest) => {
    const { facts } = honest
    if (!hasFactory(honest) || facts.origin.family !== 'evm') return undefined
    return { ...facts, origin: { ...facts.origin, depositAddresses: knownFact([EVIL], 'a lie') } }
  }),
  falseFacts(
    'J03',
    'a factory that does not answer',
    'override',
    (honest) => {
      const { facts } = honest
      if (!hasFactory(honest) || facts.origin.family !== 'evm') return undefined
      return { ...facts, origin: { ...facts.origin, depositAddresses: unknownFact(saying('no answer')) } }
    },
    'D32',
  ),
  lie(
    'J04',
    'the own address',
    'refuse',
    where(
      isByAddress,
      edit('steps[0].depositAddress', (_before, { input }) => input.user),
    ),
  ),
  lie('J04', 'the zero address', 'refuse', where(isByAddress, put('steps[0].depositAddress', `0x${'0'.repeat(40)}`))),
  lie(
    'J05',
    'an address of another network',
    'refuse',
    where(isByAddress, put('steps[0].depositAddress', 'bc1q327vyreq97q3n5ksha8ld998w02hereae20k8n')),
  ),
  lie(
    'J05',
    'an address of a test network',
    'refuse',
    where(
      ({ route }) => route === 'bitcoinAddress',
      put('steps[0].depositAddress', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'),
    ),
  ),
  lie(
    'J09',
    'another amount than shown',
    'refuse',
    where(isByAddress, edit('details.currencyIn.amount', times(2n, 1n))),
    'J09',
    'C06',
    'C08',
  ),
  lie('L01', 'a fee on another chain', 'refuse', put('fees.relayer.currency.chainId', 424_242)),
  lie(
    'L02',
    'a fee above the input',
    'refuse',
    edit('fees.relayer.amount', (_before, { quote }) => `${at(quote, pathOf('details.currencyIn.amount'))}0`),
  ),
  lie('L14', 'an app fee of everything', 'override', edit('fees.app.amount', paidTimes(1n, 1n))),
  lie('L14', 'an app fee of a hundredth', 'override', edit('fees.app.amount', paidTimes(1n, 100n))),
  lie('L14', 'a small app fee', 'warn', edit('fees.app.amount', paidTimes(1n, 10_000n))),
  lie('L02', 'a fee that is no number', 'refuse', put('fees.relayer.amount', '1e18'), 'L02', 'A20'),
  lie(
    'L06',
    'a sponsor that pays nothing',
    'neutral',
    edit('feeSponsorship.quoted.sponsoredTotal.amount', () => '0'),
  ),
  lie(
    'L07',
    'a sponsor charged more than asked',
    'refuse',
    where(
      ({ input }) => input.sponsorship?.mostUsd !== undefined,
      edit('feeSponsorship.quoted.maxSubsidizationAmount', (before) => `${before}0`),
    ),
  ),
]

function recordsOf({ profile, input }: Honest): readonly ChainRecordFact[] {
  return profile.chains
    .filter(({ id }) => id === input.originChainId || id === input.destinationChainId)
    .map(({ id, slug, native, depositories, contracts }) => ({
      id,
      slug,
      vmType: VM_TYPES[profile.chains.find((chain) => chain.id === id)?.vm ?? 'ethereum-vm'],
      nativeSymbol: native.symbol,
      nativeDecimals: native.decimals,
      depository: depositories[0],
      contracts: Object.fromEntries(
        contractsOf({ contracts }, 'router').map(({ address }) => ['v3.erc20Router', address]),
      ),
      firstContracts: undefined,
      solvers: [...profile.solvers],
      isDisabled: false,
      isLagging: false,
      isLimited: false,
    }))
}

const VM_TYPES = { 'ethereum-vm': 'evm', 'bitcoin-vm': 'bvm', 'hyperliquid-vm': 'hypevm', 'lighter-vm': 'lvm' } as const

function withRecords(change: (records: readonly ChainRecordFact[]) => readonly ChainRecordFact[]) {
  return (honest: Honest): Facts => ({ ...honest.facts, chains: knownFact(change(recordsOf(honest)), 'a lie') })
}
const inFirst = (changes: Partial<ChainRecordFact>) =>
  withRecords(([first, ...rest]) => (first ? [{ ...first, ...changes }, ...rest] : []))

/** N and P of the list lie about other sources. */
export const FACT_LIES: readonly Lie[] = [
  falseFacts(
    'N01',
    'an honest list of chains',
    'neutral',
    withRecords((records) => records),
  ),
  falseFacts('N02', 'another native symbol', 'refuse', inFirst({ nativeSymbol: 'EVIL' })),
  falseFacts('N02', 'other native decimals', 'refuse', inFirst({ nativeDecimals: 3 })),
  falseFacts(
    'N03',
    'the same chain twice',
    'refuse',
    withRecords((records) => [...records, ...records]),
  ),
  falseFacts('N04', 'another kind of chain', 'refuse', inFirst({ vmType: 'svm' })),
  falseFacts(
    'N07',
    'a contract that changed',
    'override',
    inFirst({
      contracts: { 'v3.approvalProxy': EVIL },
      firstContracts: { 'v3.approvalProxy': `0x${'11'.repeat(20)}` },
    }),
  ),
  falseFacts('N08', 'the short name of another chain', 'refuse', inFirst({ slug: 'elsewhere' })),
  falseFacts('P01', 'a quote of a minute ago', 'refuse', ({ facts }) => ({
    ...facts,
    receivedAtSeconds: facts.nowSeconds - 60,
  })),
  falseFacts('P02', 'a clock that differs', 'override', ({ facts }) => ({
    ...facts,
    clocks: { ...facts.clocks, service: knownFact(facts.nowSeconds + 600, 'a lie') },
  })),
  falseFacts('F06', 'a coin that is kept aside', 'override', ({ facts, route }) => {
    if (facts.origin.family !== 'bitcoin' || !facts.origin.coins.known || route !== 'bitcoin') return undefined
    const { value } = facts.origin.coins
    const aside = value.map((coin) => ({ ...coin, isLocked: true }))
    // Enough other coins exist, so only the selection is wrong.
    const other = value.slice(0, 1).map((coin) => ({ ...coin, vout: coin.vout + 7, valueSats: 10n ** 15n }))
    return { ...facts, origin: { ...facts.origin, coins: knownFact([...aside, ...other], 'our own journal') } }
  }),
  lie(
    'F27',
    'an address in mixed letters',
    'refuse',
    where(
      ({ route }) => route === 'bitcoin' || route === 'bitcoinAddress',
      edit('details.sender', (before) => String(before).replace(/[a-z]$/, (letter) => letter.toUpperCase())),
    ),
    'F27',
    'C01',
  ),
  falseFacts('P07', 'coins that are worth something else', 'refuse', ({ facts, route }) => {
    if (facts.origin.family !== 'bitcoin' || !facts.origin.coins.known || route !== 'bitcoin') return undefined
    const coins = facts.origin.coins.value.map((coin) => ({ ...coin, valueSats: coin.valueSats + 1n }))
    return { ...facts, origin: { ...facts.origin, coins: knownFact(coins, 'a lie') } }
  }),
  falseFacts('P08', 'a fee rate that burns', 'refuse', ({ facts, route }) =>
    facts.origin.family === 'bitcoin' && route === 'bitcoin'
      ? { ...facts, origin: { ...facts.origin, highPriorityRate: knownFact(10_000, 'a lie') } }
      : undefined,
  ),
]
