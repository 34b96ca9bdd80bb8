import type { LimitMessages } from '../../en/approval/limits.ts'
import type { Translated } from '../../translated.ts'

export const deLimits: Translated<LimitMessages> = {
  scrollToSign: 'Zum Signieren bis zum Ende scrollen',
  emptyLines: (lines) => `${lines} leere Zeilen`,
  spaces: (spaces) => `${spaces} Leerzeichen`,
  limitTo: 'Begrenzen auf',
  limit: 'Begrenzen',
  limitToBalance: 'Auf mein Guthaben begrenzen',
  limitHint: 'Einer ehrlichen Website genügt der Betrag, den Sie jetzt ausgeben.',
  limitWrong: 'Geben Sie einen Betrag ein.',
  cannotLimitTitle: 'Das ist unbegrenzt und lässt sich nicht begrenzen',
  cannotLimit:
    'Die Website erwartet es genau so. Lehnen Sie ab und verlangen Sie von der Website eine begrenzte Freigabe.',
}
