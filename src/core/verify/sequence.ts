import { familyOf } from '../chain.ts'
import type { Intent } from '../intent.ts'
import type { Item } from '../item.ts'
import type { Context } from './context.ts'

/** What a step does, in one word: the role of an EVM transaction, else the item's kind. */
export type StepWord = ReturnType<typeof wordOf>

/** The word of one item of a plan. */
export function wordOf(item: Item) {
  return item.kind === 'evmTransaction' ? item.role : item.kind
}

const ALLOWED_FIRST = ['', 'approve ', 'resetAllowance approve '] as const
const withApprovals = (...words: readonly string[]) =>
  words.flatMap((word) => ALLOWED_FIRST.map((first) => first + word))

const EVM_SEQUENCES: Readonly<Record<Intent['payment'], readonly string[]>> = {
  deposit: [...withApprovals('deposit', 'swap'), 'send'],
  transfer: ['deposit'],
  permit: withApprovals('evmSignature', 'deposit', 'swap'),
  openAddress: ['transfer', 'depositAddress'],
  strictAddress: ['transfer', 'depositAddress'],
}

/** The step sequences that an intent allows, each as its words. Nothing else may stand in a plan. */
function sequencesFor({ intent, origin }: Context): readonly string[] {
  const family = familyOf(origin)
  if (family === 'evm') return EVM_SEQUENCES[intent.payment]
  if (intent.payment !== 'deposit') return ['depositAddress']
  if (family === 'bitcoin') return ['bitcoinPsbt']
  return family === 'exchangeA' ? ['exchangeAAuthorize exchangeATransfer'] : ['exchangeBTransfer']
}

/** The steps must be the ones that the crossing needs, in their order: nothing added, left out or turned round. */
export function checkSequence(plan: readonly Item[], context: Context): void {
  const words = plan.map(wordOf)
  const allowed = sequencesFor(context)
  if (allowed.includes(words.join(' '))) return
  const sorted = [...words].sort().join(' ')
  const isOnlyOrder = allowed.some((known) => known.split(' ').sort().join(' ') === sorted)
  context.report(
    isOnlyOrder ? 'B06' : 'B03',
    'steps',
    'The steps are not the ones, in the order, that this crossing needs.',
  )
}
