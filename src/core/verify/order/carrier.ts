import { isSameAddress } from '../../address.ts'
import { type Chain, familyOf } from '../../chain.ts'
import { contractsOf } from '../../contracts.ts'

/**
 * `extraData` of an order names the contract that carries a fill or a refund out (service facts 6): a pinned router in
 * canonical encoding, or nothing; off the EVM always nothing.
 */
export function isKnownExtraData(extraData: string, chain: Chain): boolean {
  return extraData === '0x' || namedRouter(extraData, chain) !== undefined
}

/** The pinned router that `extraData` names; undefined for everything else, such as the approval proxy. */
export function namedRouter(extraData: string, chain: Chain): string | undefined {
  if (familyOf(chain) !== 'evm') return undefined
  const routers = contractsOf(chain, 'router').map(({ address }) => address)
  return routers.find((router) => extraData.toLowerCase() === addressWord(router))
}

/**
 * Whether an order with calls pays the router that it names: any other place would keep the money from the calls, and
 * the owner of the approval proxy could withdraw it.
 */
export function isPaidToItsRouter(recipient: string, extraData: string, chain: Chain): boolean {
  const router = namedRouter(extraData, chain)
  return router !== undefined && isSameAddress(router, recipient)
}

// abi.encode(address): one word.
function addressWord(address: string): string {
  return `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
}
