import { useEffect } from 'preact/hooks'
import { ofWindows } from '../messages/app-messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { originOfPrompt } from './origin-of-prompt.ts'
import { SiteHeader } from './site-header.tsx'

export function WaitingSite() {
  const { approvals } = useApp().store
  useEffect(() => void approvals.reload(), [approvals])
  const [first] = readyValue(approvals.now.value) ?? []
  const origin = first && originOfPrompt(first)
  return origin === undefined ? null : <SiteHeader origin={origin} asks={ofWindows().unlockToSee} />
}
