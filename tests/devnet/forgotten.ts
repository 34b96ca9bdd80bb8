import { rpc } from './rpc.ts'

/**
 * Mines waiting transactions of chains that mine by themselves: anvil forgets one that arrives while it mines another.
 */
export async function mineForgotten(nodeUrls: readonly string[]): Promise<void> {
  await Promise.allSettled(nodeUrls.map(mineOne))
}

async function mineOne(url: string): Promise<void> {
  const [isMining, { pending }] = await Promise.all([
    rpc<boolean>(url, 'anvil_getAutomine'),
    rpc<{ pending: string }>(url, 'txpool_status'),
  ])
  if (isMining && Number(pending) > 0) await rpc(url, 'evm_mine')
}
