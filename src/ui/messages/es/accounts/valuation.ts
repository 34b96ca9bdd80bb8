import type { ValuationMessages } from '../../en/accounts/valuation.ts'
import type { Translated } from '../../translated.ts'
import { count, minuteOf } from '../format.ts'

export const esValuation: Translated<ValuationMessages> = {
  total: 'En total',
  by: 'Según los precios del servicio',
  byThoseOf: (atSeconds) => `Según los precios del servicio del ${minuteOf(atSeconds)}`,
  without: (balances) => `${count(balances, 'saldo', 'saldos')} sin precio`,
  unread: 'no se ha podido leer todo',
  incomplete: 'No se ha podido leer todo',
  nothing: 'No se pudo leer nada',
  reading: 'Preguntando los precios al servicio',
  none: 'El servicio no da precios ahora',
  noPrice: 'Sin precio',
  about: (dollars) => `unos ${dollars} según el precio del servicio`,
  hidden: 'El valor está oculto',
  asOf: (when) => `${when} · leyendo de nuevo…`,
  asOfFailed: (when) => `${when} · sin leer desde entonces`,
}
