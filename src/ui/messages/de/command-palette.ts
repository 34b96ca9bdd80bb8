import type { CommandPaletteMessages } from '../en/command-palette.ts'
import type { Translated } from '../translated.ts'

export const deCommandPalette: Translated<CommandPaletteMessages> = {
  title: 'Befehle',
  go: 'Gehe zu',
  act: 'Ausführen',
  past: 'Aktivität',
  screens: {
    home: 'Start',
    form: 'Transfer',
    receive: 'Empfangen',
    utxos: 'Bitcoin-Coins',
    activity: 'Aktivität',
    accounts: 'Konten',
    allowances: 'Freigaben',
    settings: 'Einstellungen',
  },
  screenWords: {
    home: 'guthaben konto saldo',
    form: 'senden überweisen bridge tauschen swap transfer',
    receive: 'adresse qr einzahlen',
    utxos: 'utxo btc',
    activity: 'verlauf transfers export csv json',
    accounts: 'hinzufügen importieren schlüssel beobachten umbenennen',
    allowances: 'token allowance zurücknehmen widerrufen',
    settings: 'websites farben sprache grenzen schlüssel hilfe support',
    safeguards: 'passwort limit tageslimit sicherung schützen kaltes konto',
    words: 'wörter seed phrase mnemonic zeigen',
    backup: 'backup sichern datei export wiederherstellen',
    password: 'kennwort ändern neu',
  },
  copy: (name) => `Adresse von ${name} kopieren`,
  bitcoin: { p2wpkh: 'Bitcoin, Native SegWit', p2tr: 'Bitcoin, Taproot' },
  lock: 'Wallet sperren',
  transfer: (amount, from, to) => (from === to ? `${amount}, auf ${from}` : `${amount}, von ${from} nach ${to}`),
}
