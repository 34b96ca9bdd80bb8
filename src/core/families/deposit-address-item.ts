/** On any family. */
export function isDepositAddress<I extends Readonly<{ kind: string }>>(
  item: I | undefined,
): item is Extract<I, Readonly<{ kind: 'depositAddress' }>> {
  return item?.kind === 'depositAddress'
}
