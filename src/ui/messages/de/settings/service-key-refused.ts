import type { ServiceKeyRefusedMessages } from '../../en/settings/service-key-refused.ts'
import type { Translated } from '../../translated.ts'

export const deServiceKeyRefused: Translated<ServiceKeyRefusedMessages> = {
  title: 'Der Dienst lehnt Ihren API-Schlüssel ab',
  text: 'Mit diesem Schlüssel beantwortet er nichts: keine Angebote, nichts über Geld, das unterwegs ist. Ihr Geld ist nicht berührt. Speichern Sie einen anderen Schlüssel, oder fragen Sie ohne.',
  toSettings: 'Zu den Einstellungen',
  without: 'Ohne den Schlüssel fragen',
  kept: {
    refused: (ending) => `Vom Dienst abgelehnt: ein Schlüssel, der auf ${ending} endet`,
    setAside: (ending) => `Nicht in Verwendung, weil der Dienst ihn ablehnte: ein Schlüssel, der auf ${ending} endet`,
  },
  again: 'Diesen Schlüssel wieder verwenden',
}
