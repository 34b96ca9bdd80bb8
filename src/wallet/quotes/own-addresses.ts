import { type Family, familyOf } from '../../core/chain/chain.ts'
import type { IntentInput } from '../../core/intent/intent.ts'
import { chainById, type Profile } from '../../core/profiles/profile.ts'
import { failedFor } from '../../core/reason/reason.ts'
import type { BitcoinHoldings } from '../families/bitcoin/holdings.ts'
import type { Answer } from '../families/evm/node-port.ts'

/** Without `recipient` the account receives. */
export type TransferFromAccount = Omit<IntentInput, 'user' | 'recipient' | 'refundTo'> &
  Readonly<{ account: string; recipient?: string | undefined; refundTo?: string | undefined }>

export type OwnAddressPorts = Readonly<{
  profile: Profile
  /** Undefined means a foreign account. */
  indexOf: (account: string) => Promise<number | undefined>
  holdings: Pick<BitcoinHoldings, 'payer' | 'receiving'>
  accountOnExchangeB: (account: string) => Promise<Answer<string>>
  /** Counts confirmed satoshis of any address. */
  satsAt: (address: string) => Promise<Answer<bigint>>
}>

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

const NO_ADDRESS = failedFor({ code: 'NO_OWN_ADDRESS' }, 'This wallet has no address of its own there')

async function payerOf(asked: TransferFromAccount, ports: OwnAddressPorts): Promise<Answer<string>> {
  const { originChainId, account, amount, paidElsewhere } = asked
  if (familyAt(originChainId, ports.profile) !== 'bitcoin') return ownAddress(originChainId, account, ports)
  const index = await ports.indexOf(account)
  if (index === undefined) return NO_ADDRESS
  const payer = await ports.holdings.payer(index, amount)
  if (!payer.ok) return payer
  const { address, availableSats } = payer.value
  const named = paidElsewhere && availableSats <= amount ? await richEnough(originChainId, amount, ports) : undefined
  return { ok: true, value: named ?? address }
}

// Interface, "Quote rules" 8: Bitcoin deposit quotes need an address with a larger balance, not necessarily the
// payer's. If ours has too little, a depository is named.
async function richEnough(chainId: number, amount: bigint, ports: OwnAddressPorts): Promise<string | undefined> {
  for (const address of chainById(ports.profile, chainId)?.depositories ?? []) {
    const sats = await ports.satsAt(address)
    if (sats.ok && sats.value > amount) return address
  }
  return undefined
}

async function ownAddress(chainId: number, account: string, ports: OwnAddressPorts): Promise<Answer<string>> {
  const family = familyAt(chainId, ports.profile)
  if (family === 'exchangeB') return ports.accountOnExchangeB(account)
  if (family !== 'bitcoin') return { ok: true, value: account }
  const index = await ports.indexOf(account)
  const [first] = index === undefined ? [] : await ports.holdings.receiving(index)
  return first ? { ok: true, value: first.address } : NO_ADDRESS
}

function familyAt(chainId: number, profile: Profile): Family | undefined {
  const chain = chainById(profile, chainId)
  return chain && familyOf(chain)
}
