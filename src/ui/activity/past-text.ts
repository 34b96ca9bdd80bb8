import { partiesOf } from '../../core/page/parties.ts'
import { paidOf, stateOf } from '../crossing/state.ts'
import { m } from '../messages/messages.ts'
import { deedTitle, withAlong } from '../sent/deed.ts'
import { sentChain } from '../sent/sent-chain.ts'
import { sentStateOf } from '../sent/state.ts'
import { exactText } from '../text/amount.ts'
import { askerOf, chainsOf } from './filter.ts'
import type { Past } from './past.ts'

/** Everything by which a person may look for it: amounts, chains, its state, addresses, ids and hashes. */
export function pastText(
  past: Past,
  nameOf: (chainId: number) => string,
  calledOf: (address: string) => string = () => '',
): string {
  const common = [askerOf(past), past.id]
  if (past.kind === 'sent') {
    const { bundle, calls } = past.view
    const parties = calls.flatMap(({ to, value, meaning }) => partiesOf({ to, value: value.value, meaning }))
    return [
      ...common,
      sentChain(past.view),
      m().activity.sent.state[sentStateOf(past.view)],
      ...calls.map((call) => withAlong(deedTitle(call), [call])),
      ...[...parties.map(({ address }) => address), ...bundle.calls.map(({ to }) => to ?? '')].flatMap((each) => [
        each,
        calledOf(each),
      ]),
      ...bundle.items.flatMap((item) => ('signed' in item ? [item.signed.hash] : [])),
    ].join(' ')
  }
  const { execution } = past
  const { stage } = execution
  const arrival = stage.stage === 'filled' ? stage.fill : stage.stage === 'refunded' ? stage.refund : undefined
  return [
    ...common,
    ...chainsOf(past).map(nameOf),
    m().state[stateOf(execution)],
    exactText(paidOf(execution)),
    exactText(execution.minimum),
    arrival?.proof === 'verified' ? exactText(arrival.amount) : '',
    arrival?.txHash ?? '',
    execution.intent.recipient,
    calledOf(execution.intent.recipient),
    execution.requestId,
    execution.orderId,
    ...execution.items.flatMap((item) => ('signed' in item ? [item.signed.hash] : [])),
  ].join(' ')
}
