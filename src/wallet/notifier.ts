import type { Amount } from '../core/currency.ts'
import type { EndReason, Execution, Proof } from '../core/execution.ts'
import type { Notice } from '../core/notice.ts'
import { chainById, type Profile } from '../core/profile.ts'
import { formatDecimal } from '../lib/decimal.ts'

/** What the desktop shows. `id` names the crossing, so that a later notice of it takes the place of an earlier one. */
export type DesktopNotice = Readonly<{ id: string; title: string; message: string }>

type Words = Omit<DesktopNotice, 'id'>
type About = Readonly<{ execution: Execution; from: string; to: string; hideAmounts: boolean; blockSeconds: number }>

const PREFIX = 'crossing:'
/** From this time between blocks on, seconds, waiting for one is worth a sentence. */
const SLOW_BLOCK_SECONDS = 60

/** The crossing that a desktop notice belongs to, also when the background that showed it is long gone. */
export function crossingOf(noticeId: string): string | undefined {
  return noticeId.startsWith(PREFIX) ? noticeId.slice(PREFIX.length) : undefined
}

/** Puts news of a crossing into words, from the stored record alone. Amounts stay out when the user hides them. */
export function desktopNotice(
  notice: Pick<Notice, 'news'>,
  execution: Execution,
  { profile, hideAmounts }: Readonly<{ profile: Profile; hideAmounts: boolean }>,
): DesktopNotice {
  const { originChainId, destinationChainId } = execution.intent
  const blockSeconds = chainById(profile, originChainId)?.blockSeconds ?? 0
  const about = {
    execution,
    hideAmounts,
    from: nameOf(profile, originChainId),
    to: nameOf(profile, destinationChainId),
    blockSeconds,
  }
  return { id: `${PREFIX}${execution.id}`, ...wordsOf(notice.news, about, profile) }
}

function wordsOf(news: Notice['news'], about: About, profile: Profile): Words {
  const { execution, from, to, hideAmounts } = about
  const { stage } = execution
  if (stage.stage === 'filled') return filled(stage.fill, about)
  if (stage.stage === 'refunded') {
    const what = amountOf(stage.refund, execution.pays.currency.symbol, hideAmounts)
    const chainId =
      stage.refund.proof === 'verified' ? stage.refund.amount.currency.chainId : execution.intent.originChainId
    const why = stage.status.failReason ? ` Reason given: ${stage.status.failReason}.` : ''
    return {
      title: `Refunded ${what} on ${nameOf(profile, chainId)}`,
      message: `The crossing to ${to} did not work.${why}`,
    }
  }
  if (stage.stage === 'failed') return failed(stage.end, to)
  if (news === 'requoted') return requoted(about)
  if (news === 'unlock') {
    return {
      title: 'Unlock Causeway to go on',
      message: `The crossing to ${to} waits for a signature. Nothing is sent until then.`,
    }
  }
  if (news === 'fee') {
    const { value, currency } = execution.mostGas
    const most = hideAmounts
      ? 'what you approved'
      : `the ${formatDecimal(value, currency.decimals)} ${currency.symbol} that you approved`
    return {
      title: `The network fee on ${from} has risen`,
      message: `It is above ${most}, so nothing is signed for the crossing to ${to}. It goes on by itself when the fee falls.`,
    }
  }
  return stalled(about)
}

function filled(fill: Proof, { execution, from, to, hideAmounts }: About): Words {
  const what = amountOf(fill, execution.expected.currency.symbol, hideAmounts)
  return fill.proof === 'verified'
    ? { title: `Received ${what} on ${to}`, message: `From ${from}. Read on ${to} by your wallet.` }
    : {
        title: `The service says: ${what} arrived on ${to}`,
        message: `Your wallet could not confirm it: ${fill.why}.`,
      }
}

function requoted({ execution, to, hideAmounts }: About): Words {
  const { pays, successor } = execution
  const text = ({ value, currency }: Amount) => `${formatDecimal(value, currency.decimals)} ${currency.symbol}`
  const isShown = successor && !hideAmounts && successor.paid.value !== pays.value
  return {
    title: isShown ? `${text(successor.paid)} was paid instead of ${text(pays)}` : 'The service quoted anew',
    message: `The service made a new offer for what came. Causeway follows it until the money is on ${to}.`,
  }
}

function failed({ reason }: EndReason, to: string): Words {
  if (reason === 'cancelled') {
    return { title: `You cancelled the crossing to ${to}`, message: 'Your money stayed with you, less network fees.' }
  }
  if (reason === 'nonceTaken') {
    return {
      title: `The crossing to ${to} did not go out`,
      message: 'Another transaction of your account took its place. Open it before you try again.',
    }
  }
  return { title: `The crossing to ${to} did not start`, message: 'Open it to see what happened to your money.' }
}

function stalled({ execution, from, to, blockSeconds }: About): Words {
  const title = `The crossing to ${to} takes longer than usual`
  if (execution.stage.stage === 'steps') {
    const pace =
      blockSeconds >= SLOW_BLOCK_SECONDS ? ` A block comes about every ${Math.round(blockSeconds / 60)} minutes.` : ''
    return {
      title,
      message: `${from} has not confirmed it yet.${pace} Nothing is lost; open it to see what you can do.`,
    }
  }
  return execution.stage.stage === 'refunding'
    ? { title, message: 'It could not be paid out. The refund is still to come; Causeway keeps looking for it.' }
    : { title, message: `Nothing is lost: it is paid out on ${to} or refunded. Causeway keeps looking.` }
}

function amountOf(proof: Proof, symbol: string, hideAmounts: boolean): string {
  if (hideAmounts || proof.proof !== 'verified') return symbol
  return `${formatDecimal(proof.amount.value, proof.amount.currency.decimals)} ${proof.amount.currency.symbol}`
}

function nameOf(profile: Profile, chainId: number): string {
  return chainById(profile, chainId)?.name ?? `chain ${chainId}`
}
