import type { IntentInput } from '../../core/intent/intent.ts'
import type { Answer } from '../../core/reason/reason.ts'
import { rulesAt } from '../families/rules-by-family.ts'
import type { OwnAddressPorts, TransferFromAccount } from './own-address-ports.ts'

/**
 * Fills in own payer, recipient and refund addresses. Exchange B uses its account index. Bitcoin pays from one address
 * and refunds there; arrivals and foreign refunds use unused addresses.
 */
export async function withOwnAddresses(
  asked: TransferFromAccount,
  ports: OwnAddressPorts,
): Promise<Answer<IntentInput>> {
  const { account, ...rest } = asked
  const user = await payerOf(asked, ports)
  if (!user.ok) return user
  const recipient = await givenOr(asked.recipient, () => ownAddress(asked.destinationChainId, account, ports))
  if (!recipient.ok) return recipient
  const refundTo = await givenOr(asked.refundTo, async () =>
    asked.paidElsewhere ? ownAddress(asked.originChainId, account, ports) : user,
  )
  if (!refundTo.ok) return refundTo
  return { ok: true, value: { ...rest, user: user.value, recipient: recipient.value, refundTo: refundTo.value } }
}

async function givenOr(given: string | undefined, own: () => Promise<Answer<string>>): Promise<Answer<string>> {
  return given === undefined ? own() : { ok: true, value: given }
}

async function payerOf(asked: TransferFromAccount, ports: OwnAddressPorts): Promise<Answer<string>> {
  return rulesAt(asked.originChainId, ports.profile)?.payer(asked, ports) ?? unknownChain(asked.account)
}

async function ownAddress(chainId: number, account: string, ports: OwnAddressPorts): Promise<Answer<string>> {
  return rulesAt(chainId, ports.profile)?.ownAddress(account, ports) ?? unknownChain(account)
}

// The intent refuses a chain outside the profile and says so.
function unknownChain(account: string): Answer<string> {
  return { ok: true, value: account }
}
