import type { ApiHandlers } from '../../../src/api/server.ts'
import { addressesOfSeed } from '../../../src/vault/keys/addresses-searched-at-import.ts'
import { readPrivateKey } from '../../../src/vault/keys/imported.ts'
import { evmAccount } from '../../../src/vault/keys/keyring.ts'
import { readMnemonic } from '../../../src/vault/keys/mnemonic.ts'
import { withPhraseSeed } from '../../../src/vault/vault.ts'
import { type FundPorts, phraseFunds } from '../../../src/wallet/accounts/phrase-funds.ts'
import type { Custody } from '../wiring/vault/custody.ts'

const OTHER_LIST_WORDS = 6

/** Proposes and checks recovery words for our pages. */
export function recoveryWordHandlers(
  custody: Pick<Custody, 'propose'>,
  funds: FundPorts,
): Pick<ApiHandlers, 'vault.propose' | 'vault.check' | 'vault.firstAddress' | 'vault.funds' | 'vault.keyFunds'> {
  return {
    'vault.firstAddress': ({ mnemonic, passphrase }) =>
      withPhraseSeed(mnemonic, passphrase, async (seed) => ({ address: (await evmAccount(seed, 0)).address })),
    'vault.funds': async ({ mnemonic, passphrase }) =>
      phraseFunds(await withPhraseSeed(mnemonic, passphrase, addressesOfSeed), funds),
    'vault.keyFunds': async ({ privateKey }) => {
      const reading = readPrivateKey(privateKey)
      if (!reading.ok) return reading
      const { address } = reading
      reading.privateKey.fill(0)
      const { accounts, isWhole } = await phraseFunds({ accounts: [{ index: 0, address }], bitcoin: [] }, funds)
      return { ok: true, address, held: accounts[0]?.held ?? [], isWhole }
    },
    'vault.propose': async () => ({ words: custody.propose() }),
    'vault.check': async ({ mnemonic }) => {
      const reading = readMnemonic(mnemonic)
      if (reading.ok) {
        reading.entropy.fill(0)
        return { ok: true }
      }
      const { problem } = reading
      const wordIndexes = problem.kind === 'words' ? problem.wrong.map(({ position }) => position - 1) : []
      const list = wordIndexes.length >= OTHER_LIST_WORDS ? await otherListOf(mnemonic) : undefined
      return { ok: false, reason: list === undefined ? problem.reason : { code: 'PHRASE_LIST', list }, wordIndexes }
    },
  }
}

async function otherListOf(mnemonic: string): Promise<string | undefined> {
  const { otherWordList } = await import('../../../src/vault/keys/other-word-lists.ts')
  return otherWordList(mnemonic)
}
