import type { Chain } from '../../chain/chain.ts'
import { contractsOf } from '../../chain/pinned-contracts.ts'
import { isSameAddress } from '../../families/address.ts'
import { traitsOf } from '../../families/families.ts'

/** Whether `extraData` is empty or names a pinned router canonically (service facts 6). */
export function isKnownExtraData(extraData: string, chain: Chain): boolean {
  return extraData === '0x' || namedRouter(extraData, chain) !== undefined
}

/** The pinned router that `extraData` names. */
export function namedRouter(extraData: string, chain: Chain): string | undefined {
  if (!traitsOf(chain).hasContracts) return undefined
  const routers = contractsOf(chain, 'router').map(({ address }) => address)
  return routers.find((router) => extraData.toLowerCase() === addressWord(router))
}

/**
 * Whether an order with calls pays the router that it names.
 *
 * Elsewhere the calls lack the money, and the approval proxy's owner could withdraw it.
 */
export function isPaidToItsRouter(recipient: string, extraData: string, chain: Chain): boolean {
  const router = namedRouter(extraData, chain)
  return router !== undefined && isSameAddress(router, recipient)
}

function addressWord(address: string): string {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
}
