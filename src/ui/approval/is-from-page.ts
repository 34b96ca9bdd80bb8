import type { ApprovalView } from '../../api/views/approvals.ts'

export function isFromPage(approval: ApprovalView): boolean {
  return approval.kind !== 'intent' || approval.requester.from === 'dapp'
}
