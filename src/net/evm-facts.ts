import type { Chain } from '../core/chain.ts'
import type { Currency } from '../core/currency.ts'
import { type EvmFacts, type Fact, known, unknown } from '../core/facts.ts'
import type { Evm } from './evm.ts'
import type { Answer } from './rpc.ts'

/** Which account, about to send which currency of which pinned chain. */
export type FactsAbout = Readonly<{ evm: Evm; chain: Chain; user: string; currency: Currency }>

const PINNED = 'the profile'

/**
 * Reads everything that a proof needs to know of the origin chain, all at once. What the node does not say becomes
 * unknown with the reason, and is never taken for agreement. The native currency needs no question about decimals and
 * allowance.
 */
export async function readFacts({ evm, chain, user, currency }: FactsAbout): Promise<EvmFacts> {
  const { address, isNative, decimals } = currency
  const native = factOf(evm, evm.balance(user))
  const [nodeChainId, contracts, tokenDecimals, balance, nativeBalance, fees] = await Promise.all([
    factOf(evm, evm.chainId()),
    contractsOf({ evm, chain, user, currency }),
    isNative ? known(decimals, PINNED) : factOf(evm, evm.tokenDecimals(address)),
    isNative ? native : factOf(evm, evm.tokenBalance(address, user)),
    native,
    factOf(evm, evm.fees()),
  ])
  const maxFeePerGasWei = fees.known ? known(fees.value.maxFeePerGasWei, fees.from) : fees
  return {
    family: 'evm',
    nodeChainId,
    contracts,
    tokenDecimals,
    tokenSymbol: isNative ? known(currency.symbol, PINNED) : unknown('it was not asked'),
    balance,
    nativeBalance,
    maxFeePerGasWei,
    simulation: unknown('nothing was simulated'),
    tokenDomain: unknown('the token was not asked'),
    depositAddresses: unknown('no factory was asked'),
  }
}

async function contractsOf({ evm, chain, user, currency }: FactsAbout): Promise<EvmFacts['contracts']> {
  const { routers, spenders, permit2 } = chain.contracts
  const pinned = new Set([...chain.depositories, ...routers, ...spenders, ...(permit2 ? [permit2] : [])])
  const entries = await Promise.all(
    [...pinned].map(async (contract) => {
      const [hasCode, allowance] = await Promise.all([
        factOf(evm, evm.hasCode(contract)),
        currency.isNative ? known(0n, PINNED) : factOf(evm, evm.allowance(currency.address, user, contract)),
      ])
      return [contract.toLowerCase(), { hasCode, allowance }] as const
    }),
  )
  return Object.fromEntries(entries)
}

/** Reads what an account has of a currency, smallest unit. */
export function balanceOf(evm: Evm, currency: Currency, owner: string): Promise<Answer<bigint>> {
  return currency.isNative ? evm.balance(owner) : evm.tokenBalance(currency.address, owner)
}

async function factOf<T>(evm: Evm, asked: Promise<Answer<T>>): Promise<Fact<T>> {
  const answer = await asked
  return answer.ok ? known(answer.value, evm.source) : unknown(answer.message)
}
