import type { Execution, Proof } from '../core/execution.ts'
import { chainById, type Profile } from '../core/profile.ts'
import { formatDecimal } from '../lib/decimal.ts'

/** What the desktop shows. `id` names the crossing, so that a later notice of it takes the place of an earlier one. */
export type DesktopNotice = Readonly<{ id: string; title: string; message: string }>

const PREFIX = 'crossing:'

/** The crossing that a desktop notice belongs to, also when the background that showed it is long gone. */
export function crossingOf(noticeId: string): string | undefined {
  return noticeId.startsWith(PREFIX) ? noticeId.slice(PREFIX.length) : undefined
}

/** Puts the end of a crossing into words, from the stored record alone. Amounts stay out when the user hides them. */
export function desktopNotice(execution: Execution, profile: Profile, hideAmounts: boolean): DesktopNotice {
  const id = `${PREFIX}${execution.id}`
  const { stage } = execution
  const to = nameOf(profile, execution.intent.destinationChainId)
  const from = nameOf(profile, execution.intent.originChainId)
  if (stage.stage === 'filled') {
    const what = amountOf(stage.fill, execution.expected.currency.symbol, hideAmounts)
    return stage.fill.proof === 'verified'
      ? { id, title: `Received ${what} on ${to}`, message: `From ${from}. Read on ${to} by your wallet.` }
      : {
          id,
          title: `The service says: ${what} arrived on ${to}`,
          message: `Your wallet could not confirm it: ${stage.fill.why}.`,
        }
  }
  if (stage.stage === 'refunded') {
    const what = amountOf(stage.refund, execution.pays.currency.symbol, hideAmounts)
    const chainId =
      stage.refund.proof === 'verified' ? stage.refund.amount.currency.chainId : execution.intent.originChainId
    const why = stage.status.failReason ? ` Reason given: ${stage.status.failReason}.` : ''
    return {
      id,
      title: `Refunded ${what} on ${nameOf(profile, chainId)}`,
      message: `The crossing to ${to} did not work.${why}`,
    }
  }
  return { id, title: `The crossing to ${to} did not start`, message: 'Open it to see what happened to your money.' }
}

function amountOf(proof: Proof, symbol: string, hideAmounts: boolean): string {
  if (hideAmounts || proof.proof !== 'verified') return symbol
  return `${formatDecimal(proof.amount.value, proof.amount.currency.decimals)} ${proof.amount.currency.symbol}`
}

function nameOf(profile: Profile, chainId: number): string {
  return chainById(profile, chainId)?.name ?? `chain ${chainId}`
}
