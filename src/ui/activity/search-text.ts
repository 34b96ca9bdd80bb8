import { namedParties } from '../../core/page/calls/named-parties.ts'
import { callTitles, withAlong } from '../bundle/call-title.ts'
import { bundleChain } from '../bundle/chain-text.ts'
import { requesterText } from '../bundle/requester-text.ts'
import { bundleStateText } from '../bundle/state.ts'
import { exactText } from '../text/amount.ts'
import { amountPaid, transferState } from '../transfer/state.ts'
import { transferStateText } from '../transfer/state-text.ts'
import type { ActivityEntry } from './entry.ts'
import { chainsOf, requesterOf } from './filter.ts'

export function entrySearchText(
  past: ActivityEntry,
  nameOf: (chainId: number) => string,
  calledOf: (address: string) => string = () => '',
): string {
  const common = [requesterOf(past), past.id]
  if (past.kind === 'bundle') {
    const { bundle, calls } = past.view
    const parties = calls.flatMap(({ to, value, meaning }) => namedParties({ to, value: value.value, meaning }))
    return [
      ...common,
      bundleChain(past.view),
      bundleStateText(past.view),
      requesterText(bundle),
      ...calls.map((call) => withAlong(callTitles(call).join(' '), [call])),
      ...[...parties.map(({ address }) => address), ...bundle.calls.map(({ to }) => to ?? '')].flatMap((each) => [
        each,
        calledOf(each),
      ]),
      calledOf(bundle.account),
      ...bundle.items.flatMap((item) => ('signed' in item ? [item.signed.hash] : [])),
    ].join(' ')
  }
  const { execution } = past
  const { stage } = execution
  const arrival = stage.stage === 'filled' ? stage.fill : stage.stage === 'refunded' ? stage.refund : undefined
  return [
    ...common,
    ...chainsOf(past).map(nameOf),
    transferStateText(transferState(execution)),
    exactText(amountPaid(execution)),
    exactText(execution.minimum),
    arrival?.proof === 'verified' ? exactText(arrival.amount) : '',
    arrival?.txHash ?? '',
    execution.intent.recipient,
    calledOf(execution.intent.recipient),
    calledOf(execution.intent.user),
    execution.requestId,
    execution.orderId,
    ...execution.items.flatMap((item) => ('signed' in item ? [item.signed.hash] : [])),
  ].join(' ')
}
