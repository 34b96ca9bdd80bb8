import type { TermMessages } from '../en-terms.ts'
import type { Worded } from '../worded.ts'

/** Every word in Simplified Chinese about the terms of a price: how long it holds, and what was learned of the terms of a route. */
export const zhHansTerms: Worded<TermMessages> = {
  newer: {
    ready: '有更新的价格',
    over: '此价格已过期',
    none: '此价格未能更新',
    show: '显示',
    showNewer: '显示新价格',
    showWhy: '查看原因',
  },
}
