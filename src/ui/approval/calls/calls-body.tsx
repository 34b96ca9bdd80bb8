import type { OwnCallsView } from '../../../api/views/allowances.ts'
import type { SpendersView } from '../../../api/views/counterparties.ts'
import type { KnownOrder } from '../../../core/families/evm/deposit-events.ts'
import { nonceResource } from '../../../core/reservation/nonces.ts'
import { AccountChip } from '../../accounts/account-chip.tsx'
import { RecordsAgainst } from '../../activity/records-against.tsx'
import { CallItem } from '../../calls/call-item.tsx'
import { RawCalls } from '../../calls/raw-calls.tsx'
import { FullAddress } from '../../display/address-text.tsx'
import { RateSource } from '../../display/local-value.tsx'
import { PricedAmount } from '../../display/priced-amount.tsx'
import { UntrustedText } from '../../display/untrusted-text.tsx'
import { Card, Line } from '../../layout/card.tsx'
import { ForeignPending } from '../../layout/foreign-pending.tsx'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { ofCalls } from '../../messages/screen-messages.ts'
import { SumLine } from '../../review/costs/in-all-line.tsx'
import { useDataFeeNote } from '../../state/wallet/data-fee.ts'
import { SpenderNotices } from '../spender-notices.tsx'
import { ChangeValue } from './change-value.tsx'
import { ChangesNotice } from './changes-notice.tsx'
import { FundingCard } from './funding-card.tsx'
import { LimitOf } from './limit-allowance.tsx'
import { PageDepositsCard } from './page-deposits-card.tsx'
import { CallPayeeNotices } from './payee-notices.tsx'
import { SimulationCard } from './simulation-card.tsx'
import { outflowsOf, singlePayment } from './single-payment.ts'
import type { CallsChanges as News } from './use-calls-renewal.ts'
import type { Payees } from './use-payees.ts'

type CallsBodyProps = Readonly<{
  shown: OwnCallsView
  legs: Readonly<{ problem: string | undefined; news: News }>
  knownOrder?: KnownOrder | undefined
  /** Set where a site asks. */
  payees?: Payees
  spenders?: SpendersView | undefined
  /** Set where a site asks: the user may lower an unlimited allowance. */
  onLimit?: ((index: number, amount: bigint) => Promise<void>) | undefined
  /** If no page asks. */
  words?: Readonly<{ untried: string }> | undefined
}>

export function CallsBody({ shown, legs, knownOrder, payees, spenders, onLimit, words }: CallsBodyProps) {
  const say = ofCalls()
  const { account, chain, calls, effects, funding } = shown
  const isFailing = effects.known && effects.reverted !== undefined
  const paid = funding ? undefined : singlePayment(calls, effects)
  const simulation = isFailing ? 'fails' : effects.known ? 'works' : 'none'
  // Calls that aren't sent cost nothing.
  const costs = !isFailing && <Costs shown={shown} />
  const costsIn = effects.known && !paid ? 'effects' : calls.length === 1 ? 'call' : 'calls'
  const isCallFirst = payees?.isGrave && effects.known && !isFailing
  const tried = !paid && (
    <SimulationCard {...{ effects, funding }} untried={words?.untried} costs={costsIn === 'effects' && costs} />
  )
  return (
    <>
      <FirstNotices {...{ shown, legs, spenders }} />
      {!isCallFirst && tried}
      {!isFailing && (
        <PageDepositsCard
          calls={calls}
          effects={effects}
          account={account}
          chain={chain.name}
          knownOrder={knownOrder}
        />
      )}
      {funding && <FundingCard funding={funding} chain={chain.name} isOwn={words !== undefined} />}
      <Card title={say.list({ calls: calls.length })}>
        <ol class="calls" data-testid="calls">
          {calls.map(({ to, value, meaning }, index) => (
            <li key={index}>
              {calls.length > 1 && (
                <span class="signature-number" aria-hidden="true">
                  {index + 1}
                </span>
              )}
              <div class="call-with-limit">
                <CallItem
                  meaning={meaning}
                  around={{ to, value, by: 'account', simulation }}
                  known={
                    payees && ((payee) => <CallPayeeNotices payee={payee} payees={payees} native={value.currency} />)
                  }
                  valuation={paid && <ChangeValue amount={paid} isLeaving />}
                  costs={costsIn === 'call' && costs}
                />
                {onLimit && (
                  <LimitOf act={meaning.act} account={account} onLimit={(amount) => onLimit(index, amount)} />
                )}
              </div>
            </li>
          ))}
        </ol>
        {costsIn === 'calls' && costs}
        {paid && (
          <p class="card-note" data-testid="effects">
            {say.effects.same}
          </p>
        )}
        <RawCalls calls={calls} />
      </Card>
      {isCallFirst && tried}
      <Card title={m().review.yourAccount} aside={<AccountChip address={account} />}>
        <FullAddress address={account} />
      </Card>
      <RateSource />
    </>
  )
}

function FirstNotices({ shown, legs, spenders }: Pick<CallsBodyProps, 'shown' | 'legs' | 'spenders'>) {
  const needs = [nonceResource(shown.chain.id, shown.account)]
  return (
    <>
      {legs.problem && <Problem text={legs.problem} />}
      <ChangesNotice news={legs.news} />
      <RecordsAgainst needs={needs} />
      <ForeignPending needs={needs} />
      {spenders && <SpenderNotices spenders={spenders} />}
    </>
  )
}

function Costs({ shown: { chain, mostGas, funding, calls, effects } }: Pick<CallsBodyProps, 'shown'>) {
  const say = ofCalls()
  const onTop = useDataFeeNote(chain.id)
  const leaves = funding || !mostGas ? [] : (outflowsOf(calls, effects) ?? [])
  return (
    <dl class="lines call-costs">
      <Line name={m().review.networkFee} hint={mostGas && leaves.length === 0 && onTop}>
        {mostGas ? (
          <>
            {m().review.upTo} <PricedAmount amount={mostGas} rounding="cost" form="ceiling" />
          </>
        ) : (
          say.feeUnknown
        )}
      </Line>
      {mostGas && leaves.length > 0 && <SumLine leaves={leaves} fee={mostGas} />}
    </dl>
  )
}

function Problem({ text }: Readonly<{ text: string }>) {
  return (
    <Notice kind="danger" title={m().review.failedTitle} isUrgent>
      <UntrustedText text={text} />
    </Notice>
  )
}
