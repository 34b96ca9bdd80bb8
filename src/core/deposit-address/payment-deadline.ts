import type { FamilyTraits } from '../families/traits.ts'

/** The last second to begin a payment; 0 if unknown. */
export function paymentDeadlineSeconds(
  { deadlineSeconds }: Readonly<{ deadlineSeconds: number }>,
  { paymentMarginSeconds }: Pick<FamilyTraits, 'paymentMarginSeconds'>,
): number {
  return deadlineSeconds === 0 ? 0 : Math.max(1, deadlineSeconds - paymentMarginSeconds)
}
