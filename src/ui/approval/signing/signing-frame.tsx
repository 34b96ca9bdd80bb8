import { AccountChip } from '../../accounts/account-chip.tsx'
import { AccountDelegations } from '../../accounts/account-delegations.tsx'
import { FullAddress } from '../../display/address-text.tsx'
import { Card } from '../../layout/card.tsx'
import { m } from '../../messages/messages.ts'
import { PromptFrame, type PromptFrameProps } from '../prompt-frame.tsx'

type SignFrameProps = Omit<PromptFrameProps, 'approval' | 'answer' | 'plan'> &
  Readonly<{
    approval: PromptFrameProps['approval'] & Readonly<{ account: string }>
    note?: string | undefined
  }>

export function SigningFrame(props: SignFrameProps) {
  return (
    <PromptFrame {...props} plan="">
      <AccountDelegations account={props.approval.account} />
      {props.children}
      <Card title={m().message.account} aside={<AccountChip address={props.approval.account} />}>
        <FullAddress address={props.approval.account} />
        {props.note && <p class="card-note">{props.note}</p>}
      </Card>
    </PromptFrame>
  )
}
