import type { AllowanceContract } from '../../allowances/pairs.ts'
import type { TypedData } from '../../execution/item.ts'
import type { Amount } from '../../money/currency.ts'
import { isUnlimited } from '../calls/unlimited-allowance.ts'
import { chainIdIn } from './typed-data.ts'
import { contractIn } from './typed-data-contract.ts'
import { typedDataPowerOf } from './typed-data-power.ts'

/** An allowance that typed data for its contract can use up; smallest units. */
export type PossibleTake = Readonly<{ amount: Amount; at: AllowanceContract }>

/**
 * The allowances of an account's known tokens to a contract; undefined where any is unread.
 *
 * `beyond` names another way to the money: the contract is a known `token`, the account is `delegated` or unread, or
 * the data have a known `form`.
 */
export type PossiblePayment = Readonly<{
  takes: readonly PossibleTake[] | undefined
  beyond: 'token' | 'delegated' | 'form' | undefined
}>

export type PayingContract = Readonly<{ chainId: number | undefined; contract: string }>

/** The contract that may pay out its allowances by these data; undefined where their effect is known otherwise. */
export function payingContractOf(typedData: TypedData): PayingContract | undefined {
  const contract = contractIn(typedData)
  const isUnknown = typedDataPowerOf(typedData) === 'contract'
  return isUnknown && contract !== undefined ? { chainId: chainIdIn(typedData), contract } : undefined
}

/** The most that typed data can move; undefined means everything. */
export function leavesOf(payment: PossiblePayment | undefined): readonly Amount[] | undefined {
  const { takes, beyond } = payment ?? { takes: undefined, beyond: undefined }
  const isAll = beyond !== undefined || takes?.some(({ amount }) => isUnlimited(amount.value))
  return isAll ? undefined : takes?.map(({ amount }) => amount)
}
