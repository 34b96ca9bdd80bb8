import { type AccountAddress, accountAddresses, type BitcoinAccount } from '../../core/bitcoin/account.ts'
import { type AddressStatistics, type BitcoinBalance, balanceOf } from '../../core/bitcoin/balance.ts'
import { GAP_LIMIT, nextUnused, toLookAt } from '../../core/bitcoin/gap.ts'
import type { AccountChain } from '../../core/bitcoin/path.ts'
import { failedFor } from '../../core/reason.ts'
import type { Answer } from '../node-port.ts'

export type ScanPorts = Readonly<{ statistics: (address: string) => Promise<Answer<AddressStatistics>> }>

/** An address that was looked at, and what the explorer says of it. */
export type ScannedAddress = AccountAddress & Readonly<{ statistics: AddressStatistics }>

/** One chain of an account: every address that was looked at, in their order, and the one to be used next. */
export type ScannedChain = Readonly<{
  addresses: readonly ScannedAddress[]
  next: AccountAddress
  nextIndex: number
}>

/** An account as it stands: satoshis. The scripts of all its addresses are its own, also those never used. */
export type ScannedAccount = Readonly<{ receive: ScannedChain; change: ScannedChain; balance: BitcoinBalance }>

/** How far the two chains of an account were found to be used: the index of the address behind the last one with history. */
export type UsedUpTo = Readonly<{ receive: number; change: number }>

/** So many addresses are asked about at the same time, of each chain. */
const AT_ONCE = 5

/**
 * Looks through both chains of an account until twenty addresses in a row have no history (BIP-44). It needs the
 * account's public key alone, so that a locked wallet can do it too. An explorer that does not answer for one address
 * gives a failure: what is not known must not look like nothing.
 *
 * @param usedUpTo what an earlier look has found, where everything was looked through lately: then one address without
 * history behind it is enough
 */
export async function scanAccount(
  account: BitcoinAccount,
  ports: ScanPorts,
  usedUpTo?: UsedUpTo,
): Promise<Answer<ScannedAccount>> {
  const addressAt = accountAddresses(account)
  const search = (chain: AccountChain) =>
    usedUpTo ? { gap: 1, least: usedUpTo[chain] + 1 } : { gap: GAP_LIMIT, least: 0 }
  const [receive, change] = await Promise.all([
    scanChain((index) => addressAt('receive', index), search('receive'), ports),
    scanChain((index) => addressAt('change', index), search('change'), ports),
  ])
  if (!receive.ok) return receive
  if (!change.ok) return change
  const all = [...receive.value.addresses, ...change.value.addresses]
  const balance = balanceOf(all.map(({ statistics }) => statistics))
  return { ok: true, value: { receive: receive.value, change: change.value, balance } }
}

async function scanChain(
  addressAt: (index: number) => AccountAddress,
  search: Parameters<typeof toLookAt>[1],
  { statistics }: ScanPorts,
): Promise<Answer<ScannedChain>> {
  const addresses: ScannedAddress[] = []
  const histories = () => addresses.map((each) => each.statistics.transactions > 0)
  for (let wanted = toLookAt([], search); wanted.length > 0; wanted = toLookAt(histories(), search)) {
    const some = wanted.slice(0, AT_ONCE).map(addressAt)
    const answers = await Promise.all(some.map(({ address }) => statistics(address)))
    for (const [at, address] of some.entries()) {
      const answer = answers[at]
      if (!answer?.ok) return answer ?? NOTHING
      addresses.push({ ...address, statistics: answer.value })
    }
  }
  const nextIndex = nextUnused(histories())
  return { ok: true, value: { addresses, next: addressAt(nextIndex), nextIndex } }
}

const NOTHING = failedFor({ code: 'EXPLORER_SILENT' })
