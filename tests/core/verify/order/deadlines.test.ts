import { describe, expect, it } from 'vitest'
import { type Facts, knownFact, unknownFact } from '../../../../src/core/chain/facts.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { honestBitcoin } from '../../honest/bitcoin-case.ts'
import { changed, pathOf } from '../../honest/json.ts'
import { ethInput, honestFacts, NOW } from '../../honest.ts'
import { judge as judgeWhole } from '../../proof/judge.ts'
import { rebound } from '../../proof/lies/lie.ts'
import { consistent, judge, lied } from '../lying.ts'

const WEEK = 7 * 86_400
const LONGEST = WEEK + 3_600
const AT = 'protocol.v2.orderData'
const OUTPUT = `K15 ${AT}.output.deadline`
const REFUND = `K15 ${AT}.inputs[0].refunds[0].deadline`

type Around = Readonly<{ input?: IntentInput; facts?: Facts; blockSeconds?: readonly [number, number] }>

function codesWithin(seconds: number, later = 0, { input = ethInput, facts, blockSeconds = [1, 1] }: Around = {}) {
  const lie = consistent((order) => {
    order.output.deadline = NOW + seconds
    for (const refund of order.inputs[0]?.refunds ?? []) refund.deadline = NOW + seconds + later
  })
  const [from, to] = blockSeconds
  const chains = devnet.chains.map((chain) => ({
    ...chain,
    blockSeconds: chain.id === input.originChainId ? from : to,
  }))
  const judged = judge({
    input,
    quote: lied(lie, input),
    profile: { ...devnet, chains },
    ...(facts ? { facts } : {}),
  })
  return judged.found
}

describe('the end of an order', () => {
  const facts = (serviceSeconds: number | undefined, waitedSeconds = 0, blockSeconds = NOW): Facts => {
    const service = serviceSeconds === undefined ? unknownFact({ code: 'OFFLINE' }) : knownFact(serviceSeconds, 'test')
    const clocks = { service, chain: knownFact(blockSeconds, 'test') }
    return { ...honestFacts(), receivedAtSeconds: NOW - waitedSeconds, clocks }
  }

  it('leaves two minutes at least', () => {
    expect(codesWithin(120)).toEqual([])
    for (const seconds of [119, 60, 1, 0, -1]) expect(codesWithin(seconds)).toEqual([OUTPUT])
    expect(codesWithin(-NOW)).toEqual([OUTPUT])
  })

  it('leaves ten usual blocks of both chains at least', () => {
    expect(codesWithin(240, 0, { blockSeconds: [12, 12] })).toEqual([])
    expect(codesWithin(239, 0, { blockSeconds: [12, 12] })).toEqual([OUTPUT])
    expect(codesWithin(6_120, 0, { blockSeconds: [12, 600] })).toEqual([])
    expect(codesWithin(6_119, 0, { blockSeconds: [12, 600] })).toEqual([OUTPUT])
    expect(codesWithin(120, 0, { blockSeconds: [0.25, 2] })).toEqual([])
  })

  it('is no later than an hour after the seven days of the service', () => {
    expect(codesWithin(WEEK)).toEqual([])
    expect(codesWithin(LONGEST)).toEqual([])
    expect(codesWithin(LONGEST + 1)).toEqual([OUTPUT, REFUND])
    expect(codesWithin(30 * 86_400)).toEqual([OUTPUT, REFUND])
    expect(codesWithin(2 ** 32 - 1 - NOW)).toEqual([OUTPUT, REFUND])
  })

  it('is told by the service’s clock, as far as that was read', () => {
    expect(codesWithin(LONGEST + 100, 0, { facts: facts(NOW + 100) })).toEqual([])
    expect(codesWithin(LONGEST + 101, 0, { facts: facts(NOW + 100) })).toEqual([OUTPUT, REFUND])
    expect(codesWithin(219, 0, { facts: facts(NOW + 100) })).toEqual([OUTPUT])
    expect(codesWithin(20, 0, { facts: facts(NOW - 100, 0, NOW - 100) })).toEqual([])
    expect(codesWithin(140, 0, { facts: facts(NOW, 20) })).toEqual([])
    expect(codesWithin(139, 0, { facts: facts(NOW, 20) })).toEqual([OUTPUT])
    expect(codesWithin(120, 0, { facts: facts(undefined, 20) })).toEqual([])
    expect(codesWithin(119, 0, { facts: facts(undefined, 20) })).toEqual([OUTPUT])
  })

  it('is told by the newest block where the service sets its clock back', () => {
    expect(codesWithin(20, 0, { facts: facts(NOW - 100) })).toEqual([OUTPUT])
    expect(codesWithin(20, 0, { facts: facts(NOW - 100, 0, NOW - 99) })).toEqual([OUTPUT])
    expect(codesWithin(1, 0, { facts: facts(NOW - 119, 0, NOW - 12) })).toEqual([OUTPUT])
    expect(codesWithin(LONGEST, 0, { facts: facts(NOW, 0, NOW + 100) })).toEqual([])
    expect(codesWithin(LONGEST + 1, 0, { facts: facts(NOW, 0, NOW + 100) })).toEqual([OUTPUT, REFUND])
  })

  it('may come as early as the user’s own time to live says', () => {
    const live = (timeToLiveSeconds: number) => ({
      input: { ...ethInput, timeToLiveSeconds },
      blockSeconds: [12, 12] as const,
    })
    expect(codesWithin(60, 0, live(120))).toEqual([])
    expect(codesWithin(59, 0, live(120))).toEqual([OUTPUT])
    expect(codesWithin(140, 0, live(200))).toEqual([])
    expect(codesWithin(139, 0, live(200))).toEqual([OUTPUT])
    // A longer period is no reason for an earlier end.
    expect(codesWithin(240, 0, live(3_600))).toEqual([])
    expect(codesWithin(239, 0, live(3_600))).toEqual([OUTPUT])
  })
})

describe('the end of a refund', () => {
  it('is no sooner than that of the order', () => {
    expect(codesWithin(WEEK, 0)).toEqual([])
    expect(codesWithin(WEEK, 3_600)).toEqual([])
    for (const sooner of [1, 3_600, WEEK - 60, WEEK, WEEK + 1]) expect(codesWithin(WEEK, -sooner)).toEqual([REFUND])
    expect(codesWithin(3_600, 86_400)).toEqual([])
  })

  it('is no later than that of an order may be', () => {
    expect(codesWithin(WEEK, 3_601)).toEqual([REFUND])
    expect(codesWithin(WEEK, 2 ** 32 - 1 - NOW - WEEK)).toEqual([REFUND])
  })

  it('is looked at in each of several', () => {
    const quote = lied(
      consistent((order) => {
        const [refund] = order.inputs[0]?.refunds ?? []
        if (refund) order.inputs[0]?.refunds.push({ ...refund, deadline: NOW + 60 })
      }),
    )
    expect(judge({ quote }).found).toEqual([REFUND.replace('[0].deadline', '[1].deadline')])
  })
})

describe('an order that is paid with Bitcoin', () => {
  const codesWithin = (seconds: number) => {
    const made = honestBitcoin({})
    const deadline = made.facts.nowSeconds + seconds
    const order = ['output.deadline', 'inputs[0].refunds[0].deadline', 'inputs[0].refunds[1].deadline']
    const ended = order.reduce((quote, path) => changed(quote, pathOf(`${AT}.${path}`), deadline), made.quote)
    return judgeWhole({ ...made, quote: rebound(ended) ?? null }).codes
  }

  it('is there long enough for a block to come', () => {
    for (const seconds of [60, 600, 3_600, 6_009]) expect(codesWithin(seconds)).toEqual(['K15'])
    expect(codesWithin(6_010)).toEqual([])
    expect(codesWithin(WEEK)).toEqual([])
  })
})
