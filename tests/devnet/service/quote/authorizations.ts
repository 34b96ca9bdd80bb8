import type { Hex } from '../chain.ts'
import type { Authorization } from '../destination.ts'
import { codeOnly } from '../errors.ts'
import type { QuoteTerms } from './quote-fields.ts'
import type { Route } from './route.ts'

/**
 * The EIP-7702 authorizations of a body; the chain checks their signatures.
 *
 * Errors: INVALID_EXTRA_TXS for another chain, UNSUPPORTED_EXECUTION_TYPE if the service sends no transaction.
 */
export function authorizationsOf(body: QuoteTerms, { destination, local }: Route): readonly Authorization[] {
  const list = body.authorizationList ?? []
  if (list.length > 0 && local) {
    const sentence = 'on one chain the user sends the transaction; see forceSolverExecution'
    throw codeOnly(400, 'UNSUPPORTED_EXECUTION_TYPE', `authorizationList: ${sentence}`)
  }
  return list.map(({ chainId, address, nonce, yParity, r, s }, index): Authorization => {
    if (chainId !== 0 && chainId !== destination.chain.id) {
      const wanted = `0 or the destination chain ${destination.chain.id}`
      throw codeOnly(
        400,
        'INVALID_EXTRA_TXS',
        `authorizationList[${index}].chainId: expected ${wanted}, got ${chainId}`,
      )
    }
    return { chainId, nonce, yParity, address: address as Hex, r: r as Hex, s: s as Hex }
  })
}
