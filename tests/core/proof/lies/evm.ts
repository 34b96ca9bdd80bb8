import { knownFact } from '../../../../src/core/chain/facts.ts'
import type { Honest } from '../../honest/case.ts'
import { at, changed, type Json, pathOf } from '../../honest/json.ts'
import { EVIL, EVIL_WORD, edit, falseFacts, isByTransaction, isDeposit, type Lie, lastData, lie, where } from './lie.ts'

type Change = (honest: Honest) => Json | undefined

const NONCE = 'steps[0].items[0].data.sign.value.nonce'

const dataAt = (key: string, to: (before: Json, honest: Honest) => Json | undefined): Change =>
  where(isByTransaction, (honest) => edit(`${lastData(honest)}.${key}`, to)(honest))

const calldata = (change: (data: string, honest: Honest) => string | undefined): Change =>
  dataAt('data', (before, honest) => change(String(before), honest))

const isNative = ({ input }: Honest) => /^0x0{40}$/.test(input.originCurrency)
const isTokenDeposit = (honest: Honest) => isDeposit(honest) && !isNative(honest)
const isRouted = ({ route }: Honest) => route === 'swap' || route === 'localSwap'

/** Changes one argument word: 64 digits behind the 8-digit selector. */
const word = (index: number, to: string) => (data: string) => {
  const start = 10 + index * 64
  return data.length < start + 64 ? undefined : data.slice(0, start) + to + data.slice(start + 64)
}

const approval =
  (change: (data: string) => string | undefined): Change =>
  (honest) => {
    const path = pathOf('steps[0].items[0].data.data')
    const before = at(honest.quote, path)
    if (typeof before !== 'string' || !before.startsWith('0x095ea7b3')) return undefined
    const after = change(before)
    return after === undefined ? undefined : changed(honest.quote, path, after)
  }

// A token can't be approved away if the approval is one of two or has no calldata.
const amountWord = (change: (amount: bigint) => bigint) => (data: string) =>
  data.slice(0, 74) +
  change(BigInt(`0x${data.slice(74)}`))
    .toString(16)
    .padStart(64, '0')

/** ERC-20 and ERC-721 selectors that move tokens directly. */
const TAKES_TOKENS = ['0x23b872dd', '0x42842e0e', '0xb88d4fde']

const SELECTORS = ['0x2d9fb478', '0xf2fde38b', '0x3659cfe6', '0xa22cb465', '0x6a761202', '0x39509351']

/** List sections D and E: transactions and approvals. */
export const EVM_LIES: readonly Lie[] = [
  lie(
    'D01',
    'from somebody else',
    'refuse',
    dataAt('from', () => EVIL),
  ),
  lie(
    'D02',
    'for another chain',
    'refuse',
    dataAt('chainId', (before) => Number(before) + 1),
  ),
  lie(
    'D04',
    'to somebody else',
    'refuse',
    dataAt('to', () => EVIL),
    'D04',
    'J09',
    'J10',
    'C02',
    'D22',
    'D05',
  ),
  lie(
    'D05',
    'the token itself, moving it to somebody',
    'refuse',
    where(isTokenDeposit, (honest) => {
      const { originCurrency } = honest.input
      const moved = edit(`${lastData(honest)}.to`, () => originCurrency)(honest)
      const data = `0xa9059cbb${EVIL_WORD}${'1'.padStart(64, '0')}`
      return moved && changed(moved, pathOf(`${lastData(honest)}.data`), data)
    }),
  ),
  ...TAKES_TOKENS.map((selector) =>
    lie(
      'D05',
      `the token itself, by ${selector}`,
      'refuse',
      where(isTokenDeposit, (honest) => {
        const moved = edit(`${lastData(honest)}.to`, () => honest.input.originCurrency)(honest)
        return moved && changed(moved, pathOf(`${lastData(honest)}.data`), `${selector}${EVIL_WORD}${EVIL_WORD}`)
      }),
    ),
  ),
  falseFacts('D07', 'no contract where the money goes', 'refuse', (honest) => {
    const { origin } = honest.facts
    const hasContract = isDeposit(honest) || isRouted(honest)
    if (origin.family !== 'evm' || !hasContract) return undefined
    // A wrapped token isn't pinned, so the simulation proves it.
    if (honest.input.currencies?.length && honest.route === 'localSwap') return undefined
    const contracts = Object.entries(origin.contracts).map(([address, contract]) => [
      address,
      { ...contract, hasCode: knownFact(false, 'a lie') },
    ])
    return { ...honest.facts, origin: { ...origin, contracts: Object.fromEntries(contracts) } }
  }),
  lie(
    'D08',
    'payment details that name somebody',
    'refuse',
    where(isDeposit, (honest) => edit('protocol.v2.paymentDetails.depository', () => EVIL)(honest)),
  ),
  lie(
    'D09',
    'more native money than asked',
    'refuse',
    dataAt('value', (before) => (BigInt(String(before)) + 1n).toString()),
    'D09',
    'J09',
    'J10',
    'C06',
    'D22',
  ),
  lie('D13', 'a deposit of another token', 'refuse', where(isTokenDeposit, calldata(word(1, EVIL_WORD)))),
  lie('D14', 'a deposit of another amount', 'refuse', where(isTokenDeposit, calldata(word(2, '2'.padStart(64, '0'))))),
  lie(
    'D15',
    'the deposit of the whole allowance',
    'refuse',
    where(
      isTokenDeposit,
      calldata((data) => {
        const words = data.slice(10)
        return `0x5a1ee3ac${words.slice(0, 128)}${words.slice(192)}`
      }),
    ),
  ),
  lie('D16', 'a deposit to a stranger’s credit', 'refuse', where(isDeposit, calldata(word(0, EVIL_WORD)))),
  lie(
    'D17',
    'a deposit for another order',
    'refuse',
    where(
      ({ route }) => route === 'deposit' || route === 'transfer',
      calldata((data) => `${data.slice(0, -64)}${'ee'.repeat(32)}`),
    ),
  ),
  lie(
    'D20',
    'half a byte of calldata',
    'refuse',
    calldata((data) => `${data}0`),
    'D20',
  ),
  lie(
    'D20',
    'calldata that is no hex',
    'refuse',
    calldata((data) => `${data}zz`),
    'D20',
  ),
  lie(
    'D20',
    'calldata cut off',
    'refuse',
    where(
      (honest) => !isRouted(honest),
      calldata((data) => (data.length > 80 ? data.slice(0, -64) : undefined)),
    ),
    'D20',
    'D22',
    'D17',
    'J09',
    'J10',
    'D14',
  ),
  lie(
    'D21',
    'no calldata where a call is due',
    'refuse',
    calldata((data) => (data.length > 2 ? '0x' : undefined)),
    'D21',
    'D36',
    'D22',
    'D09',
    'J09',
    'J10',
    'D17',
  ),
  lie(
    'D21',
    'calldata where a plain payment is due',
    'refuse',
    calldata((data) => (data === '0x' ? '0x12345678' : undefined)),
    'D21',
    'D22',
    'J09',
    'J10',
  ),
  ...SELECTORS.map((selector) =>
    lie(
      'D23',
      `a call of ${selector}`,
      'refuse',
      calldata((data) => `${selector}${data.slice(10)}${data === '0x' ? EVIL_WORD : ''}`),
      'D23',
      'D05',
      'D22',
      'D32',
      'J09',
      'J10',
      'D21',
    ),
  ),
  lie(
    'D24',
    'a limit of gas that burns',
    'neutral',
    dataAt('gas', () => '30000000'),
  ),
  lie(
    'D25',
    'a price of gas that burns',
    'neutral',
    dataAt('maxFeePerGas', () => '1000000000000000000'),
  ),
  lie(
    'D26',
    'a tip that is no number',
    'neutral',
    dataAt('maxPriorityFeePerGas', () => '-1'),
  ),
  lie(
    'D27',
    'calldata blown up',
    'refuse',
    where(
      (honest) => !isRouted(honest),
      calldata((data) => data + '00'.repeat(70_000)),
    ),
    'D27',
    'D22',
    'D20',
    'J09',
    'J10',
    'D21',
  ),
  falseFacts('D29', 'a router that takes another currency as well', 'refuse', (honest) => {
    const { origin } = honest.facts
    if (origin.family !== 'evm' || !origin.simulation.known) return undefined
    const { value } = origin.simulation
    const changes = [...value.changes, { currency: EVIL, amount: -1n }]
    return { ...honest.facts, origin: { ...origin, simulation: knownFact({ ...value, changes }, 'a lie') } }
  }),
  falseFacts('D29', 'a router that may take more afterwards', 'refuse', (honest) => {
    const { origin } = honest.facts
    if (origin.family !== 'evm' || !origin.simulation.known) return undefined
    const approvals = [{ currency: honest.input.originCurrency, spender: EVIL, amount: 1n }]
    const simulation = knownFact({ ...origin.simulation.value, approvals }, 'a lie')
    return { ...honest.facts, origin: { ...origin, simulation } }
  }),
  falseFacts('D30', 'too little money', 'refuse', ({ facts, input }) =>
    facts.origin.family === 'evm' && !input.paidElsewhere
      ? {
          ...facts,
          origin: { ...facts.origin, balance: knownFact(1n, 'a lie'), nativeBalance: knownFact(1n, 'a lie') },
        }
      : undefined,
  ),
  lie(
    'E01',
    'an approval for somebody else',
    'refuse',
    approval((data) => `0x095ea7b3${EVIL_WORD}${data.slice(74)}`),
  ),
  lie('E03', 'an approval of everything', 'refuse', approval(amountWord(() => 2n ** 256n - 1n)), 'E03', 'E10'),
  lie(
    'E04',
    'an approval of too little',
    'refuse',
    approval(amountWord((amount) => (amount === 0n ? 1n : amount - 1n))),
    'E04',
    'E03',
    'E10',
  ),
  lie(
    'E07',
    'an approval that pays',
    'refuse',
    (honest) => approval((data) => data)(honest) && changed(honest.quote, pathOf('steps[0].items[0].data.value'), '1'),
  ),
  lie(
    'E08',
    'an approval of native currency',
    'refuse',
    where(
      (honest) => isDeposit(honest) && isNative(honest),
      ({ quote, input }) => {
        const data = {
          from: input.user,
          to: EVIL,
          data: `0x095ea7b3${EVIL_WORD}${'f'.repeat(64)}`,
          value: '0',
          chainId: input.originChainId,
        }
        const step = { id: 'approve', kind: 'transaction', items: [{ status: 'incomplete', data }] }
        const steps = at(quote, ['steps'])
        return Array.isArray(steps) ? changed(quote, ['steps'], [step, ...steps]) : undefined
      },
    ),
  ),
  falseFacts('E09', 'an approval where enough is allowed', 'neutral', (honest) => {
    const { origin } = honest.facts
    const first = at(honest.quote, pathOf('steps[0].items[0].data.data'))
    if (origin.family !== 'evm' || typeof first !== 'string' || !first.startsWith('0x095ea7b3')) return undefined
    const contracts = Object.entries(origin.contracts).map(([address, contract]) => [
      address,
      { ...contract, allowance: knownFact(2n ** 200n, 'as it is') },
    ])
    return { ...honest.facts, origin: { ...origin, contracts: Object.fromEntries(contracts) } }
  }),
  lie(
    'E10',
    'the same approval twice',
    'refuse',
    (honest) => {
      const steps = at(honest.quote, ['steps'])
      return approval((data) => data)(honest) && Array.isArray(steps)
        ? changed(honest.quote, ['steps'], [...steps.slice(0, 1), ...steps])
        : undefined
    },
    'E10',
    'B03',
  ),
  lie(
    'E11',
    'a permit for somebody else in the place of the deposit',
    'refuse',
    where(isTokenDeposit, ({ quote, input }) => {
      const domain = {
        name: 'USD Coin',
        version: '2',
        chainId: input.originChainId,
        verifyingContract: input.originCurrency,
      }
      const value = { owner: input.user, spender: EVIL, value: input.amount.toString(), nonce: 0, deadline: 2 ** 40 }
      const types = {
        Permit: [
          { name: 'owner', type: 'address' },
          { name: 'spender', type: 'address' },
        ],
      }
      const sign = { signatureKind: 'eip712', domain, types, primaryType: 'Permit', value }
      const post = {
        endpoint: '/execute/permits',
        method: 'POST',
        body: { kind: 'permit', requestId: at(quote, ['requestId']) ?? '' },
      }
      const step = { id: 'authorize1', kind: 'signature', items: [{ status: 'incomplete', data: { sign, post } }] }
      return changed(quote, ['steps'], [step])
    }),
    'E11',
    'B03',
    'G15',
  ),
  ...['to', 'from', 'spender', 'value'].map((key) =>
    lie(
      'E11',
      `a permit with another ${key}`,
      'refuse',
      where(
        ({ route }) => route === 'permit',
        edit(`steps[0].items[0].data.sign.value.${key}`, (before) =>
          /^0x.{40}$/.test(String(before))
            ? EVIL
            : key === 'nonce' && String(before).startsWith('0x')
              ? `0x${'ee'.repeat(32)}`
              : '1',
        ),
      ),
      'E11',
      'E01',
      'D01',
      'E03',
    ),
  ),
  lie(
    'E11',
    'a permit with another nonce, which nothing ties to the order',
    'override',
    where(
      // Permit2's nonce binds nothing: its witness binds the deposit calls.
      ({ route, quote }) => route === 'permit' && String(at(quote, pathOf(NONCE))).startsWith('0x'),
      edit(NONCE, () => `0x${'ee'.repeat(32)}`),
    ),
    'E15',
  ),
  ...['validBefore', 'deadline'].map((key) =>
    lie(
      'E12',
      `a permit whose ${key} never comes`,
      'refuse',
      where(
        ({ route }) => route === 'permit',
        edit(`steps[0].items[0].data.sign.value.${key}`, () => 2 ** 40),
      ),
    ),
  ),
]
