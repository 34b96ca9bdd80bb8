import type { ExecutionView } from '../../api/views/transfers.ts'
import { isTooLate } from '../../core/execution/abandon.ts'
import { FAMILIES } from '../../core/families/families.ts'
import { Button } from '../controls/button.tsx'
import { DRAFT_KEY, writeDraft } from '../form/draft.ts'
import { payerOf, repeatDraft, unspentAmong } from '../form/repeat-draft.ts'
import { m } from '../messages/messages.ts'
import { ofActivity } from '../messages/screen-messages.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { accountRef } from '../state/store.ts'
import { useOwnAddress } from '../state/wallet/own-addresses.ts'
import { mayHavePaid } from './state.ts'

export function canRepeat(execution: ExecutionView): boolean {
  const { stage } = execution
  if (execution.isChanged || execution.isUnproven) return false
  if (stage.stage === 'failed') {
    const { reason } = stage.end
    if (reason === 'inDoubt') return isTooLate(execution)
    return reason !== 'nonceTaken' && !mayHavePaid(execution)
  }
  return stage.stage === 'filled' || stage.stage === 'refunded'
}

// The user didn't wish this end.
function isUndone({ stage }: ExecutionView): boolean {
  if (stage.stage !== 'failed') return stage.stage === 'refunded'
  return stage.end.reason !== 'cancelled' && stage.end.reason !== 'abandoned'
}

/** Not offered where a page asked, or where the form can't express it. */
export function RepeatButton({ execution }: { execution: ExecutionView }) {
  const { client, go, host, store } = useApp()
  const ownNow = useOwnAddress()
  const payer = payerOf(execution, readyValue(store.accounts.now.value) ?? [])
  const isChosen = payer === undefined || payer.id === store.account.value?.id
  const draft = repeatDraft(execution, {
    chains: readyValue(store.chains.now.value) ?? [],
    balances: readyValue(store.balances.now.value) ?? [],
    own: (family) => {
      if (isChosen) return ownNow(family)
      return FAMILIES[family].ownAddress === 'evmAddress' ? payer.address : undefined
    },
  })
  if (execution.requester.from !== 'popup' || !draft) return null
  const fill = async () => {
    // Only the background knows older addresses of the wallet.
    const { refundTo } = draft
    const places = refundTo === undefined ? undefined : [{ address: refundTo }]
    const known = places && client.call('recipients.check', { places })
    const isOwn = await known?.then(
      ([view]) => view?.isOwn === true,
      () => false,
    )
    const account = payer ?? store.account.value
    const held =
      account && draft.coins.length > 0
        ? await client.call('bitcoin.get', { account: accountRef(account) }).catch(() => undefined)
        : undefined
    const coins = held ? unspentAmong(draft.coins, held) : draft.coins
    if (payer) store.chosenAccountId.value = payer.id
    host.draft.set(DRAFT_KEY, writeDraft({ ...draft, coins, ...(isOwn && { refundTo: undefined }) }))
    go({ screen: 'form' })
  }
  return (
    <Button onClick={() => void fill()} kind={isUndone(execution) ? 'primary' : 'secondary'} testId="try-again">
      {execution.stage.stage === 'filled' ? ofActivity().onceMore : m().common.retry}
    </Button>
  )
}
