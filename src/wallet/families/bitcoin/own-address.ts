import { chainById } from '../../../core/profiles/profile.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { OwnAddressPorts, TransferFromAccount } from '../../quotes/own-address-ports.ts'

const NO_ADDRESS = failedFor({ code: 'NO_OWN_ADDRESS' }, 'This wallet has no address of its own there')

/** Returns the account's unused receiving address. */
export async function bitcoinOwnAddress(account: string, ports: OwnAddressPorts): Promise<Answer<string>> {
  const index = await ports.indexOf(account)
  const [first] = index === undefined ? [] : await ports.holdings.receiving(index)
  return first ? { ok: true, value: first.address } : NO_ADDRESS
}

/** Picks the address that pays: alone, except for chosen coins of a plain payment. */
export async function bitcoinPayer(asked: TransferFromAccount, ports: OwnAddressPorts): Promise<Answer<string>> {
  const { originChainId, destinationChainId, account, amount, paidElsewhere, coins } = asked
  const index = await ports.indexOf(account)
  if (index === undefined) return NO_ADDRESS
  if (coins) {
    const owner = await ports.holdings.owner(index, coins)
    if (!owner.ok) return owner
    const { address, isOfSeveral } = owner.value
    const isPlain = originChainId === destinationChainId
    return isOfSeveral && !isPlain ? failedFor({ code: 'COINS_OF_SEVERAL' }) : { ok: true, value: address }
  }
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
