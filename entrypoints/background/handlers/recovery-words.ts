import type { ApiHandlers } from '../../../src/api/server.ts'
import { readMnemonic } from '../../../src/vault/keys/mnemonic.ts'
import type { Custody } from '../wiring/vault/custody.ts'

/** Proposes and checks recovery words for our pages. */
export function recoveryWordHandlers(
  custody: Pick<Custody, 'propose'>,
): Pick<ApiHandlers, 'vault.propose' | 'vault.check'> {
  return {
    'vault.propose': async () => ({ words: custody.propose() }),
    'vault.check': async ({ mnemonic }) => {
      const reading = readMnemonic(mnemonic)
      if (reading.ok) {
        reading.entropy.fill(0)
        return { ok: true }
      }
      const { problem } = reading
      const wordIndexes = problem.kind === 'words' ? problem.wrong.map(({ position }) => position - 1) : []
      return { ok: false, reason: problem.reason, wordIndexes }
    },
  }
}
