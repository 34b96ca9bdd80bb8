import type { CheckItem } from './context.ts'

/** Refuses: the proof of this kind is not built. */
export const checkDepositAddress: CheckItem<'depositAddress'> = ({ at }, { report }) => {
  report('S01', at, 'This version of Causeway cannot prove deposit addresses yet, so it does not sign them.')
  return undefined
}
