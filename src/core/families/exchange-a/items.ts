/** Tells whether an item ties exchange A's nonce to the order. */
export function isExchangeAAuthorize<I extends Readonly<{ kind: string }>>(
  item: I | undefined,
): item is Extract<I, Readonly<{ kind: 'exchangeAAuthorize' }>> {
  return item?.kind === 'exchangeAAuthorize'
}

/** Tells whether an item is a transfer of exchange A. */
export function isExchangeATransfer<I extends Readonly<{ kind: string }>>(
  item: I | undefined,
): item is Extract<I, Readonly<{ kind: 'exchangeATransfer' }>> {
  return item?.kind === 'exchangeATransfer'
}
