import type { CallView } from '../../api/views/approvals.ts'
import type { ChainView } from '../../api/views/balances.ts'
import type { BundleView, StepView } from '../../api/views/transfers.ts'
import { hashSentElsewhere } from '../../core/bundle/bundle.ts'
import { isFailing } from '../../core/execution/steps/step.ts'
import { said } from '../../core/text/said.ts'
import { type CallDescription, callDescription } from '../calls/call-description.ts'
import { DetailRows } from '../calls/detail-rows.tsx'
import { ExternalLink } from '../controls/external-link.tsx'
import { MixedText } from '../display/untrusted-text.tsx'
import type { EntryProgress, TimelineEntry } from '../layout/timeline.tsx'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ofCalls } from '../messages/screen-messages.ts'
import { hrefOf } from '../route.ts'
import { exactText } from '../text/amount.ts'
import { transactionUrl } from '../text/transaction-url.ts'
import { CallReplacementButtons } from '../transfer/remedies/replacement-buttons.tsx'
import { attemptOf } from '../transfer/timeline/entries.ts'
import { entryTense } from '../transfer/timeline/entry-title.ts'
import { callTitle, withAlong } from './call-title.ts'
import { type FundingTransfers, fundingProgress } from './use-funding.ts'

const PROGRESS: Readonly<Record<StepView['phase'], EntryProgress>> = {
  planned: 'next',
  reserved: 'active',
  signed: 'active',
  broadcast: 'active',
  included: 'done',
  finalized: 'done',
  reverted: 'bad',
  ineffective: 'bad',
  replaced: 'bad',
}

type Around = Readonly<{ chains: readonly ChainView[]; funding: FundingTransfers }>

export function bundleEntries(view: BundleView, around: Around): readonly TimelineEntry[] {
  const { bundle, calls } = view
  const say = ofCalls().sent
  const { approvedAtSeconds, stage, items } = bundle
  const chain = around.chains.find(({ id }) => id === bundle.chainId)
  const chainName = chain?.name ?? m().common.chainNumber({ id: bundle.chainId })
  return [
    { key: 'approved', progress: 'done', title: m().timeline.approved, atSeconds: approvedAtSeconds },
    ...legEntries(view, around),
    ...items.map((state, index): TimelineEntry => {
      const call = calls[index]
      const shown = call && wordsOf(call)
      const elsewhere = hashSentElsewhere(bundle, index)
      const hash = 'signed' in state ? state.signed.hash : elsewhere
      const url = hash === undefined ? undefined : transactionUrl(chain, hash)
      const isFirstOpen =
        stage.stage === 'calls' && items.findIndex((each) => PROGRESS[each.phase] !== 'done') === index
      const attempt = attemptOf(state)
      const progress = elsewhere === undefined ? progressOf(state, isFirstOpen) : 'done'
      return {
        key: `${index}`,
        progress: stage.stage === 'failed' && progress === 'next' ? 'bad' : progress,
        title: shown && (
          <MixedText text={withAlong(progress === 'done' ? callTitle(call) : shown.title, [call])} most={300} />
        ),
        detail: (
          <>
            {elsewhere !== undefined
              ? say.sentElsewhere
              : stage.stage === 'failed' && progress === 'next'
                ? say.notSent
                : isFailing(state)
                  ? m().timeline.failing({ chain: chainName }).trim()
                  : attempt === 'first'
                    ? said(m().timeline.phase[state.phase], { chain: chainName }).trim()
                    : m().timeline.attempt[attempt]({ chain: chainName }).trim()}
            {joins().after}
            {url && <ExternalLink href={url}>{m().timeline.explorer}</ExternalLink>}
            {shown && <DetailRows rows={shown.rows.filter((row) => row.as === 'address')} />}
          </>
        ),
        actions: isFirstOpen && <CallReplacementButtons bundle={bundle} />,
        atSeconds: timeOf(view, 'included', index) ?? timeOf(view, 'broadcast', index),
      }
    }),
  ]
}

function legEntries(view: BundleView, { chains, funding }: Around): readonly TimelineEntry[] {
  const say = ofCalls().sent
  const { stage, funding: ids } = view.bundle
  const isNotFunded = stage.stage === 'failed' && stage.end.reason === 'notFunded'
  const instead: EntryProgress = stage.stage === 'funding' ? 'active' : isNotFunded ? 'bad' : 'done'
  return ids.map((id, index) => {
    const leg = funding.get(id)
    const progress = fundingProgress(leg, instead)
    return {
      key: id,
      progress,
      title:
        leg?.stage.stage === 'refunded'
          ? m().timeline.refunded({
              amount: leg.stage.refund.proof === 'verified' ? exactText(leg.stage.refund.amount) : undefined,
              chain: nameIn(chains, leg.intent.originChainId),
            })
          : `${say.brought[entryTense(progress)]}${ids.length > 1 ? say.ofLegs({ number: index + 1, legs: ids.length }) : ''}`,
      detail: <a href={hrefOf({ screen: 'transfer', id })}>{m().common.seeTransfer}</a>,
      atSeconds: timeOf(view, 'funded'),
    }
  })
}

function progressOf(state: StepView, isFirstOpen: boolean): EntryProgress {
  if (attemptOf(state) === 'cancelled') return 'bad'
  return state.phase === 'planned' && isFirstOpen ? 'active' : PROGRESS[state.phase]
}

function wordsOf({ meaning, to, value }: CallView): CallDescription {
  return callDescription(meaning.act, { to, value, by: 'account', simulation: 'works' })
}

function timeOf({ bundle }: BundleView, what: string, index?: number): number | undefined {
  return bundle.history.findLast((each) => each.what === what && each.index === index)?.atSeconds
}

function nameIn(chains: readonly ChainView[], id: number): string {
  return chains.find((chain) => chain.id === id)?.name ?? m().common.chainNumber({ id })
}
