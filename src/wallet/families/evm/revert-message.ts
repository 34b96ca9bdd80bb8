import type { NodePort } from './node-port.ts'

type RevertedCall = Parameters<NonNullable<NodePort['revertWords']>>[0]

/** A reverted call's reason in the node's words, to show; empty without any. */
export async function revertMessage(
  { revertWords }: Pick<NodePort, 'revertWords'>,
  call: RevertedCall,
  block: bigint,
): Promise<Readonly<{ message?: string }>> {
  const message = await revertWords?.(call, block)
  return message ? { message } : {}
}
