import type { Execution } from '../../core/execution/execution.ts'
import type { AddressStatistics } from '../../core/families/bitcoin/balance.ts'
import { isDepositAddress } from '../../core/families/deposit-address-item.ts'
import { type Currency, isSameCurrency } from '../../core/money/currency.ts'
import { chainById, currencyOf, type Profile } from '../../core/profiles/profile.ts'
import { type Answer, failedFor } from '../../core/reason/reason.ts'
import { CausewayError } from '../../lib/errors.ts'
import { rulesOf } from '../families/rules-by-family.ts'

/** Smallest units; on EVM chains `arrived` is the present balance. */
export type AddressDeposit = Readonly<{ arrived: bigint; waiting: bigint; payments: number | undefined }>

export type AddressDepositPorts = Readonly<{
  profile: Profile
  statistics: (address: string) => Promise<Answer<AddressStatistics>>
  balance: (currency: Currency, address: string) => Promise<Answer<bigint>>
}>

type Asked = Readonly<{
  plan: Execution['plan']
  intent?: Pick<Execution['intent'], 'currencies'>
  paidBefore?: Execution['paidBefore']
}>

/** Reads a transfer's deposit address; undefined without one. */
export async function readAddressDeposit(
  { plan, intent, paidBefore }: Asked,
  ports: AddressDepositPorts,
): Promise<Answer<AddressDeposit> | undefined> {
  const item = plan.find(isDepositAddress)
  const chain = item && chainById(ports.profile, item.chainId)
  if (!item || !chain) return undefined
  if (rulesOf(chain).countsPayments) return paymentsAt(item.address, paidBefore, ports)
  const isIt = (each: Currency) => isSameCurrency(each, { chainId: item.chainId, address: item.currency })
  const currency = currencyOf(ports.profile, item.chainId, item.currency) ?? intent?.currencies?.find(isIt)
  if (!currency) return failedFor({ code: 'CURRENCY_UNKNOWN' })
  const balance = await ports.balance(currency, item.address)
  return balance.ok ? { ok: true, value: { arrived: balance.value, waiting: 0n, payments: undefined } } : balance
}

/**
 * Notes a reusable address's earlier payments before it is shown.
 *
 * @throws CausewayError `PAID_BEFORE_UNREAD`: the payments would count for this transfer
 */
export async function withPaidBefore(execution: Execution, ports: AddressDepositPorts): Promise<Execution> {
  const { plan, intent } = execution
  const chain = chainById(ports.profile, intent.originChainId)
  if (intent.payment !== 'openAddress' || !chain || !rulesOf(chain).countsPayments) return execution
  const read = await readAddressDeposit({ plan, intent }, ports)
  if (!read) return execution
  if (!read.ok) throw new CausewayError('PAID_BEFORE_UNREAD', 'The earlier payments are unread', { cause: read.reason })
  const { arrived, payments = 0 } = read.value
  return { ...execution, paidBefore: { arrived, payments } }
}

async function paymentsAt(
  address: string,
  before: Execution['paidBefore'],
  { statistics }: AddressDepositPorts,
): Promise<Answer<AddressDeposit>> {
  const answer = await statistics(address)
  if (!answer.ok) return answer
  const { confirmed, waiting, payments } = answer.value
  const ever = confirmed.fundedSats + waiting.fundedSats
  // A reorganisation can undo an earlier payment.
  const arrived = ever > (before?.arrived ?? 0n) ? ever - (before?.arrived ?? 0n) : 0n
  const unconfirmed = waiting.fundedSats < arrived ? waiting.fundedSats : arrived
  return {
    ok: true,
    value: { arrived, waiting: unconfirmed, payments: Math.max(0, payments - (before?.payments ?? 0)) },
  }
}
