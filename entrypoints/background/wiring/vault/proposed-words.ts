import { wipe } from '../../../../src/lib/bytes.ts'
import { fingerprint } from '../../../../src/lib/fingerprint.ts'
import { entropyToWords, newEntropy } from '../../../../src/vault/keys/mnemonic.ts'

/** Proposes recovery words. It keeps only a fingerprint of the last ones. */
export function createProposedWords() {
  let proposed: string | undefined
  return {
    propose: (): readonly string[] => {
      const entropy = newEntropy(crypto)
      try {
        const words = entropyToWords(entropy)
        proposed = fingerprint(words.join(' '))
        return words
      } finally {
        wipe(entropy)
      }
    },
    isProposed: (phrase: string): boolean => proposed === fingerprint(phrase),
  }
}
