import type { Role } from '../chain.ts'
import { codeOnly, messageOnly } from '../errors.ts'
import type { QuoteTerms } from './quote-fields.ts'
import type { Route } from './route.ts'

/** In each chain's canonical form. */
export type Parties = Readonly<{
  user: string
  recipient: string
  /** `depositor`: the unknown payer; only with a deposit address. */
  refundTo: string | 'depositor'
}>

/**
 * Reads a body's addresses by their chains' rules.
 *
 * Errors: INVALID_ADDRESS, INVALID_RECIPIENT, USER_RECIPIENT_MISMATCH.
 */
export function partiesOf(body: QuoteTerms, { origin, destination }: Route): Parties {
  const isNobody = (text: string) => text.toLowerCase() === origin.chain.native.address.toLowerCase()
  // An unknown depositor is written as the native currency's address.
  const anybody = body.useDepositAddress === true
  const user = anybody && isNobody(body.user) ? body.user : addressOn(origin, body.user, 'user')
  const recipient = recipientOf(body, user, { origin, destination })
  if (recipient.toLowerCase() === destination.chain.depository.toLowerCase()) {
    throw codeOnly(400, 'INVALID_RECIPIENT', 'recipient: the depository cannot receive a fill')
  }
  if (body.recoveryAddress !== undefined) addressOn(origin, body.recoveryAddress, 'recoveryAddress')
  return { user, recipient, refundTo: refundOf(body, { user, recipient }, { origin, destination }) }
}

type Ends = Pick<Route, 'origin' | 'destination'>

function recipientOf(body: QuoteTerms, user: string, { origin, destination }: Ends): string {
  if (body.recipient !== undefined) return addressOn(destination, body.recipient, 'recipient')
  const isKnown = user !== origin.chain.native.address
  if (isKnown && destination.family.address(destination.chain, user, 'recipient') !== undefined) return user
  const message = `recipient: is required: the user is no address of chain ${destination.chain.id}`
  throw codeOnly(400, 'USER_RECIPIENT_MISMATCH', message)
}

function refundOf(body: QuoteTerms, at: Readonly<{ user: string; recipient: string }>, { origin }: Ends): string {
  if (body.refundTo !== undefined) {
    if (body.useDepositAddress && body.refundTo === origin.chain.native.address) return 'depositor'
    return addressOn(origin, body.refundTo, 'refundTo')
  }
  if (origin.family.address(origin.chain, at.recipient, 'refundTo') !== undefined) return at.recipient
  if (at.user === origin.chain.native.address) return 'depositor'
  return at.user
}

function addressOn({ family, chain }: Route['origin'], text: string, field: Role | 'recoveryAddress'): string {
  const role = field === 'recoveryAddress' ? 'refundTo' : field
  const found = family.address(chain, text, role)
  if (found === undefined) {
    throw codeOnly(
      400,
      'INVALID_ADDRESS',
      `${field}: expected ${family.addressWords}, got ${JSON.stringify(text.slice(0, 80))}`,
    )
  }
  if (found !== chain.native.address) return found
  if (field === 'recoveryAddress') throw messageOnly(400, 'recoveryAddress: the native currency is no address')
  const code = field === 'recipient' ? 'INVALID_RECIPIENT' : 'INVALID_ADDRESS'
  throw codeOnly(400, code, `${field}: the zero address cannot take part in a transfer`)
}
