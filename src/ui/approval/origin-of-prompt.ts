import type { ApprovalView } from '../../api/views/approvals.ts'

export function originOfPrompt(view: ApprovalView): string | undefined {
  if (view.kind !== 'intent') return view.origin
  return view.requester.from === 'dapp' ? view.requester.origin : undefined
}
