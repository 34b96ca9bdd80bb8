import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { ApprovalView } from '../../../api/views/approvals.ts'
import type { AccountView } from '../../../api/views/wallet.ts'
import { AccountDelegations } from '../../accounts/account-delegations.tsx'
import { Checkbox } from '../../controls/checkbox.tsx'
import { ShortAddress } from '../../display/address-text.tsx'
import { Icon } from '../../display/icons.tsx'
import { Card } from '../../layout/card.tsx'
import { AccountIcon } from '../../marks/account-icon.tsx'
import { m } from '../../messages/messages.ts'
import { useApp } from '../../state/app.ts'
import { accountRef } from '../../state/store.ts'
import { PromptFrame } from '../prompt-frame.tsx'

export function ConnectPrompt(
  props: Readonly<{
    approval: Extract<ApprovalView, { kind: 'connect' }>
    queue: ComponentChildren
    onDone: () => void
    phrase: string
  }>,
) {
  const say = m().approval
  const { approval, phrase } = props
  const { account } = useApp().store
  const [picked, setPicked] = useState<readonly string[]>()
  const chosen = picked ?? firstChosen(approval.accounts, account.value?.id)
  const accounts = approval.accounts.filter((account) => chosen.includes(account.id)).map(accountRef)
  return (
    <PromptFrame
      {...props}
      title={say.connectTitle}
      asks={say.connectAsks}
      plan={chosen.join()}
      label={say.connect}
      isOff={chosen.length === 0}
      answer={{ accounts, ...(phrase && { phrase }) }}
    >
      {approval.suspicion === undefined && (
        <p class="card-note" data-testid="unlisted">
          {m().phishing.unlisted}
        </p>
      )}
      {accounts.map((address) => (
        <AccountDelegations key={address} account={address} />
      ))}
      <Card title={say.accounts({ accounts: approval.accounts.length })}>
        <div class="checks">
          {approval.accounts.map((account) => (
            <Checkbox
              key={account.id}
              isOn={chosen.includes(account.id)}
              testId={`account-${account.id}`}
              onChange={(isOn) =>
                setPicked(isOn ? [...chosen, account.id] : chosen.filter((each) => each !== account.id))
              }
            >
              <span class="account-line">
                <AccountIcon address={account.address} />
                <span class="account-face">
                  <strong>{account.label}</strong>
                  <ShortAddress address={account.address} />
                </span>
              </span>
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
    </PromptFrame>
  )
}

function firstChosen(accounts: readonly AccountView[], inUse: string | undefined): readonly string[] {
  const first = accounts.find(({ id }) => id === inUse) ?? accounts[0]
  return first ? [first.id] : []
}
