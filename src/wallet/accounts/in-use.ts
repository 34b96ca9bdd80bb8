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

/** Says whether a running transfer or bundle may still need the account's signature. */
export async function isAccountInUse(address: string, { executions, bundles }: AccountUsePorts): Promise<boolean> {
  const calls = await bundles.inFlight()
  if (
    calls.some(
      ({ account, stage }) => (stage.stage === 'funding' || stage.stage === 'calls') && isSameAddress(account, address),
    )
  )
    return true
  for (const { id, stage } of await executions.glanceInFlight()) {
    const execution = stage.stage === 'steps' ? await executions.load(id) : undefined
    if (execution?.plan.some((item) => 'from' in item && isSameAddress(item.from, address))) return true
  }
  return false
}
