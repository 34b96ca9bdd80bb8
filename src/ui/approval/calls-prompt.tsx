import type { ApprovalView } from '../../api/views.ts'
import { ofCalls } from '../messages/call-messages.ts'
import { m } from '../messages/messages.ts'
import { FullAddress } from '../parts/address-text.tsx'
import { AmountText } from '../parts/amount-text.tsx'
import { Button } from '../parts/button.tsx'
import { Card, Line } from '../parts/card.tsx'
import { Notice } from '../parts/notice.tsx'
import { OutsideText } from '../parts/outside-text.tsx'
import { CallItem } from './calls/call-item.tsx'
import { EffectsCard } from './calls/effects-card.tsx'
import { FundingCard } from './calls/funding-card.tsx'
import { PageDeposits } from './calls/page-deposits.tsx'
import { RawCalls } from './calls/raw-calls.tsx'
import { useFreshLegs } from './calls/use-fresh-legs.ts'
import { PromptFrame } from './prompt-frame.tsx'

type CallsApproval = Extract<ApprovalView, { kind: 'calls' }>

/** A page wants transactions sent: what they do to the account, each of them, what they cost, and every byte of them. */
export function CallsPrompt(props: Readonly<{ approval: CallsApproval; queue: string; onDone: () => void }>) {
  const say = ofCalls()
  const { approval } = props
  const { account, chain, calls, effects, knownOrder, funding, mostGas, mark } = approval
  const legs = useFreshLegs(approval.id, funding)
  const isFailing = effects.known && effects.reverted !== undefined
  const isTried = effects.known && !isFailing
  const isNever = isFailing || knownOrder === 'own'
  const fresh = (
    <Button kind="primary" isBusy={legs.isBusy} onClick={legs.refresh} testId="fresh-quote">
      {m().review.fresh}
    </Button>
  )
  return (
    <PromptFrame
      {...props}
      title={say.title(calls.length)}
      asks={say.asks(calls.length, chain.name)}
      plan={mark}
      answer={{ planHash: mark }}
      label={isNever ? undefined : funding ? say.payAndSend : say.send(calls.length)}
      isOff={mark === ''}
      {...(legs.isOver && !isNever ? { instead: fresh } : {})}
    >
      {legs.problem && (
        <Notice kind="danger" title={m().approval.failed} isUrgent>
          <OutsideText text={legs.problem} />
        </Notice>
      )}
      <EffectsCard effects={effects} account={account} isFunded={funding !== undefined} />
      {!isFailing && (
        <PageDeposits calls={calls} effects={effects} account={account} chain={chain.name} knownOrder={knownOrder} />
      )}
      {funding && <FundingCard funding={funding} chain={chain.name} />}
      <Card title={say.list(calls.length)}>
        <ol class="calls" data-testid="calls">
          {calls.map(({ to, value, meaning }, index) => (
            <li key={index}>
              {calls.length > 1 && (
                <span class="signature-number" aria-hidden="true">
                  {index + 1}
                </span>
              )}
              <CallItem meaning={meaning} around={{ to, value, isTried }} account={account} />
            </li>
          ))}
        </ol>
        <RawCalls calls={calls} />
      </Card>
      <Card title={say.from}>
        <FullAddress address={account} />
        <dl class="lines">
          <Line name={say.fee}>
            {mostGas ? (
              <>
                {m().review.upTo} <AmountText amount={mostGas} form="ceiling" />
              </>
            ) : (
              say.feeUnknown
            )}
          </Line>
        </dl>
      </Card>
    </PromptFrame>
  )
}
