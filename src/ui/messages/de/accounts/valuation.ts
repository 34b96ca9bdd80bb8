import type { ValuationMessages } from '../../en/accounts/valuation.ts'
import type { Translated } from '../../translated.ts'
import { count, minuteOf } from '../format.ts'

export const deValuation: Translated<ValuationMessages> = {
  total: 'Zusammen',
  by: 'Nach den Preisen des Dienstes',
  byThoseOf: (atSeconds) => `Nach den Preisen des Dienstes vom ${minuteOf(atSeconds)}`,
  without: (balances) => `${count(balances, 'Guthaben', 'Guthaben')} ohne Preis`,
  unread: 'nicht alles wurde gelesen',
  incomplete: 'Nicht alles wurde gelesen',
  nothing: 'Nichts konnte gelesen werden',
  reading: 'Der Dienst wird nach Preisen gefragt',
  none: 'Der Dienst nennt gerade keine Preise',
  noPrice: 'Kein Preis',
  about: (dollars) => `etwa ${dollars} nach dem Preis des Dienstes`,
  hidden: 'Der Wert ist verborgen',
  asOf: (when) => `${when} · wird neu gelesen…`,
  asOfFailed: (when) => `${when} · seitdem nicht gelesen`,
}
