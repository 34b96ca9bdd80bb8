import type { CustomTokenMessages } from '../../en/form/custom-tokens.ts'
import type { Translated } from '../../translated.ts'
import { list } from '../format.ts'

export const deCustomTokens: Translated<CustomTokenMessages> = {
  typeToFind: 'Name oder Adresse eines Tokens',
  asking: 'Die Chains werden gefragt, was an dieser Adresse steht …',
  nothing: (chains) => `An dieser Adresse steht kein Token auf ${list(chains)}.`,
  unread: (chains) => `Auf ${list(chains)} ließ es sich nicht lesen: Dort kann trotzdem ein Token stehen.`,
  again: 'Noch einmal versuchen',
  added: 'Von Ihnen hinzugefügt',
  add: 'Zu meinen Token hinzufügen',
  remove: 'Aus meinen Token entfernen',
  removeOne: (title, chain) => `Aus meinen Token entfernen: ${title} auf ${chain}`,
  isOff: 'Aus Ihren Token entfernt',
  isAdded: (title) => `${title} gehört jetzt zu Ihren Token.`,
  isRemoved: (title) => `${title} gehört nicht mehr zu Ihren Token. Was Sie davon haben, bleibt, wo es ist.`,
  full: (most) =>
    `Das sind ${most} Token, und mehr werden nicht behalten: Entfernen Sie einen, bevor Sie einen anderen hinzufügen.`,
  notAdded: 'Der Token ließ sich jetzt nicht lesen und wurde nicht hinzugefügt. Versuchen Sie es noch einmal.',
  notThe: (title) => `Nicht ${title} auf der Liste von Causeway`,
  mixes: 'Mischt Buchstaben mehrerer Schriften',
  imitates: {
    title: (title) => `Das ist nicht ${title} auf der Liste von Causeway`,
    text: 'Er heißt genauso, oder so, dass es gleich aussieht, und steht an einer anderen Adresse. Die meisten solchen Token sollen täuschen und sind nichts wert.',
  },
  letters: {
    title: (token) => `Der Name ${token} mischt Buchstaben mehrerer Schriften`,
    text: 'Die meisten solchen Namen sollen mit einem anderen verwechselt werden.',
  },
  means: (chain) =>
    `Einen Token dieses Namens kann jeder machen. Causeway hat Namen und Nachkommastellen auf ${chain} gelesen und weiß sonst nichts von ihm: Er kann wertlos sein oder sich nie verkaufen lassen. Vergleichen Sie seine Adresse mit einer, der Sie vertrauen.`,
  accept: (token) => `Ich habe die Adresse verglichen: Dieser Token ${token} ist der, den ich meine.`,
  worth: 'Was diese wert sind, sagt allein der Dienst. In der Summe oben zählt es nicht.',
}
