import type { Bundle } from '../../core/bundle/bundle.ts'
import type { Execution, Stage } from '../../core/execution/execution.ts'
import { isSameAddress } from '../../core/families/address.ts'

export type AccountUsePorts = Readonly<{
  executions: Readonly<{
    glanceInFlight: () => Promise<readonly Readonly<{ id: string; stage: Readonly<{ stage: Stage['stage'] }> }>[]>
    load: (id: string) => Promise<Execution | undefined>
  }>
  bundles: Readonly<{ inFlight: () => Promise<readonly Bundle[]> }>
}>

type Named = Readonly<{ id: string }>

export type UnreadablePorts = Readonly<{
  unreadable: Readonly<{ list: () => Promise<readonly Named[]> }>
  former: Readonly<{ ofOthers: () => Promise<ReadonlySet<string>> }>
}>

export type AccountUse = 'signing' | 'receiving' | 'unread'

/**
 * Whether something still needs an account. `signing`: a running transfer or bundle. `receiving`: a transfer, refund or deposit
 * address may pay into it. `unread`: an unreadable record may be either.
 */
export async function accountUse(
  address: string,
  { executions, bundles, unreadable, former }: AccountUsePorts & UnreadablePorts,
): Promise<AccountUse | undefined> {
  const calls = await bundles.inFlight()
  if (
    calls.some(
      ({ account, stage }) => (stage.stage === 'funding' || stage.stage === 'calls') && isSameAddress(account, address),
    )
  )
    return 'signing'
  let isReceiving = false
  for (const { id } of await executions.glanceInFlight()) {
    const execution = await executions.load(id)
    if (!execution) continue
    const { stage, plan, intent } = execution
    const isPayer = plan.some((item) => 'from' in item && isSameAddress(item.from, address))
    if (stage.stage === 'steps' && isPayer) return 'signing'
    isReceiving ||= [intent.user, intent.refundTo, intent.recipient].some((each) => isSameAddress(each, address))
  }
  if (isReceiving) return 'receiving'
  const others = await former.ofOthers()
  return (await unreadable.list()).some(({ id }) => !others.has(id)) ? 'unread' : undefined
}
