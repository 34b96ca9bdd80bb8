export function isExchangeBTransfer<I extends Readonly<{ kind: string }>>(
  item: I | undefined,
): item is Extract<I, Readonly<{ kind: 'exchangeBTransfer' }>> {
  return item?.kind === 'exchangeBTransfer'
}
