import { integratorApproval } from '../../../core/families/exchange-b/integrator-approval.ts'
import { messageText } from '../../../core/page/messages/personal-message.ts'
import { formatDecimal } from '../../../lib/decimal.ts'
import { hexToBytes } from '../../../lib/hex.ts'
import { m } from '../../messages/messages.ts'
import { whenText } from '../../text/day-and-time.ts'

/** Fees are in millionths. */
const FEE_DECIMALS = 4

export function IntegratorTerms({ message }: Readonly<{ message: string }>) {
  const say = m().message
  const approval = integratorApproval(messageText(hexToBytes(message)) ?? '')
  if (!approval) return null
  const { accountIndex, integratorIndex, mostFee, expiresAtMs } = approval
  if (expiresAtMs === undefined)
    return <p>{say.integratorRevoked({ integrator: integratorIndex, account: accountIndex })}</p>
  const fee = formatDecimal(BigInt(mostFee), FEE_DECIMALS)
  return (
    <p>
      {say.integratorTerms({
        integrator: integratorIndex,
        account: accountIndex,
        fee,
        until: whenText(Math.floor(expiresAtMs / 1_000)),
      })}
    </p>
  )
}
