import type { FamilyTraits } from '../families/traits.ts'

/** The last second to begin a payment of a deposit address; 0 where no time is known. */
export function paymentDeadlineSeconds(
  { deadlineSeconds }: Readonly<{ deadlineSeconds: number }>,
  { paymentMarginSeconds }: Pick<FamilyTraits, 'paymentMarginSeconds'>,
): number {
  return deadlineSeconds === 0 ? 0 : Math.max(1, deadlineSeconds - paymentMarginSeconds)
}
