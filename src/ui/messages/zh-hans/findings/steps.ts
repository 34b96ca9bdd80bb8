import type { stepWords } from '../../../../core/verify/words/steps.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansStepWords: Translated<typeof stepWords> = {
  answerNotAQuote: ({ why }) => line`答复不是报价：${why}。`,
  planChanged: '方案已不是你批准的那个。',

  requestMissing: '报价没有请求编号，所以没有人能跟踪你的钱。',
  requestsDiffer: '这些步骤属于不同的请求：你会为一个付款，却跟踪另一个。',
  requestOfAnotherFollowed: '报价要跟踪的是另一个请求，而不是你付款的那个。',
  requestUsed: '这个请求已被之前的一笔转账用过：会付两次钱。',
  orderUsed: '这个订单已被之前的一笔转账用过：会付两次钱。',

  stepCalledDone: '报价把没有人做过的步骤说成已完成：这一步本该做的事就会缺失。',
  stepEmpty: '报价中有一个步骤没有说明要做什么。',
  stepsDiffer: '这些步骤不是这笔转账所需的步骤，或顺序不对。',
  swapMissing: '订单要求的币种不是你付出的币种。',
}
