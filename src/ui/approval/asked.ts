import type { ApprovalView } from '../../api/approval-views.ts'

export function isFromPage(approval: ApprovalView): boolean {
  return approval.kind !== 'intent' || approval.requester.from === 'dapp'
}
