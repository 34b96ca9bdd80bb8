import type { Chain } from '../chain/chain.ts'
import type { ChainRecordFact, Facts } from '../chain/facts.ts'
import { isSameAddress } from '../families/address.ts'
import { traitsOf } from '../families/families.ts'
import { sameIdentifier } from '../money/currency.ts'
import type { Context } from './context.ts'

/** Contracts that may receive the user's own transactions. */
const CALLED = ['v3.erc20Router', 'v3.approvalProxy'] as const

type About = Pick<Context, 'origin' | 'destination' | 'report'> & Readonly<{ facts: Pick<Facts, 'chains'> }>

/**
 * Compares the service's chain list with the profile and earlier sightings.
 *
 * The list is never used, so an unread list is only pointed out.
 */
export function checkChains(context: About): void {
  const { facts, origin, destination } = context
  if (!facts.chains.known) {
    context.report('N13', 'facts.chains', 'chainsNotRead')
    return
  }
  const records = facts.chains.value
  const chains = origin.id === destination.id ? [origin] : [origin, destination]
  for (const chain of chains) {
    const own = records.filter((record) => record.id === chain.id)
    if (own.length > 1) {
      context.report('N03', at(chain), { says: 'chainDescribedFalsely', chain: chain.name })
    }
    if (records.some((record) => record.id !== chain.id && record.slug === chain.slug)) {
      context.report('N08', at(chain, 'protocol.v2.chainId'), { says: 'chainDescribedFalsely', chain: chain.name })
    }
    for (const record of own) checkRecord(context, chain, record)
  }
}

function at(chain: Chain, field = ''): string {
  return `facts.chains.${chain.slug}${field && '.'}${field}`
}

function checkRecord({ report }: About, chain: Chain, record: ChainRecordFact): void {
  const { slug, vmType, depository, isDisabled, isLagging, isLimited } = record
  if (isDisabled) report('N10', at(chain, 'disabled'), { says: 'chainDisabled', chain: chain.name })
  if (isLagging) report('N11', at(chain, 'blockProductionLagging'), { says: 'chainLagging', chain: chain.name })
  // The interface names no unit for the limit.
  if (isLimited) report('N12', at(chain, 'partialDisableLimit'), { says: 'chainLimited', chain: chain.name })
  if (vmType !== undefined && vmType !== traitsOf(chain).vmType) {
    report('N04', at(chain, 'vmType'), { says: 'chainDescribedFalsely', chain: chain.name })
  }
  if (slug !== undefined && slug !== chain.slug) {
    report('N08', at(chain, 'protocol.v2.chainId'), { says: 'chainDescribedFalsely', chain: chain.name })
  }
  if (isOtherNative(chain, record)) {
    report('N02', at(chain, 'currency'), {
      says: 'chainRunsOnAnother',
      chain: chain.name,
      symbol: record.nativeSymbol ?? chain.native.symbol,
      decimals: String(record.nativeDecimals ?? chain.native.decimals),
    })
  }
  if (depository !== undefined && !chain.depositories.some((pinned) => sameIdentifier(pinned, depository))) {
    const known = chain.depositories.join(', ')
    report('D08', at(chain, 'protocol.v2.depository'), { says: 'chainDepositoryDiffers', depository, known })
  }
  for (const [contract, address, before] of movedContracts(chain, record)) {
    const says = { says: 'chainContractChanged', address, contract, chain: chain.name, before } as const
    report('N07', at(chain, `contracts.${contract}`), says)
  }
}

// Exchanges list one dollar under several names, such as USDC (Perp).
function isOtherNative({ native }: Chain, { nativeSymbol, nativeDecimals }: ChainRecordFact): boolean {
  const plain = (symbol: string) => symbol.replace(/ \(.*\)$/, '')
  const isOtherSymbol = nativeSymbol !== undefined && plain(nativeSymbol) !== plain(native.symbol)
  return isOtherSymbol || (nativeDecimals !== undefined && nativeDecimals !== native.decimals)
}

// Callable contracts must be pinned; others must keep their first seen address.
function movedContracts(
  { contracts }: Chain,
  record: ChainRecordFact,
): readonly (readonly [contract: string, address: string, before: string])[] {
  const pinned = contracts.flatMap(({ kind, address }) =>
    kind === 'router' || kind === 'approvalProxy' ? [address] : [],
  )
  return Object.entries(record.contracts).flatMap(([key, address]) => {
    const isCalled = CALLED.some((each) => each === key) && pinned.length > 0
    if (isCalled && !pinned.some((each) => isSameAddress(each, address))) return [[key, address, pinned.join(', ')]]
    const before = record.firstContracts?.[key]
    return before !== undefined && !isSameAddress(before, address) ? [[key, address, before]] : []
  })
}
