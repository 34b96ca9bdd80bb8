import type { BundleView } from '../../api/views/transfers.ts'
import { type Bundle, type BundleFailure, siteRequesterOf } from '../../core/bundle/bundle.ts'
import { nonceResource } from '../../core/reservation/nonces.ts'
import { said } from '../../core/text/said.ts'
import { UntrustedText } from '../display/untrusted-text.tsx'
import { ForeignPending } from '../layout/foreign-pending.tsx'
import { Notice } from '../layout/notice.tsx'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofAllowances, ofCalls, ofDepositOutcomes, ofDeposits } from '../messages/screen-messages.ts'
import { useChainName } from '../state/wallet/chain-name.ts'
import { exactText } from '../text/amount.ts'
import { waitingNonceOf } from '../transfer/remedies/replacement-choices.ts'
import { FailureWords } from '../transfer/status/failure-words.tsx'
import { ReasonOfParty } from '../transfer/status/reason-of-party.tsx'
import { type DepositsOutcome, depositsOutcome } from './state.ts'
import { type FundingTransfers, isFundingFilled } from './use-funding.ts'

type Shown = Readonly<{ view: BundleView; funding: FundingTransfers; chain: string }>
type EndOf<Reason extends BundleFailure['reason']> = Extract<BundleFailure, { reason: Reason }>

export function BundleOutcomeText({ view: { bundle, deposits }, funding, chain }: Shown) {
  const say = ofCalls().sent
  const { stage, obstacle, needs } = bundle
  if (stage.stage === 'failed') {
    const { end } = stage
    return end.reason === 'notFunded' ? (
      <NotFunded end={end} funding={funding} chain={chain} />
    ) : (
      <Failed bundle={bundle} end={end} chain={chain} />
    )
  }
  if (stage.stage === 'done' && deposits.some(({ progress }) => progress === 'missing')) {
    return (
      <Notice kind="warn" title={ofDeposits().missingTitle}>
        {ofDeposits().missingText}
      </Notice>
    )
  }
  if (stage.stage === 'done') return <Done end={depositsOutcome(deposits)} chain={chain} />
  const slow = bundle.stalledSinceSeconds !== undefined && (
    <>
      <Notice kind="info" title={m().outcome.slowTitle} testId="slow">
        {m().outcome.slowText.steps}
      </Notice>
      <ForeignPending needs={[nonceResource(bundle.chainId, bundle.account)]} below={waitingNonceOf(bundle.items)} />
    </>
  )
  const oneNode = bundle.oneNode && (
    <p class="safe" data-testid="one-node">
      {m().outcome.oneNode({ chain })}
    </p>
  )
  if (obstacle === undefined) {
    return (
      <>
        {slow || (
          <Notice kind="info" title={movingTitle(bundle, funding, chain)} testId="bundle-moving">
            {say.safeToClose}
          </Notice>
        )}
        {oneNode}
      </>
    )
  }
  return (
    <>
      {slow}
      <Notice kind="warn" title={needs?.what === 'unlock' ? say.unlock : m().state.held} testId="bundle-obstacle">
        <ReasonOfParty asked={chain} reason={obstacle} />
      </Notice>
      {oneNode}
    </>
  )
}

const KINDS = { open: 'info', unlike: 'warn', failed: 'warn', saidFailed: 'warn' } as const

// All transactions succeeded, but their deposits may be open or have failed.
function Done({ end, chain }: Readonly<{ end: DepositsOutcome; chain: string }>) {
  const say = ofCalls().sent
  const isWell = end === 'well'
  return (
    <Notice
      kind={isWell ? 'good' : KINDS[end]}
      title={isWell ? say.done : ofDepositOutcomes().paid[end]}
      testId={isWell ? 'bundle-done' : 'bundle-paid'}
    >
      {/* Only the transactions were read, not their deposits. */}
      {(isWell || end === 'open') && <p>{m().outcome.receivedAnew({ chain })}</p>}
      {!isWell && <p>{ofDepositOutcomes().paid.below}</p>}
    </Notice>
  )
}

function movingTitle({ stage }: Pick<Bundle, 'stage'>, funding: FundingTransfers, chain: string): string {
  const say = ofCalls().sent
  if (stage.stage !== 'funding') return say.sending({ chain })
  const isComingBack = [...funding.values()].some((leg) => leg.stage.stage === 'refunding')
  return isComingBack ? m().timeline.backNext : say.funding
}

// Returned money is its own outcome, not a failure.
function NotFunded({
  end,
  funding,
  chain,
}: Readonly<{ end: EndOf<'notFunded'>; funding: FundingTransfers; chain: string }>) {
  const say = ofCalls().sent
  const nameOf = useChainName()
  const leg = funding.get(end.executionId)
  const refund = leg?.stage.stage === 'refunded' ? leg.stage.refund : undefined
  const others = [...funding.values()].some(isFundingFilled) && <p>{say.isThere({ chain })}</p>
  if (leg && refund) {
    const from = nameOf(leg.intent.originChainId)
    const outcome = m().outcome
    return (
      <Notice
        kind="info"
        title={
          refund.proof === 'verified'
            ? outcome.refunded({ amount: exactText(refund.amount), chain: from })
            : outcome.refundReported({ chain: from })
        }
        testId="bundle-refunded"
      >
        <p>{refund.proof === 'verified' ? outcome.refundedText : outcome.reportedText}</p>
        <p>{say.failedText.notFunded({ chain })}</p>
        {others}
      </Notice>
    )
  }
  const isOver = leg?.stage.stage === 'failed'
  return (
    <Notice
      kind={end.isRefunded ? 'info' : 'warn'}
      title={end.isRefunded ? m().state.refunded : isOver ? say.notBrought : say.failed.notFunded}
      testId="bundle-failed"
    >
      <p>{say.failedText.notFunded({ chain })}</p>
      {others}
    </Notice>
  )
}

const BY_USER: readonly BundleFailure['reason'][] = ['abandoned', 'cancelled']

type Other = Exclude<BundleFailure, { reason: 'notFunded' }>

function Failed({ bundle, end, chain }: Readonly<{ bundle: BundleView['bundle']; end: Other; chain: string }>) {
  const say = ofCalls().sent
  const { title, text } = failedWords(bundle, end, chain)
  return (
    <Notice kind={BY_USER.includes(end.reason) ? 'info' : 'danger'} title={title} testId="bundle-failed">
      <p>{text}</p>
      {end.reason === 'wouldFail' && end.message !== '' && (
        <p>
          {ofCalls().effects.revertedWhy}
          {joins().after}
          <UntrustedText text={end.message} />
        </p>
      )}
      <FailureWords history={bundle.history} end={end} />
      {bundle.funding.length > 0 && <p>{say.isThere({ chain })}</p>}
    </Notice>
  )
}

function failedWords(bundle: BundleView['bundle'], { reason }: Other, chain: string) {
  if (
    reason === 'abandoned' ||
    reason === 'cancelled' ||
    reason === 'noEffect' ||
    reason === 'inputGone' ||
    reason === 'notRelayed' ||
    reason === 'invalid'
  ) {
    const { failed, next } = m().outcome
    return { title: said(failed[reason], { chain }), text: next[reason === 'abandoned' ? 'cancelled' : reason] }
  }
  const { failed, failedText } = ofCalls().sent
  const isOwn = reason === 'expired' && !siteRequesterOf(bundle)
  const titles = { ...m().outcome.failed, ...failed }
  return {
    title: said(titles[reason], { chain }),
    text: isOwn ? ofAllowances().expiredText : said(failedText[reason], { chain }),
  }
}
