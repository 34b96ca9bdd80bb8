import { SigningKey, TypedDataEncoder } from 'ethers'
import { type Facts, unknownFact } from '../../../../src/core/chain/facts.ts'
import type { EvmSignatureItem } from '../../../../src/core/execution/item.ts'
import { intent } from '../../../../src/core/intent/intent.ts'
import { chainById } from '../../../../src/core/profiles/profile.ts'
import { decodeQuote } from '../../../../src/core/quote/quote.ts'
import { proposedPlan } from '../../../../src/core/verify/proposed-plan.ts'
import { createEvmClient } from '../../../../src/net/families/evm/client.ts'
import { readArrivingDecimals, readEvmFacts } from '../../../../src/net/families/evm/facts.ts'
import { DEV_ACCOUNTS } from '../../../devnet/accounts.ts'
import { CHAINS, type Hex } from '../../../devnet/chains.ts'
import { factsAround } from '../../honest/evm-facts.ts'
import { type Judgement, judge } from '../judge.ts'
import { hex } from './abi.ts'
import type { Stand } from './chain.ts'
import { coinsElsewhere, coinsOf } from './money.ts'
import type { Answer, Offer } from './service/quote.ts'

/** Judges an answer with an honest node's facts. Some nodes can't simulate, so safety must not depend on it. */
export async function judged(
  stand: Stand,
  { terms }: Offer,
  { quote }: Answer,
  canSimulate: boolean,
): Promise<Judgement> {
  const { profile, input } = terms
  const chain = chainById(profile, input.originChainId)
  const asked = intent(input, profile)
  const decoded = decodeQuote(quote)
  if (!chain || !asked.ok) throw new RangeError(`expected an intent, got ${JSON.stringify(asked)}`)
  if (!decoded.ok) return { verdict: 'refuse', codes: [decoded.code], findings: [] }
  const evm = createEvmClient({ fetch, nodeUrls: [stand.url], chainId: chain.id })
  const about = { evm, chain, profile, intent: asked.intent, quote: decoded.quote, stepsDone: 0, propose: proposedPlan }
  const read = await readEvmFacts(about)
  const origin = canSimulate ? read : { ...read, simulation: unknownFact({ code: 'NOT_SAID' }) }
  const arriving = await readArrivingDecimals(asked.intent.destinationCurrency, profile, () => evm)
  const facts: Facts = {
    ...factsAround(terms.nowSeconds, origin),
    prices: PRICES,
    ...(arriving ? { arrivingDecimals: arriving } : {}),
  }
  return judge({ profile, input, quote, facts })
}

// World prices from a source independent of the service.
const PRICES = [...CHAINS.flatMap(coinsOf), ...coinsElsewhere(0)].map(({ chainId, address, usd }) => {
  return { chainId, address, price: usd * 10n ** 18n, from: 'the world' }
})

export function signatureOf({ from, typedData }: EvmSignatureItem): Hex {
  const account = DEV_ACCOUNTS.find((each) => each.address === from.toLowerCase())
  if (!account) throw new RangeError(`expected an account of the devnet, got ${from}`)
  const { domain, types, message } = typedData
  const fields = Object.fromEntries(Object.entries(types).map(([name, all]) => [name, [...all]]))
  return hex(new SigningKey(account.privateKey).sign(TypedDataEncoder.hash(domain, fields, message)).serialized)
}
