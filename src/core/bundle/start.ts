import { startProgress } from '../execution/progress.ts'
import type { Deposit } from '../families/evm/deposit-events.ts'
import { nonceResource } from '../reservation/nonces.ts'
import type { Bundle } from './bundle.ts'

export type ApprovedBundle = Pick<
  Bundle,
  'id' | 'requester' | 'chainId' | 'account' | 'calls' | 'funding' | 'asksFunds' | 'mostGas' | 'approvedAtSeconds'
> &
  /** `nonce` is the account's first free one. */
  Readonly<{ simulated?: readonly Deposit[]; nonce: number }>

export function startBundle({ simulated = [], nonce, ...beginning }: ApprovedBundle): Bundle {
  const { approvedAtSeconds, funding, calls, chainId, account } = beginning
  return {
    version: 1,
    ...beginning,
    items: calls.map(() => ({ phase: 'planned' })),
    ...(simulated.length > 0 ? { deposits: { simulated, read: [] } } : {}),
    stage: { stage: funding.length > 0 ? 'funding' : 'calls' },
    noncesAtApproval: [{ resource: nonceResource(chainId, account), nonce: BigInt(nonce) }],
    isTold: false,
    obstacle: undefined,
    ...startProgress(approvedAtSeconds),
    history: [{ atSeconds: approvedAtSeconds, what: 'approved' }],
    updatedAtSeconds: approvedAtSeconds,
    seq: 0,
  }
}
