import { isLoosening, type Leniency, type LeniencyChange } from '../core/safeguards/looser-settings.ts'
import { createLock } from '../lib/lock.ts'

export type SettingChangePorts<Settings extends Leniency, Change extends LeniencyChange, Refusal> = Readonly<{
  read: () => Promise<Settings>
  /** Changes what is named, and gives the whole. */
  change: (change: Change) => Promise<Settings>
  /** Tries the password; undefined where it is the right one. */
  refused: (password: string | undefined) => Promise<Refusal | undefined>
}>

type SettingsChanged<Settings, Refusal> =
  | Readonly<{ ok: true; settings: Settings }>
  | Readonly<{ ok: false; refusal: Refusal }>

/**
 * Changes the settings over its ports: what lets more through than before only for the password (threat model 3.5). Each
 * change is judged by what the one before has left: a password that is tried takes a while, and another may come then.
 */
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
