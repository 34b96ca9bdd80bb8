import { useState } from 'preact/hooks'
import type { ApprovalView } from '../../api/views.ts'
import { m } from '../messages/messages.ts'
import { ShortAddress } from '../parts/address-text.tsx'
import { Button } from '../parts/button.tsx'
import { Card } from '../parts/card.tsx'
import { Checkbox } from '../parts/checkbox.tsx'
import { Icon } from '../parts/icons.tsx'
import { Notice } from '../parts/notice.tsx'
import { OutsideText } from '../parts/outside-text.tsx'
import { Screen } from '../parts/screen.tsx'
import { ConfirmButton } from '../review/confirm-button.tsx'
import { useApp } from '../state/app.ts'
import { messageOf } from '../state/resource.ts'
import { accountRef } from '../state/store.ts'
import { Asker } from './asker.tsx'

/** A page wants to see accounts: which page, which accounts, and what that lets it do. */
export function ConnectPrompt(
  props: Readonly<{ approval: Extract<ApprovalView, { kind: 'connect' }>; queue: string; onDone: () => void }>,
) {
  const say = m().approval
  const { client } = useApp()
  const { approval } = props
  const [chosen, setChosen] = useState<readonly string[]>(() => approval.accounts.slice(0, 1).map((each) => each.id))
  const [busy, setBusy] = useState<'approve' | 'reject' | undefined>(undefined)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const decide = async (decision: 'approve' | 'reject') => {
    setBusy(decision)
    const accounts = approval.accounts.filter((account) => chosen.includes(account.id)).map(accountRef)
    try {
      await client.call('approvals.decide', {
        id: approval.id,
        ticket: approval.ticket,
        decision,
        ...(decision === 'approve' ? { accounts } : {}),
      })
      props.onDone()
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(undefined)
  }
  return (
    <Screen
      title={say.connectTitle}
      aside={props.queue}
      footer={
        <div class="decide">
          <Button onClick={() => void decide('reject')} isBusy={busy === 'reject'} testId="reject">
            {m().review.reject}
          </Button>
          <ConfirmButton
            plan={`${approval.id} ${chosen.join()}`}
            label={say.connect}
            isBusy={busy === 'approve'}
            isOff={chosen.length === 0}
            onConfirm={() => void decide('approve')}
          />
        </div>
      }
    >
      <Asker origin={approval.origin} asks={say.connectAsks} />
      {problem && (
        <Notice kind="danger" title={say.failed} isUrgent>
          <OutsideText text={problem} />
        </Notice>
      )}
      <Card title={say.accounts(approval.accounts.length)}>
        <div class="checks">
          {approval.accounts.map((account) => (
            <Checkbox
              key={account.id}
              isOn={chosen.includes(account.id)}
              testId={`account-${account.id}`}
              onChange={(isOn) =>
                setChosen(isOn ? [...chosen, account.id] : chosen.filter((each) => each !== account.id))
              }
            >
              <strong>{account.label}</strong>
              <ShortAddress address={account.address} />
            </Checkbox>
          ))}
        </div>
      </Card>
      <Card>
        <ul class="can">
          {say.can.map((sentence) => (
            <li key={sentence}>
              <Icon name="check" size={16} />
              {sentence}
            </li>
          ))}
          {say.cannot.map((sentence) => (
            <li key={sentence} class="not">
              <Icon name="close" size={16} />
              {sentence}
            </li>
          ))}
        </ul>
      </Card>
    </Screen>
  )
}
