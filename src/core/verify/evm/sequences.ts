import type { Intent } from '../../intent/intent.ts'
import type { Context } from '../context.ts'
import { isLocal, isSendIntent } from '../route.ts'

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

/** The allowed sequences of step words on EVM. */
export function evmSequences({ intent, quote }: Context): readonly string[] {
  if (isSendIntent(intent)) return ['send']
  const sequences = EVM_SEQUENCES[intent.payment]
  // Without an order only a swap, whose end pays the recipient, can deliver.
  const hasOrder = quote.protocol?.v2?.orderData !== undefined
  return hasOrder || !isLocal(intent) ? sequences : sequences.filter((words) => !words.endsWith('deposit'))
}
