import type { TermMessages } from '../../en/review/terms.ts'
import type { Translated } from '../../translated.ts'

export const deTerms: Translated<TermMessages> = {
  newer: {
    ready: 'Ein neueres Angebot liegt vor',
    over: 'Dieses Angebot ist abgelaufen',
    runOut: 'Dieses Angebot ist abgelaufen. Es wurde nichts signiert.',
    none: 'Dieses Angebot ließ sich nicht erneuern',
    show: 'Zeigen',
    showNewer: 'Das neuere zeigen',
    showWhy: 'Warum?',
  },
  least: {
    refused: (amount, ago) => `${amount} war hier ${ago} zu wenig.`,
    worked: (amount, ago) => `${amount} reichte ${ago}.`,
  },
  life: {
    title: 'Geld zurück nach',
    hint: 'Was der Dienst bis dahin nicht ausgeführt hat, sendet er zurück. Netzwerkgebühren fallen trotzdem an.',
    minutes: (minutes) => `${minutes} min`,
    is: (minutes) => `Geld zurück nach ${minutes} min`,
    review: (minutes) =>
      `Führt der Dienst es nicht innerhalb von ${minutes} Minuten aus, sendet er das Geld zurück. Das ist sein Wort; im Auftrag steht es nicht.`,
  },
}
