import { isSameAddress } from '../../core/families/address.ts'
import { areLooser, type Safeguards } from '../../core/policy/safeguards.ts'
import { createLock } from '../../lib/lock.ts'

/** Absent fields stay. `cold` adds or removes an account that always needs the password. */
export type RequestedPolicy = Readonly<{
  askPassword?: Safeguards['askPassword'] | undefined
  dayLimitUsd?: Safeguards['dayLimitUsd'] | undefined
  cold?: Readonly<{ account: string; isOn: boolean }> | undefined
}>

export type PolicyChangePorts<Refusal> = Readonly<{
  read: () => Promise<Safeguards>
  save: (safeguards: Safeguards) => Promise<void>
  ownAddresses: () => Promise<readonly string[]>
  /** Undefined means the right password. */
  refused: (password: string | undefined) => Promise<Refusal | undefined>
}>

type SafeguardsChanged<Refusal> =
  | Readonly<{ ok: true; safeguards: Safeguards }>
  | Readonly<{ ok: false; refusal: Refusal }>

/** Changes safeguards, one at a time: loosening needs the slow password check (threat model 3.5). */
export function createPolicyChange<Refusal>(
  ports: PolicyChangePorts<Refusal>,
): (wish: RequestedPolicy, password: string | undefined) => Promise<SafeguardsChanged<Refusal>> {
  const oneAtATime = createLock()
  return (wish, password) =>
    oneAtATime(async () => {
      const before = await ports.read()
      const { askPassword = before.askPassword, dayLimitUsd = before.dayLimitUsd, cold } = wish
      const coldAccounts = cold ? coldAfter(before.coldAccounts, cold, await ports.ownAddresses()) : before.coldAccounts
      const safeguards = { askPassword, dayLimitUsd, coldAccounts }
      const refusal = areLooser(safeguards, before) ? await ports.refused(password) : undefined
      if (refusal) return { ok: false, refusal }
      await ports.save(safeguards)
      return { ok: true, safeguards }
    })
}

// Only own accounts count.
function coldAfter(
  before: readonly string[],
  { account, isOn }: Readonly<{ account: string; isOn: boolean }>,
  ownAddresses: readonly string[],
): readonly string[] {
  const others = before.filter((each) => !isSameAddress(each, account))
  const own = ownAddresses.find((each) => isSameAddress(each, account))
  return isOn && own !== undefined ? [...others, own] : others
}
