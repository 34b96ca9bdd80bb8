import { describe, expect, it } from 'vitest'
import { knownFact } from '../../../../src/core/chain/facts.ts'
import { fingerprint } from '../../../../src/lib/fingerprint.ts'
import { answerTo } from '../../honest/answer.ts'
import { evmFacts } from '../../honest/evm-facts.ts'
import { depositStep } from '../../honest/evm-steps.ts'
import { exchangeAFacts, fromExchangeA, honestA, honestB, NONCE, termsOf } from '../../honest/exchanges.ts'
import { at, changed, pathOf } from '../../honest/json.ts'
import { ETH, NOW, STRANGER, USER } from '../../honest.ts'
import { judge } from '../../proof/judge.ts'
import { type Change, dataOf, type Lie, lied, rows, stepsOf, verdictOf } from './lies.ts'

const ROOT = dataOf(0)
const DOMAIN = `${ROOT}.sign.domain`
const VALUE = `${ROOT}.sign.value`
const TYPES = `${ROOT}.sign.types`
const BODY = `${ROOT}.post.body`
const TRANSFER = dataOf(1)
const OTHER_ORDER = `0x${'12'.repeat(32)}`
const terms = termsOf(fromExchangeA)

const fields = (...names: readonly string[]) => names.map((name) => ({ name, type: 'string' }))

const honestId = String(at(honestA().quote, ['protocol', 'v2', 'orderId']))

const nonceEverywhere = (nonce: number | string): readonly Change[] => [
  [`${VALUE}.nonce`, nonce],
  [`${BODY}.nonce`, nonce],
  [`${TRANSFER}.nonce`, nonce],
  [`${TRANSFER}.action.parameters.nonce`, nonce],
]

const LIES: readonly Lie[] = [
  ['another domain name', 'G02', [`${DOMAIN}.name`, 'Permit2']],
  ['the other profile’s domain name', 'G02', [`${DOMAIN}.name`, 'RelayNonceMapping']],
  ['another domain version', 'G02', [`${DOMAIN}.version`, '1']],
  ['a number for a version', 'G02', [`${DOMAIN}.version`, 2]],
  ['another contract', 'G02', [`${DOMAIN}.verifyingContract`, '0x000000000022D473030F116dDEE9F6B43aC78BA3']],
  ['no contract', 'G02', [`${DOMAIN}.verifyingContract`, undefined]],
  ['no domain', 'G02', [DOMAIN, undefined]],
  ['another chain', 'G03', [`${DOMAIN}.chainId`, 42161]],
  ['the exchange as the chain', 'G03', [`${DOMAIN}.chainId`, 1337]],
  ['no chain', 'G03', [`${DOMAIN}.chainId`, undefined]],
  ['a salt', 'G04', [`${DOMAIN}.salt`, `0x${'00'.repeat(32)}`]],
  ['another primary type', 'G05', [`${ROOT}.sign.primaryType`, 'Permit']],
  ['another type', 'G05', [TYPES, { Permit: fields('owner', 'spender') }]],
  ['a type more', 'G05', [`${TYPES}.Permit`, fields('owner')]],
  ['a field more', 'G05', [`${TYPES}.NonceMapping[5]`, { name: 'evil', type: 'uint256' }]],
  ['a field less', 'G05', [`${TYPES}.NonceMapping[4]`, undefined]],
  ['a renamed field', 'G05', [`${TYPES}.NonceMapping[1].name`, 'owner']],
  ['a retyped field', 'G05', [`${TYPES}.NonceMapping[3].type`, 'bytes']],
  ['turned fields', 'G05', [`${TYPES}.NonceMapping[1].name`, 'depositor'], [`${TYPES}.NonceMapping[2].name`, 'wallet']],
  ['a text to sign', 'G05', [`${ROOT}.sign.signatureKind`, 'eip191']],
  ['a stranger’s wallet', 'G06', [`${VALUE}.wallet`, STRANGER]],
  ['a stranger as depositor', 'G06', [`${VALUE}.depositor`, STRANGER]],
  ['a stranger as depositor, posted too', 'G06 G12', [`${VALUE}.depositor`, STRANGER], [`${BODY}.depositor`, STRANGER]],
  ['another exchange', 'G07', [`${VALUE}.chainId`, 'lighter']],
  ['the exchange’s number', 'G07', [`${VALUE}.chainId`, '1337']],
  ['another order', 'G08 G12', [`${VALUE}.id`, OTHER_ORDER], [`${BODY}.id`, OTHER_ORDER]],
  ['the request for the order', 'G08 G12', [`${VALUE}.id`, terms.requestId], [`${BODY}.id`, terms.requestId]],
  ['a shortened order', 'G08', [`${VALUE}.id`, `0x${'12'.repeat(31)}`]],
  ['words that nobody signs', 'G11', [`${VALUE}.evil`, '1']],
  ['another order in the post', 'G12', [`${BODY}.id`, OTHER_ORDER]],
  ['another wallet in the post', 'G12', [`${BODY}.wallet`, STRANGER]],
  ['another nonce in the post', 'G12', [`${BODY}.nonce`, NONCE + 1]],
  ['another type in the post', 'G12', [`${BODY}.type`, 'withdraw']],
  ['another exchange in the post', 'G12', [`${BODY}.walletChainId`, 8453]],
  ['another chain in the post', 'G12', [`${BODY}.signatureChainId`, 10]],
  ['a key more in the body', 'G12', [`${BODY}.evil`, 1]],
  ['a key less in the body', 'G12', [`${BODY}.depositor`, undefined]],
  ['no body', 'G12', [BODY, undefined]],
  ['another method', 'G14', [`${ROOT}.post.method`, 'PUT']],
  ['headers', 'G14', [`${ROOT}.post.headers`, { authorization: 'x' }]],
  ['another endpoint', 'G14', [`${ROOT}.post.endpoint`, 'https://evil.example/authorize']],
  ['an endpoint on another host', 'G14', [`${ROOT}.post.endpoint`, '@evil.example/authorize']],
  ['the permits’ endpoint', 'G14', [`${ROOT}.post.endpoint`, '/execute/permits']],
  ['no post', 'G14', [`${ROOT}.post`, undefined]],
  ['nothing to sign', 'G09 H12', [`${ROOT}.sign`, undefined]],
  ['a list to sign', 'G09 H12', [`${ROOT}.sign`, []]],
  ['a field beside', 'G01', [`${ROOT}.delegate`, true]],
  ['a field in the sign part', 'G01', [`${ROOT}.sign.then`, {}]],
  ['no nonce', 'G09 H12', [`${VALUE}.nonce`, undefined]],
  ['a nonce of zero', 'G09 H12', ...nonceEverywhere(0)],
  ['a negative nonce', 'G09 H12', ...nonceEverywhere(-1)],
  ['a broken nonce', 'G09 H12', ...nonceEverywhere(NONCE + 0.5)],
  ['a nonce in hex', 'G09 H12', ...nonceEverywhere(`0x${NONCE.toString(16)}`)],
  ['a nonce past 2^53', 'G09 H12', ...nonceEverywhere('9007199254740993')],
  ['a nonce in seconds', 'G09', ...nonceEverywhere(NOW)],
  ['a nonce of yesterday', 'G09', ...nonceEverywhere(NONCE - 86_400_000)],
  ['a nonce of tomorrow', 'G09', ...nonceEverywhere(NONCE + 86_400_000)],
]

describe('an authorize step of exchange A', () => {
  it.each(rows(LIES))('is refused with $name: $code', ({ code, changes }) => {
    expect(verdictOf(lied(honestA(), changes))).toEqual({ verdict: 'refuse', codes: code })
  })

  it('is refused with a nonce that an earlier transfer of this account has', () => {
    const facts = exchangeAFacts(terms, { usedNonces: [1n, BigInt(NONCE)] })
    expect(verdictOf(lied(honestA(), [], facts))).toEqual({ verdict: 'refuse', codes: 'G10' })
  })

  it.each([-600_000, 600_000])('is accepted with a nonce %i ms from the quote', (distance) => {
    const judged = (nonce: number) => verdictOf(lied(honestA(), nonceEverywhere(nonce))).codes
    expect(judged(NOW * 1_000 + distance)).not.toContain('G09')
    expect(judged(NOW * 1_000 + distance + Math.sign(distance))).toContain('G09')
  })

  it('is left to whoever insists where no order says what it is mapped to, and refused without an id', () => {
    expect(verdictOf(lied(honestA(), [['protocol', undefined]]))).toEqual({ verdict: 'override', codes: 'K22' })
    const judged = verdictOf(
      lied(honestA(), [
        ['protocol', undefined],
        [`${VALUE}.id`, '0x12'],
      ]),
    )
    expect(judged.verdict).toBe('refuse')
    expect(judged.codes).toContain('G08')
    const formless: Change[] = [
      ['protocol', undefined],
      [`${VALUE}`, [1]],
    ]
    expect(verdictOf(lied(honestA(), formless)).verdict).toBe('refuse')
  })

  it.each([0, '9007199254740993'])('is refused with the nonce %j, even where nothing was read', (nonce) => {
    const judged = verdictOf(lied(honestA(), nonceEverywhere(nonce), honestB().facts))
    expect(judged).toEqual({ verdict: 'refuse', codes: 'G09 H12 D32' })
  })

  it.each([1, '9007199254740991'])('has the nonce %j where nothing can be compared with it', (nonce) => {
    const judged = verdictOf(lied(honestA(), nonceEverywhere(nonce), honestB().facts))
    expect(judged).toEqual({ verdict: 'override', codes: 'D32' })
  })

  it('is refused when a second mapping is slipped in', () => {
    const [authorize, transfer] = stepsOf(honestA())
    const judged = verdictOf(lied(honestA(), [['steps', [authorize ?? null, authorize ?? null, transfer ?? null]]]))
    expect(judged).toEqual({ verdict: 'refuse', codes: 'B03' })
  })

  it('G09: is refused when a second mapping of another nonce is slipped in', () => {
    const [authorize, transfer] = stepsOf(honestA())
    const other = changed(authorize ?? null, pathOf('items[0].data.sign.value.nonce'), NONCE + 1)
    const judged = judge(lied(honestA(), [['steps', [authorize ?? null, other, transfer ?? null]]]))
    expect(judged.findings.map((each) => `${each.code} ${each.at}`)).toEqual([
      'G09 steps[1].items[0].data.sign.value.nonce',
    ])
  })

  it('G08: is refused without an order and with nothing to sign, behind one that has both', () => {
    const [authorize, transfer] = stepsOf(honestA())
    const bare = changed(authorize ?? null, pathOf('items[0].data.sign'), undefined)
    const steps: Change = ['steps', [authorize ?? null, bare, transfer ?? null]]
    expect(verdictOf(lied(honestA(), [['protocol', undefined], steps]))).toEqual({
      verdict: 'refuse',
      codes: 'K22 G08',
    })
  })

  it('is refused when it comes after the transfer, or not at all', () => {
    const [authorize, transfer] = stepsOf(honestA())
    expect(verdictOf(lied(honestA(), [['steps', [transfer ?? null, authorize ?? null]]]))).toEqual({
      verdict: 'refuse',
      codes: 'B06',
    })
    expect(verdictOf(lied(honestA(), [['steps', [transfer ?? null]]])).codes).toContain('H12')
    expect(verdictOf(lied(honestA(), [['steps', [authorize ?? null]]]))).toEqual({ verdict: 'refuse', codes: 'B03' })
  })

  it('says in plain words what was tried', () => {
    const { findings } = judge(lied(honestA(), [[`${VALUE}.depositor`, STRANGER]]))
    expect(findings[0]?.at).toBe(`${VALUE}.depositor`)
    expect(findings[0]?.message).toMatch(/credited to a stranger\. Expected "0x7099.*", got "0x3C44/)
  })

  it('is told of a dozen times at most, however much is wrong', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`key${at}`, at]))
    expect(judge(lied(honestA(), [[`${ROOT}.sign.value`, { ...many, nonce: NONCE }]])).findings.length).toBeLessThan(20)
  })
})

describe('an authorize step on a route that needs none', () => {
  const authorize = stepsOf(honestA())[0] ?? null

  it('is refused before a transfer of exchange B', () => {
    const steps = [authorize, ...stepsOf(honestB())]
    expect(verdictOf(lied(honestB(), [['steps', steps]])).verdict).toBe('refuse')
  })

  it.each([1, 8453])('is refused before a deposit on chain %i, and instead of one', (originChainId) => {
    const own = termsOf({ ...fromExchangeA, originChainId, originCurrency: ETH, destinationChainId: 999 })
    const quote = answerTo(own, (bound) => [depositStep(bound)])
    const honest = { ...honestA(), ...own, quote, facts: evmFacts(own) }
    expect(verdictOf(honest)).toEqual({ verdict: 'accept', codes: '' })
    expect(verdictOf(lied(honest, [['steps', [authorize, ...stepsOf(honest)]]])).verdict).toBe('refuse')
    expect(verdictOf(lied(honest, [['steps', [authorize]]])).verdict).toBe('refuse')
  })
})

describe('what is signed and posted', () => {
  const planHashes = (changes: readonly Change[], signatureChainId = 1) => {
    const judged = judge(lied(honestA(), changes, exchangeAFacts(terms, { signatureChainId })))
    return judged.verdict === 'accept' ? fingerprint(judged.proven.plan) : judged.codes.join(' ')
  }

  it.each<readonly [string, readonly Change[]]>([
    ['the wallet’s address in lower case', [[`${VALUE}.wallet`, USER.toLowerCase()]]],
    [
      'the wallet’s address with its checksum',
      [
        [`${VALUE}.wallet`, USER],
        [`${BODY}.wallet`, USER],
      ],
    ],
    ['the nonce as digits', [[`${VALUE}.nonce`, `${NONCE}`]]],
    [
      'what is posted in other letters, its numbers as digits',
      [
        [`${BODY}.wallet`, USER.toLowerCase()],
        [`${BODY}.depositor`, USER],
        [`${BODY}.id`, honestId.toUpperCase().replace('0X', '0x')],
        [`${BODY}.nonce`, `${NONCE}`],
        [`${BODY}.walletChainId`, '1337'],
        [`${BODY}.signatureChainId`, '1'],
      ],
    ],
    ['a step id of another name', [['steps[0].id', 'sign-first']]],
    ['prose', [['steps[0].description', '<b>sign this</b>']]],
  ])('is the same whatever the quote’s spelling: %s', (_name, changes) => {
    expect(planHashes(changes)).toBe(planHashes([]))
  })

  it('names the wallet’s own chain, whether the quote says so or the usual one', () => {
    const own: readonly Change[] = [
      [`${DOMAIN}.chainId`, 8453],
      [`${BODY}.signatureChainId`, 8453],
    ]
    expect(planHashes(own, 8453)).not.toContain('G03')
    expect(planHashes(own, 8453)).toBe(planHashes([], 8453))
    expect(planHashes([], 8453)).not.toBe(planHashes([]))
    expect(planHashes(own)).toContain('G03')
  })

  it('does not hang on facts of the account that are only there to be compared', () => {
    const judged = judge({ ...honestA(), facts: exchangeAFacts(terms, { balance: knownFact(10n ** 20n, 'test') }) })
    expect(judged.verdict === 'accept' ? fingerprint(judged.proven.plan) : '').toBe(planHashes([]))
  })
})
