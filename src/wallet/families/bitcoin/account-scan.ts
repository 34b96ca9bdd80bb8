import { type AccountAddress, accountAddresses, type BitcoinAccount } from '../../../core/families/bitcoin/account.ts'
import {
  type AddressStatistics,
  type BitcoinBalance,
  bitcoinBalanceOf,
} from '../../../core/families/bitcoin/balance.ts'
import type { AccountChain } from '../../../core/families/bitcoin/derivation-path.ts'
import { GAP_LIMIT, nextAddressesToScan, nextUnused } from '../../../core/families/bitcoin/gap-limit.ts'
import { failedFor } from '../../../core/reason/reason.ts'
import type { Answer } from '../evm/node-port.ts'

export type ScanPorts = Readonly<{ statistics: (address: string) => Promise<Answer<AddressStatistics>> }>

export type ScannedAddress = AccountAddress & Readonly<{ statistics: AddressStatistics }>

export type ScannedChain = Readonly<{
  addresses: readonly ScannedAddress[]
  next: AccountAddress
  nextIndex: number
}>

/** Amounts are satoshis. Unused addresses belong to it too. */
export type ScannedAccount = Readonly<{ receive: ScannedChain; change: ScannedChain; balance: BitcoinBalance }>

/** Each is the index after the last address with history. */
export type LastUsedIndexes = Readonly<{ receive: number; change: number }>

const AT_ONCE = 5

/**
 * Scans both chains until twenty addresses without history (BIP-44). One unanswered address fails it: unknown must not
 * look empty.
 *
 * @param shown every address below these indexes is read in any case
 */
export async function scanAccount(
  account: BitcoinAccount,
  ports: ScanPorts,
  { usedUpTo, shown = NONE_SHOWN }: Readonly<{ usedUpTo?: LastUsedIndexes | undefined; shown?: LastUsedIndexes }> = {},
): Promise<Answer<ScannedAccount>> {
  const addressAt = accountAddresses(account)
  const search = (chain: AccountChain) =>
    usedUpTo ? { gap: 1, least: Math.max(usedUpTo[chain] + 1, shown[chain]) } : { gap: GAP_LIMIT, least: shown[chain] }
  const [receive, change] = await Promise.all([
    scanChain((index) => addressAt('receive', index), search('receive'), ports),
    scanChain((index) => addressAt('change', index), search('change'), ports),
  ])
  if (!receive.ok) return receive
  if (!change.ok) return change
  const all = [...receive.value.addresses, ...change.value.addresses]
  const balance = bitcoinBalanceOf(all.map(({ statistics }) => statistics))
  return { ok: true, value: { receive: receive.value, change: change.value, balance } }
}

async function scanChain(
  addressAt: (index: number) => AccountAddress,
  search: Parameters<typeof nextAddressesToScan>[1],
  { statistics }: ScanPorts,
): Promise<Answer<ScannedChain>> {
  const addresses: ScannedAddress[] = []
  const histories = () => addresses.map((each) => each.statistics.transactions > 0)
  for (
    let wanted = nextAddressesToScan([], search);
    wanted.length > 0;
    wanted = nextAddressesToScan(histories(), search)
  ) {
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

const NONE_SHOWN: LastUsedIndexes = { receive: 0, change: 0 }
const NOTHING = failedFor({ code: 'EXPLORER_SILENT' })
