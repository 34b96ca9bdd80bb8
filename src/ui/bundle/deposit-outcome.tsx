import {
  type DepositOutcome,
  isDepositOutcomeFinal,
  mayRefundGrow,
  type UnfollowedReason,
} from '../../core/bundle/deposit-outcome.ts'
import { DetailRows } from '../calls/detail-rows.tsx'
import { Chip, type ChipTone } from '../display/chip.tsx'
import { UntrustedText } from '../display/untrusted-text.tsx'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofDepositOutcomes } from '../messages/screen-messages.ts'
import { hrefOf } from '../route.ts'
import { useChainName } from '../state/wallet/chain-name.ts'
import { exactText } from '../text/amount.ts'
import { SupportLink } from '../transfer/support/support-link.tsx'

type Word = 'moving' | 'filled' | 'refunded' | 'failed' | 'unlike'

const TONES: Readonly<Record<Word, ChipTone>> = {
  moving: 'busy',
  filled: 'good',
  refunded: 'plain',
  failed: 'warn',
  unlike: 'warn',
}

/** A word that needs no user action counts as under way. */
function wordOf(outcome: DepositOutcome): Word {
  if (outcome.outcome !== 'said') return outcome.outcome
  return outcome.status === 'failure' ? 'failed' : 'moving'
}

function textOf(word: Word): string {
  const { received: filled, refunded, failed } = m().state
  return { moving: m().home.inFlight, filled, refunded, failed, unlike: ofDepositOutcomes().chip.unlike }[word]
}

/** Green only where the wallet read the outcome itself. */
export function DepositOutcomeChip({ outcome }: Readonly<{ outcome: DepositOutcome }>) {
  const word = wordOf(outcome)
  const isRead = outcome.outcome !== 'filled' || outcome.proof.proof === 'verified'
  return <Chip tone={isRead ? TONES[word] : 'plain'}>{textOf(word)}</Chip>
}

export function DepositOutcomeNote({
  outcome,
  unfollowed,
}: Readonly<{
  outcome: DepositOutcome | undefined
  unfollowed: UnfollowedReason | undefined
}>) {
  const say = ofDepositOutcomes()
  const isOver = outcome !== undefined && isDepositOutcomeFinal(outcome) && !mayRefundGrow(outcome)
  return (
    <div class="outcome" data-testid="outcome">
      {outcome ? <OutcomeText outcome={outcome} /> : unfollowed === undefined && <p>{say.asking}</p>}
      {!isOver && unfollowed !== undefined && (
        <p>
          {say.unfollowed[unfollowed]}
          {joins().after}
          {unfollowed === 'noKey' && <a href={hrefOf({ screen: 'settings' })}>{say.enterKey}</a>}
        </p>
      )}
    </div>
  )
}

function OutcomeText({ outcome }: Readonly<{ outcome: DepositOutcome }>) {
  const say = ofDepositOutcomes()
  const nameOf = useChainName()
  if (outcome.outcome === 'unlike') return <p>{say.unlike[outcome.problem]}</p>
  if (outcome.outcome === 'said') return <SaidText outcome={outcome} />
  const { proof, chainId, to } = outcome
  const chain = chainId === undefined ? m().common.theChain : nameOf(chainId)
  if (proof.proof === 'reported')
    return <p>{outcome.outcome === 'filled' ? say.filledSaid({ chain }) : say.refundedSaid}</p>
  const amount = exactText(proof.amount)
  const { partOf } = outcome
  const returned = partOf
    ? m().outcome.refundedInPart({ part: amount, whole: exactText(partOf), chain })
    : say.refunded({ amount, chain })
  return (
    <>
      <p>{outcome.outcome === 'filled' ? say.filled({ amount, chain }) : returned}</p>
      {outcome.outcome === 'refunded' && partOf && (
        <>
          <p>{m().outcome.refundedInPartText({ requestId: outcome.requestId })}</p>
          <SupportLink />
        </>
      )}
      {to !== undefined && <DetailRows rows={[{ name: say.to, as: 'address', address: to }]} />}
    </>
  )
}

function SaidText({ outcome: { status, word } }: Readonly<{ outcome: Extract<DepositOutcome, { outcome: 'said' }> }>) {
  const say = ofDepositOutcomes().said
  switch (status) {
    case 'success':
      return <p>{say.success}</p>
    case 'failure':
      return <p>{say.failure}</p>
    case 'refund':
      return <p>{say.refund}</p>
    case 'unknown':
      return (
        <p>
          <UntrustedText text={say.unknown({ word })} />
        </p>
      )
    default:
      return <p>{say.moving}</p>
  }
}
