import { partiesOf } from '../../core/page/parties.ts'
import { m } from '../messages/messages.ts'
import { askerText } from '../sent/asker-text.ts'
import { deedTitles, withAlong } from '../sent/deed.ts'
import { sentChain } from '../sent/sent-chain.ts'
import { sentStateOf } from '../sent/state.ts'
import { exactText } from '../text/amount.ts'
import { paidOf, stateOf } from '../transfer/state.ts'
import { askerOf, chainsOf } from './filter.ts'
import type { Past } from './past.ts'

/** Amounts, chains, states, addresses, ids and hashes. `calledOf` gives the address book's name. */
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
      askerText(bundle),
      ...calls.map((call) => withAlong(deedTitles(call).join(' '), [call])),
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
    m().state[stateOf(execution)],
    exactText(paidOf(execution)),
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
