import type { ExecutionView } from '../../../api/views/transfers.ts'
import type { ArrivalEvidence } from '../../../core/execution/execution.ts'
import { isSendPlan } from '../../../core/execution/item.ts'
import { said } from '../../../core/text/said.ts'
import type { StepRole } from '../../families/item-display.ts'
import type { EntryProgress } from '../../layout/timeline.tsx'
import { m } from '../../messages/messages.ts'
import { ofActivity, ofArrivalCalls, ofDirectSend, ofPermit } from '../../messages/screen-messages.ts'
import { exactText, shortText } from '../../text/amount.ts'
import { callsOnArrival, refundChainOf } from '../state.ts'
import type { TransferEntry } from './entries.ts'

type Of<What extends TransferEntry['what']> = Extract<TransferEntry, { what: What }>

export function entryTitle(
  entry: TransferEntry,
  execution: ExecutionView,
  nameOf: (chainId: number) => string,
): string {
  const say = m().timeline
  switch (entry.what) {
    case 'approved':
      return say.approved
    case 'step':
      return stepTitle(entry, exactText(execution.sent ?? execution.pays))
    case 'pay':
      return payTitle(entry, exactText(execution.pays))
    case 'elsewhere':
      return say.elsewhere
    case 'seen':
      return say.seen[entryTense(entry.progress)]
    case 'requoted':
      return say.requoted({ paid: exactText(entry.paid) })
    case 'filling':
      return fillingTitle(entry, execution, nameOf(execution.intent.destinationChainId))
    case 'received':
      return entry.fill ? receivedTitle(entry.fill, execution) : awaitedTitle(entry, execution)
    case 'kept':
      return ofActivity().kept.next
    case 'refunded': {
      const { refund } = entry
      const amount = refund.proof === 'verified' ? shortText(refund.amount) : undefined
      return say.refunded({ amount, chain: nameOf(refundChainOf(refund, execution)) })
    }
    case 'failed':
      return say.failed
  }
}

/** A failed entry is named like a planned one. */
export function entryTense(progress: EntryProgress): 'next' | 'active' | 'done' {
  return progress === 'done' || progress === 'active' ? progress : 'next'
}

type Does = keyof ReturnType<typeof ofActivity>['step']['next']

/** Steps of several families do the same for the user; a permit has its own words. */
const DOES: Readonly<Record<StepRole, Does | undefined>> = {
  resetAllowance: 'resetAllowance',
  approve: 'approve',
  deposit: 'deposit',
  transfer: 'transfer',
  send: 'send',
  swap: 'swap',
  bitcoin: 'deposit',
  bitcoinSend: 'send',
  evmSignature: undefined,
  exchangeAAuthorize: 'authorize',
  exchangeATransfer: 'exchange',
  exchangeBTransfer: 'exchange',
}

function stepTitle({ role, phase, progress }: Of<'step'>, amount: string): string {
  // A planned step isn't being done yet.
  const when = phase === 'planned' ? 'next' : entryTense(progress)
  const does = DOES[role]
  if (does) return said(ofActivity().step[when][does], { amount })
  // A signed permit still waits for its use.
  const isSigned = progress === 'active' && phase !== 'planned' && phase !== 'reserved'
  return ofPermit().step[isSigned ? 'done' : when]({ amount })
}

function payTitle({ came, progress }: Of<'pay'>, asked: string): string {
  const say = m().timeline
  if (came === undefined) return progress === 'active' ? say.pay({ amount: asked }) : say.cameUnread({ asked })
  const amount = exactText(came)
  return amount === asked ? say.came({ amount }) : say.cameInstead({ amount, asked })
}

function fillingTitle({ progress }: Of<'filling'>, execution: ExecutionView, chain: string): string {
  const say = m().timeline.filling
  const { stage } = execution
  if (stage.stage !== 'filled' || stage.fill.proof === 'verified') return say[entryTense(progress)]({ chain })
  // A contract call on arrival may pay no one, so the entry names no payee.
  return callsOnArrival(execution) ? say.next({ chain }) : say.said({ chain })
}

function awaitedTitle({ heading }: Of<'received'>, execution: ExecutionView): string {
  if (heading === 'back' || heading === 'short') return m().timeline.backNext
  return callsOnArrival(execution) ? ofArrivalCalls().timeline.next : m().timeline.receivedNext
}

function receivedTitle(fill: ArrivalEvidence, execution: ExecutionView): string {
  const say = m().timeline
  const { minimum, requote } = execution
  if (fill.proof === 'reported' && isSendPlan(execution.plan)) return ofDirectSend().unread
  if (fill.proof === 'reported' && callsOnArrival(execution)) return ofArrivalCalls().timeline.called
  if (fill.proof === 'reported' && requote) return say.receivedAnew
  return fill.proof === 'verified'
    ? say.received({ amount: shortText(fill.amount), proof: fill.proof })
    : say.received({ amount: exactText(minimum), proof: fill.proof })
}
