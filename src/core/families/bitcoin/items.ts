export function isBitcoinPsbt<I extends Readonly<{ kind: string }>>(
  item: I | undefined,
): item is Extract<I, Readonly<{ kind: 'bitcoinPsbt' }>> {
  return item?.kind === 'bitcoinPsbt'
}
