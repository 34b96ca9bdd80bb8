import type { ValuationMessages } from '../../en/accounts/valuation.ts'
import type { Translated } from '../../translated.ts'
import { count, minuteOf } from '../format.ts'

export const jaValuation: Translated<ValuationMessages> = {
  total: '合計',
  by: 'サービスの価格による',
  byThoseOf: (atSeconds) => `${minuteOf(atSeconds)}のサービスの価格による`,
  without: (balances) => `価格のない残高が${count(balances, '件')}`,
  unread: 'すべては読み取れていません',
  incomplete: 'すべては読み取れていません',
  nothing: '何も読み取れませんでした',
  reading: 'サービスに価格を問い合わせています',
  none: 'サービスは今、価格を示していません',
  noPrice: '価格なし',
  about: (dollars) => `サービスの価格で約${dollars}`,
  hidden: '金額は隠されています',
  asOf: (when) => `${when} · 読み直し中…`,
  asOfFailed: (when) => `${when} · その後は読み取れていません`,
}
