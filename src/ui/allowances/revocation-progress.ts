import type { BundleView } from '../../api/views/transfers.ts'
import { isBundleInFlight } from '../../core/bundle/bundle.ts'
import { isSameAddress } from '../../core/families/address.ts'
import type { Token } from '../../core/page/calls/meaning.ts'
import type { AllowanceRef } from './allowance-ref.ts'

export type RevocationProgress = Readonly<{
  wanted: AllowanceRef
  token: Token
  bundleId: string
  state: 'underWay' | 'done' | 'failed'
  approvedAtSeconds: number
}>

/** Newest first, one per allowance. */
export function revocationsAmong(sent: readonly BundleView[]): readonly RevocationProgress[] {
  const all = sent.flatMap(({ bundle, calls }): readonly RevocationProgress[] => {
    const act = calls[0]?.meaning.act
    if (bundle.requester.by !== 'wallet' || (act?.kind !== 'allowance' && act?.kind !== 'permit2')) return []
    const at = act.kind === 'permit2' ? 'permit2' : 'token'
    const { account, chainId, id: bundleId, approvedAtSeconds, stage } = bundle
    const wanted = { account, chainId, token: act.token.address, spender: act.spender, at } as const
    const state = isBundleInFlight(bundle) ? 'underWay' : stage.stage === 'done' ? 'done' : 'failed'
    return [{ wanted, token: act.token, bundleId, state, approvedAtSeconds }]
  })
  const newest = [...all].sort((a, b) => b.approvedAtSeconds - a.approvedAtSeconds)
  return newest.filter((each, at) => newest.findIndex((other) => isSameAllowanceRef(other.wanted, each.wanted)) === at)
}

export function isSameAllowanceRef(a: AllowanceRef, b: AllowanceRef): boolean {
  return (
    a.chainId === b.chainId &&
    a.at === b.at &&
    isSameAddress(a.account, b.account) &&
    isSameAddress(a.token, b.token) &&
    isSameAddress(a.spender, b.spender)
  )
}
