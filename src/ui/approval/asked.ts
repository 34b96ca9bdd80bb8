import type { ApprovalView } from '../../api/approval-views.ts'

/** Whether a page asks this, and not the user in the form. */
export function isAskedByPage(approval: ApprovalView): boolean {
  return approval.kind !== 'intent' || approval.requester.from === 'dapp'
}
