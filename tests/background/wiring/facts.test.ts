import { describe, expect, it } from 'vitest'
import { factsPort } from '../../../entrypoints/background/wiring/facts.ts'
import { unknownFact } from '../../../src/core/chain/facts.ts'
import { intent } from '../../../src/core/intent/intent.ts'
import { devnet } from '../../../src/core/profiles/devnet.ts'
import { decodeQuoteText } from '../../../src/core/quote/quote.ts'
import { failedSaying, saying } from '../../../src/core/reason/reason.ts'
import type { EvmClient } from '../../../src/net/families/evm/client.ts'
import { ethInput, honestFacts, honestQuote, NOW } from '../../core/honest.ts'
import { judge } from '../../core/verify/lying.ts'
import { only } from '../../made.ts'

const silent = failedSaying('no answer')
// The node gives only its newest block's time.
const quiet = (newest: number): EvmClient =>
  new Proxy(only<EvmClient>({ source: 'node', newestBlockSeconds: async () => ({ ok: true, value: newest }) }), {
    get: (target, name) => Reflect.get(target, name) ?? (async () => silent),
  })

it('asks a chain at once from the second time on, so that one batch holds facts and terms', async () => {
  const frozen = intent(ethInput, devnet)
  const decoded = decodeQuoteText(JSON.stringify(honestQuote(ethInput)))
  if (!frozen.ok || !decoded.ok) throw new RangeError('expected an honest quote')
  let asked = 0
  const counting = new Proxy(quiet(NOW), {
    get: (node, name) => {
      asked += 1
      return Reflect.get(node, name)
    },
  })
  const facts = factsPort({
    ...{ profile: devnet, node: () => counting, bitcoin: undefined, exchangeA: undefined, exchangeB: undefined },
    chainList: async () => ({ chains: unknownFact(saying('no answer')), skewSeconds: 0 }),
    usedAmong: async () => [],
    nowSeconds: () => NOW,
  })
  const about = { intent: frozen.intent, quote: decoded.quote, receivedAtSeconds: NOW, stepsDone: 0, exceptId: '' }
  const question = { ...about, serviceSeconds: NOW, listSeconds: 2, site: undefined }
  await facts(question)
  const inAll = asked
  asked = 0
  const again = facts(question)
  const atOnce = asked
  await again
  expect(asked).toBe(inAll)
  expect(atOnce).toBe(inAll - 1)
})

async function clocksAt(skewSeconds: number | undefined, serviceSeconds?: number) {
  const frozen = intent(ethInput, devnet)
  const decoded = decodeQuoteText(JSON.stringify(honestQuote(ethInput)))
  if (!frozen.ok || !decoded.ok) throw new RangeError('expected an honest quote')
  const facts = factsPort({
    profile: devnet,
    node: () => quiet(NOW - 600),
    bitcoin: undefined,
    exchangeA: undefined,
    exchangeB: undefined,
    chainList: async () => ({ chains: unknownFact(saying('no answer')), skewSeconds }),
    usedAmong: async () => [],
    nowSeconds: () => NOW + 20,
  })
  const asked = { intent: frozen.intent, quote: decoded.quote, receivedAtSeconds: NOW, serviceSeconds }
  return (await facts({ ...asked, stepsDone: 0, exceptId: '', listSeconds: 2, site: undefined })).clocks
}

describe('the clock of the service in the facts of a proof', () => {
  it('is that of the quote where one came, and of the list where the quote is an older one', async () => {
    expect(await clocksAt(-3, NOW + 1)).toMatchObject({ service: { value: NOW + 1 } })
    expect(await clocksAt(-3)).toMatchObject({ service: { value: NOW - 3 } })
    expect(await clocksAt(undefined)).toMatchObject({ service: { known: false } })
  })

  it('lets a chain be quiet for minutes between the quote and the signature', async () => {
    const found = async (skewSeconds: number | undefined) => {
      return judge({ facts: { ...honestFacts(), clocks: await clocksAt(skewSeconds) } }).found
    }
    expect(await found(0)).toEqual([])
    expect(await found(undefined)).toEqual(['P02 facts.clocks.chain'])
    expect(await found(-600)).toEqual(['P02 facts.clocks.service'])
  })
})
