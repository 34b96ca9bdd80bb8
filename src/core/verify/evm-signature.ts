import type { CheckItem } from './context.ts'

/** Refuses: the proof of this kind is not built. */
export const checkEvmSignature: CheckItem<'evmSignature'> = ({ at }, { report }) => {
  report('S01', at, 'This version of Causeway cannot prove permits yet, so it does not sign them.')
  return undefined
}
