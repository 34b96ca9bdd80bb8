import { about } from 'words:ja/formats'
import type { clockWords } from '../../../../core/verify/words/clocks.ts'
import type { Translated } from '../../translated.ts'

export const jaClockWords: Translated<typeof clockWords> = {
  quoteTooOld: ({ seconds }) => `この見積もりは${about(Number(seconds))}前のものです。新しい見積もりを取ってください。`,
  lifeNearlyOver: 'この送金に設定した期限が近すぎます。実行が間に合いません。',

  clockNotCompared: '時計を確かめられる情報が得られませんでした。この見積もりがいつのものか、証明できません。',
  clockBehindService: ({ seconds }) =>
    `この端末の時計が、サービスより${about(Number(seconds))}遅れています。古い見積もりが新しく見えるおそれがあります。`,
  clockAheadOfService: ({ seconds }) =>
    `この端末の時計が、サービスより${about(Number(seconds))}進んでいます。古い見積もりが新しく見えるおそれがあります。`,
  clockBehindChain: ({ seconds, chain }) =>
    `この端末の時計が、${chain}の最新ブロックより${about(Number(seconds))}遅れています。古い見積もりが新しく見えるおそれがあります。`,
  clockAheadOfChain: ({ seconds, chain }) =>
    `この端末の時計が、${chain}の最新ブロックより${about(Number(seconds))}進んでいます。古い見積もりが新しく見えるおそれがあります。`,
}
