export function isExchangeAAuthorize<I extends Readonly<{ kind: string }>>(
  item: I | undefined,
): item is Extract<I, Readonly<{ kind: 'exchangeAAuthorize' }>> {
  return item?.kind === 'exchangeAAuthorize'
}

export function isExchangeATransfer<I extends Readonly<{ kind: string }>>(
  item: I | undefined,
): item is Extract<I, Readonly<{ kind: 'exchangeATransfer' }>> {
  return item?.kind === 'exchangeATransfer'
}
