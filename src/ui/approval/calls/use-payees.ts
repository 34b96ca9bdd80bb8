import type { CallView } from '../../../api/views/approvals.ts'
import type { RecipientView } from '../../../api/views/counterparties.ts'
import { isSameAddress } from '../../../core/families/address.ts'
import { type Risk, risksOf } from '../../review/risks/risk.ts'
import { useCounterparties } from '../../review/risks/use-counterparty.ts'
import { useTicks } from '../../review/risks/use-ticks.ts'
import { useOwnAddresses } from '../../state/wallet/own-addresses.ts'
import { payeeAddresses } from './payees.ts'

export type Payees = Readonly<{
  /** Undefined during the lookup and after its failure. */
  known: (address: string) => RecipientView | undefined
  isOwn: (address: string) => boolean
  isTicked: (address: string, risk: Risk) => boolean
  tick: (address: string, risk: Risk, isOn: boolean) => void
  isGrave: boolean
  isAccepted: boolean
  left: number
}>

export function usePayees(calls: readonly CallView[], chainId: number): Payees {
  const own = useOwnAddresses()
  const { isTicked, tick } = useTicks()
  const isOwn = (address: string) => own.some((each) => isSameAddress(each, address))
  const found = useCounterparties(payeeAddresses(calls).map((address) => ({ address, chainId })))
  const known = (address: string) => found?.find((each) => isSameAddress(each.address, address))?.known
  const keyOf = (address: string, risk: Risk) => `${risk} ${chainId} ${address.toLowerCase()}`
  const risks = (found ?? []).flatMap((each) => risksOf(each.known).map((risk) => keyOf(each.address, risk)))
  const left = risks.filter((key) => !isTicked(key)).length
  return {
    known,
    isOwn: (address) => isOwn(address) || known(address)?.isOwn === true,
    isTicked: (address, risk) => isTicked(keyOf(address, risk)),
    tick: (address, risk, isOn) => tick(keyOf(address, risk), isOn),
    isGrave: risks.some((key) => /^(?:looksLike|exchange) /.test(key)),
    isAccepted: found !== undefined && left === 0,
    left,
  }
}
