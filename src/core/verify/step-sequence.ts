import { familyOf } from '../chain/chain.ts'
import { type Item, setsAllowance } from '../execution/item.ts'
import { isEvmTransaction, isPermit } from '../families/evm/items.ts'
import type { Intent } from '../intent/intent.ts'
import type { FindingCode } from '../review/finding.ts'
import type { Context } from './context.ts'
import { checkApprovalsFit } from './evm/approvals.ts'
import { isLocal, isPaidThroughSwap, isSendIntent } from './route.ts'

/** An EVM transaction's role, else the item's kind. */
export type StepWord = ReturnType<typeof stepWordOf>

/** The word of one plan item. */
export function stepWordOf(item: Item) {
  return isEvmTransaction(item) ? item.role : item.kind
}

const ALLOWED_FIRST = ['', 'approve ', 'resetAllowance approve '] as const
const withApprovals = (...words: readonly string[]) =>
  words.flatMap((word) => ALLOWED_FIRST.map((first) => first + word))

const EVM_SEQUENCES: Readonly<Record<Intent['payment'], readonly string[]>> = {
  deposit: withApprovals('deposit', 'swap'),
  transfer: ['deposit'],
  permit: withApprovals('evmSignature', 'deposit', 'swap'),
  openAddress: ['transfer', 'depositAddress'],
  strictAddress: ['transfer', 'depositAddress'],
}

function sequencesFor(context: Context): readonly string[] {
  const { intent, origin } = context
  const family = familyOf(origin)
  if (family === 'evm') return evmSequences(context)
  if (intent.payment !== 'deposit') return ['depositAddress']
  if (family === 'bitcoin') return ['bitcoinPsbt']
  return family === 'exchangeA' ? ['exchangeAAuthorize exchangeATransfer'] : ['exchangeBTransfer']
}

function evmSequences({ intent, quote }: Context): readonly string[] {
  if (isSendIntent(intent)) return ['send']
  const sequences = EVM_SEQUENCES[intent.payment]
  // Without an order only a swap, whose end pays the recipient, can deliver.
  const hasOrder = quote.protocol?.v2?.orderData !== undefined
  return hasOrder || !isLocal(intent) ? sequences : sequences.filter((words) => !words.endsWith('deposit'))
}

/** Requires exactly an allowed sequence of steps. */
export function checkSequence(plan: readonly Item[], context: Context): void {
  const words = plan.map(stepWordOf)
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

function codeFor(words: readonly StepWord[], allowed: readonly string[]): FindingCode {
  const sorted = words.toSorted().join(' ')
  if (allowed.some((known) => known.split(' ').sort().join(' ') === sorted)) return 'B06'
  const others = words.filter((each) => !setsAllowance(each))
  return allowed.includes(others.join(' ')) ? 'E10' : 'B03'
}

function isRouted(last: Item | undefined): boolean {
  if (isPermit(last)) return last.routed !== undefined
  return isEvmTransaction(last) && last.role === 'swap'
}
