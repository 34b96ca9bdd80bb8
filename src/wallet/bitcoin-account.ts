import { type AccountAddress, accountAddresses, type BitcoinAccount } from '../core/bitcoin/account.ts'
import { type AddressStatistics, type BitcoinBalance, balanceOf } from '../core/bitcoin/balance.ts'
import { nextUnused, toLookAt } from '../core/bitcoin/gap.ts'
import type { Answer } from './node-port.ts'

export type ScanPorts = Readonly<{ statistics: (address: string) => Promise<Answer<AddressStatistics>> }>

/** An address that was looked at, and what the explorer says of it. */
export type ScannedAddress = AccountAddress & Readonly<{ statistics: AddressStatistics }>

/** One chain of an account: every address that was looked at, in their order, and the one to be used next. */
export type ScannedChain = Readonly<{ addresses: readonly ScannedAddress[]; next: AccountAddress }>

/** An account as it stands: satoshis. The scripts of all its addresses are its own, also those never used. */
export type ScannedAccount = Readonly<{ receive: ScannedChain; change: ScannedChain; balance: BitcoinBalance }>

/** So many addresses are asked about at the same time, of each chain. */
const AT_ONCE = 5

/**
 * Looks through both chains of an account until twenty addresses in a row have no history (BIP-44). It needs the
 * account's public key alone, so that a locked wallet can do it too. An explorer that does not answer for one address
 * gives a failure: what is not known must not look like nothing.
 */
export async function scanAccount(account: BitcoinAccount, ports: ScanPorts): Promise<Answer<ScannedAccount>> {
  const addressAt = accountAddresses(account)
  const [receive, change] = await Promise.all([
    scanChain((index) => addressAt('receive', index), ports),
    scanChain((index) => addressAt('change', index), ports),
  ])
  if (!receive.ok) return receive
  if (!change.ok) return change
  const all = [...receive.value.addresses, ...change.value.addresses]
  const balance = balanceOf(all.map(({ statistics }) => statistics))
  return { ok: true, value: { receive: receive.value, change: change.value, balance } }
}

async function scanChain(
  addressAt: (index: number) => AccountAddress,
  { statistics }: ScanPorts,
): Promise<Answer<ScannedChain>> {
  const addresses: ScannedAddress[] = []
  const histories = () => addresses.map((each) => each.statistics.transactions > 0)
  for (let wanted = toLookAt([]); wanted.length > 0; wanted = toLookAt(histories())) {
    const some = wanted.slice(0, AT_ONCE).map(addressAt)
    const answers = await Promise.all(some.map(({ address }) => statistics(address)))
    for (const [at, address] of some.entries()) {
      const answer = answers[at]
      if (!answer?.ok) return answer ?? NOTHING
      addresses.push({ ...address, statistics: answer.value })
    }
  }
  return { ok: true, value: { addresses, next: addressAt(nextUnused(histories())) } }
}

const NOTHING = { ok: false, message: 'The explorer gave no answer' } as const
