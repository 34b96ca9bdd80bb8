import type { Execution } from '../../core/execution/execution.ts'
import type { AddressStatistics } from '../../core/families/bitcoin/balance.ts'
import { isDepositAddress } from '../../core/families/deposit-address-item.ts'
import { type Currency, isSameCurrency } from '../../core/money/currency.ts'
import { chainById, currencyOf, type Profile } from '../../core/profiles/profile.ts'
import { failedFor } from '../../core/reason/reason.ts'
import type { Answer } from '../families/evm/node-port.ts'
import { rulesOf } from '../families/rules-by-family.ts'

/**
 * `arrived` counts all payments ever on Bitcoin, the present balance on EVM chains. Amounts are smallest units;
 * `waiting` is unconfirmed.
 */
export type AddressDeposit = Readonly<{ arrived: bigint; waiting: bigint; payments: number | undefined }>

export type AddressDepositPorts = Readonly<{
  profile: Profile
  statistics: (address: string) => Promise<Answer<AddressStatistics>>
  balance: (currency: Currency, address: string) => Promise<Answer<bigint>>
}>

/** Reads a transfer's deposit address; undefined without one. */
export async function readAddressDeposit(
  { plan, intent }: Readonly<{ plan: Execution['plan']; intent?: Pick<Execution['intent'], 'currencies'> }>,
  ports: AddressDepositPorts,
): Promise<Answer<AddressDeposit> | undefined> {
  const item = plan.find(isDepositAddress)
  const chain = item && chainById(ports.profile, item.chainId)
  if (!item || !chain) return undefined
  if (rulesOf(chain).countsPayments) return paymentsAt(item.address, ports)
  const isIt = (each: Currency) => isSameCurrency(each, { chainId: item.chainId, address: item.currency })
  const currency = currencyOf(ports.profile, item.chainId, item.currency) ?? intent?.currencies?.find(isIt)
  if (!currency) return failedFor({ code: 'CURRENCY_UNKNOWN' })
  const balance = await ports.balance(currency, item.address)
  return balance.ok ? { ok: true, value: { arrived: balance.value, waiting: 0n, payments: undefined } } : balance
}

async function paymentsAt(address: string, { statistics }: AddressDepositPorts): Promise<Answer<AddressDeposit>> {
  const answer = await statistics(address)
  if (!answer.ok) return answer
  const { confirmed, waiting, payments } = answer.value
  return {
    ok: true,
    value: { arrived: confirmed.fundedSats + waiting.fundedSats, waiting: waiting.fundedSats, payments },
  }
}
