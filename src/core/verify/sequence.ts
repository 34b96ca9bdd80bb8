import { familyOf } from '../chain.ts'
import type { Code } from '../finding.ts'
import type { Intent } from '../intent.ts'
import { type Item, setsAllowance } from '../item.ts'
import type { Context } from './context.ts'
import { checkApprovalsFit } from './evm/approvals.ts'
import { isLocal, isPaidThroughSwap, isSend } from './route.ts'

/** What a step does, in one word: the role of an EVM transaction, else the item's kind. */
export type StepWord = ReturnType<typeof wordOf>

/** The word of one item of a plan. */
export function wordOf(item: Item) {
  return item.kind === 'evmTransaction' ? item.role : item.kind
}

const ALLOWED_FIRST = ['', 'approve ', 'resetAllowance approve '] as const
const withApprovals = (...words: readonly string[]) =>
  words.flatMap((word) => ALLOWED_FIRST.map((first) => first + word))

// Every byte of these is rebuilt, except of the calls before the end of a swap.
const EVM_SEQUENCES: Readonly<Record<Intent['payment'], readonly string[]>> = {
  deposit: withApprovals('deposit', 'swap'),
  transfer: ['deposit'],
  permit: withApprovals('evmSignature', 'deposit', 'swap'),
  openAddress: ['transfer', 'depositAddress'],
  strictAddress: ['transfer', 'depositAddress'],
}

/** The step sequences that an intent allows, each as its words. Nothing else may stand in a plan. */
function sequencesFor(context: Context): readonly string[] {
  const { intent, origin } = context
  const family = familyOf(origin)
  if (family === 'evm') return evmSequences(context)
  if (intent.payment !== 'deposit') return ['depositAddress']
  if (family === 'bitcoin') return ['bitcoinPsbt']
  return family === 'exchangeA' ? ['exchangeAAuthorize exchangeATransfer'] : ['exchangeBTransfer']
}

function evmSequences({ intent, quote }: Context): readonly string[] {
  if (isSend(intent)) return ['send']
  const sequences = EVM_SEQUENCES[intent.payment]
  // On one chain an order may be left out; then only a swap, whose end pays the recipient, brings it.
  const hasOrder = quote.protocol?.v2?.orderData !== undefined
  return hasOrder || !isLocal(intent) ? sequences : sequences.filter((words) => !words.endsWith('deposit'))
}

/** The steps must be the ones that the crossing needs, in their order: nothing added, left out or turned round. */
export function checkSequence(plan: readonly Item[], context: Context): void {
  const words = plan.map(wordOf)
  const allowed = sequencesFor(context)
  if (!allowed.includes(words.join(' '))) {
    context.report(codeFor(words, allowed), 'steps', 'stepsDiffer')
    return
  }
  checkApprovalsFit(plan, context)
  if (isPaidThroughSwap(context) && !isRouted(plan.at(-1))) {
    context.report('K04', 'protocol.v2.orderData.inputs[0].payment', 'swapMissing')
  }
}

function codeFor(words: readonly StepWord[], allowed: readonly string[]): Code {
  const sorted = words.toSorted().join(' ')
  if (allowed.some((known) => known.split(' ').sort().join(' ') === sorted)) return 'B06'
  const others = words.filter((each) => !setsAllowance(each))
  return allowed.includes(others.join(' ')) ? 'E10' : 'B03'
}

function isRouted(last: Item | undefined): boolean {
  if (last?.kind === 'evmSignature') return last.routed !== undefined
  return last?.kind === 'evmTransaction' && last.role === 'swap'
}
