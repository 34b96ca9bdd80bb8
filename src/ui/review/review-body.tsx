import type { PaymentMethodName } from '../../core/intent/payment-method.ts'
import type { Finding } from '../../core/review/finding.ts'
import type { Review } from '../../core/review/review.ts'
import { RateSource } from '../display/local-value.tsx'
import { Card } from '../layout/card.tsx'
import { Notice } from '../layout/notice.tsx'
import { m } from '../messages/messages.ts'
import { ofProof } from '../messages/screen-messages.ts'
import { paysFromElsewhere } from '../quote/plan-traits.ts'
import { useChainName } from '../state/wallet/chain-name.ts'
import { exactText } from '../text/amount.ts'
import { ArrivalCalls } from './arrival/arrival-calls.tsx'
import { CounterpartyNotices } from './arrival/counterparty-notices.tsx'
import { BitcoinTransaction } from './bitcoin-transaction.tsx'
import { DepositRules } from './deposit-rules.tsx'
import { Findings } from './proof/findings.tsx'
import { isSolverPromise } from './proof/guarantees.ts'
import { ProofFold } from './proof/proof-fold.tsx'
import { Recipient } from './recipient.tsx'
import { CustomTokenRisks } from './risks/custom-token-risks.tsx'
import { DelegationNotice } from './risks/delegation-notice.tsx'
import { DuplicateNotice } from './risks/duplicate-notice.tsx'
import { FindingRisks } from './risks/finding-risks.tsx'
import type { Risks } from './risks/use-risks.ts'
import { SignatureList } from './signatures.tsx'
import { SlippageRisk } from './slippage/slippage-risk.tsx'
import { Terms } from './terms.tsx'
import { newlyWarned } from './worsened-terms.ts'

export function ReviewBody(
  props: Readonly<{
    review: Review
    risks: Risks
    payment?: PaymentMethodName | undefined
    isOfSite?: boolean
    saidAbove?: readonly Finding[] | undefined
  }>,
) {
  const { review, risks, payment, isOfSite = false } = props
  const warnings = newlyWarned({ warnings: props.saidAbove ?? [] }, review)
  const say = m().review
  const nameOf = useChainName()
  const to = nameOf(review.recipient.chainId)
  const isElsewhere = paysFromElsewhere(review)
  return (
    <>
      <DuplicateNotice risks={risks} isElsewhere={isElsewhere} />
      {isSolverPromise(review) && (
        <Notice kind="warn" title={ofProof().proof.gaps['paid-to-solver']} testId="paid-to-solver">
          {ofProof().proof.gapMeans['paid-to-solver']}
        </Notice>
      )}
      {isElsewhere || <DelegationNotice account={review.user} chainId={review.pays.currency.chainId} />}
      <CustomTokenRisks risks={risks} />
      <FindingRisks risks={risks} />
      <SlippageRisk review={review} risks={risks} />
      {warnings.length > 0 && (
        <Notice kind="warn" title={say.warnings({ number: warnings.length })}>
          <Findings findings={warnings} />
        </Notice>
      )}
      <CounterpartyNotices review={review} risks={risks} />
      <Recipient review={review} risks={risks} chain={to} />
      <Terms {...{ review, risks, payment }} />
      <ProofFold review={review} nameOf={nameOf} isOfSite={isOfSite} />
      <ArrivalCalls review={review} chain={to} />
      <BitcoinTransaction review={review} />
      {isElsewhere && (
        <Card title={m().deposit.rulesTitle}>
          <DepositRules amount={exactText(review.pays)} payment={payment} />
        </Card>
      )}
      <SignatureList steps={review.steps} nameOf={nameOf} />
      <RateSource />
    </>
  )
}
