import type { NonceAtApproval } from '../../core/execution/execution.ts'
import type { Item, ItemKind } from '../../core/execution/item.ts'
import { isEvmTransaction } from '../../core/families/evm/items.ts'
import type { Answer } from '../../core/reason/reason.ts'
import { resourceOf } from '../../core/reservation/resources.ts'
import type { Transport } from './adapters/step-adapter.ts'

export type ApprovalNoncePorts = Readonly<{
  nonce: (about: Readonly<{ chainId: number; from: string }>) => Promise<Answer<number>>
  transport: (kind: ItemKind, chainId: number) => Pick<Transport, 'nonce'> | undefined
  after: (milliseconds: number, call: () => void) => () => void
}>

/** An unread nonce makes the first signature check more. */
const LONGEST_MILLISECONDS = 2_000

/** Reads the first free nonce of every resource in a plan. */
export async function noncesAtApproval(
  plan: readonly Item[],
  ports: ApprovalNoncePorts,
): Promise<readonly NonceAtApproval[]> {
  const resources = new Map<string, () => Promise<Answer<number | bigint>>>()
  for (const item of plan) {
    const transport = ports.transport(item.kind, item.chainId)
    if (isEvmTransaction(item)) resources.set(resourceOf(item), () => ports.nonce(item))
    else if (transport?.nonce) resources.set(resourceOf(item), async () => (await transport.nonce?.(item)) ?? SILENT)
  }
  return Promise.all(
    [...resources].map(async ([resource, ask]) => {
      const answer = await withinApprovalTime(ask(), ports)
      return { resource, nonce: answer?.ok ? BigInt(answer.value) : undefined }
    }),
  )
}

const SILENT = { ok: false, message: '', reason: { code: 'NOT_SAID' } } as const

/** Resolves to undefined after the approval's time limit. */
export function withinApprovalTime<T>(
  asked: Promise<T>,
  { after }: Pick<ApprovalNoncePorts, 'after'>,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const stop = after(LONGEST_MILLISECONDS, () => resolve(undefined))
    const end = (value: T | undefined) => {
      stop()
      resolve(value)
    }
    asked.then(end, () => end(undefined))
  })
}
