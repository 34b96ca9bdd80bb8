import type { TermMessages } from '../../en/review/terms.ts'
import type { Translated } from '../../translated.ts'

export const zhHansTerms: Translated<TermMessages> = {
  newer: {
    ready: '有更新的报价',
    over: '此报价已过期',
    runOut: '此报价已过期。没有签署任何内容。',
    none: '此报价未能更新',
    show: '显示',
    showNewer: '显示新报价',
    showWhy: '查看原因',
  },
  least: {
    refused: (amount, ago) => `${ago}，${amount} 在这里太少。`,
    worked: (amount, ago) => `${ago}，${amount} 足够。`,
  },
  life: {
    title: '超时退款',
    hint: '届时服务方尚未完成的款项会退回。网络费不会退还。',
    minutes: (minutes) => `${minutes} 分钟`,
    is: (minutes) => `${minutes} 分钟后退款`,
    review: (minutes) => `如果服务方未在 ${minutes} 分钟内完成，会将款项退回。这是服务方的承诺，订单中并未写明。`,
  },
}
