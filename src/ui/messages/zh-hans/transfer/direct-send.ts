import type { DirectSendMessages } from '../../en/transfer/direct-send.ts'
import type { Translated } from '../../translated.ts'
import { line } from '../format.ts'

export const zhHansDirectSend: Translated<DirectSendMessages> = {
  fails: '如果失败，不会发送任何钱：最多只付网络费。',
  proof: {
    claim: '钱直接付给你指定的收款方',
    evidence: (amount, chain) => line`在${chain}上用这一笔交易付${amount}，中间不经过任何人：`,
    asked: '你的余额是从链上读取的',
  },
  route: (chain) => line`在${chain}上`,
  unread: '已发送；还没能读到是否到账',
  expired: '还没发送任何钱，报价就已过期',
  asked: (amount, chain) => line`在${chain}上把${amount}直接付给收款方`,
}
