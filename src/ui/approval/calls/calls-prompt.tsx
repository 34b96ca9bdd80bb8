import type { ComponentChildren } from 'preact'
import type { ApprovalView } from '../../../api/views/approvals.ts'
import { isLimitable, isUnlimitable } from '../../../core/page/calls/limited-allowance.ts'
import { spendersOf } from '../../../core/page/calls/spenders.ts'
import { isUnlimited } from '../../../core/page/calls/unlimited-allowance.ts'
import { Button } from '../../controls/button.tsx'
import { m } from '../../messages/messages.ts'
import { ofCalls, ofTerms } from '../../messages/screen-messages.ts'
import { DelegationNotice } from '../../review/risks/delegation-notice.tsx'
import { useApp } from '../../state/app.ts'
import { CannotLimit } from '../cannot-limit.tsx'
import { PromptFrame } from '../prompt-frame.tsx'
import { SpenderNames } from '../prompt-spender-names.tsx'
import { spenderWarningsKey, useSpenders } from '../use-spenders.ts'
import { CallsBody } from './calls-body.tsx'
import { isFundingInsufficient, useCallsRenewal } from './use-calls-renewal.ts'
import { usePayees } from './use-payees.ts'

type CallsApproval = Extract<ApprovalView, { kind: 'calls' }>

export function CallsPrompt(
  props: Readonly<{ approval: CallsApproval; queue: ComponentChildren; onDone: () => void }>,
) {
  const say = ofCalls()
  const { approval } = props
  const { chain, calls, effects, knownOrder, funding, mark } = approval
  const { client, store } = useApp()
  const legs = useCallsRenewal(approval, async () => {
    await client.call('approvals.refresh', { id: approval.id })
    await store.approvals.reload()
  })
  const payees = usePayees(calls, chain.id)
  const spenders = useSpenders(spendersAmong(approval), chain.id)
  const limit = async (index: number, amount: bigint) => {
    await client.call('approvals.limitAllowance', { id: approval.id, index, amount })
    await store.approvals.reload()
  }
  const isWithoutLimit = calls.some(({ meaning }) => isUnlimitable(meaning.act))
  const isFailing = effects.known && effects.reverted !== undefined
  const isNever = isFailing || knownOrder === 'own'
  const fresh = (
    <Button
      kind={funding && isFundingInsufficient(funding) ? 'quiet' : 'primary'}
      isBusy={legs.isBusy}
      onClick={legs.refresh}
      testId="fresh-quote"
    >
      {m().review.fresh}
    </Button>
  )
  return (
    <PromptFrame
      {...props}
      title={say.title({ calls: calls.length })}
      asks={say.asks({ calls: calls.length, chain: chain.name })}
      plan={mark}
      found={spenderWarningsKey(spenders)}
      answer={{ planHash: mark }}
      label={isNever ? undefined : funding ? say.payAndSend : say.send({ calls: calls.length })}
      isOff={mark === ''}
      isRejectFirst={isWithoutLimit || isUnlimitedAfter(approval) || !!knownOrder || !!spenders?.ordinary.length}
      risks={{ ...payees, isAccepted: payees.isAccepted && spenders !== undefined }}
      {...(legs.isOver && !isNever ? { instead: fresh, why: legs.isRunOut ? ofTerms().newer.runOut : undefined } : {})}
    >
      <DelegationNotice account={approval.account} chainId={chain.id} />
      {isWithoutLimit && <CannotLimit />}
      <SpenderNames account={approval.account} chainId={chain.id} addresses={unlimitedSpendersAmong(approval)} />
      <CallsBody
        shown={approval}
        legs={legs}
        knownOrder={knownOrder}
        payees={payees}
        spenders={spenders}
        onLimit={limit}
      />
    </PromptFrame>
  )
}

function isUnlimitedAfter({ calls, effects }: CallsApproval): boolean {
  const isGiven = effects.known && effects.allowances.some(({ amount }) => isUnlimited(amount))
  return isGiven || calls.some(({ meaning }) => isLimitable(meaning.act))
}

function unlimitedSpendersAmong({ calls, account }: CallsApproval): readonly string[] {
  return calls
    .filter(({ meaning: { act } }) => isLimitable(act) || isUnlimitable(act))
    .flatMap(({ meaning }) => spendersOf(meaning, account))
}

function spendersAmong({ calls, effects, account }: CallsApproval): readonly string[] {
  const found = effects.known ? effects.allowances.map(({ spender }) => spender) : []
  return [...calls.flatMap(({ meaning }) => spendersOf(meaning, account)), ...found]
}
