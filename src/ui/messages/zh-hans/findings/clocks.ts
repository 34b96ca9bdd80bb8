import type { clockWords } from '../../../../core/verify/words/clocks.ts'
import type { Translated } from '../../translated.ts'
import { about, line } from '../format.ts'

export const zhHansClockWords: Translated<typeof clockWords> = {
  quoteTooOld: ({ seconds }) => line`这个报价已有${about(Number(seconds))}；请重新询价。`,
  lifeNearlyOver: '你给这笔转账设的期限快到了，来不及完成。',

  clockNotCompared: '没有读到可以与你的时钟核对的内容：无法证明这个报价有多新。',
  clockBehindService: ({ seconds }) => line`你的时钟比服务方慢${about(Number(seconds))}：旧报价可能看起来是新的。`,
  clockAheadOfService: ({ seconds }) => line`你的时钟比服务方快${about(Number(seconds))}：旧报价可能看起来是新的。`,
  clockBehindChain: ({ seconds, chain }) =>
    line`你的时钟比${chain}的最新区块慢${about(Number(seconds))}：旧报价可能看起来是新的。`,
  clockAheadOfChain: ({ seconds, chain }) =>
    line`你的时钟比${chain}的最新区块快${about(Number(seconds))}：旧报价可能看起来是新的。`,
}
