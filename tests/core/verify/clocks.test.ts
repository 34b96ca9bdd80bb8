import { describe, expect, it } from 'vitest'
import { type Fact, knownFact, unknownFact } from '../../../src/core/chain/facts.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { saying } from '../../../src/core/reason/reason.ts'
import { ethInput, honestFacts, honestQuote, NOW } from '../honest.ts'
import { judge } from './lying.ts'

const read = (seconds: number): Fact<number> => knownFact(seconds, 'test')
const silent = unknownFact(saying('no answer'))
const judged = (service: Fact<number>, chain: Fact<number>, nowSeconds = NOW) =>
  judge({ facts: { ...honestFacts(), nowSeconds, clocks: { service, chain } } })

describe('the time that the user gave a transfer', () => {
  const left = (seconds: number) =>
    judge({
      input: { ...ethInput, timeToLiveSeconds: 600 },
      quote: honestQuote(ethInput),
      facts: { ...honestFacts(), nowSeconds: NOW + 600 - seconds },
      options: { freshSeconds: Number.POSITIVE_INFINITY, stepsDone: 0 },
    })

  it('K15: has to leave a minute for what follows a signature', () => {
    expect(left(60).found.filter((each) => each.startsWith('K15'))).toEqual([])
    expect(left(59)).toMatchObject({ verdict: 'refuse' })
    expect(left(59).found).toContain('K15 request.ttl')
  })
})

describe('the wallet\u2019s clock', () => {
  it.each<[string, Fact<number>, Fact<number>]>([
    ['agrees with both', read(NOW), read(NOW)],
    ['is two minutes off', read(NOW + 120), read(NOW + 120)],
    ['agrees with the one that was read', silent, read(NOW - 5)],
    ['agrees with the service, while the chain stands still', read(NOW), read(NOW - 10_000)],
    ['agrees with a chain of slow blocks', silent, read(NOW - 120)],
  ])('%s', (_name, service, chain) => {
    expect(judged(service, chain)).toMatchObject({ verdict: 'accept', found: [] })
  })

  it.each<[string, Fact<number>, Fact<number>, string]>([
    ['ahead of the service', read(NOW - 121), read(NOW), 'service'],
    ['behind the service', read(NOW + 121), silent, 'service'],
    ['behind the chain, whatever the service says', read(NOW), read(NOW + 121), 'chain'],
    ['ahead of the chain, where nothing else was read', silent, read(NOW - 361), 'chain'],
  ])('P02: that is %s needs the expert', (_name, service, chain, which) => {
    expect(judged(service, chain)).toMatchObject({ verdict: 'override', found: [`P02 facts.clocks.${which}`] })
  })

  it('may be ahead of a chain by thirty of its blocks', () => {
    const chains = devnet.chains.map((chain) => ({ ...chain, blockSeconds: 12 }))
    const behind = (seconds: number) =>
      judge({
        facts: { ...honestFacts(), clocks: { service: silent, chain: read(NOW - seconds) } },
        profile: { ...devnet, chains },
      }).found
    expect(behind(360)).toEqual([])
    expect(behind(361)).toEqual(['P02 facts.clocks.chain'])
  })

  it('P01: takes a quote of thirty seconds, and one that seems to come in five', () => {
    for (const age of [30, -5]) expect(judged(read(NOW), read(NOW + age), NOW + age).found).toEqual([])
    expect(judged(read(NOW), read(NOW - 6), NOW - 6).found).toEqual(['P01 '])
  })

  it('is compared with the service at the moment of the answer, not of the decision', () => {
    expect(judged(read(NOW), read(NOW + 25), NOW + 25)).toMatchObject({ verdict: 'accept', found: [] })
  })

  it('P06: that nothing agrees with is pointed out', () => {
    const { verdict, findings } = judged(silent, silent)
    expect(verdict).toBe('accept')
    expect(findings).toMatchObject([{ code: 'P06', level: 'warn' }])
  })

  it('says by how much, and what that could do', () => {
    const [first] = judged(read(NOW - 3_600), silent).findings
    expect(first?.message).toBe('Your clock differs from the service’s by 60 minutes: an old quote could look new.')
  })

  it('P01: says how old the quote is', () => {
    expect(judged(read(NOW), read(NOW + 31), NOW + 31)).toMatchObject({ verdict: 'refuse', found: ['P01 '] })
  })
})
