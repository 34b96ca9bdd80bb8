import { useEffect } from 'preact/hooks'
import type { ApprovalView } from '../../api/views/approvals.ts'
import { ofWindows } from '../messages/app-messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { SiteHeader } from './site-header.tsx'

export function WaitingSite() {
  const { approvals } = useApp().store
  useEffect(() => void approvals.reload(), [approvals])
  const [first] = readyValue(approvals.now.value) ?? []
  const origin = first && originOf(first)
  return origin === undefined ? null : <SiteHeader origin={origin} asks={ofWindows().unlockToSee} />
}

function originOf(view: ApprovalView): string | undefined {
  if (view.kind !== 'intent') return view.origin
  return view.requester.from === 'dapp' ? view.requester.origin : undefined
}
