import type { CheckItem } from './context.ts'

/** Refuses: the proof of this kind is not built. */
export const checkBitcoinPsbt: CheckItem<'bitcoinPsbt'> = ({ at }, { report }) => {
  report('S01', at, 'This version of Causeway cannot prove Bitcoin transactions yet, so it does not sign them.')
  return undefined
}
