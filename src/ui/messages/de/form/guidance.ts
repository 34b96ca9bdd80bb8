import type { GuidanceMessages } from '../../en/form/guidance.ts'
import type { Translated } from '../../translated.ts'
import { list } from '../format.ts'

export const deGuidance: Translated<GuidanceMessages> = {
  again: 'Erneut versuchen',
  noneOf: (symbol) =>
    `Sie haben noch kein ${symbol}. Empfangen Sie zuerst etwas davon, oder wählen Sie eine andere Währung.`,
  pending: (amount) =>
    `${amount} sind unterwegs, noch in keinem Block: Sie können sie senden, sobald ein Block sie enthält.`,
  useMost: 'Das Höchstmögliche nehmen',
  oneAddress: {
    title: 'Mehr, als ein Transfer ausgeben kann',
    text: (most, rest) =>
      `Ein Transfer gibt die Coins einer Bitcoin-Adresse aus: höchstens ${most}. Weitere ${rest} liegen auf anderen Ihrer Adressen: Senden Sie sie in einem zweiten Transfer.`,
  },
  fallenBack: 'Manches passte nicht zu diesem Weg und wurde zurückgesetzt.',
  longerNow: 'kann jetzt länger dauern',
  balanceUnread: 'Guthaben nicht gelesen',
  noBitcoin: {
    title: 'Dieses Konto hat keine Bitcoin-Adresse',
    pays: 'Nur sein Schlüssel wurde importiert, deshalb kann es keine Bitcoin zahlen. Wählen Sie ein Konto Ihrer Wiederherstellungsphrase.',
    receives: 'Nur sein Schlüssel wurde importiert. Wählen Sie unter „An“ eine andere Adresse.',
  },
  notEnoughForFee: (symbol) => `Es ist nicht genug ${symbol} für die Gebühr da.`,
  bitcoinAddress: {
    recipient: 'Das ist eine Bitcoin-Adresse. Hier braucht es eine aus 0x und 40 Buchstaben oder Ziffern.',
    refundTo: 'Das ist eine Bitcoin-Adresse. Eine Erstattung braucht hier eine aus 0x und 40 Buchstaben oder Ziffern.',
  },
  book: {
    removeTitle: (name) => `${name} entfernen?`,
    removeText: 'Nur der Name wird hier vergessen. Die Adresse behält alles, was dort liegt.',
    remove: 'Entfernen',
    keep: 'Behalten',
    removed: (name) => `${name} steht nicht mehr in Ihrem Adressbuch.`,
  },
  longestName: (most) => `Ein Name hat höchstens ${most} Zeichen.`,
  noBackup: 'Das ist keine Sicherungsdatei von Causeway. Wählen Sie eine andere.',
  unsaid: (chain, facts) => `Der Knoten für ${chain} hat nicht genannt: ${list(facts)}.`,
  facts: {
    chainUnsaid: 'seine Chain',
    contractUnsaid: 'was an den Verträgen steht',
    tokenUnsaid: 'den Token',
    balanceUnsaid: 'Ihre Guthaben',
    gasPriceUnsaid: 'den Gaspreis',
    allowanceUnsaid: 'die Freigabe',
    simulationUnsaid: 'was die Transaktionen täten',
  },
  codes: 'Kennung, falls Ihnen jemand hilft:',
  justNow: 'gerade eben',
}
