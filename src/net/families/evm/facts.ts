import type { Chain } from '../../../core/chain/chain.ts'
import { granteesOf } from '../../../core/chain/contract-grants.ts'
import { type EvmFacts, type Fact, knownFact, type Simulation, unknownFact } from '../../../core/chain/facts.ts'
import { contractOf } from '../../../core/chain/pinned-contracts.ts'
import type { Item } from '../../../core/execution/item.ts'
import { GAS_CEILING } from '../../../core/families/evm/gas-limits.ts'
import { isEvmTransaction, isPermit } from '../../../core/families/evm/items.ts'
import { ZERO_ADDRESS } from '../../../core/families/evm/zero-address.ts'
import { traitsOf } from '../../../core/families/families.ts'
import type { Intent } from '../../../core/intent/intent.ts'
import { isByAddress } from '../../../core/intent/payment-method.ts'
import type { Currency } from '../../../core/money/currency.ts'
import { chainById, currencyOf, type Profile } from '../../../core/profiles/profile.ts'
import type { Quote } from '../../../core/quote/quote.ts'
import type { Answer } from '../../../core/reason/reason.ts'
import { callsToSimulate, fingerprintOfCalls } from '../../../core/verify/evm/simulated-calls.ts'
import { namedOrder } from '../../../core/verify/order/order.ts'
import { isLocal } from '../../../core/verify/route.ts'
import type { EvmClient } from './client.ts'

/** `stepsDone`: finished steps of the quote. */
export type EvmFactsAbout = Readonly<{
  evm: EvmClient
  chain: Chain
  profile: Profile
  intent: Intent
  quote: Quote
  stepsDone: number
  propose: (intent: Intent, quote: Quote, profile: Profile) => readonly Item[]
}>

const NOT_ASKED = unknownFact({ code: 'NOT_ASKED' })
const PINNED = 'the profile'

/** Reads the origin chain's facts for this quote. Missing answers are unknown, never agreement. */
export async function readEvmFacts(about: EvmFactsAbout): Promise<EvmFacts> {
  const { evm, intent } = about
  const { address, isNative, decimals, symbol } = intent.originCurrency
  const plan = about.propose(intent, about.quote, about.profile)
  const native = factOf(evm, evm.agreedBalance({ address, isNative: true }, intent.user))
  const beyond = Promise.all([
    intent.payment === 'permit' ? factOf(evm, evm.tokenDomain(address)) : NOT_ASKED,
    simulationOf(plan, about),
    depositAddressesOf(about),
  ])
  const [nodeChainId, contracts, tokenDecimals, tokenSymbol, balance, nativeBalance, fees] = await Promise.all([
    factOf(evm, evm.chainId()),
    contractsOf(plan, about),
    isNative ? knownFact(decimals, PINNED) : factOf(evm, evm.tokenDecimals(address)),
    isNative ? knownFact(symbol, PINNED) : factOf(evm, evm.tokenSymbol(address)),
    isNative ? native : factOf(evm, evm.agreedBalance(intent.originCurrency, intent.user)),
    native,
    factOf(evm, evm.fees()),
  ])
  const [tokenDomain, simulation, depositAddresses] = await beyond
  const maxFeePerGasWei = fees.known ? knownFact(fees.value.maxFeePerGasWei, fees.from) : fees
  return {
    ...{ family: 'evm', nodeChainId, contracts, tokenDecimals, tokenSymbol, balance, nativeBalance },
    ...{ maxFeePerGasWei, tokenDomain, simulation, depositAddresses },
  }
}

async function contractsOf(
  plan: readonly Item[],
  { evm, chain, intent }: EvmFactsAbout,
): Promise<EvmFacts['contracts']> {
  const named = plan.flatMap(addressesOf).map((each) => each.toLowerCase())
  const depositories = chain.depositories.map((each) => each.toLowerCase())
  const others = chain.contracts.map(({ address }) => address.toLowerCase()).filter((each) => named.includes(each))
  const used = [...depositories, ...others]
  const { address: token, isNative } = intent.originCurrency
  const entries = await Promise.all(
    used.map(async (contract) => {
      const [hasCode, allowance] = await Promise.all([
        factOf(evm, evm.isContract(contract)),
        isNative ? knownFact(0n, PINNED) : factOf(evm, evm.allowance(token, intent.user, contract)),
      ])
      return [contract, { hasCode, allowance }] as const
    }),
  )
  return Object.fromEntries(entries)
}

function addressesOf(item: Item): readonly string[] {
  if (isEvmTransaction(item)) return [item.to, item.counterparty]
  if (!isPermit(item)) return []
  const { verifyingContract } = item.typedData.domain
  return [item.counterparty, typeof verifyingContract === 'string' ? verifyingContract : []].flat()
}

// Uses real nonce, fees and gas, so contracts cannot detect the simulation.
async function simulationOf(plan: readonly Item[], about: EvmFactsAbout): Promise<Fact<Simulation>> {
  const { evm, chain, intent, stepsDone } = about
  const calls = callsToSimulate(plan.slice(stepsDone))
  if (calls.length === 0) return NOT_ASKED
  const { originCurrency: from, destinationCurrency: into } = intent
  const isHere = isLocal(intent)
  const [fees, nonce] = await Promise.all([evm.fees(), evm.nonce(intent.user, 'pending')])
  if (!fees.ok) return unknownFact(fees.reason)
  if (!nonce.ok) return unknownFact(nonce.reason)
  const gas = calls.map((_, at) => (at === calls.length - 1 ? GAS_CEILING.swap : GAS_CEILING.approve))
  const effects = await factOf(
    evm,
    evm.effects({
      calls,
      user: intent.user,
      recipient: isHere ? intent.recipient : undefined,
      tokens: [from, ...(isHere ? [into] : [])].filter(({ isNative }) => !isNative).map(({ address }) => address),
      spenders: from.isNative ? [] : granteesOf('allowance', chain, []),
      depositories: chain.depositories,
      asSent: { nonce: nonce.value, fees: fees.value, gas },
    }),
  )
  return effects.known
    ? knownFact({ ...effects.value, calls: fingerprintOfCalls(calls) }, effects.from)
    : unknownFact(effects.why)
}

async function depositAddressesOf({ evm, chain, intent, quote }: EvmFactsAbout): Promise<EvmFacts['depositAddresses']> {
  const factory = contractOf(chain, 'depositAddressFactory')
  const { orderId } = namedOrder(quote)
  if (!isByAddress(intent)) return NOT_ASKED
  if (!factory || !orderId) return NOT_ASKED
  const answers = await Promise.all(
    [intent.user, ZERO_ADDRESS].map((each) => evm.depositAddress(factory, orderId, each)),
  )
  const addresses = answers.flatMap((answer) => (answer.ok ? [answer.value] : []))
  const [first] = answers
  if (addresses.length > 0) return knownFact(addresses, evm.source)
  return first && !first.ok ? unknownFact(first.reason) : NOT_ASKED
}

/** Reads a custom EVM destination token's decimals. */
export async function readArrivingDecimals(
  { chainId, address }: Currency,
  profile: Profile,
  node: (chainId: number) => EvmClient,
): Promise<Fact<number> | undefined> {
  const chain = chainById(profile, chainId)
  if (!chain || !traitsOf(chain).hasContracts || currencyOf(profile, chainId, address)) return undefined
  return factOf(node(chainId), node(chainId).tokenDecimals(address))
}

/** Reads an account's balance, smallest unit. */
export function currencyBalance(evm: EvmClient, currency: Currency, owner: string): Promise<Answer<bigint>> {
  return currency.isNative ? evm.balance(owner) : evm.tokenBalance(currency.address, owner)
}

async function factOf<T>(evm: EvmClient, asked: Promise<Answer<T>>): Promise<Fact<T>> {
  const answer = await asked
  return answer.ok ? knownFact(answer.value, evm.source) : unknownFact(answer.reason)
}
