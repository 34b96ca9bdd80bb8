import type { BundleView, ChainView } from '../../api/views.ts'
import type { ItemState } from '../../core/execution.ts'
import { shownCall } from '../approval/calls/act-words.ts'
import { whenOf } from '../crossing/entry-title.ts'
import { ofCalls } from '../messages/call-messages.ts'
import { joins } from '../messages/language.ts'
import { m } from '../messages/messages.ts'
import { ExternalLink } from '../parts/external-link.tsx'
import { MixedText } from '../parts/outside-text.tsx'
import type { Progress, TimelineEntry } from '../parts/timeline.tsx'
import { hrefOf } from '../route.ts'
import { transactionUrl } from '../text/explorer.ts'

const PROGRESS: Readonly<Record<ItemState['phase'], Progress>> = {
  planned: 'next',
  reserved: 'active',
  signed: 'active',
  sending: 'active',
  seen: 'active',
  included: 'done',
  settled: 'done',
  reverted: 'bad',
  void: 'bad',
  replaced: 'bad',
}

/** What happened, happens and comes next of a page's transactions, from the yes on. */
export function sentEntries({ bundle, calls }: BundleView, chain: ChainView | undefined): readonly TimelineEntry[] {
  const say = ofCalls().sent
  const { approvedAtSeconds, funding, stage, items } = bundle
  const time = (what: string, index?: number) => {
    const line = bundle.history.findLast((each) => each.what === what && each.index === index)
    return line && m().format.clock(line.atSeconds)
  }
  const isNotFunded = stage.stage === 'failed' && stage.end.reason === 'notFunded'
  const brought: Progress = stage.stage === 'funding' ? 'active' : isNotFunded ? 'bad' : 'done'
  return [
    { key: 'approved', progress: 'done', title: m().timeline.approved, time: m().format.clock(approvedAtSeconds) },
    ...funding.map((id, index) => ({
      key: id,
      progress: brought,
      title: say.brought[whenOf(brought)](index + 1, funding.length),
      detail: <a href={hrefOf({ screen: 'crossing', id })}>{say.crossing}</a>,
      time: time('funded'),
    })),
    ...items.map((state, index): TimelineEntry => {
      const view = calls[index]
      const title = view ? shownCall(view.meaning.act, { to: view.to, value: view.value, trial: 'works' }).title : ''
      const url = 'signed' in state ? transactionUrl(chain, state.signed.hash) : undefined
      const isFirstOpen =
        stage.stage === 'calls' && items.findIndex((each) => PROGRESS[each.phase] !== 'done') === index
      const progress = state.phase === 'planned' && isFirstOpen ? 'active' : PROGRESS[state.phase]
      return {
        key: `${index}`,
        progress: stage.stage === 'failed' && progress === 'next' ? 'bad' : progress,
        title: <MixedText text={title} most={300} />,
        detail: (
          <>
            {stage.stage === 'failed' && progress === 'next' ? say.notSent : say.phase[state.phase]}
            {joins().after}
            {url && <ExternalLink href={url}>{m().timeline.explorer}</ExternalLink>}
          </>
        ),
        time: time('included', index) ?? time('sent', index),
      }
    }),
  ]
}
