import type { Asset, FamilyChain } from '../chain.ts'
import { codeOnly } from '../errors.ts'
import type { Family } from '../family.ts'

/** A chain with the family that serves it. */
export type End = Readonly<{ family: Family; chain: FamilyChain }>

/** Every chain of the service by id, in the order of the families. */
export type Registry = ReadonlyMap<number, End>

/** The registry of these families. */
export function registryOf(families: readonly Family[]): Registry {
  return new Map(families.flatMap((family) => family.chains.map((chain) => [chain.id, { family, chain }])))
}

/** The chain of an id that a body names in `field`, else the error UNSUPPORTED_CHAIN. */
export function endOf(registry: Registry, chainId: number, field: string): End {
  const end = registry.get(chainId)
  if (end) return end
  const known = [...registry.keys()].join(', ')
  throw codeOnly(400, 'UNSUPPORTED_CHAIN', `${field}: expected one of the chains ${known}, got ${chainId}`)
}

/** The asset that `text` names on a chain, else the error UNSUPPORTED_CURRENCY. */
export function assetOf({ family, chain }: End, text: string, field: string): Asset {
  const currency = family.currency(chain, text)
  if (currency) return { chain, currency }
  throw codeOnly(400, 'UNSUPPORTED_CURRENCY', `${field}: ${text} is not a currency of chain ${chain.id}`)
}
