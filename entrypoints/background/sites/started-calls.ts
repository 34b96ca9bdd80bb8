import { siteRequesterOf } from '../../../src/core/bundle/bundle.ts'
import { callsIdOf } from '../../../src/wallet/sites/calls-id.ts'
import type { Stores } from '../wiring/stores.ts'

type Kept = Pick<Stores, 'bundles' | 'executions'>

/** Returns a call's key by its id (EIP-5792); undefined for a free id. */
export async function callKeyOf(
  origin: string,
  callsId: string,
  { bundles, executions }: Kept,
): Promise<string | undefined> {
  const [bundle, execution] = await Promise.all([bundles.ofCalls(origin, callsId), executions.ofCalls(origin, callsId)])
  const requester = execution?.requester
  return (bundle && siteRequesterOf(bundle)?.key) ?? (requester?.from === 'dapp' ? requester.key : undefined)
}

/** Returns the id under which a page's call is already carried out. */
export async function startedCallsId(
  origin: string,
  call: Readonly<{ key: string; id: string | undefined }>,
  stores: Kept,
): Promise<string | undefined> {
  const callsId = callsIdOf(origin, call)
  return (await callKeyOf(origin, callsId, stores)) === call.key ? callsId : undefined
}
