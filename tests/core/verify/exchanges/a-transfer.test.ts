import { describe, expect, it } from 'vitest'
import { knownFact, unknownFact } from '../../../../src/core/chain/facts.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { saying } from '../../../../src/core/reason/reason.ts'
import { FIRST_TIME } from '../../../../src/core/verify/verify.ts'
import { answerTo } from '../../honest/answer.ts'
import { exchangeAFacts, exchangeASteps, fromExchangeA, honestA, NONCE, termsOf } from '../../honest/exchanges.ts'
import { PRICES } from '../../honest/prices.ts'
import { STRANGER, USER } from '../../honest.ts'
import { judge, SUBJECT, type Subject } from '../../proof/judge.ts'
import { rebound } from '../../proof/lies/lie.ts'
import { dataOf, type Lie, lied, rows, verdictOf } from './lies.ts'

const ROOT = dataOf(1)
const ACTION = `${ROOT}.action`
const PARAMETERS = `${ACTION}.parameters`
const TYPE = `${ROOT}.eip712Types.ExchangeTransaction:SendAsset`
const DEPOSITORY = '0x865eb9baa5492cef598adf7afb1038654fcb7081'
const ZERO = `0x${'0'.repeat(40)}`
const USDC = '0x6d1e7cde53ba9467b783cb7c530ce054'

const LIES: readonly Lie[] = [
  ['withdraw3', 'H01', [`${ACTION}.type`, 'withdraw3']],
  ['usdSend', 'H01', [`${ACTION}.type`, 'usdSend']],
  ['approveAgent', 'H01', [`${ACTION}.type`, 'approveAgent']],
  ['approveBuilderFee', 'H01', [`${ACTION}.type`, 'approveBuilderFee']],
  ['convertToMultiSigUser', 'H01', [`${ACTION}.type`, 'convertToMultiSigUser']],
  ['a type of another case', 'H01', [`${ACTION}.type`, 'sendasset']],
  ['no action', 'H04', [ACTION, undefined]],
  ['a list of actions', 'H04', [ACTION, []]],
  ['a second action beside', 'H04', [`${ACTION}.then`, { type: 'approveAgent' }]],
  ['another primary type', 'H02', [`${ROOT}.eip712PrimaryType`, 'ExchangeTransaction:Withdraw']],
  ['the public exchange’s primary type', 'H02', [`${ROOT}.eip712PrimaryType`, 'HyperliquidTransaction:SendAsset']],
  ['no primary type', 'H02', [`${ROOT}.eip712PrimaryType`, undefined]],
  ['no types', 'H02', [`${ROOT}.eip712Types`, undefined]],
  ['a type more', 'H02', [`${ROOT}.eip712Types.Permit`, []]],
  ['a domain of its own', 'H02', [`${ROOT}.eip712Types.EIP712Domain`, [{ name: 'name', type: 'string' }]]],
  ['a field more', 'H02', [`${TYPE}[8]`, { name: 'evil', type: 'string' }]],
  ['a retyped field', 'H02', [`${TYPE}[1].type`, 'address']],
  ['turned fields', 'H02', [`${TYPE}[2].name`, 'destinationDex'], [`${TYPE}[3].name`, 'sourceDex']],
  ['an unsigned destination', 'H03 H02', [`${TYPE}[1]`, undefined]],
  ['an unsigned amount', 'H03 H02', [`${TYPE}[5]`, undefined]],
  ['an unsigned nonce', 'H03 H02', [`${TYPE}[7]`, undefined]],
  ['a renamed field', 'H03 H02', [`${TYPE}[1].name`, 'recipient']],
  ['a parameter more', 'H04', [`${PARAMETERS}.builder`, STRANGER]],
  ['a parameter less', 'H04', [`${PARAMETERS}.fromSubAccount`, undefined]],
  ['no parameters', 'H04', [PARAMETERS, undefined]],
  ['the user’s own account', 'H05 H06', [`${PARAMETERS}.destination`, USER]],
  ['the zero account', 'H05 H06', [`${PARAMETERS}.destination`, ZERO]],
  ['a token as the account', 'H05 H06', [`${PARAMETERS}.destination`, USDC]],
  [
    'the user’s own account, and another amount',
    'H05 H06 H07',
    [`${PARAMETERS}.destination`, USER],
    [`${PARAMETERS}.amount`, '10.000001'],
  ],
  ['a number as the account', 'H06', [`${PARAMETERS}.destination`, 5]],
  ['no account', 'H04', [`${PARAMETERS}.destination`, undefined]],
  ['a stranger', 'H06', [`${PARAMETERS}.destination`, STRANGER]],
  ['a look-alike', 'H06', [`${PARAMETERS}.destination`, `0x865eb9ba${'0'.repeat(24)}4fcb7081`]],
  [
    'another deployment’s depository',
    'H06',
    [`${PARAMETERS}.destination`, '0x66cf0aace1b4e562593bec10ec7868fba9932224'],
  ],
  ['a depository without 0x', 'H06', [`${PARAMETERS}.destination`, '865eb9baa5492cef598adf7afb1038654fcb7081']],
  ['another amount', 'H07', [`${PARAMETERS}.amount`, '10.000001']],
  ['ten times the amount', 'H07', [`${PARAMETERS}.amount`, '100.000000']],
  ['an amount with an exponent', 'H07', [`${PARAMETERS}.amount`, '1e1']],
  ['an amount with fewer places', 'H07', [`${PARAMETERS}.amount`, '10.0']],
  ['an amount in smallest units', 'H07', [`${PARAMETERS}.amount`, '1000000000']],
  ['a number as the amount', 'H07', [`${PARAMETERS}.amount`, 10]],
  ['a space in the amount', 'H07', [`${PARAMETERS}.amount`, ' 10.000000']],
  ['another token id', 'H08', [`${PARAMETERS}.token`, 'USDC:0x0d01dc56dcaaca66ad901c959b4011ec']],
  ['another symbol', 'H08', [`${PARAMETERS}.token`, `USDT:${USDC}`]],
  ['a token without its id', 'H08', [`${PARAMETERS}.token`, 'USDC']],
  ['the zero id of perps USDC', 'H08', [`${PARAMETERS}.token`, `USDC:0x${'0'.repeat(32)}`]],
  ['the spot DEX as the source', 'H09', [`${PARAMETERS}.sourceDex`, 'spot']],
  ['another DEX as the destination', 'H09', [`${PARAMETERS}.destinationDex`, 'xyz']],
  ['a DEX of spaces', 'H09', [`${PARAMETERS}.destinationDex`, ' ']],
  ['a sub-account', 'H10', [`${PARAMETERS}.fromSubAccount`, STRANGER]],
  ['the test network', 'H11', [`${PARAMETERS}.exchangeChain`, 'Testnet']],
  ['the network in lower case', 'H11', [`${PARAMETERS}.exchangeChain`, 'mainnet']],
  ['another nonce in the parameters', 'H12', [`${PARAMETERS}.nonce`, NONCE + 1]],
  ['another nonce beside', 'H12', [`${ROOT}.nonce`, NONCE + 1]],
  ['another nonce in both', 'H12', [`${PARAMETERS}.nonce`, NONCE + 1], [`${ROOT}.nonce`, NONCE + 1]],
  ['no nonce beside', 'H12', [`${ROOT}.nonce`, undefined]],
  ['a type among the parameters', 'H13', [`${PARAMETERS}.type`, 'approveAgent']],
  ['even the right type among the parameters', 'H13', [`${PARAMETERS}.type`, 'sendAsset']],
  ['a signature chain among the parameters', 'H13', [`${PARAMETERS}.signatureChainId`, '0x1']],
  ['a vault beside', 'A15', [`${ROOT}.vaultAddress`, STRANGER]],
  ['an expiry beside', 'A15', [`${ROOT}.expiresAfter`, 1]],
]

describe('a transfer of exchange A', () => {
  it.each(rows(LIES))('is refused with $name: $code', ({ code, changes }) => {
    expect(verdictOf(lied(honestA(), changes))).toEqual({ verdict: 'refuse', codes: code })
  })

  it('is the same whatever the case of the letters of the depository', () => {
    const inCapitals = DEPOSITORY.toUpperCase().replace('0X', '0x')
    expect(verdictOf(lied(honestA(), [[`${PARAMETERS}.destination`, inCapitals]]))).toEqual({
      verdict: 'accept',
      codes: '',
    })
  })

  it('is refused where the order is in another currency, whatever its steps are', () => {
    const currency = 'protocol.v2.orderData.inputs[0].payment.currency'
    const lie = lied(honestA(), [
      [currency, USDC],
      ['protocol.v2.paymentDetails.currency', USDC],
    ])
    const quote = rebound(lie.quote)
    if (quote === undefined) throw new Error('expected an order')
    const both = lied({ ...lie, quote }, [[`${ACTION}.type`, 'withdraw3']])
    expect(verdictOf(both)).toEqual({ verdict: 'refuse', codes: 'K04 H01' })
  })

  it('is refused in the words of another deployment', () => {
    const other = { ...devnet, exchangeA: { ...devnet.exchangeA, chainField: 'hyperliquidChain' } }
    expect(verdictOf({ ...honestA(), profile: other }).codes).toContain('H04')
  })

  it('is refused when the amount is finer than a transfer can say', () => {
    const input = { ...fromExchangeA, amount: 1_000_000_050n }
    const judged = judge({ ...honestA(input), profile: devnet })
    expect(judged.verdict).toBe('refuse')
    expect(judged.findings[0]?.message).toContain('at most six decimals, not 10.0000005 USDC')
  })

  it('is refused as a transaction of an EVM chain', () => {
    const data = { from: USER, to: STRANGER, data: '0x', value: '1', chainId: 1337 }
    expect(verdictOf(lied(honestA(), [[ROOT, data]])).verdict).toBe('refuse')
  })
})

describe('the currencies of exchange A', () => {
  const placed = (currency: string, facts = {}, currencies: typeof fromExchangeA.currencies = undefined) => {
    const input = { ...fromExchangeA, originCurrency: currency, currencies }
    const terms = termsOf(input)
    const quote = answerTo(terms, (bound) => exchangeASteps(bound))
    // Ten units cost ten dollars, so only the places differ.
    const prices = [...PRICES, { chainId: 999, address: ZERO, price: 10n ** 18n, from: 'test' }].filter(
      ({ chainId, from }) => chainId !== 999 || from === 'test',
    )
    // An expert may insist on an unpriced token.
    const insisting: Subject = {
      ...SUBJECT,
      verify: (asked, quote, facts, profile) =>
        SUBJECT.verify(asked, quote, facts, profile, { ...FIRST_TIME, overridden: ['L09'] }),
    }
    const given = { ...exchangeAFacts(terms, facts), prices }
    return judge({ profile: devnet, input, quote, facts: given }, insisting)
  }
  const chosen = (address: string, symbol: string) => [
    { chainId: 1337, address, symbol, name: 'chosen', decimals: 8, isNative: false },
  ]
  const actionOf = (judged: ReturnType<typeof placed>) => {
    const item = judged.verdict === 'accept' ? judged.proven.plan[1] : undefined
    return item?.kind === 'exchangeATransfer' ? item.action : judged.codes
  }

  it.each([
    ['perps USDC', fromExchangeA.originCurrency, '', `USDC:${USDC}`],
    ['spot USDC', USDC, 'spot', `USDC:${USDC}`],
    ['another spot currency', '0x0d01dc56dcaaca66ad901c959b4011ec', 'spot', 'HYPE:0x0d01dc56dcaaca66ad901c959b4011ec'],
  ])('are where the exchange keeps them: %s', (_name, currency, dex, token) => {
    expect(actionOf(placed(currency))).toMatchObject({ sourceDex: dex, destinationDex: dex, token })
  })

  it('may be those of a DEX of others, whose name stands behind the pinned token', () => {
    const xyz = `${USDC}78797a`
    expect(actionOf(placed(xyz, {}, chosen(xyz, 'USDC')))).toMatchObject({ sourceDex: 'xyz', destinationDex: 'xyz' })
  })

  it('need the exchange’s own word where the profile does not pin them', () => {
    const usdt = '0x25faedc3f054130dbb4e4203aca63567'
    const token = knownFact({ symbol: 'USDT0', decimals: 8 }, 'test')
    expect(actionOf(placed(usdt, { token }, chosen(usdt, 'USDT0')))).toMatchObject({ token: `USDT0:${usdt}` })
    expect(placed(usdt, {}, chosen(usdt, 'USDT0'))).toMatchObject({ verdict: 'refuse', codes: ['H08', 'L09', 'D32'] })
    const other = knownFact({ symbol: 'USDT0', decimals: 6 }, 'test')
    expect(placed(usdt, { token: other }, chosen(usdt, 'USDT0')).codes).toContain('D31')
    const named = knownFact({ symbol: 'SCAM', decimals: 8 }, 'test')
    expect(placed(usdt, { token: named }, chosen(usdt, 'USDT0'))).toMatchObject({ verdict: 'refuse' })
  })
})

describe('what exchange A says', () => {
  const terms = termsOf(fromExchangeA)

  it('must be enough', () => {
    const facts = exchangeAFacts(terms, { balance: knownFact(999_999_999n, 'test') })
    expect(verdictOf(lied(honestA(), [], facts))).toEqual({ verdict: 'refuse', codes: 'D30' })
  })

  it('must be known', () => {
    const facts = exchangeAFacts(terms, { balance: unknownFact(saying('the exchange did not answer')) })
    expect(verdictOf(lied(honestA(), [], facts))).toEqual({ verdict: 'override', codes: 'D32' })
  })

  it('cannot be replaced by what another chain says', () => {
    const origin = { family: 'bitcoin', coins: knownFact([], 'test'), previous: {}, ownScripts: [] } as const
    const rates = { highPriorityRate: knownFact(1, 'test'), tipHeight: knownFact(1, 'test') }
    const facts = { ...honestA().facts, origin: { ...origin, ...rates } }
    expect(verdictOf(lied(honestA(), [], facts))).toEqual({ verdict: 'override', codes: 'D32' })
  })
})
