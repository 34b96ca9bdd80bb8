import type { CallView, EffectsView, PageDepositView } from '../../../api/views/approvals.ts'
import { isSameAddress } from '../../../core/families/address.ts'
import type { KnownOrder } from '../../../core/families/evm/deposit-events.ts'
import type { CallMeaning } from '../../../core/page/calls/meaning.ts'
import { DepositRows } from '../../calls/deposit-rows.tsx'
import { Card } from '../../layout/card.tsx'
import { Notice } from '../../layout/notice.tsx'
import { ofDepositOutcomes, ofDeposits } from '../../messages/screen-messages.ts'

type PageDepositsProps = Readonly<{
  calls: readonly CallView[]
  effects: EffectsView
  account: string
  chain: string
  knownOrder: KnownOrder | undefined
}>

export function PageDepositsCard({ calls, effects, account, chain, knownOrder }: PageDepositsProps) {
  const say = ofDeposits()
  const seen = effects.known ? effects.deposits : []
  const named = calls.flatMap(({ meaning }) => actsIn(meaning))
  const count = Math.max(seen.length, named.length)
  if (count === 0) return null
  const isOthers = [...seen, ...named].some(({ depositor }) => !isSameAddress(depositor, account))
  return (
    <>
      {knownOrder && (
        <Notice kind="danger" title={say.known[knownOrder].title} testId={`order-${knownOrder}`}>
          {say.known[knownOrder].text}
        </Notice>
      )}
      {isOthers && (
        <Notice kind="warn" title={say.others} testId="deposit-others">
          {say.othersText}
        </Notice>
      )}
      {knownOrder !== 'own' && (
        <Card title={say.title({ deposits: count })}>
          <div class="page-deposits" data-testid="page-deposits">
            <DepositRows deposits={seen.filter((each) => !isNamed(each, named))} />
            <p>{say.unseen}</p>
            <p>{say.follows({ chain })}</p>
            <p class="card-note">{ofDepositOutcomes().ahead}</p>
          </div>
        </Card>
      )}
    </>
  )
}

type DepositAct = Extract<CallMeaning['act'], { kind: 'deposit' }>

function actsIn({ act }: CallMeaning): readonly DepositAct[] {
  if (act.kind === 'batch') return act.calls.flatMap(actsIn)
  return act.kind === 'deposit' ? [act] : []
}

// A deposit that the calls describe isn't repeated.
function isNamed({ orderId, amount }: PageDepositView, named: readonly DepositAct[]): boolean {
  return named.some((act) => act.orderId.toLowerCase() === orderId && act.amount === amount)
}
