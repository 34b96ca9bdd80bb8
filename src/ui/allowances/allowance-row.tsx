import type { AllowanceView } from '../../api/views/allowances.ts'
import { currencyTitle } from '../../core/money/currency-title.ts'
import { isUnlimited } from '../../core/page/calls/unlimited-allowance.ts'
import { siteHosts } from '../../core/page/site-of-frame.ts'
import { NO_END_SECONDS } from '../calls/deadline-text.ts'
import { unitsText } from '../calls/token-text.ts'
import { FullAddress } from '../display/address-text.tsx'
import { Chip } from '../display/chip.tsx'
import { MixedText } from '../display/untrusted-text.tsx'
import { Notice } from '../layout/notice.tsx'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofAllowances, ofPermit2Allowances } from '../messages/screen-messages.ts'
import { hrefOf } from '../route.ts'
import { exactText } from '../text/amount.ts'
import { type AllowanceRef, allowanceRefId } from './allowance-ref.ts'
import { dangerLevel } from './danger-level.ts'
import type { RevocationProgress } from './revocation-progress.ts'

type RowProps = Readonly<{
  view: AllowanceView
  wanted: AllowanceRef
  chain: string
  taking: RevocationProgress | undefined
}>

export function AllowanceRow({ view, wanted, chain, taking }: RowProps) {
  const say = ofAllowances()
  const what = whatOf(view)
  const host = view.origin === undefined ? undefined : siteHosts(view.origin)
  return (
    <li class="allowance" data-testid="allowance">
      <div class="allowance-head">
        <p>
          <strong class={isUnlimited(view.amount) ? 'unlimited' : undefined}>
            <MixedText text={what} />
          </strong>{' '}
          <span class="allowance-chain">{m().common.onChain({ chain })}</span>
        </p>
        <End view={view} wanted={wanted} name={say.revokeOf({ what, chain })} taking={taking} />
      </div>
      <p class="allowance-who">
        {view.spenderKind === 'own' ? m().review.yourAccount : say.spenders[view.spenderIs ?? 'unknown']}
      </p>
      <FullAddress address={view.spender} />
      {view.spenderKind === 'ordinary' && (
        <Notice kind="danger" title={say.ordinary.title} testId="allowance-ordinary">
          {say.ordinary.text}
        </Notice>
      )}
      {!view.currency && (
        <>
          <p class="allowance-who">{m().common.tokenContract}</p>
          <FullAddress address={view.token} />
        </>
      )}
      {view.untilSeconds !== undefined && <p class="hint">{heldText(view.untilSeconds)}</p>}
      <p class="hint">
        {[
          view.sinceSeconds === undefined ? say.sinceUnknown : say.since({ atSeconds: view.sinceSeconds }),
          ...(host === undefined ? [] : [say.askedBy({ host })]),
        ].join(joins().comma)}
      </p>
      {view.neededBy !== undefined && (
        <p class="hint">
          {say.needed}
          {joins().after}
          <a href={hrefOf({ screen: 'transfer', id: view.neededBy })}>{m().common.seeTransfer}</a>
        </p>
      )}
      {taking?.state === 'failed' && view.neededBy === undefined && (
        <p class="hint">
          {say.notDone}
          {joins().after}
          <a href={hrefOf({ screen: 'bundle', id: taking.bundleId })}>{say.seeWhy}</a>
        </p>
      )}
    </li>
  )
}

type EndProps = Pick<RowProps, 'view' | 'wanted' | 'taking'> & Readonly<{ name: string }>

function End({ view, wanted, taking, name }: EndProps) {
  const say = ofAllowances()
  if (taking?.state === 'underWay') {
    return (
      <a href={hrefOf({ screen: 'bundle', id: taking.bundleId })}>
        <Chip tone="busy">{say.underWay}</Chip>
      </a>
    )
  }
  if (view.neededBy !== undefined) return null
  return (
    <a
      class={`button ${dangerLevel(view) > 0 ? 'danger' : 'secondary'}`}
      href={hrefOf({ screen: 'allowance', id: allowanceRefId(wanted) })}
      aria-label={name}
      data-testid="revoke"
    >
      {say.revoke}
    </a>
  )
}

function heldText(untilSeconds: bigint): string {
  const say = ofPermit2Allowances()
  return untilSeconds >= NO_END_SECONDS ? say.withoutEnd : say.inside({ atSeconds: Number(untilSeconds) })
}

function whatOf({ currency, amount }: AllowanceView): string {
  const say = ofAllowances()
  if (isUnlimited(amount)) return say.unlimited({ token: currency ? currencyTitle(currency) : say.unknownToken })
  return say.upTo({
    amount: currency ? exactText({ currency, value: amount }) : unitsText(amount),
  })
}
