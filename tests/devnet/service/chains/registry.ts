import type { Asset, FamilyChain } from '../chain.ts'
import { codeOnly } from '../errors.ts'
import type { Family } from '../family.ts'

export type End = Readonly<{ family: Family; chain: FamilyChain }>

export type Registry = ReadonlyMap<number, End>

export function registryOf(families: readonly Family[]): Registry {
  return new Map(families.flatMap((family) => family.chains.map((chain) => [chain.id, { family, chain }])))
}

/**
 * The chain of an id, else UNSUPPORTED_CHAIN.
 *
 * `field` is its name in the body.
 */
export function endOf(registry: Registry, chainId: number, field: string): End {
  const end = registry.get(chainId)
  if (end) return end
  const known = [...registry.keys()].join(', ')
  throw codeOnly(400, 'UNSUPPORTED_CHAIN', `${field}: expected one of the chains ${known}, got ${chainId}`)
}

/** The asset that `text` names on a chain, else UNSUPPORTED_CURRENCY. */
export function assetOf({ family, chain }: End, text: string, field: string): Asset {
  const currency = family.currency(chain, text)
  if (currency) return { chain, currency }
  throw codeOnly(400, 'UNSUPPORTED_CURRENCY', `${field}: ${text} is not a currency of chain ${chain.id}`)
}
