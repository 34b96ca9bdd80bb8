import { isSameAddress } from '../address.ts'
import { type Chain, type Family, familyOf } from '../chain.ts'
import { sameIdentifier } from '../currency.ts'
import type { ChainRecordFact } from '../facts.ts'
import type { Context } from './context.ts'

/** The service's `vmType` word of each family (service facts 5). */
const VM_TYPES: Readonly<Record<Family, string>> = { evm: 'evm', bitcoin: 'bvm', exchangeA: 'hypevm', exchangeB: 'lvm' }

/** The contracts of a chain record that the service may send the user's own transactions to. */
const CALLED = ['v3.erc20Router', 'v3.approvalProxy'] as const

/**
 * What the service lists of the two chains must be what the profile pins, and what was seen before. Nothing of the list
 * is used: where it was not read, nothing is missing.
 */
export function checkChains(context: Context): void {
  const { facts, origin, destination } = context
  if (!facts.chains.known) return
  const records = facts.chains.value
  const chains = origin.id === destination.id ? [origin] : [origin, destination]
  for (const chain of chains) {
    const own = records.filter((record) => record.id === chain.id)
    if (own.length > 1) {
      context.report('N03', at(chain), `The service lists ${chain.name} twice: either of the two may be false.`)
    }
    const others = records.filter((record) => record.id !== chain.id && record.slug === chain.slug)
    for (const other of others) {
      const message = `The service gives the name of ${chain.name} to chain ${other.id}: an order could mean another chain.`
      context.report('N08', at(chain, 'protocol.v2.chainId'), message)
    }
    for (const record of own) checkRecord(context, chain, record)
  }
}

function at(chain: Chain, field = ''): string {
  return `facts.chains.${chain.slug}${field && '.'}${field}`
}

function checkRecord({ report }: Context, chain: Chain, record: ChainRecordFact): void {
  const { slug, vmType, depository, isDisabled, isLagging } = record
  if (isDisabled) report('N10', at(chain, 'disabled'), `The service takes no crossing on ${chain.name} at present.`)
  if (isLagging) report('N11', at(chain, 'blockProductionLagging'), `${chain.name} is slow to make blocks now.`)
  if (vmType !== undefined && vmType !== VM_TYPES[familyOf(chain)]) {
    report('N04', at(chain, 'vmType'), `The service calls ${chain.name} a chain of another kind, ${vmType}.`)
  }
  if (slug !== undefined && slug !== chain.slug) {
    report(
      'N08',
      at(chain, 'protocol.v2.chainId'),
      `The service calls ${chain.name} ${slug}: orders would mean another.`,
    )
  }
  if (isOtherNative(chain, record)) {
    const said = `${record.nativeSymbol} with ${record.nativeDecimals} decimals`
    report('N02', at(chain, 'currency'), `The service says that ${chain.name} runs on ${said}: amounts could be false.`)
  }
  if (depository !== undefined && !chain.depositories.some((pinned) => sameIdentifier(pinned, depository))) {
    const pinned = chain.depositories.join(' or ')
    report(
      'D08',
      at(chain, 'protocol.v2.depository'),
      `The service names the depository ${depository}; known is ${pinned}.`,
    )
  }
  for (const [key, address, before] of movedContracts(chain, record)) {
    const message = `The service names ${address} as ${key} on ${chain.name}; it was ${before}.`
    report('N07', at(chain, `contracts.${key}`), message)
  }
}

// Exchanges list one dollar under several names, such as USDC and USDC (Perp).
function isOtherNative({ native }: Chain, { nativeSymbol, nativeDecimals }: ChainRecordFact): boolean {
  const plain = (symbol: string) => symbol.replace(/ \(.*\)$/, '')
  const isOtherSymbol = nativeSymbol !== undefined && plain(nativeSymbol) !== plain(native.symbol)
  return isOtherSymbol || (nativeDecimals !== undefined && nativeDecimals !== native.decimals)
}

// What may be called must be pinned; everything else must be what it was when this wallet saw the chain first.
function movedContracts({ contracts }: Chain, record: ChainRecordFact) {
  const pinned = [...contracts.routers, ...contracts.spenders]
  return Object.entries(record.contracts).flatMap(([key, address]) => {
    const isCalled = CALLED.some((each) => each === key) && pinned.length > 0
    if (isCalled && !pinned.some((each) => isSameAddress(each, address))) return [[key, address, pinned.join(' or ')]]
    const before = record.firstContracts?.[key]
    return before !== undefined && !isSameAddress(before, address) ? [[key, address, before]] : []
  })
}
