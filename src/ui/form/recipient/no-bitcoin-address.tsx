import { Button } from '../../controls/button.tsx'
import { ReasonTarget } from '../../controls/reason-target.ts'
import { Notice } from '../../layout/notice.tsx'
import { ofGuidance } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { useAllAccounts } from '../../state/wallet/all-accounts.ts'

export function NoBitcoinAddress() {
  const { store } = useApp()
  const { title, pays } = ofGuidance().noBitcoin
  const others = (readyValue(useAllAccounts().now.value)?.own ?? []).filter(
    ({ from, isHidden }) => from === 'words' && !isHidden,
  )
  const choices = others.map(({ id, label }) => (
    <Button key={id} onClick={() => (store.chosenAccountId.value = id)} testId={`pay-as-${id}`}>
      <bdi>{label}</bdi>
    </Button>
  ))
  return (
    <ReasonTarget.Provider value="account">
      <Notice kind="warn" title={title} action={<div class="known-places">{choices}</div>} testId="no-bitcoin" isUrgent>
        {pays}
      </Notice>
    </ReasonTarget.Provider>
  )
}
