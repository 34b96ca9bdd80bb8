import type { ComponentChildren } from 'preact'
import type { EffectsView, FundingView } from '../../../api/views/approvals.ts'
import type { Currency } from '../../../core/money/currency.ts'
import { isUnlimited } from '../../../core/page/calls/unlimited-allowance.ts'
import type { Reason } from '../../../core/reason/reason.ts'
import { DetailRows } from '../../calls/detail-rows.tsx'
import { allowanceText, unitsText } from '../../calls/token-text.ts'
import { AmountText } from '../../display/amount-text.tsx'
import { ReasonText } from '../../display/reason.tsx'
import { Card } from '../../layout/card.tsx'
import { Notice } from '../../layout/notice.tsx'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { ofCalls } from '../../messages/screen-messages.ts'
import { ChangeValue } from './change-value.tsx'

type EffectsProps = Readonly<{
  effects: EffectsView
  funding: FundingView | undefined
  untried?: string | undefined
  costs: ComponentChildren
}>
type Known = Extract<EffectsView, { known: true }>

export function SimulationCard({ effects, funding, untried, costs }: EffectsProps) {
  const say = ofCalls().effects
  if (!effects.known) {
    return (
      <Notice kind="warn" title={say.unknownTitle} testId="effects-unknown">
        <p>{untried ?? say.unknown}</p>
        <p>
          <ReasonText reason={effects.why} />
        </p>
      </Notice>
    )
  }
  if (effects.reverted !== undefined) {
    return (
      <Notice kind="danger" title={say.revertedTitle} testId="effects-reverted">
        <p>{say.reverted}</p>
        {!isEmptyWords(effects.reverted) && (
          <p>
            {say.revertedWhy}
            {joins().after}
            <ReasonText reason={effects.reverted} />
          </p>
        )}
      </Notice>
    )
  }
  const isNothing = effects.changes.length === 0 && effects.allowances.length === 0
  return (
    <Card title={funding ? say.titleFunded : say.title}>
      {isNothing ? (
        <p>{say.none}</p>
      ) : (
        <ul class="flow" data-testid="effects">
          <Changes changes={effects.changes} />
          <Allowances allowances={effects.allowances} />
        </ul>
      )}
      {costs}
      <p class="card-note">{say.by}</p>
    </Card>
  )
}

function Changes({ changes }: Pick<Known, 'changes'>) {
  const say = ofCalls().effects
  // Outflows come first.
  const sorted = [...changes].sort((a, b) => Number(a.amount > 0n) - Number(b.amount > 0n))
  return (
    <>
      {sorted.map(({ token, currency, amount }) => (
        <li key={token}>
          <div class="flow-head">
            <span>{amount < 0n ? say.leaves : say.arrives}</span>
            <Change currency={currency} amount={amount} />
          </div>
          {currency && (
            <ChangeValue amount={{ currency, value: amount < 0n ? -amount : amount }} isLeaving={amount < 0n} />
          )}
          {!currency && <DetailRows rows={[{ name: say.token, as: 'address', address: token }]} />}
        </li>
      ))}
    </>
  )
}

// Anyone can make a token and send it, so an unknown token is no gain.
function Change({ currency, amount }: Readonly<{ currency: Currency | undefined; amount: bigint }>) {
  const [sign, value] = amount < 0n ? ['−', -amount] : ['+', amount]
  if (!currency) return <strong>{unitsText(value, sign)}</strong>
  return <AmountText amount={{ currency, value }} sign={sign} class={amount < 0n ? 'strong' : 'strong arrives'} />
}

function Allowances({ allowances }: Pick<Known, 'allowances'>) {
  const say = ofCalls().effects
  return (
    <>
      {allowances.map(({ token, currency, spender, amount }) => (
        <li key={`${token} ${spender}`}>
          <strong class={isUnlimited(amount) ? 'unlimited' : undefined}>
            {say.mayTake({ what: allowanceText(currency, amount, isUnlimited(amount)) })}
          </strong>
          <DetailRows
            rows={[
              { name: m().common.spender, as: 'address', address: spender },
              ...(currency ? [] : [{ name: say.token, as: 'address', address: token } as const]),
            ]}
          />
        </li>
      ))}
    </>
  )
}

function isEmptyWords(reason: Reason): boolean {
  return reason.code === 'SAID' && reason.words === ''
}
