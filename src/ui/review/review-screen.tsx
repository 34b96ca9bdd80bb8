import { useEffect, useState } from 'preact/hooks'
import { useApp } from '../state/app.ts'
import { useEscape } from '../state/page/use-escape.ts'
import { ReviewPanel } from './review-panel.tsx'

export function ReviewScreen() {
  const { client, go, host, store } = useApp()
  const [chosen] = useState(store.chosen.peek())
  useEffect(() => {
    if (!chosen) go({ screen: 'form' })
  }, [chosen])
  useEscape(() => go({ screen: 'form' }))
  if (!chosen) return null
  return (
    <ReviewPanel
      back={{ screen: 'form' }}
      payment={chosen.transfer.payment}
      flow={{
        view: chosen.view,
        refresh: () => client.call('quote.ask', chosen.transfer),
        decide: (view, decision, typed) =>
          client.call('approvals.decide', {
            id: view.approvalId,
            ticket: view.ticket,
            planHash: view.review.planHash,
            decision,
            ...typed,
          }),
        onApproved: (executionId) => {
          store.chosen.value = undefined
          host.draft.set('form', '')
          void store.executions.reload()
          void store.moving.reload()
          go(executionId ? { screen: 'transfer', id: executionId } : { screen: 'activity' })
        },
        onRejected: () => {
          store.chosen.value = undefined
          go({ screen: 'form' })
        },
      }}
    />
  )
}
