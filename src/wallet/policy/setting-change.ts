import { isLoosening, type Leniency, type LeniencyChange } from '../../core/policy/looser-settings.ts'
import { createLock } from '../../lib/lock.ts'

export type SettingChangePorts<Settings extends Leniency, Change extends LeniencyChange, Refusal> = Readonly<{
  read: () => Promise<Settings>
  change: (change: Change) => Promise<Settings>
  /** Undefined means the right password. */
  refused: (password: string | undefined) => Promise<Refusal | undefined>
}>

type SettingsChanged<Settings, Refusal> =
  | Readonly<{ ok: true; settings: Settings }>
  | Readonly<{ ok: false; refusal: Refusal }>

/** Changes settings, one at a time: loosening needs the slow password check (threat model 3.5). */
export function createSettingChange<Settings extends Leniency, Change extends LeniencyChange, Refusal>(
  ports: SettingChangePorts<Settings, Change, Refusal>,
): (change: Change, password: string | undefined) => Promise<SettingsChanged<Settings, Refusal>> {
  const oneAtATime = createLock()
  return (change, password) =>
    oneAtATime(async () => {
      const refusal = isLoosening(await ports.read(), change) ? await ports.refused(password) : undefined
      if (refusal) return { ok: false, refusal }
      return { ok: true, settings: await ports.change(change) }
    })
}
