import type { Family } from '../chain/chain.ts'

const ADDRESS_FAMILIES = {
  evm: 'evm',
  bitcoin: 'bitcoin',
  exchangeA: 'evm',
  exchangeB: 'exchangeB',
} as const satisfies Readonly<Record<Family, Family>>

/** A family with an address form that no other family has first. */
export type AddressFamily = (typeof ADDRESS_FAMILIES)[keyof typeof ADDRESS_FAMILIES]

export const FAMILY_NAMES = Object.keys(ADDRESS_FAMILIES) as readonly Family[]

export const ADDRESS_FORMS: readonly AddressFamily[] = [...new Set(Object.values(ADDRESS_FAMILIES))]

export function addressFamilyOf(family: Family): AddressFamily {
  return ADDRESS_FAMILIES[family]
}
