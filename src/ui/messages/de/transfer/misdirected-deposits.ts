import type { MisdirectedDepositMessages } from '../../en/transfer/misdirected-deposits.ts'
import type { Translated } from '../../translated.ts'
import { count, span } from '../format.ts'

export const deMisdirectedDeposit: Translated<MisdirectedDepositMessages> = {
  title: 'Auf einer anderen Chain oder in einer anderen Währung gezahlt?',
  elsewhere: 'Was anderswo gefunden wurde',
  text: 'Der Dienst beobachtet diese Adresse auf einer Chain und für eine Währung. Auf Bitte sieht er auf einer anderen Chain oder nach anderen Währungen nach und überträgt, was er findet, als neue Anfrage zum dann geltenden Kurs. Finden muss er nichts.',
  where: 'Wo wurde gezahlt?',
  sameChain: (chain) => `${chain}, in einer anderen Währung`,
  ask: 'Den Dienst nachsehen lassen',
  again: (seconds) => `Erneut in ${span(seconds)}`,
  notNow: 'Der Dienst kann gerade nicht gefragt werden. Versuchen Sie es in einer Minute noch einmal.',
  never: 'Bei dieser Adresse kann der Dienst nicht nachsehen.',
  open: (chain) => `Der Dienst wurde gebeten, auf ${chain} nachzusehen`,
  openText: 'Was er gefunden hat, ist nicht bekannt: Seine Antwort ist bisher nicht gekommen.',
  found: (chain) => `Der Dienst sagt, dass er auf ${chain} Geld gefunden hat`,
  foundText:
    'Er sagt, dass er es als neue Anfrage überträgt. Was daraus wird, steht oben, solange diese Seite offen ist; dieser Transfer wartet weiter auf seine eigene Zahlung.',
  unknownToken: 'Ein Token, den Causeway nicht kennt:',
  nothing: (chain) => `Der Dienst hat auf ${chain} nichts gefunden`,
  nothingText: (checked) =>
    `Er hat nach ${count(checked, 'Währung', 'Währungen')} gesehen. Bis eine Zahlung zu sehen ist, können Minuten vergehen.`,
  unread: (unread) =>
    unread === 1
      ? 'Nach 1 Währung konnte er nicht sehen.'
      : `Nach ${count(unread, 'Währung', 'Währungen')} konnte er nicht sehen.`,
  failed: (chain) => `Der Dienst hat zu ${chain} keine Auskunft gegeben`,
  strict:
    'Eine Adresse für einen einzigen Auftrag nimmt nichts anderes an: Der Dienst sucht nicht nach dem, was auf einer anderen Chain oder in einer anderen Währung an sie gezahlt wurde; es ist möglicherweise verloren. Wenden Sie sich an den Support des Dienstes und nennen Sie diese Adresse und Ihre Transaktion.',
}
