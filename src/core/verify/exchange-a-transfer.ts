import type { CheckItem } from './context.ts'

/** Refuses: the proof of this kind is not built. */
export const checkExchangeATransfer: CheckItem<'exchangeATransfer'> = ({ at }, { report }) => {
  report('S01', at, 'This version of Causeway cannot prove exchange A withdrawals yet, so it does not sign them.')
  return undefined
}
