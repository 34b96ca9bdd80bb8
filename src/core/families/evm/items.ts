export function isEvmTransaction<I extends Readonly<{ kind: string }>>(
  item: I | undefined,
): item is Extract<I, Readonly<{ kind: 'evmTransaction' }>> {
  return item?.kind === 'evmTransaction'
}

export function isPermit<I extends Readonly<{ kind: string }>>(
  item: I | undefined,
): item is Extract<I, Readonly<{ kind: 'evmSignature' }>> {
  return item?.kind === 'evmSignature'
}
