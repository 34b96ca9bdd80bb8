import type { ValuationMessages } from '../../en/accounts/valuation.ts'
import type { Translated } from '../../translated.ts'
import { minuteOf } from '../format.ts'

export const zhHansValuation: Translated<ValuationMessages> = {
  total: '合计',
  by: '按服务方给出的价格',
  byThoseOf: (atSeconds) => `按服务方在 ${minuteOf(atSeconds)} 给出的价格`,
  without: (balances) => `${balances} 项余额没有价格`,
  unread: '有余额未能读取',
  incomplete: '有余额未能读取',
  nothing: '什么都没能读取',
  reading: '正在向服务方询问价格',
  none: '服务方目前没有给出价格',
  noPrice: '无价格',
  about: (dollars) => `按服务方给出的价格约 ${dollars}`,
  hidden: '金额已隐藏',
  asOf: (when) => `${when} · 正在重新读取…`,
  asOfFailed: (when) => `${when} · 此后未能读取`,
}
